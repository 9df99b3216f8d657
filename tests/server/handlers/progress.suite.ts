import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form, Session, SessionProgress } from '../../../contract/types.gen.ts'
import { PROGRESS_PER_MINUTE, SESSION_LIFE_MS } from '../../../rules/limits.ts'
import { fromJson } from '../../../server/store/database.ts'
import { createStores } from '../../../server/store/index.ts'
import { aForm, responsesFrom, someFields } from '../../support/builders.ts'
import { openApi, SECRET, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const fields = someFields({}, { type: 'number' }, {}, {})
const heard = (asked_again: number, refused = 0, typed_after = 0) => ({ asked_again, refused, typed_after })
const at = (reached: string, left: string, elapsed: number, more: Partial<SessionProgress> = {}) => ({
  reached,
  left,
  elapsed,
  ...more,
})

export function progressSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
  })
  afterAll(() => api.close())

  const aNewForm = () => api.createForm(owner, { structure: { fields } })
  const begin = async ({ id }: Form): Promise<Session> => api.stores.sessions.insert(id, 1)
  const send = ({ id }: { id: string }, body: Partial<SessionProgress>, address = id) =>
    api.call<{ detail: unknown }>('POST', `/sessions/${id}/progress`, {
      body,
      headers: { 'x-forwarded-for': address },
    })
  const countsOf = async ({ id }: Form) => {
    const counts = await api.stores.progress.read(id)
    return Object.fromEntries(
      [...counts].map(([kind, sums]) => [kind, Object.fromEntries([...sums].filter(([, count]) => count !== 0))]),
    )
  }
  const setBack = async ({ id }: Session, by: number) => {
    const started_at = Date.now() - by
    await api.database.updateTable('session').set({ started_at }).where('id', '=', id).execute()
    await api.database.updateTable('session_progress').set({ started_at }).where('session_id', '=', id).execute()
  }

  describe('progress', () => {
    it('is counted by fields that were reached and the one where the person is', async () => {
      const form = await aNewForm()
      const session = await begin(form)
      expect((await send(session, at('f3', 'f2', 1000, { fields: { f2: heard(2, 1) } }))).status).toBe(204)
      expect(await countsOf(form)).toEqual({
        started: { '': 1 },
        reached: { f1: 1, f2: 1, f3: 1 },
        left: { f2: 1 },
        asked_again: { f2: 2 },
        refused: { f2: 1 },
      })
    })

    it('counts no field that the answers left out, and counts it once it is asked after all', async () => {
      const form = await aNewForm()
      const [skipping, other] = [await begin(form), await begin(form)]
      await send(skipping, at('f3', 'f3', 1000, { skipped: ['f2'] }))
      await send(other, at('f4', 'f4', 1000, { skipped: ['f2', 'f3'] }))
      expect(await countsOf(form)).toMatchObject({ started: { '': 2 }, reached: { f1: 2, f3: 1, f4: 1 } })
      expect((await countsOf(form))['reached']).not.toHaveProperty('f2')
      const later = [at('f3', 'f2', 2000), at('f4', 'f4', 3000, { skipped: ['f2'] })]
      for (const message of [...later, ...later.toReversed()]) await send(skipping, message)
      expect((await countsOf(form))['reached']).toEqual({ f1: 2, f2: 1, f3: 1, f4: 2 })
    })

    it('goes on from what an earlier version stored, which knew of no field that was left out', async () => {
      const form = await aNewForm()
      const session = await begin(form)
      await send(session, at('f2', 'f2', 1000))
      await api.database
        .updateTable('session_progress')
        .set({ skipped: null })
        .where('session_id', '=', session.id)
        .execute()
      await send(session, at('f4', 'f4', 2000, { skipped: ['f2', 'f3'] }))
      expect((await countsOf(form))['reached']).toEqual({ f1: 1, f2: 1, f4: 1 })
    })

    it('counts nothing twice, whatever comes again, late, or at once on several servers', async () => {
      const form = await aNewForm()
      const session = await begin(form)
      const messages = [
        at('f1', 'f1', 1000, { fields: { f1: heard(1) } }),
        at('f2', 'f2', 2000, { fields: { f1: heard(3) } }),
        at('f3', 'f1', 3000, { fields: { f1: heard(3, 0, 1) } }),
      ]
      const other = createStores(api.database, SECRET).progress
      const stored = await api.stores.sessions.find(session.id)
      if (!stored) throw new Error('The session is gone')
      const more = [...messages, ...messages.toReversed()].map((progress) =>
        other.record({ session: stored, progress }),
      )
      await Promise.all([...more, ...messages.flatMap((one) => [send(session, one), send(session, one)])])
      expect(await countsOf(form)).toEqual({
        started: { '': 1 },
        reached: { f1: 1, f2: 1, f3: 1 },
        left: { f1: 1 },
        asked_again: { f1: 3 },
        typed_after: { f1: 1 },
      })
    })

    it('is left nowhere once it is finished, also when an earlier message comes late', async () => {
      const form = await aNewForm()
      const session = await begin(form)
      await send(session, at('f4', 'f4', 5000, { finished: true }))
      await send(session, at('f2', 'f2', 2000))
      expect(await countsOf(form)).toMatchObject({ started: { '': 1 }, finished: { '': 1 }, reached: { f4: 1 } })
      expect((await countsOf(form))['left'] ?? {}).toEqual({})
    })

    it('counts forty sessions at once', async () => {
      const form = await aNewForm()
      const sessions = await Promise.all(Array.from({ length: 40 }, () => begin(form)))
      await Promise.all(sessions.map((session) => send(session, at('f2', 'f2', 1))))
      expect(await countsOf(form)).toEqual({ started: { '': 40 }, reached: { f1: 40, f2: 40 }, left: { f2: 40 } })
    })

    it('counts the sessions that begin', async () => {
      const form = await aNewForm()
      await Promise.all(Array.from({ length: 3 }, () => api.beginSession(form)))
      await api.stores.progress.flush()
      expect(await countsOf(form)).toEqual({ opened: { '': 3 } })
    })

    it('is refused for an unknown session, one of yesterday, and fields of another form', async () => {
      const form = await aNewForm()
      const [session, old] = [await begin(form), await begin(form)]
      await setBack(old, SESSION_LIFE_MS + 1000)
      const notFound = { status: 404, body: { detail: 'Session not found' } }
      for (const id of [old.id, '01890000-0000-7000-8000-000000000000'])
        expect(await send({ id }, at('f1', 'f1', 1))).toMatchObject(notFound)
      expect(await send(session, at('f9', 'f1', 1))).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', 'reached'] }] },
      })
      for (const wrong of [
        {},
        at('f1', 'f8', 1),
        at('f1', 'f1', 1, { skipped: ['f9'] }),
        at('f1', 'f1', -1),
        at('f1', 'f1', 1, { fields: { f9: heard(1) } }),
        at('f1', 'f1', 1, { fields: { f1: heard(100) } }),
      ])
        expect((await send(session, wrong)).status).toBe(422)
      expect(await countsOf(form)).toEqual({})
    })

    it('may come so often in a minute from one address', async () => {
      const session = { id: '01890000-0000-7000-8000-000000000000' }
      const all = Array.from({ length: PROGRESS_PER_MINUTE + 1 }, () => send(session, at('f1', 'f1', 1), '192.0.2.7'))
      const statuses = (await Promise.all(all)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    })

    it('of a single session is deleted after a day, and one whose last message was lost is counted as finished', async () => {
      const form = await aNewForm()
      const [left, done] = [await begin(form), await begin(form)]
      for (const session of [left, done]) await send(session, at('f4', 'f4', 1000))
      await api.call('POST', `/sessions/${done.id}/submit`, { body: { responses: responsesFrom({ fieldId: 'f1' }) } })
      const before = await countsOf(form)
      for (const session of [left, done]) await setBack(session, SESSION_LIFE_MS + 2 * 60 * 60_000)
      // The day of a count is that of the session's row, which was set back.
      await api.database.deleteFrom('progress_count').where('form_id', '=', form.id).execute()
      await api.stores.progress.sweep()
      await api.stores.progress.sweep()
      expect(before).toMatchObject({ left: { f4: 2 } })
      expect(await countsOf(form)).toEqual({ finished: { '': 1 }, left: { f4: -1 } })
      const rows = await api.database.selectFrom('session_progress').where('form_id', '=', form.id).select('furthest')
      expect(await rows.execute()).toEqual([])
    })

    it('goes with its form, and with the days that a form keeps', async () => {
      const [form, other] = [await aNewForm(), await aNewForm()]
      for (const one of [form, other]) await send(await begin(one), at('f1', 'f1', 1))
      await api.stores.formSettings.update(form.id, { retention_days: 2 })
      await api.stores.progress.sweep()
      expect(await countsOf(form)).toMatchObject({ started: { '': 1 } })
      const day = new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString().slice(0, 10)
      await api.database.updateTable('progress_count').set({ day }).where('form_id', '=', form.id).execute()
      await api.stores.progress.sweep()
      expect(await countsOf(form)).toEqual({})
      await api.call('DELETE', `/forms/${other.id}`, { token: owner.token })
      expect(await countsOf(other)).toEqual({})
    })

    it('costs others nothing that has ended: counts of chosen days', async () => {
      const form = await aNewForm()
      await send(await begin(form), at('f1', 'f1', 1))
      const today = new Date().toISOString().slice(0, 10)
      expect((await api.stores.progress.read(form.id, { from: today, to: today })).get('started')?.get('')).toBe(1)
      expect((await api.stores.progress.read(form.id, { to: '2020-01-01' })).size).toBe(0)
    })
  })

  describe('how well a question was heard', () => {
    const misheard = { voice: heard(2, 1), corrections: [{ heard: 'add a', meant: 'Ada' }] }
    const submitted = async (form: Form) => {
      const { id } = await begin(form)
      const body = { responses: responsesFrom({ fieldId: 'f1', value: 'Ada', ...misheard }) }
      expect((await api.call('POST', `/sessions/${id}/submit`, { body })).status).toBe(201)
      const row = await api.database
        .selectFrom('submission')
        .select('responses')
        .where('session_id', '=', id)
        .executeTakeFirstOrThrow()
      return fromJson<Record<string, unknown>>(row.responses)
    }

    it('is stored with the answer, without what was misheard', async () => {
      const stored = (await submitted(await aNewForm()))['f1']
      expect(stored).toMatchObject({ value: 'Ada', voice: misheard.voice })
      expect(stored).not.toHaveProperty('corrections')
    })

    it('is stored with what was misheard once the owner has switched that on', async () => {
      const metadata = { ...aForm().structure.metadata, keepCorrections: true } as Form['structure']['metadata']
      const form = await api.createForm(owner, { structure: { fields, metadata: metadata! } })
      expect((await submitted(form))['f1']).toMatchObject(misheard)
    })
  })
}
