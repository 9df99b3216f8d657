import { Webhook as Standard } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  Deliveries,
  Delivery,
  DeliveryDetails,
  Form,
  Webhook,
  Webhooks,
  WebhookWithSecret,
} from '../../../contract/types.gen.ts'
import { aFile, someFields, someOptions } from '../../support/builders.ts'
import { openReceiver, type Receiver } from '../../support/receiver.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'
import { aWorker, ownerOf, submitTo } from '../delivery/deliveries.suite.ts'

const fields = someFields(
  { required: true },
  { type: 'number' },
  { type: 'checkbox', options: someOptions },
  { type: 'file' },
)
const UNKNOWN = '01890000-0000-7000-8000-000000000000'
const OTHERS = { status: 404, body: { detail: 'Form not found' } }

/** What a receiver does with what it gets, by the library of the scheme. */
const verified = (secret: string, { headers, body }: Receiver['received'][number]) =>
  new Standard(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>

export function webhookSuite(newPlace: NewPlace) {
  let api: Api
  let person: Person
  beforeAll(async () => {
    api = await openApi(await newPlace(), { settings: { webhookAllowPrivate: true } })
    person = await api.aPerson()
  })
  afterAll(() => api.close())

  const aForm = async (changes: Partial<Form> = {}) => {
    const form = await api.createForm(person, { structure: { fields }, ...changes })
    return { form, ...ownerOf(api, person, form) }
  }

  describe('a webhook', () => {
    it('is created switched on, with a secret that is shown once', async () => {
      const { call } = await aForm()
      const { status, body } = await call<WebhookWithSecret>('POST', '/webhooks', {
        url: 'https://example.com/hook',
        description: 'Tickets',
      })
      expect(status).toBe(201)
      expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
      expect(body.webhook).toMatchObject({ is_enabled: true, disabled_reason: null, old_secret_until: null })
      const list = await call<Webhooks>('GET', '/webhooks')
      expect(list.body).toEqual({ data: [body.webhook], count: 1 })
      expect(list.text).not.toContain(body.secret)
    })

    it.each([
      'ftp://example.com',
      'example.com/hook',
      'https://me:secret@example.com/',
      'javascript:alert(1)',
      'https://',
      '',
    ])('is refused with the address %j', async (url) => {
      const { call } = await aForm()
      const answer = await call('POST', '/webhooks', { url })
      expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'url'] }] } })
      expect((await call<Webhooks>('GET', '/webhooks')).body.count).toBe(0)
    })

    it('is refused when its name leads to a private network now, as a new address and as a changed one', async () => {
      const found: Record<string, string> = { 'inside.example': '10.0.0.1', 'outside.example': '93.184.216.34' }
      const lookup = async (host: string) => {
        const address = found[host]
        if (!address) throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
        return [{ address, family: 4 }]
      }
      const strict = await openApi(await newPlace(), { lookup })
      const owner = await strict.aPerson()
      const { call } = ownerOf(strict, owner, await strict.createForm(owner))
      const msg = 'This address is in a private network, which this server does not send to'
      const refused = { status: 422, body: { detail: [{ loc: ['body', 'url'], msg, type: 'value_error' }] } }
      expect(await call('POST', '/webhooks', { url: 'https://inside.example/' })).toMatchObject(refused)
      const { body } = await call<WebhookWithSecret>('POST', '/webhooks', { url: 'https://outside.example/' })
      const path = `/webhooks/${body.webhook.id}`
      expect(await call('PATCH', path, { url: 'https://inside.example/' })).toMatchObject(refused)
      expect(await call('PATCH', path, { url: 'https://127.0.0.1/' })).toMatchObject(refused)
      expect((await call<Webhooks>('GET', '/webhooks')).body.data[0]?.url).toBe('https://outside.example/')
      // A name that is not known yet may be known when something is sent, and is judged then.
      expect((await call('PATCH', path, { url: 'https://not-yet.example/' })).status).toBe(200)
      await strict.close()
    })

    it('is one of ten at most', async () => {
      const { call, addWebhook } = await aForm()
      for (let count = 0; count < 10; count += 1) await addWebhook(`https://example.com/${count}`)
      expect(await call('POST', '/webhooks', { url: 'https://example.com/' })).toMatchObject({ status: 409 })
    })

    it('changes in what is given, and is deleted with its log', async () => {
      const { call, addWebhook } = await aForm()
      const { webhook } = await addWebhook('https://example.com/1')
      const changed = await call<Webhook>('PATCH', `/webhooks/${webhook.id}`, { is_enabled: false })
      expect(changed.body).toEqual({ ...webhook, is_enabled: false })
      expect((await call<Webhook>('PATCH', `/webhooks/${webhook.id}`, {})).body).toEqual(changed.body)
      expect((await call('POST', `/webhooks/${webhook.id}/test`)).status).toBe(409)
      await call('PATCH', `/webhooks/${webhook.id}`, { is_enabled: true })
      await call('POST', `/webhooks/${webhook.id}/test`)
      expect((await call('DELETE', `/webhooks/${webhook.id}`)).status).toBe(200)
      expect((await call<Deliveries>('GET', '/deliveries')).body.data).toEqual([])
      const gone = { status: 404, body: { detail: 'Webhook not found' } }
      expect(await call('DELETE', `/webhooks/${webhook.id}`)).toMatchObject(gone)
      expect(await call('PATCH', `/webhooks/${webhook.id}`, {})).toMatchObject(gone)
      expect(await call('POST', `/webhooks/${webhook.id}/rotate-secret`)).toMatchObject(gone)
      expect(await call('POST', `/webhooks/${webhook.id}/test`)).toMatchObject(gone)
    })

    it('of others is as if absent, with everything that belongs to it', async () => {
      const { form, call, addWebhook } = await aForm()
      const { webhook } = await addWebhook('https://example.com/1')
      const { body: test } = await call<Delivery>('POST', `/webhooks/${webhook.id}/test`)
      const other = ownerOf(api, await api.aPerson({ is_superuser: true }), form)
      for (const [method, path, body] of [
        ['GET', '/settings'],
        ['PUT', '/settings', { notify_owner: 'each' }],
        ['GET', '/webhooks'],
        ['POST', '/webhooks', { url: 'https://example.com/' }],
        ['PATCH', `/webhooks/${webhook.id}`, { is_enabled: false }],
        ['DELETE', `/webhooks/${webhook.id}`],
        ['POST', `/webhooks/${webhook.id}/rotate-secret`],
        ['POST', `/webhooks/${webhook.id}/test`],
        ['GET', '/deliveries'],
        ['GET', `/deliveries/${test.id}`],
        ['POST', `/deliveries/${test.id}/resend`],
      ] as const)
        expect(await other.call(method, path, body)).toMatchObject(OTHERS)
      const own = ownerOf(api, person, await api.createForm(person))
      expect(await own.call('GET', `/deliveries/${test.id}`)).toMatchObject({ body: { detail: 'Delivery not found' } })
      expect(await own.call('PATCH', `/webhooks/${webhook.id}`, {})).toMatchObject({ status: 404 })
      expect(await own.call('GET', `/deliveries/${UNKNOWN}`)).toMatchObject({ status: 404 })
    })

    it('is sent each response once, signed, with the form’s fields in their order and files only named', async () => {
      const receiver = await openReceiver()
      const { form, addWebhook } = await aForm({ title: 'Feedback' })
      const { secret } = await addWebhook(receiver.url)
      const answers = [
        { fieldId: 'f1', value: '<b>Ada</b>' },
        { fieldId: 'f3', fieldType: 'checkbox' as const, value: ['red'] },
        { fieldId: 'f4', fieldType: 'file' as const, value: aFile(5) },
      ]
      const id = await submitTo(api, form, ...answers)
      const worker = aWorker(api)
      await worker.work()
      await worker.work()
      await receiver.close()
      expect(receiver.received).toHaveLength(1)
      const payload = verified(secret, receiver.received[0]!)
      expect(payload).toEqual({
        type: 'response.created',
        timestamp: expect.stringMatching(/Z$/),
        data: {
          form_id: form.id,
          form_title: 'Feedback',
          response_id: id,
          created_at: expect.stringMatching(/Z$/),
          answers: [
            { field_id: 'f1', name: 'field_1', label: 'Question 1', type: 'text', value: '<b>Ada</b>' },
            { field_id: 'f2', name: 'field_2', label: 'Question 2', type: 'number', value: null },
            { field_id: 'f3', name: 'field_3', label: 'Question 3', type: 'checkbox', value: ['red'] },
            {
              field_id: 'f4',
              name: 'field_4',
              label: 'Question 4',
              type: 'file',
              value: { name: 'receipt.pdf', mediaType: 'application/pdf', size: 5 },
            },
          ],
          not_asked: [],
        },
      })
      expect(() => verified('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', receiver.received[0]!)).toThrow('No matching')
    })

    it('is one of several of a form, each with a secret, an id and a log of its own', async () => {
      const receivers = [await openReceiver(), await openReceiver(() => ({ status: 503 })), await openReceiver()]
      const { form, addWebhook, deliveries } = await aForm()
      const made: WebhookWithSecret[] = []
      for (const { url } of receivers) made.push(await addWebhook(url))
      const id = await submitTo(api, form, { value: 'Ada' })
      await aWorker(api).work()
      await Promise.all(receivers.map((receiver) => receiver.close()))
      receivers.forEach(({ received }, index) => {
        expect(received).toHaveLength(1)
        expect(verified(made[index]!.secret, received[0]!)).toMatchObject({ data: { response_id: id } })
        expect(() => verified(made[(index + 1) % 3]!.secret, received[0]!)).toThrow('No matching')
      })
      expect(new Set(receivers.map(({ received }) => received[0]?.headers['webhook-id'])).size).toBe(3)
      const log = await deliveries()
      expect(new Set(log.map(({ webhook_id }) => webhook_id))).toEqual(new Set(made.map(({ webhook }) => webhook.id)))
      expect(log.map(({ state }) => state).toSorted()).toEqual(['pending', 'sent', 'sent'])
    })

    it('sends what waits to the new address at once when its address changes, and does not count as failing', async () => {
      const receiver = await openReceiver()
      const { form, call, addWebhook, deliveries } = await aForm()
      const { webhook } = await addWebhook('http://127.0.0.1:1/wrong')
      await submitTo(api, form, { value: 'Ada' })
      await aWorker(api).work()
      expect((await deliveries())[0]).toMatchObject({ state: 'pending', attempts: 1 })
      const failing = (await call<Webhooks>('GET', '/webhooks')).body.data[0]?.failing_since
      expect(failing).not.toBeNull()
      const path = `/webhooks/${webhook.id}`
      const same = await call<Webhook>('PATCH', path, { url: webhook.url })
      expect(same.body.failing_since).toBe(failing)
      const bad = await call('PATCH', path, { url: 'ftp://example.com/' })
      expect(bad).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'url'] }] } })
      const changed = await call<Webhook>('PATCH', path, { url: receiver.url })
      expect(changed.body).toMatchObject({ url: receiver.url, failing_since: null, is_enabled: true })
      await aWorker(api).work()
      await receiver.close()
      expect(receiver.received).toHaveLength(1)
      expect((await deliveries())[0]).toMatchObject({ state: 'sent', attempts: 2, recipient: receiver.url })
    })

    it('signs with the old secret too for a day after a rotation', async () => {
      const receiver = await openReceiver()
      const { call, addWebhook } = await aForm()
      const { webhook, secret } = await addWebhook(receiver.url)
      const { body: rotated } = await call<WebhookWithSecret>('POST', `/webhooks/${webhook.id}/rotate-secret`)
      expect(rotated.secret).not.toBe(secret)
      expect(Date.parse(rotated.webhook.old_secret_until ?? '') - Date.now()).toBeGreaterThan(23 * 60 * 60_000)
      const test = () => call('POST', `/webhooks/${webhook.id}/test`)
      await test()
      await aWorker(api).work()
      for (const one of [secret, rotated.secret]) expect(verified(one, receiver.received[0]!)).toBeDefined()
      const ended = { old_secret_until: Date.now() - 1 }
      await api.database.updateTable('webhook').set(ended).where('id', '=', webhook.id).execute()
      await test()
      await aWorker(api).work()
      await receiver.close()
      expect(verified(rotated.secret, receiver.received[1]!)).toMatchObject({ type: 'webhook.test' })
      expect(() => verified(secret, receiver.received[1]!)).toThrow('No matching')
    })

    it('has a log of what was sent and answered, and sends again with the same id', async () => {
      const receiver = await openReceiver((_, count) =>
        count === 1 ? { status: 500, body: `broken \0 ${'x'.repeat(5000)}` } : { status: 204 },
      )
      const { form, call, addWebhook, deliveries } = await aForm()
      const { webhook } = await addWebhook(receiver.url)
      const id = await submitTo(api, form, {})
      await aWorker(api).work()
      const [failed] = await deliveries()
      expect(failed).toMatchObject({
        kind: 'webhook',
        webhook_id: webhook.id,
        recipient: receiver.url,
        response_id: id,
        state: 'pending',
        attempts: 1,
        status: 500,
        error: 'The receiver answered 500',
      })
      expect(Date.parse(failed?.next_attempt_at ?? '') - Date.now()).toBeGreaterThan(4000)
      const details = await call<DeliveryDetails>('GET', `/deliveries/${failed?.id}`)
      expect(details.body.request).toBe(receiver.received[0]?.body)
      expect(details.body.answer).toMatch(/^broken \ufffd x+$/)
      expect(details.body.answer).toHaveLength(2000)
      const resent = await call<Delivery>('POST', `/deliveries/${failed?.id}/resend`)
      expect(resent).toMatchObject({ status: 200, body: { state: 'pending', attempts: 0 } })
      await aWorker(api).work()
      await receiver.close()
      expect((await deliveries())[0]).toMatchObject({ state: 'sent', status: 204, error: null, next_attempt_at: null })
      const [first, second] = receiver.received
      expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
      expect(second?.body).toBe(first?.body)
    })

    it('has its log page by page, newest first', async () => {
      const { call, addWebhook } = await aForm()
      const { webhook } = await addWebhook('http://127.0.0.1:1/')
      const ids: string[] = []
      for (let count = 0; count < 5; count += 1)
        ids.push((await call<Delivery>('POST', `/webhooks/${webhook.id}/test`)).body.id)
      const first = (await call<Deliveries>('GET', '/deliveries?limit=3')).body
      const second = (await call<Deliveries>('GET', `/deliveries?limit=3&cursor=${first.next}`)).body
      expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.toReversed())
      expect(second.next).toBeNull()
      for (const query of ['cursor=1', `cursor=${ids[0]}`, 'limit=0', 'limit=101', 'state=failed'])
        expect((await call('GET', `/deliveries?${query}`)).status).toBe(422)
    })

    it('is switched off when it says that it is gone, and its owner is told', async () => {
      const receiver = await openReceiver(() => ({ status: 410 }))
      const { form, call, addWebhook } = await aForm()
      await addWebhook(receiver.url)
      await submitTo(api, form, {})
      await aWorker(api).work()
      await receiver.close()
      const { body } = await call<Webhooks>('GET', '/webhooks')
      expect(body.data[0]).toMatchObject({ is_enabled: false, disabled_reason: expect.stringContaining('410') })
      expect(api.mails.at(-1)).toMatchObject({ to: person.email, subject: expect.stringContaining('switched off') })
    })

    it('is switched off after five days without one success', async () => {
      const { form, call, addWebhook } = await aForm()
      const { webhook } = await addWebhook('http://127.0.0.1:1/')
      const failing_since = Date.now() - 5 * 24 * 60 * 60_000 - 1000
      await api.database.updateTable('webhook').set({ failing_since }).where('id', '=', webhook.id).execute()
      await submitTo(api, form, {})
      await aWorker(api).work()
      const [off] = (await call<Webhooks>('GET', '/webhooks')).body.data
      expect(off).toMatchObject({ is_enabled: false, disabled_reason: 'Nothing could be sent for five days' })
      const on = await call<Webhook>('PATCH', `/webhooks/${webhook.id}`, { is_enabled: true })
      expect(on.body).toMatchObject({ is_enabled: true, disabled_reason: null, failing_since: null })
    })
  })
}
