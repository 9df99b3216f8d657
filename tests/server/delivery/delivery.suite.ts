import { setTimeout as pause } from 'node:timers/promises'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form, WebhookWithSecret } from '../../../contract/types.gen.ts'
import { openDatabase } from '../../../server/store/database.ts'
import { LEASE_MS } from '../../../server/store/delivery/queue.ts'
import { createStores } from '../../../server/store/index.ts'
import { someFields } from '../../support/builders.ts'
import { openReceiver, type Receiver } from '../../support/receiver.ts'
import { openApi, SECRET, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'
import { aWorker, ownerOf, submitTo } from './deliveries.suite.ts'
import type { Place } from '../../../server/store/database.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const idsIn = (receiver: Receiver): string[] =>
  receiver.received.map(({ body }) => String(JSON.parse(body).data.response_id))

export function deliverySuite(newPlace: NewPlace) {
  let api: Api
  let place: Place
  let person: Person
  beforeAll(async () => {
    place = await newPlace()
    api = await openApi(place, { settings: { webhookAllowPrivate: true } })
    person = await api.aPerson()
  })
  afterAll(() => api.close())

  const aForm = async (changes: Partial<Form> = {}) => {
    const form = await api.createForm(person, changes)
    return { form, ...ownerOf(api, person, form) }
  }

  /** A submission as a server writes it whose id was made some time ago, and whose commit comes now. */
  const commitLate = async ({ id: form_id }: Form, agoMs: number): Promise<string> => {
    const at = Date.now() - agoMs
    const id = v7({ msecs: at })
    await api.database.transaction().execute(async (inside) => {
      await inside
        .insertInto('submission')
        .values({
          form_id,
          id,
          session_id: v7(),
          version: 1,
          responses: '{}',
          metadata: '{}',
          answers_hash: '',
          created_at: at,
        })
        .execute()
      await inside
        .insertInto('form_count')
        .values({ form_id, slot: 31, responses: 1 })
        .onConflict((conflict) =>
          conflict.columns(['form_id', 'slot']).doUpdateSet((row) => ({
            responses: row('form_count.responses', '+', 1),
          })),
        )
        .execute()
    })
    return id
  }

  const mailsTo = (address: string) => api.mails.filter(({ to }) => to === address)

  describe('the queue of deliveries', () => {
    it('begins with what arrives after the form notifies, and ends when it does not', async () => {
      const receiver = await openReceiver()
      const { form, call, addWebhook } = await aForm()
      await submitTo(api, form, {})
      const { webhook } = await addWebhook(receiver.url)
      const told = await submitTo(api, form, {})
      const { work } = aWorker(api)
      await work()
      await call('PATCH', `/webhooks/${webhook.id}`, { is_enabled: false })
      await submitTo(api, form, {})
      await work()
      await call('PATCH', `/webhooks/${webhook.id}`, { is_enabled: true })
      await work()
      const toldToo = await submitTo(api, form, {})
      await work()
      await receiver.close()
      expect(idsIn(receiver)).toEqual([told, toldToo])
    })

    it.each([
      ['seconds', 5000],
      ['a minute', MINUTE],
      ['half an hour, on a server whose clock is behind', 30 * MINUTE],
      ['an hour into the future, on a server whose clock is ahead', -HOUR],
    ])('skips nothing that is committed late: its id is off by %s', async (_, agoMs) => {
      const receiver = await openReceiver()
      const { form, addWebhook } = await aForm()
      await addWebhook(receiver.url)
      const { work } = aWorker(api)
      const first = await submitTo(api, form, {})
      await work()
      const late = await commitLate(form, agoMs)
      await work()
      const last = await submitTo(api, form, {})
      await work()
      await receiver.close()
      expect(idsIn(receiver)).toEqual([first, late, last])
    })

    it('looks no further when what is missing was deleted before it was seen', async () => {
      const { form, addWebhook } = await aForm()
      await addWebhook('http://127.0.0.1:1/')
      const id = await submitTo(api, form, {})
      await api.database.deleteFrom('submission').where('id', '=', id).execute()
      expect(await api.stores.queue.derive()).toBe(0)
      const cursor = api.database.selectFrom('delivery_cursor').selectAll().where('form_id', '=', form.id)
      expect(await cursor.executeTakeFirst()).toMatchObject({ counted: 1 })
    })

    it('takes many at once, each once, with several servers at work', async () => {
      const receiver = await openReceiver()
      const { form, addWebhook } = await aForm()
      await addWebhook(receiver.url)
      // One process has one connection to a SQLite file; servers of their own are in the tests of processes.
      const isShared = place.databaseUrl !== undefined
      const others = Array.from({ length: isShared ? 2 : 0 }, () => openDatabase(place, () => {}))
      const servers = [
        api,
        api,
        ...others.map((database) => ({ ...api, database, stores: createStores(database, SECRET) })),
      ]
      const workers = servers.map((one) => aWorker(one))
      const ids: string[] = []
      const submitAll = async () => {
        for (let count = 0; count < 3; count += 1)
          ids.push(...(await Promise.all(Array.from({ length: 50 }, () => submitTo(api, form, {})))))
      }
      const submitted = submitAll()
      const workAll = () => Promise.all(workers.map(({ work }) => work()))
      await workAll()
      await submitted
      await workAll()
      await Promise.all(others.map((database) => database.destroy()))
      await receiver.close()
      expect(idsIn(receiver).toSorted()).toEqual(ids.toSorted())
      expect(workers.flatMap(({ errors }) => errors)).toEqual([])
    })

    it('gives a delivery to one server at a time, and again when that one died', async () => {
      const { form, addWebhook } = await aForm()
      const { webhook } = await addWebhook('http://127.0.0.1:1/')
      await submitTo(api, form, {})
      const { queue } = api.stores
      await queue.derive()
      const [[claimed], other] = await Promise.all([queue.claim(webhook.id, 5), queue.claim(webhook.id, 5)])
      const one = claimed ?? other[0]!
      expect([claimed, ...other].filter(Boolean)).toHaveLength(1)
      expect(await queue.claim(webhook.id, 5)).toEqual([])
      expect(one.next_at - Date.now()).toBeGreaterThan(LEASE_MS - 5000)
      await api.database.updateTable('delivery').set({ next_at: Date.now() }).where('id', '=', one.id).execute()
      const [again] = await queue.claim(webhook.id, 5)
      expect(again).toMatchObject({ id: one.id, attempts: 2 })
      // The first one was only slow: what it reports does not count any more.
      await queue.settle(one, { state: 'sent', recipient: null, request: null, durationMs: 1 })
      const row = api.database.selectFrom('delivery').select(['state', 'lease']).where('id', '=', one.id)
      expect(await row.executeTakeFirst()).toEqual({ state: 'pending', lease: again?.lease })
    })

    it('tries for a day, at growing distances, and gives up then', async () => {
      const { form, addWebhook, deliveries } = await aForm()
      await addWebhook('http://127.0.0.1:1/')
      await submitTo(api, form, {})
      const { work } = aWorker(api)
      const pauses: number[] = []
      for (;;) {
        await work()
        const [one] = await deliveries()
        if (one?.state !== 'pending') break
        pauses.push((Date.parse(one.next_attempt_at ?? '') - Date.parse(one.last_attempt_at ?? '')) / 1000)
        await api.database.updateTable('delivery').set({ next_at: 0 }).where('id', '=', one.id).execute()
      }
      const atLeast = [5, 300, 1800, 7200, 18_000, 25_200, 36_000]
      expect(pauses).toHaveLength(atLeast.length)
      pauses.forEach((seconds, index) => {
        expect(seconds).toBeGreaterThanOrEqual(atLeast[index]!)
        expect(seconds).toBeLessThanOrEqual(atLeast[index]! * 1.1 + 1)
      })
      const [last] = await deliveries()
      expect(last).toMatchObject({ state: 'failed', attempts: 8, error: 'The connection was refused' })
    })

    it('sends to everybody else while receivers are dead', async () => {
      const dead = await openReceiver(() => new Promise(() => {}))
      const alive = await openReceiver()
      const forms = await Promise.all(Array.from({ length: 3 }, () => aForm()))
      for (const { addWebhook } of forms) for (let count = 0; count < 3; count += 1) await addWebhook(dead.url)
      const lively = await aForm()
      await lively.addWebhook(alive.url)
      for (const { form } of forms) await Promise.all(Array.from({ length: 20 }, () => submitTo(api, form, {})))
      await api.stores.queue.derive()
      const { rounds } = aWorker(api, { call: { timeoutMs: 3000 } })
      await rounds.run()
      const begun = performance.now()
      await Promise.all(Array.from({ length: 20 }, () => submitTo(api, lively.form, {})))
      await api.stores.queue.derive()
      while (alive.received.length < 20 && performance.now() - begun < 10_000) {
        await rounds.run()
        await pause(10)
      }
      const took = performance.now() - begun
      expect(alive.received).toHaveLength(20)
      expect(took).toBeLessThan(2500)
      expect(dead.received.length).toBeLessThanOrEqual(2)
      await rounds.settled()
      await Promise.all([dead.close(), alive.close()])
      for (const { form } of forms) await api.database.deleteFrom('webhook').where('form_id', '=', form.id).execute()
    })

    it('goes with its form, its webhook and its account', async () => {
      const owner = await api.aPerson()
      const forms = [await api.createForm(owner), await api.createForm(owner)]
      for (const form of forms) {
        const { addWebhook, settings } = ownerOf(api, owner, form)
        await addWebhook('http://127.0.0.1:1/')
        await settings({ notify_owner: 'each', retention_days: 3 })
        await submitTo(api, form, {})
      }
      await api.stores.queue.derive()
      const left = async (form: Form) => {
        const tables = ['delivery', 'delivery_seen', 'delivery_cursor', 'webhook', 'form_settings', 'session'] as const
        const rows = tables.map((table) =>
          api.database.selectFrom(table).select('form_id').where('form_id', '=', form.id).execute(),
        )
        return (await Promise.all(rows)).map(({ length }) => length)
      }
      expect(await left(forms[0]!)).toEqual([2, 1, 1, 1, 1, 1])
      await api.call('DELETE', `/forms/${forms[0]?.id}`, { token: owner.token })
      expect(await left(forms[0]!)).toEqual([0, 0, 0, 0, 0, 0])
      expect(await left(forms[1]!)).toEqual([2, 1, 1, 1, 1, 1])
      await api.call('DELETE', '/users/me', { token: owner.token })
      expect(await left(forms[1]!)).toEqual([0, 0, 0, 0, 0, 0])
    })

    it('goes with its response, and forgets its log after a month', async () => {
      const { form, addWebhook, deliveries } = await aForm()
      await addWebhook('http://127.0.0.1:1/')
      const [gone] = [await submitTo(api, form, {}), await submitTo(api, form, {})]
      await aWorker(api).work()
      await api.database.deleteFrom('submission').where('id', '=', gone).execute()
      expect(await deliveries()).toHaveLength(1)
      await api.stores.queue.sweep()
      expect(await deliveries()).toHaveLength(1)
      await api.stores.queue.sweep(Date.now() + 31 * 24 * HOUR)
      expect(await deliveries()).toHaveLength(0)
      const seen = api.database.selectFrom('delivery_seen').select('form_id').where('form_id', '=', form.id)
      expect(await seen.execute()).toEqual([])
    })

    it('drops what has no recipient any more', async () => {
      const { form, addWebhook, deliveries } = await aForm()
      const { webhook }: WebhookWithSecret = await addWebhook('http://127.0.0.1:1/')
      await submitTo(api, form, {})
      await api.stores.queue.derive()
      await api.database.deleteFrom('webhook').where('id', '=', webhook.id).execute()
      await aWorker(api).work()
      expect(await deliveries()).toEqual([])
    })
  })

  describe('the settings of a form', () => {
    it('are off until they are set, and keep what a change does not name', async () => {
      const { call, settings } = await aForm()
      const defaults = { notify_owner: 'off', copy_to_respondent: false, retention_days: null }
      expect((await call('GET', '/settings')).body).toEqual(defaults)
      expect((await settings({ notify_owner: 'daily' })).body).toEqual({ ...defaults, notify_owner: 'daily' })
      const both = await settings({ retention_days: 30, copy_to_respondent: true })
      expect(both.body).toEqual({ notify_owner: 'daily', copy_to_respondent: true, retention_days: 30 })
      expect((await settings({ retention_days: null })).body.retention_days).toBeNull()
      expect((await call('GET', '/settings')).body).toEqual({ ...both.body, retention_days: null })
    })

    it.each([
      { notify_owner: 'hourly' },
      { copy_to_respondent: 'yes' },
      { retention_days: 0 },
      { retention_days: 3651 },
      { retention_days: 1.5 },
      { retention_days: '30' },
    ])('are refused with %o, and nothing changes', async (body) => {
      const { call } = await aForm()
      expect((await call('PUT', '/settings', body)).status).toBe(422)
      expect((await call('GET', '/settings')).body).toMatchObject({ notify_owner: 'off', retention_days: null })
    })
  })

  describe('mails', () => {
    const fields = someFields({ label: 'Name' }, { type: 'email', label: 'Email' }, { type: 'email', label: 'Other' })
    const hostile = 'x\r\nBcc: evil@example.com\u202e <img src=x onerror=alert(1)>'

    it('tell the owner of each response, with hostile answers as text', async () => {
      const owner = await api.aPerson()
      const form = await api.createForm(owner, { title: 'Feedback', structure: { fields } })
      await ownerOf(api, owner, form).settings({ notify_owner: 'each' })
      await submitTo(api, form, { value: hostile })
      await aWorker(api).work()
      await aWorker(api).work()
      const [mail, ...more] = mailsTo(owner.email)
      expect(more).toEqual([])
      expect(mail?.subject).toBe('New response: Feedback')
      expect(mail?.text).toContain('Name\n  x')
      expect(mail?.text).toContain(`https://forms.example.com/forms/${form.id}/responses`)
      expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(mail?.html).not.toContain('<img')
      expect(mail?.text).not.toMatch(/[\r\u202e]/)
      const [log] = await ownerOf(api, owner, form).deliveries()
      expect(log).toMatchObject({ kind: 'owner-mail', state: 'sent', recipient: owner.email, webhook_id: null })
    })

    it('have subjects of one line, whatever the title of the form is', async () => {
      const owner = await api.aPerson()
      const title = `Feedback\r\nBcc: evil@example.com\u202e ${'x'.repeat(200)}`
      const form = await api.createForm(owner, { title, structure: { fields } })
      await ownerOf(api, owner, form).settings({ notify_owner: 'each' })
      await submitTo(api, form, { value: 'Ada' })
      await aWorker(api).work()
      expect(mailsTo(owner.email)[0]?.subject).toMatch(/^New response: Feedback Bcc: evil@example\.com x{50,80}…$/)
    })

    it('tell the owner once a day, when they ask for that', async () => {
      const owner = await api.aPerson()
      const form = await api.createForm(owner, { title: 'Feedback', structure: { fields } })
      const { settings, deliveries } = ownerOf(api, owner, form)
      await settings({ notify_owner: 'daily' })
      const ids = [await submitTo(api, form, { value: 'One' }), await submitTo(api, form, { value: 'Two' })]
      const { work } = aWorker(api)
      await work()
      ids.push(await submitTo(api, form, { value: 'Three' }))
      await work()
      expect(mailsTo(owner.email)).toEqual([])
      const [digest, ...more] = await deliveries()
      expect(more).toEqual([])
      expect(digest?.next_attempt_at).toMatch(/T06:00:00.000Z$/)
      await api.database
        .deleteFrom('submission')
        .where('id', '=', ids[0] ?? '')
        .execute()
      await api.database
        .updateTable('delivery')
        .set({ next_at: 0 })
        .where('id', '=', digest?.id ?? '')
        .execute()
      await work()
      const [mail] = mailsTo(owner.email)
      expect(mail?.subject).toBe('2 new responses: Feedback')
      expect(mail?.text).toMatch(/Three[^]+Two/)
      expect(mail?.text).not.toContain('One')
      await submitTo(api, form, { value: 'Four' })
      await work()
      expect((await deliveries()).map(({ state }) => state)).toEqual(['pending', 'sent'])
    })

    it('send the respondent a copy when the owner switched it on, to one address and no other', async () => {
      const { form, settings, deliveries } = await aForm({ title: 'Feedback', structure: { fields } })
      await settings({ copy_to_respondent: true })
      const to = 'visitor@example.com'
      const email = { fieldId: 'f2', fieldType: 'email' as const, value: to }
      const other = { fieldId: 'f3', fieldType: 'email' as const, value: 'second@example.com' }
      await submitTo(api, form, { value: hostile }, email, other)
      await submitTo(api, form, { value: 'No address' })
      const before = api.mails.length
      await aWorker(api).work()
      expect(api.mails.slice(before).map((mail) => mail.to)).toEqual([to])
      const [mail] = mailsTo(to)
      expect(mail?.subject).toBe('Your answers: Feedback')
      expect(mail?.html).not.toContain('<img')
      expect(mail?.html).not.toContain('<a ')
      expect((await deliveries()).map(({ kind, recipient }) => [kind, recipient])).toEqual([['copy', to]])
    })

    it('send no more than ten copies a day to one address, whichever form asks for them', async () => {
      const { form, settings } = await aForm({ structure: { fields } })
      await settings({ copy_to_respondent: true })
      const email = { fieldId: 'f2', fieldType: 'email' as const, value: 'often@example.com' }
      const other = { ...email, value: 'OFTEN@example.com' }
      for (let count = 0; count < 12; count += 1) await submitTo(api, form, {}, count % 2 ? email : other)
      await aWorker(api).work()
      expect(mailsTo('often@example.com').length + mailsTo('OFTEN@example.com').length).toBe(10)
    })

    it('that the mail server does not take are tried again', async () => {
      const owner = await api.aPerson()
      const form = await api.createForm(owner)
      const { settings, deliveries } = ownerOf(api, owner, form)
      await settings({ notify_owner: 'each' })
      await submitTo(api, form, {})
      await aWorker(api, { send: () => Promise.reject(new Error('no')) }).work()
      const [one] = await deliveries()
      expect(one).toMatchObject({ state: 'pending', attempts: 1, error: 'The mail server did not take the mail' })
      await api.database
        .updateTable('delivery')
        .set({ next_at: 0 })
        .where('id', '=', one?.id ?? '')
        .execute()
      await aWorker(api).work()
      expect(mailsTo(owner.email)).toHaveLength(1)
      expect((await deliveries())[0]).toMatchObject({ state: 'sent', attempts: 2 })
    })

    it('go to no owner whose account is switched off', async () => {
      const owner = await api.aPerson()
      const form = await api.createForm(owner)
      await ownerOf(api, owner, form).settings({ notify_owner: 'each' })
      await submitTo(api, form, {})
      await api.stores.users.update(owner.id, { is_active: false })
      await aWorker(api).work()
      expect(mailsTo(owner.email)).toEqual([])
    })
  })
}
