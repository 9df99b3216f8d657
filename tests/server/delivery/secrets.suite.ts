import { Webhook as Standard } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form, Webhooks, WebhookWithSecret } from '../../../contract/types.gen.ts'
import { createSecretSealer } from '../../../server/store/delivery/sealed-secrets.ts'
import type { Place } from '../../../server/store/database.ts'
import { openReceiver, type Receiver } from '../../support/receiver.ts'
import { openApi, PASSWORD, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'
import { aWorker, ownerOf, submitTo } from './deliveries.suite.ts'

const settings = { webhookAllowPrivate: true }

const isSignedBy = (secret: string, { headers, body }: Receiver['received'][number]): boolean => {
  try {
    return Boolean(new Standard(secret).verify(body, headers as Record<string, string>))
  } catch {
    return false
  }
}

export function secretSuite(newPlace: NewPlace) {
  let api: Api
  let place: Place
  let person: Person
  let receiver: Receiver
  beforeAll(async () => {
    place = await newPlace()
    api = await openApi(place, { settings })
    person = await api.aPerson()
    receiver = await openReceiver()
  })
  afterAll(() => Promise.all([api.close(), receiver.close()]))

  const aForm = async () => {
    const form = await api.createForm(person)
    return { form, ...ownerOf(api, person, form) }
  }
  const rowOf = (id: string) =>
    api.database.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const lastReceived = () => receiver.received.at(-1)!

  /** A server whose SECRET_KEY is another one, and the owner as it sees them. */
  const aServerWithAnotherKey = async (form: Form) => {
    const other = await openApi(place, { settings, secret: 'another key '.repeat(4) })
    const { body } = await other.login(person.email, PASSWORD)
    return { other, ...ownerOf(other, { ...person, token: body.access_token }, form) }
  }

  describe('the secret of a webhook in the database', () => {
    it('is encrypted, the old one after a rotation too, and signs all the same', async () => {
      const { call, addWebhook } = await aForm()
      const { webhook, secret } = await addWebhook(receiver.url)
      const { body: rotated } = await call<WebhookWithSecret>('POST', `/webhooks/${webhook.id}/rotate-secret`)
      const row = await rowOf(webhook.id)
      for (const text of [row.secret, row.old_secret]) expect(text).toMatch(/^v1:[A-Za-z0-9+/]+=*$/)
      const everything = JSON.stringify([row, await api.database.selectFrom('delivery').selectAll().execute()])
      for (const one of [secret, rotated.secret]) expect(everything).not.toContain(one.replace('whsec_', ''))
      await call('POST', `/webhooks/${webhook.id}/test`)
      await aWorker(api).work()
      for (const one of [secret, rotated.secret]) expect(isSignedBy(one, lastReceived())).toBe(true)
    })

    it('that an earlier version stored as it is goes on signing, and is encrypted by the next sweep', async () => {
      const { call, addWebhook } = await aForm()
      const { webhook } = await addWebhook(receiver.url)
      const [secret, old_secret] = ['A', 'B'].map((letter) => `whsec_${letter.repeat(32)}`) as [string, string]
      const plain = { secret, old_secret, old_secret_until: Date.now() + 60_000 }
      await api.database.updateTable('webhook').set(plain).where('id', '=', webhook.id).execute()
      const test = async () => {
        await call('POST', `/webhooks/${webhook.id}/test`)
        await aWorker(api).work()
        return [secret, old_secret].map((one) => isSignedBy(one, lastReceived()))
      }
      expect(await test()).toEqual([true, true])
      await api.stores.webhooks.sealStored()
      const row = await rowOf(webhook.id)
      expect([row.secret, row.old_secret]).toEqual([expect.stringMatching(/^v1:/), expect.stringMatching(/^v1:/)])
      expect(await test()).toEqual([true, true])
    })

    it('that an earlier version stored as it is is encrypted by a rotation', async () => {
      const { call, addWebhook } = await aForm()
      const { webhook } = await addWebhook(receiver.url)
      const secret = `whsec_${'C'.repeat(32)}`
      await api.database.updateTable('webhook').set({ secret }).where('id', '=', webhook.id).execute()
      await call('POST', `/webhooks/${webhook.id}/rotate-secret`)
      expect(JSON.stringify(await rowOf(webhook.id))).not.toContain('whsec_')
      await call('POST', `/webhooks/${webhook.id}/test`)
      await aWorker(api).work()
      expect(isSignedBy(secret, lastReceived())).toBe(true)
    })

    it('goes when its day after a rotation is over', async () => {
      const { call, addWebhook } = await aForm()
      const { webhook } = await addWebhook(receiver.url)
      await call('POST', `/webhooks/${webhook.id}/rotate-secret`)
      await api.stores.webhooks.sealStored()
      expect((await rowOf(webhook.id)).old_secret).not.toBeNull()
      const past = { old_secret_until: Date.now() - 1 }
      await api.database.updateTable('webhook').set(past).where('id', '=', webhook.id).execute()
      await api.stores.webhooks.sealStored()
      expect(await rowOf(webhook.id)).toMatchObject({ old_secret: null, old_secret_until: null })
    })

    it('cannot be read with another key: the webhook says so, and sends what waited once it is changed', async () => {
      const { form, addWebhook } = await aForm()
      const { webhook, secret } = await addWebhook(receiver.url)
      const id = await submitTo(api, form, {})
      const { other, call, deliveries } = await aServerWithAnotherKey(form)
      const before = receiver.received.length
      await aWorker(other).work()
      expect(receiver.received).toHaveLength(before)
      const words = 'The secret of this webhook cannot be read, since the key of this server changed: change the secret'
      expect((await deliveries())[0]).toMatchObject({ state: 'pending', attempts: 1, error: words, response_id: id })
      const list = await call<Webhooks>('GET', '/webhooks')
      expect(list.body.data[0]).toMatchObject({ needs_rotation: true, is_enabled: true })
      const { body: rotated } = await call<WebhookWithSecret>('POST', `/webhooks/${webhook.id}/rotate-secret`)
      expect(rotated.webhook).toMatchObject({ needs_rotation: false, old_secret_until: null })
      await aWorker(other).work()
      expect(receiver.received).toHaveLength(before + 1)
      expect([secret, rotated.secret].map((one) => isSignedBy(one, lastReceived()))).toEqual([false, true])
      expect((await deliveries())[0]).toMatchObject({ state: 'sent', attempts: 2, error: null })
      await other.close()
    })
  })

  it.each([
    ['is changed', (sealed: string) => `${sealed.slice(0, -6)}AAAAA=`],
    ['is cut', (sealed: string) => sealed.slice(0, 20)],
    ['is of a later layout', (sealed: string) => sealed.replace('v1:', 'v2:')],
    ['is empty', () => ''],
  ])('a sealed secret that %s is not read', (_, change) => {
    const { seal, open } = createSecretSealer('a key', 'webhook secrets')
    const sealed = seal('whsec_secret', 'webhook')
    expect(open(sealed, 'webhook')).toBe('whsec_secret')
    expect(open(change(sealed), 'webhook')).toBeUndefined()
  })

  it('a secret that was sealed for one webhook is not read as that of another', () => {
    const { seal, open } = createSecretSealer('a key', 'webhook secrets')
    expect(open(seal('whsec_secret', 'one'), 'other')).toBeUndefined()
    expect(seal('whsec_secret', 'one')).not.toBe(seal('whsec_secret', 'one'))
  })
}
