import { setTimeout as pause } from 'node:timers/promises'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form, WebhookWithSecret } from '../../../contract/types.gen.ts'
import { openDatabase } from '../../../server/store/database.ts'
import { LEASE_MS } from '../../../server/store/delivery/queue.ts'
import { createStores } from '../../../server/store/index.ts'
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

    it('says that nothing is tried while a webhook is switched off, and when it is tried once it is on again', async () => {
      const { form, addWebhook } = await aForm()
      const { webhook } = await addWebhook('http://127.0.0.1:1/')
      await submitTo(api, form, {})
      await aWorker(api).work()
      const { call, deliveries } = ownerOf(api, person, form)
      const [failed] = await deliveries()
      expect(failed).toMatchObject({ state: 'pending', attempts: 1, next_attempt_at: expect.any(String) })
      const path = `/webhooks/${webhook.id}`
      await call('PATCH', path, { is_enabled: false })
      const waiting = { state: 'pending', attempts: 1, next_attempt_at: null }
      expect(await deliveries()).toMatchObject([waiting])
      expect((await call('GET', `/deliveries/${failed?.id}`)).body).toMatchObject(waiting)
      await call('PATCH', path, { is_enabled: true })
      expect(await deliveries()).toEqual([failed])
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
}
