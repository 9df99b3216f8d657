import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { v7 } from 'uuid'
import type { Dashboard } from '../../../contract/types.gen.ts'
import { someFields } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import { anAnsweredForm, type Answered } from '../support/answered.ts'
import type { NewPlace } from '../support/databases.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** Noon, so that a few hours more or less are the same day. */
const NOON = Date.UTC(2026, 4, 20, 12)
const fields = someFields({})

export function dashboardSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  let now: number
  beforeAll(async () => {
    api = await openApi(await newPlace())
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    owner = await api.aPerson()
    now = NOON
  })

  const aForm = () => anAnsweredForm(api, owner, fields)
  const look = (of = owner) => api.stores.dashboard.read(of.id, now)
  const overviewOf = async ({ form }: Answered) => (await look()).forms.find(({ id }) => id === form.id)

  /** Past the pages: as many rows as a test wants, at any time. */
  const insert = async ({ form }: Answered, at: number, count = 1): Promise<string[]> => {
    const rows = Array.from({ length: count }, () => ({
      form_id: form.id,
      id: v7({ msecs: at }),
      session_id: v7(),
      version: 1,
      responses: '{}',
      metadata: '{}',
      answers_hash: '',
      created_at: at,
    }))
    for (let from = 0; from < count; from += 1000)
      await api.database
        .insertInto('submission')
        .values(rows.slice(from, from + 1000))
        .execute()
    await api.database
      .insertInto('form_count')
      .values({ form_id: form.id, slot: 0, responses: count })
      .onConflict((conflict) =>
        conflict
          .columns(['form_id', 'slot'])
          .doUpdateSet((row) => ({ responses: row('form_count.responses', '+', count) })),
      )
      .execute()
    return rows.map(({ id }) => id)
  }

  const stored = ({ form }: Answered) =>
    api.database.selectFrom('response_day').selectAll().where('form_id', '=', form.id).orderBy('day').execute()

  const change = ({ form }: Answered, changes: { created_at?: number; updated_at?: number; is_active?: boolean }) =>
    api.database.updateTable('form').set(changes).where('id', '=', form.id).execute()
  const attention = async () => (await look()).attention
  const aWebhook = async ({ form }: Answered, changes: object) => {
    const body = { url: 'https://hooks.example.com/in' }
    const path = `/forms/${form.id}/webhooks`
    expect((await api.call('POST', path, { token: owner.token, body })).status).toBe(201)
    await api.database.updateTable('webhook').set(changes).where('form_id', '=', form.id).execute()
  }

  describe('the dashboard', () => {
    it('of somebody without forms is empty, and begins the first visit', async () => {
      const { status, body } = await api.call<Dashboard>('GET', '/dashboard', { token: owner.token })
      expect(status).toBe(200)
      expect(body).toMatchObject({ new_responses: 0, forms: [], attention: [] })
      expect(Math.abs(Date.now() - Date.parse(body.since))).toBeLessThan(10_000)
    })

    it('is for those who are logged in', async () => {
      expect((await api.call('GET', '/dashboard')).status).toBe(401)
    })

    it('counts what came during and since the first visit, and follows removals', async () => {
      const form = await aForm()
      await api.call('GET', '/dashboard', { token: owner.token })
      const ids = [await form.answer({ value: 'Ada' }), await form.answer({ value: 'Grace' })]
      const read = async () => (await api.call<Dashboard>('GET', '/dashboard', { token: owner.token })).body
      const about = { id: form.form.id, title: form.form.title, is_active: true }
      const days = Array.from({ length: 13 }, () => 0)
      expect(await read()).toMatchObject({
        new_responses: 2,
        forms: [{ ...about, new: 2, total: 2, trend: [...days, 2] }],
      })
      await form.call('DELETE', `/${ids[0]}`)
      expect(await read()).toMatchObject({
        new_responses: 1,
        forms: [{ ...about, new: 1, total: 1, trend: [...days, 1] }],
      })
    })

    it('shows nothing of others', async () => {
      const form = await anAnsweredForm(api, await api.aPerson(), fields)
      await form.answer({ value: 'Ada' })
      expect(await look()).toMatchObject({ newResponses: 0, forms: [] })
    })

    it('shows those with news first, by the latest, and then the newest, at most twenty', async () => {
      const forms: Answered[] = []
      for (let index = 0; index < 23; index += 1) forms.push(await aForm())
      await look()
      for (const [index, at] of [
        [3, 2],
        [1, 3],
        [2, 1],
      ] as const)
        await insert(forms[index]!, now + at)
      const { forms: found, newResponses } = await look()
      const expected = [1, 3, 2, ...Array.from({ length: 17 }, (_, index) => 22 - index)]
      expect(found.map(({ id }) => id)).toEqual(expected.map((index) => forms[index]?.form.id))
      expect(newResponses).toBe(3)
    })

    it('finds the news of an old form among very many', async () => {
      const [old] = [await aForm(), ...(await Promise.all(Array.from({ length: 3 }, aForm)))]
      const row = await api.database.selectFrom('form').selectAll().where('id', '=', old!.form.id).executeTakeFirst()
      const copies = Array.from({ length: 450 }, () => ({ ...row!, is_active: Boolean(row!.is_active), id: v7() }))
      await api.database.insertInto('form').values(copies).execute()
      const versions = copies.map(({ id: form_id }) => ({ form_id, version: 1, structure: '{"fields":[]}' }))
      await api.database.insertInto('form_version').values(versions).execute()
      await look()
      await insert(old!, now + 1, 2)
      const { forms, newResponses } = await look()
      expect(forms[0]).toMatchObject({ id: old!.form.id, new: 2 })
      expect(new Set(forms.map(({ id }) => id)).size).toBe(20)
      expect(newResponses).toBe(2)
    })

    it('counts no more than ten thousand as new, and all of them as responses', async () => {
      const form = await aForm()
      await look()
      await insert(form, now + 1000, 10_050)
      now += 2000
      expect(await look()).toMatchObject({ newResponses: 10_000, forms: [{ new: 10_000, total: 10_050 }] })
      expect((await overviewOf(form))?.trend.at(-1)).toBe(10_050)
    })
  })

  describe('a visit', () => {
    it('goes on while the dashboard is looked at, and a reload loses nothing of it', async () => {
      const form = await aForm()
      await look()
      now += 2 * HOUR
      await insert(form, now - 1)
      const first = await look()
      for (let minutes = 20; minutes <= 60; minutes += 20) {
        now += 20 * 60_000
        expect(await look()).toMatchObject({ since: first.since, newResponses: 1 })
      }
    })

    it('ends after half an hour: the next one begins with what came since', async () => {
      const form = await aForm()
      const { since } = await look()
      expect(since).toBe(NOON)
      now += 60_000
      await look()
      await insert(form, now + 1)
      now += 31 * 60_000
      expect(await look()).toMatchObject({ since: NOON + 60_000, newResponses: 1 })
      now += 31 * 60_000
      expect(await look()).toMatchObject({ newResponses: 0 })
    })

    it('of two pages at once is one', async () => {
      const form = await aForm()
      await look()
      now += HOUR
      await insert(form, now - 1)
      const seen = await Promise.all([look(), look(), look()])
      expect(seen.map(({ newResponses }) => newResponses)).toEqual([1, 1, 1])
    })

    it('goes with its account', async () => {
      await look()
      await api.call('DELETE', '/users/me', { token: owner.token })
      expect(await api.database.selectFrom('user_visit').selectAll().where('user_id', '=', owner.id).execute()).toEqual(
        [],
      )
    })
  })

  describe('a trend', () => {
    it('is one number per day in UTC, the oldest first, today last', async () => {
      const form = await aForm()
      const midnight = NOON - 12 * HOUR
      for (const at of [midnight - 13 * DAY - 1, midnight - 13 * DAY, midnight - 1, midnight, NOON])
        await insert(form, at)
      expect((await overviewOf(form))?.trend).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2])
      now += DAY
      expect((await overviewOf(form))?.trend).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0])
    })

    it('of busy days is counted once, and again after a removal', async () => {
      const form = await aForm()
      const ids = await insert(form, NOON - DAY, 12_000)
      await insert(form, NOON - 2 * HOUR, 1200)
      await insert(form, NOON - 1, 7)
      const expected = [...Array.from({ length: 12 }, () => 0), 12_000, 1207]
      expect((await overviewOf(form))?.trend).toEqual(expected)
      expect(await stored(form)).toMatchObject([{ count: 12_000 }, { count: 1200, until: NOON - HOUR }])
      expect((await overviewOf(form))?.trend, 'from what is stored').toEqual(expected)

      now += 6 * HOUR
      await insert(form, now - 1, 5)
      expect((await overviewOf(form))?.trend.slice(-2)).toEqual([12_000, 1212])
      await form.call('DELETE', `/${ids[0]}`)
      expect((await overviewOf(form))?.trend.slice(-2)).toEqual([11_999, 1212])
      expect((await stored(form)).map(({ count }) => count)).toEqual([11_999, 1200])
      expect((await overviewOf(form))?.trend.slice(-2), 'from what is stored').toEqual([11_999, 1212])
    })

    it('forgets days that it no longer shows', async () => {
      const form = await aForm()
      await insert(form, NOON - DAY, 1000)
      await look()
      now += 15 * DAY
      await insert(form, now - DAY, 1000)
      await look()
      expect(await stored(form)).toHaveLength(1)
    })

    it('goes with its form', async () => {
      const form = await aForm()
      await insert(form, NOON - DAY, 1000)
      await look()
      await api.call('DELETE', `/forms/${form.form.id}`, { token: owner.token })
      // A thousand responses go in the background.
      await api.stores.removedForms.sweep()
      expect(await stored(form)).toEqual([])
    })
  })

  describe('what needs the owner', () => {
    it('is nothing while all is well', async () => {
      const form = await aForm()
      await aWebhook(form, { failing_since: now - 10_000 })
      await aWebhook(form, { is_enabled: false, failing_since: null })
      expect(await attention()).toEqual([])
    })

    it('is a webhook that fails, and before that one that was switched off', async () => {
      const [failing, off] = [await aForm(), await aForm()]
      await aWebhook(failing, { failing_since: now - 3 * HOUR })
      await aWebhook(off, { is_enabled: false, disabled_reason: 'Nothing could be sent' })
      expect(await attention()).toMatchObject([
        { kind: 'webhook-off', formId: off.form.id, host: 'hooks.example.com', reason: 'Nothing could be sent' },
        { kind: 'webhook-failing', formId: failing.form.id, since: now - 3 * HOUR },
      ])
    })

    it('is a form that was open for a week without a response, until it is three months old', async () => {
      const form = await aForm()
      const old = { created_at: now - 20 * DAY, updated_at: now - 8 * DAY }
      await change(form, old)
      expect(await attention()).toMatchObject([{ kind: 'no-responses', formId: form.form.id, title: form.form.title }])
      for (const other of [{ is_active: false }, { updated_at: now - 6 * DAY }, { created_at: now - 91 * DAY }]) {
        await change(form, { ...old, is_active: true, ...other })
        expect(await attention()).toEqual([])
      }
      await change(form, { ...old, is_active: true })
      await insert(form, now - DAY)
      expect(await attention()).toEqual([])
    })

    it('is the end of responses that were not read', async () => {
      const form = await aForm()
      const [due] = await insert(form, now - 28 * DAY)
      await insert(form, now - 26 * DAY)
      await api.stores.formSettings.update(form.form.id, { retention_days: 30 })
      expect(await attention()).toMatchObject([{ kind: 'unread-deleted-soon', formId: form.form.id }])
      await form.call('PATCH', `/${due}`, { is_read: true })
      expect(await attention()).toEqual([])
    })

    it('is a question that is heard badly, until its form is changed', async () => {
      const form = await aForm()
      const count = async (kind: 'reached' | 'asked_again', by: number, field_id = 'f1', at = now) => {
        const day = new Date(at).toISOString().slice(0, 10)
        await api.database
          .insertInto('progress_count')
          .values({ form_id: form.form.id, day, field_id, kind, slot: 0, count: by })
          .execute()
      }
      await change(form, { updated_at: now - 3 * DAY })
      await count('reached', 30)
      await count('asked_again', 14)
      await count('asked_again', 40, 'f1', now - 4 * DAY)
      await count('reached', 30, 'removed')
      await count('asked_again', 30, 'removed')
      expect(await attention(), 'before the change of the form').toEqual([])
      await change(form, { updated_at: now - 5 * DAY })
      const { id, title, structure } = form.form
      const label = structure.fields[0]?.label
      expect(await attention()).toEqual([{ kind: 'badly-heard', formId: id, title, question: label, questions: 1 }])
      await change(form, { is_active: false })
      expect(await attention()).toEqual([])
    })

    it('names the question that is heard badly', async () => {
      const { form } = await aForm()
      const day = new Date().toISOString().slice(0, 10)
      const counts = { reached: 30, asked_again: 10, refused: 5 }
      const rows = Object.entries(counts).map(([kind, count]) => ({ kind: kind as keyof typeof counts, count }))
      await api.database
        .insertInto('progress_count')
        .values(rows.map((row) => ({ ...row, form_id: form.id, day, field_id: 'f1', slot: 0 })))
        .execute()
      const { body } = await api.call<Dashboard>('GET', '/dashboard', { token: owner.token })
      expect(body.attention.map(({ kind, message }) => ({ kind, message }))).toEqual([
        {
          kind: 'badly-heard',
          message: `“${form.structure.fields[0]?.label}” is often misheard: voice had to ask again, was told no, or was given up for typing.`,
        },
      ])
    })

    it('is said in words, with at most twenty at once', async () => {
      for (let index = 0; index < 22; index += 1) {
        const form = await aForm()
        if (index > 0) await aWebhook(form, { failing_since: Date.now() - (index === 21 ? 73 : 2) * HOUR })
        else await aWebhook(form, { is_enabled: false, disabled_reason: 'Nothing could be sent for five days' })
      }
      const { body } = await api.call<Dashboard>('GET', '/dashboard', { token: owner.token })
      expect(body.attention).toHaveLength(20)
      const said = body.attention.map(({ message }) => message)
      expect(said[0]).toBe('The webhook to hooks.example.com was switched off. Nothing could be sent for five days.')
      expect(said[1]).toBe('The webhook to hooks.example.com has been failing for 3 days.')
    })
  })

  it('the dashboard stops no other request, however many responses there are', async () => {
    const form = await aForm()
    for (let day = 0; day < 5; day += 1) await insert(form, NOON - day * DAY - 2 * HOUR, 6000)
    let turns = 0
    let next: NodeJS.Immediate | undefined
    const countTurn = () => {
      turns += 1
      next = setImmediate(countTurn)
    }
    countTurn()
    expect((await overviewOf(form))?.trend.filter((count) => count > 0)).toEqual(Array(5).fill(6000))
    clearImmediate(next)
    expect(turns).toBeGreaterThan(4)
  })
}
