import { fromJson } from '../../../server/store/database.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FieldResponse, Form, Session, SubmissionReceipt } from '../../../contract/types.gen.ts'
import { REFUSED_SUBMITS_PER_MINUTE, SESSION_LIFE_MS, UNEXPECTED_SUBMITS_PER_MINUTE } from '../../../rules/limits.ts'
import { aFile, responsesFrom, someFields } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const fields = someFields(
  { required: true },
  { type: 'number', validation: { min: 1, max: 10 } },
  { type: 'checkbox' },
  { type: 'file' },
)
const aName = { fieldId: 'f1', value: 'Ada Lovelace' }
const aRating = { fieldId: 'f2', fieldType: 'number', value: ' 9 ', transcript: 'nine', confidence: 0.8 } as const
const someColours = { fieldId: 'f3', fieldType: 'checkbox' as const, value: ['red'] }
const aReceipt = { fieldId: 'f4', fieldType: 'file', value: aFile(5) } as const
const hidden = { ...aFile(900), size: 0 }
const responses = responsesFrom(aName, aRating, someColours, aReceipt)
const withoutFile = responsesFrom(aName, aRating, someColours)

export function submissionSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  let form: Form
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
    form = await api.createForm(owner, { structure: { fields } })
  })
  afterAll(() => api.close())

  /** Begun past the limit per minute and address. */
  const begin = (startedAgoMs = 0, of = form): Promise<Session> => beginAt(api, of, Date.now() - startedAgoMs)
  /** From the session's own address, past the limit of one. */
  const submit = (id: string, body: object, address = id) =>
    api.call<SubmissionReceipt & { detail: unknown }>('POST', `/sessions/${id}/submit`, {
      body,
      headers: { 'x-forwarded-for': address },
    })
  const renew = (of: Form, renewal?: string) =>
    api.call<Session>('POST', `/public/forms/${of.id}/sessions`, {
      body: { type: 'voice', renewal },
      headers: { 'x-forwarded-for': of.id },
    })
  const expire = async ({ id }: Session, isSwept: boolean) => {
    const started_at = Date.now() - SESSION_LIFE_MS - 1000
    await api.database.updateTable('session').set({ started_at }).where('id', '=', id).execute()
    if (isSwept) await api.database.deleteFrom('session').where('id', '=', id).execute()
  }
  const stored = (id: string) =>
    api.database.selectFrom('submission').selectAll().where('session_id', '=', id).executeTakeFirst()
  const countOf = async ({ id }: Form) =>
    (await api.call<Form>('GET', `/forms/${id}`, { token: owner.token })).body.response_count

  const named = (of: Form, { id }: { id: string }, more: object = {}) =>
    submit(id, { formId: of.id.toUpperCase(), responses: withoutFile, ...more })
  const set = (own: Form, body: object) => api.call('PUT', `/forms/${own.id}/settings`, { token: owner.token, body })
  const knownForm = async () => {
    const own = await api.createForm(owner, { structure: { fields } })
    expect((await named(own, await begin(0, own))).status).toBe(201)
    return own
  }

  describe('a session', () => {
    it('begins active, without a token', async () => {
      const session = await api.beginSession(form)
      expect(session).toMatchObject({ form_id: form.id, status: 'active', audio_uri: null })
    })

    it('is of the type voice', async () => {
      for (const body of [{}, { type: 'video' }])
        expect((await api.call('POST', `/public/forms/${form.id}/sessions`, { body })).status).toBe(422)
    })

    it('may be begun thirty times a minute from one address', async () => {
      const own = await openApi(await newPlace())
      const { id } = await own.createForm(await own.aPerson())
      const one = () => own.call('POST', `/public/forms/${id}/sessions`, { body: { type: 'voice' } })
      const answers = await Promise.all(Array.from({ length: 33 }, one))
      await own.close()
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(30)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    })

    it('is deleted after a day without a submission, and stays with one', async () => {
      const [left, done] = [await begin(), await begin()]
      await submit(done.id, { responses })
      const longAgo = Date.now() - SESSION_LIFE_MS - 1000
      for (const { id } of [left, done])
        await api.database.updateTable('session').set({ started_at: longAgo }).where('id', '=', id).execute()
      await api.stores.sessions.sweep()
      expect(await api.stores.sessions.find(left.id)).toBeUndefined()
      expect(await api.stores.sessions.find(done.id)).toMatchObject({ id: done.id })
    })
  })

  describe('a submission', () => {
    it('is stored with tidy answers, the transcript and the file apart', async () => {
      const session = await begin()
      const { status, body } = await submit(session.id, { sessionId: session.id, formId: form.id, responses })
      const { submission_id: id, submissionId } = body
      expect({ status, body }).toMatchObject({ status: 201, body: { success: true, id, submissionId } })
      const row = await stored(session.id)
      const saved = fromJson(row?.responses ?? '{}') as Record<string, FieldResponse>
      expect(saved['f1']).toMatchObject({ fieldId: 'f1', fieldType: 'text', value: 'Ada Lovelace' })
      expect(saved['f2']).toMatchObject({ value: 9, transcript: 'nine', confidence: 0.8 })
      expect(saved['f4']?.value).toEqual({ name: 'receipt.pdf', mediaType: 'application/pdf', size: 5 })
      const file = await api.database
        .selectFrom('attachment')
        .selectAll()
        .where('submission_id', '=', body.id)
        .executeTakeFirst()
      expect(file).toMatchObject({ field_id: 'f4', name: 'receipt.pdf', media_type: 'application/pdf' })
      expect(Buffer.from(file?.data ?? [])).toEqual(Buffer.alloc(5))
    })

    it('is taken in the other shape too', async () => {
      const metadata = { submittedAt: '2026-03-03T09:00:00.000Z', userAgent: 'U', language: 'en', timezone: 'UTC' }
      const session = await begin()
      expect((await submit(session.id, { responses, metadata })).status).toBe(201)
      expect(fromJson((await stored(session.id))?.metadata ?? '{}')).toMatchObject(metadata)
    })

    it('is the same submission when the same answers come again, whatever else differs', async () => {
      const { id } = await begin()
      const before = await countOf(form)
      const first = await submit(id, { responses, metadata: { submissionAttempts: 1 } })
      const again = await submit(id, { responses, metadata: { submissionAttempts: 2 } })
      const other = await submit(id, { responses: responsesFrom({ ...aName, value: 'Somebody else' }) })
      expect(again.body).toEqual(first.body)
      expect(other).toMatchObject({
        status: 409,
        body: { detail: 'This session was already submitted with different answers' },
      })
      expect(await countOf(form)).toBe(before + 1)
    })

    it('is not judged again when it comes again: what would be refused only differs from what is stored', async () => {
      const { id } = await begin()
      const wrong = responsesFrom({ ...aName, value: null })
      expect((await submit(id, { responses: wrong })).status).toBe(422)
      await submit(id, { responses })
      expect((await submit(id, { responses: wrong })).status).toBe(409)
    })

    it('is still the same submission when it comes again after a day', async () => {
      const { id } = await begin()
      const first = await submit(id, { responses })
      const started_at = Date.now() - SESSION_LIFE_MS - 1000
      await api.database.updateTable('session').set({ started_at }).where('id', '=', id).execute()
      expect(await submit(id, { responses })).toMatchObject({ status: 201, body: first.body })
      expect((await submit(id, { responses: responsesFrom(aRating, aName) })).status).toBe(409)
    })

    it('keeps nothing of an answer that is empty', async () => {
      const { id } = await begin()
      const blanks = [
        { ...aRating, value: ' ' },
        { ...someColours, value: [] },
        { ...aReceipt, value: aFile(0) },
      ]
      expect((await submit(id, { responses: responsesFrom(aName, ...blanks) })).status).toBe(201)
      const saved = fromJson((await stored(id))?.responses ?? '{}') as Record<string, FieldResponse>
      expect(Object.values(saved).map(({ value }) => value)).toEqual(['Ada Lovelace', null, [], null])
    })

    it('may be refused so often in a minute from one address, and what is right is still taken', async () => {
      const { id } = await begin()
      const refused = Array.from({ length: REFUSED_SUBMITS_PER_MINUTE + 1 }, () =>
        submit(id, { responses: {} }, '192.0.2.1'),
      )
      const statuses = (await Promise.all(refused)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 422)).toHaveLength(REFUSED_SUBMITS_PER_MINUTE)
      expect(statuses.filter((status) => status === 429)).toHaveLength(1)
      expect((await submit(id, { responses }, '192.0.2.1')).status).toBe(201)
    })

    it('is written once, and counted once, when it comes twenty times at once', async () => {
      const { id } = await begin()
      const before = await countOf(form)
      const answers = await Promise.all(Array.from({ length: 20 }, () => submit(id, { responses })))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
      expect(await countOf(form)).toBe(before + 1)
    })

    it('is written exactly once among two hundred others', async () => {
      const own = await api.createForm(owner, { structure: { fields } })
      const sessions = await Promise.all(Array.from({ length: 200 }, () => begin(0, own)))
      const answers = await Promise.all(sessions.map(({ id }) => submit(id, { responses })))
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(200)
      expect(await countOf(own)).toBe(200)
      const rows = await api.database.selectFrom('submission').select('id').where('form_id', '=', own.id).execute()
      expect(rows).toHaveLength(200)
    })

    it('is judged by the form as it was when the session began', async () => {
      const own = await api.createForm(owner, { structure: { fields } })
      const session = await begin(0, own)
      const changed = { structure: { fields: someFields({ type: 'email', required: true }) } }
      await api.call('PUT', `/forms/${own.id}`, { token: owner.token, body: changed })
      expect((await submit(session.id, { responses })).status).toBe(201)
      expect((await submit((await begin(0, own)).id, { responses })).status).toBe(422)
    })

    it('is taken for a day after its form was closed', async () => {
      const own = await api.createForm(owner, { structure: { fields } })
      const [fresh, old] = [await begin(SESSION_LIFE_MS - 60_000, own), await begin(SESSION_LIFE_MS + 1000, own)]
      await api.call('PUT', `/forms/${own.id}`, { token: owner.token, body: { is_active: false } })
      expect((await submit(fresh.id, { responses })).status).toBe(201)
      expect((await submit(old.id, { responses })).status).toBe(403)
    })

    describe('that names its form, which another session of it was submitted to before', () => {
      it('is stored as any other, with a file and without', async () => {
        const own = await knownForm()
        const [plain, withFile] = [await begin(0, own), await begin(0, own)]
        const find = vi.spyOn(api.stores.sessions, 'find')
        const { body } = await named(own, plain)
        expect(find, 'looked up by a statement of its own').not.toHaveBeenCalled()
        find.mockRestore()
        expect(await stored(plain.id)).toMatchObject({ id: body.id, form_id: own.id, version: 1, device_id: null })
        expect((await named(own, withFile, { responses })).status).toBe(201)
        expect(await countOf(own)).toBe(3)
      })

      it('is written once, and counted once, when each comes three times at once among others', async () => {
        const own = await knownForm()
        const sessions = await Promise.all(Array.from({ length: 100 }, () => begin(0, own)))
        const answers = await Promise.all([...sessions, ...sessions, ...sessions].map((one) => named(own, one)))
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
        expect(new Set(answers.map(({ body }) => body.id)).size).toBe(100)
        expect(await countOf(own)).toBe(101)
        const other = { responses: responsesFrom({ ...aName, value: 'Somebody else' }) }
        expect((await named(own, sessions[0]!, other)).status).toBe(409)
      })

      it('is judged by the form as it was when its own session began', async () => {
        const own = await knownForm()
        const early = await begin(0, own)
        const changed = { structure: { fields: someFields({ type: 'email', required: true }) } }
        await api.call('PUT', `/forms/${own.id}`, { token: owner.token, body: changed })
        const late = await begin(0, own)
        const email = { responses: responsesFrom({ fieldId: 'f1', fieldType: 'email', value: 'ada@example.com' }) }
        expect((await named(own, late)).status).toBe(422)
        expect((await named(own, late, email)).status).toBe(201)
        expect((await named(own, early, email)).status).toBe(422)
        expect((await named(own, early)).status).toBe(201)
        expect(await stored(early.id)).toMatchObject({ version: 1 })
      })

      it('is not found when its session is unknown, expired, of another form, or its form is gone', async () => {
        const [own, other] = [await knownForm(), await knownForm()]
        const notFound = { status: 404, body: { detail: 'Session not found' } }
        for (const id of ['01890000-0000-7000-8000-000000000000', (await begin(SESSION_LIFE_MS + 1000, own)).id])
          expect(await named(own, { id })).toMatchObject(notFound)
        expect((await named(own, await begin(0, other))).status).toBe(422)
        const left = await begin(0, own)
        await api.call('DELETE', `/forms/${own.id}`, { token: owner.token })
        expect(await named(own, left)).toMatchObject(notFound)
        expect(await stored(left.id)).toBeUndefined()
      })

      it('is looked up before it is judged, from an address that named many sessions that are not there', async () => {
        const own = await knownForm()
        const [session, another] = [await begin(0, own), await begin(0, own)]
        const judged = vi.spyOn(api.stores.submissions, 'insertExpected')
        vi.useFakeTimers({ toFake: ['Date'] })
        onTestFinished(() => void vi.useRealTimers())
        const [stranger, body] = ['203.0.113.9', { formId: own.id, responses: withoutFile }]
        for (let count = UNEXPECTED_SUBMITS_PER_MINUTE + 20; count > 0; count -= 1)
          expect((await submit(v7(), body, stranger)).status).toBe(404)
        expect(judged).toHaveBeenCalledTimes(UNEXPECTED_SUBMITS_PER_MINUTE)
        // It is found, and others are not held to it.
        expect((await submit(session.id, body, stranger)).status).toBe(201)
        expect(judged).toHaveBeenCalledTimes(UNEXPECTED_SUBMITS_PER_MINUTE)
        expect((await submit(another.id, body, '203.0.113.10')).status).toBe(201)
        expect(judged).toHaveBeenCalledTimes(UNEXPECTED_SUBMITS_PER_MINUTE + 1)
        // A minute later it is like any other.
        vi.setSystemTime(Date.now() + 60_000)
        expect((await submit((await begin(0, own)).id, body, stranger)).status).toBe(201)
        expect(judged).toHaveBeenCalledTimes(UNEXPECTED_SUBMITS_PER_MINUTE + 2)
        judged.mockRestore()
      })

      it('is refused without the password that the form has now', async () => {
        const own = await knownForm()
        const session = await begin(0, own)
        await set(own, { password: 'summer party' })
        expect((await named(own, session)).status).toBe(401)
        expect(await stored(session.id)).toBeUndefined()
      })

      it('keeps its device, when the form takes one response from each now', async () => {
        const own = await knownForm()
        const session = await begin(0, own)
        await api.database.updateTable('session').set({ device_id: own.id }).where('id', '=', session.id).execute()
        await set(own, { one_per_device: true })
        expect((await named(own, session)).status).toBe(201)
        expect(await stored(session.id)).toMatchObject({ device_id: own.id })
      })
    })

    describe('that waited for a network', () => {
      it.each([false, true])(
        'is taken once, with the form as it was, when its session begins again',
        async (isSwept) => {
          const own = await api.createForm(owner, { structure: { fields } })
          const session = (await renew(own)).body
          await expire(session, isSwept)
          const changed = { structure: { fields: someFields({ type: 'email', required: true }) }, is_active: false }
          await api.call('PUT', `/forms/${own.id}`, { token: owner.token, body: changed })
          expect((await submit(session.id, { responses })).status).toBeGreaterThanOrEqual(403)
          expect((await renew(own)).status).toBe(403)
          const again = await renew(own, session.renewal)
          expect(again).toMatchObject({ status: 201, body: { id: session.id, renewal: session.renewal } })
          const first = await submit(session.id, { responses })
          expect(first.status).toBe(201)
          expect((await renew(own, session.renewal)).body.id).toBe(session.id)
          expect((await submit(session.id, { responses })).body).toEqual(first.body)
          expect(await countOf(own)).toBe(1)
        },
      )

      it('is not taken with a renewal of another form, or one that was not issued here', async () => {
        const [own, other] = [await api.createForm(owner, { structure: { fields } }), await api.createForm(owner)]
        const session = (await renew(own)).body
        for (const renewal of [(await renew(other)).body.renewal, `${session.renewal}x`, 'none']) {
          const begun = await renew(own, renewal)
          expect(begun.status).toBe(201)
          expect(begun.body.id).not.toBe(session.id)
        }
      })

      it('leaves a session that did not expire as it is, so that no form stays open by it', async () => {
        const own = await api.createForm(owner, { structure: { fields } })
        const session = (await renew(own)).body
        expect((await renew(own, session.renewal)).body.started_at).toBe(session.started_at)
      })
    })

    it('is not found when its session is unknown or a day old, or its form is gone', async () => {
      const own = await api.createForm(owner, { structure: { fields } })
      const [lost, old] = [await begin(0, own), await begin(SESSION_LIFE_MS + 1000)]
      await api.call('DELETE', `/forms/${own.id}`, { token: owner.token })
      const notFound = { status: 404, body: { detail: 'Session not found' } }
      for (const id of [lost.id, old.id, '01890000-0000-7000-8000-000000000000'])
        expect(await submit(id, { responses })).toMatchObject(notFound)
    })

    it.each([
      ['nothing for a required field', {}, 'f1', 'Question 1 is required and must be completed'],
      ['an empty required answer', responsesFrom({ ...aName, value: ' ' }), 'f1', 'Question 1 cannot be empty'],
      ['a number too large', responsesFrom(aName, { ...aRating, value: 11 }), 'f2', 'Number must be at most 10'],
      ['a choice that is none', responsesFrom(aName, { ...someColours, value: ['plaid'] }), 'f3', 'Please select only'],
      ['a field of another form', responsesFrom(aName, { fieldId: 'f9' }), 'f9', 'This form has no such field'],
      ['a wrong type of field', responsesFrom({ ...aName, fieldType: 'email' }), 'f1', 'of another field'],
      ['a key that is not the field', { f1: { ...responses['f1'], fieldId: 'f2' } }, 'f1', 'of another field'],
      ['a file that hides its size', responsesFrom(aName, { ...aReceipt, value: hidden }), 'f4', 'attach a valid file'],
      ['a file too large', responsesFrom(aName, { ...aReceipt, value: aFile(512 * 1024 + 1) }), 'f4', 'no larger than'],
    ])('is refused with %s', async (_, wrong, fieldId, message) => {
      const { id } = await begin()
      const answer = await submit(id, { responses: wrong })
      expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'responses', fieldId] }] } })
      expect(answer.text).toContain(message)
      expect(await stored(id)).toBeUndefined()
    })

    it.each(['sessionId', 'formId'])('is refused with a %s that contradicts the address', async (name) => {
      const { id } = await begin()
      const answer = await submit(id, { responses, [name]: '01890000-0000-7000-8000-000000000000' })
      expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', name] }] } })
    })

    it('spoils none that comes with it', async () => {
      const doomed = await api.createForm(owner, { structure: { fields } })
      const [good, bad] = [await begin(), await begin(0, doomed)]
      const write = (session: Session) => insertPastTheChecks(api, session)
      await api.call('DELETE', `/forms/${doomed.id}`, { token: owner.token })
      const [one, two] = await Promise.allSettled([write(good), write(bad)])
      expect(one.status).toBe('fulfilled')
      expect(two.status).toBe('rejected')
      expect(await stored(good.id)).toBeDefined()
    })
  })
}

const insertPastTheChecks = ({ stores }: Api, { id, form_id }: Session) =>
  stores.submissions.insert({
    session: {
      id,
      formId: form_id,
      version: 1,
      startedAt: 0,
      isFormActive: true,
      fields: [],
      language: 'en-US',
      keepsCorrections: false,
      deviceId: null,
      passwordHash: null,
    },
    responses: {},
    metadata: {},
    attachments: [],
    answersHash: 'none',
  })

async function beginAt({ stores, database }: Api, form: Form, startedAt: number): Promise<Session> {
  const head = await stores.forms.findHead(form.id)
  const session = await stores.sessions.insert(form.id, head?.version ?? 0)
  await database.updateTable('session').set({ started_at: startedAt }).where('id', '=', session.id).execute()
  return session
}
