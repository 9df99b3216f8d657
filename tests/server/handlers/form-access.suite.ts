import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Form, FormAccess, FormSettings, Session, SubmissionReceipt } from '../../../contract/types.gen.ts'
import { LOGIN_FAILURES_MAX } from '../../../rules/account-limits.ts'
import { aPayload } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const ANSWERED = { status: 409, body: { detail: 'You have already answered this form.' } }
const ASKED = { status: 401, body: { detail: 'This form asks for a password.' } }
const ASKED_AGAIN = { status: 401, body: { detail: expect.stringContaining('asked for again') } }
const [ONE, OTHER] = ['5b1f3c1e-7d20-4e5a-9c33-0f1e2d3c4b5a', '5b1f3c1e-7d20-4e5a-9c33-0f1e2d3c4b5b']

export function formAccessSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
  })
  afterAll(() => api.close())

  const set = (form: Form, body: object) =>
    api.call<FormSettings>('PUT', `/forms/${form.id}/settings`, { token: owner.token, body })
  const begin = (form: Form, body: object = {}, headers = {}) =>
    api.call<Session>('POST', `/public/forms/${form.id}/sessions`, { body: { type: 'voice', ...body }, headers })
  const submit = (session: Session, headers = {}) =>
    api.call<SubmissionReceipt>('POST', `/sessions/${session.id}/submit`, {
      body: { responses: aPayload().responses },
      headers,
    })
  const aForm = async (settings: object) => {
    const form = await api.createForm(owner)
    expect((await set(form, settings)).status).toBe(200)
    return form
  }

  const once = () => aForm({ one_per_device: true })
  const locked = (password = 'summer party') => aForm({ password })
  const enter = ({ id }: Form, password: string) =>
    api.call<FormAccess & { detail: string }>('POST', `/public/forms/${id}/access`, { body: { password } })
  const read = ({ id }: Form, headers = {}) => api.call<Form>('GET', `/public/forms/${id}`, { headers })
  const tokenFor = async (form: Form, password = 'summer party') => ({
    'form-token': (await enter(form, password)).body.token,
  })

  describe('a form that takes one response from each device', () => {
    it('says so to pages, and others do not', async () => {
      expect((await read(await once())).body).toMatchObject({ one_per_device: true })
      expect((await read(await api.createForm(owner))).body).not.toHaveProperty('one_per_device')
    })

    it('refuses the second of two sessions of a device, and stores one response', async () => {
      const form = await once()
      const [first, second] = [await begin(form, { device_id: ONE }), await begin(form, { device_id: ONE })]
      const outcomes = await Promise.all([submit(first.body), submit(second.body)])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 409])
      expect(outcomes.find(({ status }) => status === 409)).toMatchObject(ANSWERED)
      expect(await begin(form, { device_id: ONE.toUpperCase() })).toMatchObject(ANSWERED)
      const { body } = await api.call<Form>('GET', `/forms/${form.id}`, { token: owner.token })
      expect(body.response_count).toBe(1)
    })

    it('gives a repeated submit its receipt, and takes other devices and those without an id', async () => {
      const form = await once()
      const session = (await begin(form, { device_id: ONE })).body
      const receipt = (await submit(session)).body
      expect((await submit(session)).body).toEqual(receipt)
      expect((await submit((await begin(form, { device_id: OTHER })).body)).status).toBe(201)
      expect((await submit((await begin(form)).body)).status).toBe(201)
      expect((await submit((await begin(form)).body)).status).toBe(201)
    })

    it('lets a device answer again when its response was deleted, and when the owner allows it', async () => {
      const form = await once()
      expect((await submit((await begin(form, { device_id: ONE })).body)).status).toBe(201)
      const one = { filter: {}, count: 1 }
      const removed = await api.call('POST', `/forms/${form.id}/responses/delete`, { token: owner.token, body: one })
      expect(removed.status).toBe(200)
      expect((await submit((await begin(form, { device_id: ONE })).body)).status).toBe(201)
      await set(form, { one_per_device: false })
      expect((await submit((await begin(form, { device_id: ONE })).body)).status).toBe(201)
    })

    it('keeps the device of a session that begins again', async () => {
      const form = await once()
      const { body } = await begin(form, { device_id: ONE })
      await submit((await begin(form, { device_id: ONE })).body)
      expect(await begin(form, { device_id: ONE, renewal: body.renewal })).toMatchObject(ANSWERED)
    })

    it('stores no id of a device for other forms, and refuses what is no id', async () => {
      const form = await api.createForm(owner)
      expect((await submit((await begin(form, { device_id: ONE })).body)).status).toBe(201)
      expect((await submit((await begin(form, { device_id: ONE })).body)).status).toBe(201)
      await set(form, { one_per_device: true })
      expect((await begin(form, { device_id: ONE })).status).toBe(201)
      expect((await begin(form, { device_id: 'me' })).status).toBe(422)
    })
  })

  describe('a form with a password', () => {
    it('shows and takes nothing without it', async () => {
      const form = await locked()
      const refused = await read(form)
      expect(refused).toMatchObject(ASKED)
      expect(refused.text).not.toContain(form.title)
      expect(await begin(form)).toMatchObject(ASKED_AGAIN)
      expect((await enter(form, 'winter party')).body.detail).toBe('This is not the password of this form.')
    })

    it('is seen and answered with it, for a day', async () => {
      const form = await locked()
      const { body } = await enter(form, 'summer party')
      const day = Date.parse(body.expires_at) - Date.now()
      expect(day / 3_600_000).toBeCloseTo(24, 1)
      const headers = { 'form-token': body.token }
      expect((await read(form, headers)).body).toMatchObject({ id: form.id, structure: form.structure })
      const session = (await begin(form, {}, headers)).body
      expect(await submit(session)).toMatchObject(ASKED_AGAIN)
      const receipt = await submit(session, headers)
      expect(receipt.status).toBe(201)
      expect((await submit(session)).body, 'what is stored is said again').toEqual(receipt.body)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(body.expires_at) + 1000 })
      expect(await read(form, headers)).toMatchObject(ASKED)
      vi.useRealTimers()
    })

    it('asks again when its owner changed the password, and never when it was taken away', async () => {
      const form = await locked()
      const headers = await tokenFor(form)
      const session = (await begin(form, {}, headers)).body
      await set(form, { password: 'summer party' })
      expect(await read(form, headers)).toMatchObject(ASKED)
      expect(await begin(form, {}, headers)).toMatchObject(ASKED_AGAIN)
      expect(await submit(session, headers)).toMatchObject(ASKED_AGAIN)
      expect((await submit(session, await tokenFor(form))).status).toBe(201)
      expect((await set(form, { password: null })).body.has_password).toBe(false)
      expect((await read(form)).status).toBe(200)
      expect((await enter(form, 'summer party')).status).toBe(400)
    })

    it('takes no token of another form, and none of another kind', async () => {
      const [form, other] = [await locked(), await locked()]
      const { body } = await begin(await api.createForm(owner))
      for (const token of [(await tokenFor(other))['form-token'], owner.token, body.renewal, 'x'])
        expect((await read(form, { 'form-token': String(token) })).status).toBe(401)
    })

    it('tells its owner that it has one, and nobody which', async () => {
      const form = await aForm({ password: 'summer party', retention_days: 3 })
      const answer = await set(form, { closed_message: 'Later.' })
      expect(answer.body).toMatchObject({ has_password: true, retention_days: 3 })
      expect(answer.text).not.toMatch(/argon2|summer/)
      const again = await api.call('GET', `/forms/${form.id}/settings`, { token: owner.token })
      expect(again.body).toEqual(answer.body)
      expect((await read(form)).status).toBe(401)
    })

    it.each([{ password: 'abc' }, { password: 'x'.repeat(129) }, { password: 5 }])('is not set with %j', async (body) =>
      expect((await set(await api.createForm(owner), body)).status).toBe(422),
    )

    it('has those wait who guess, longer each time, and forgets it when they enter the right one', async () => {
      const form = await locked()
      for (let guess = 0; guess < LOGIN_FAILURES_MAX; guess += 1) expect((await enter(form, 'wrong')).status).toBe(400)
      const waiting = await enter(form, 'summer party')
      expect(waiting).toMatchObject({
        status: 429,
        body: {
          detail: expect.stringMatching(/^Too many wrong passwords\. Please try again in \d+ (seconds|minutes)\.$/),
        },
      })
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 * Number(waiting.headers['retry-after']) })
      expect((await enter(form, 'wrong')).status).toBe(400)
      const longer = await enter(form, 'summer party')
      expect(Number(longer.headers['retry-after'])).toBeGreaterThan(Number(waiting.headers['retry-after']))
      vi.setSystemTime(Date.now() + 1000 * Number(longer.headers['retry-after']))
      expect((await enter(form, 'summer party')).status).toBe(200)
      expect((await enter(form, 'wrong')).status).toBe(400)
      vi.useRealTimers()
    })

    it('says that it is closed before it asks', async () => {
      const form = await aForm({
        password: 'summer party',
        closed_message: 'Later.',
        closes_at: '2020-01-01T00:00:00Z',
      })
      expect(await read(form)).toMatchObject({ status: 403, body: { detail: 'Later.' } })
      expect(await enter(form, 'summer party')).toMatchObject({ status: 403, body: { detail: 'Later.' } })
    })
  })
}
