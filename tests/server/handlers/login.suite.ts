import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOGIN_FAILURES_MAX } from '../../../rules/limits.ts'
import { hashPassword } from '../../../server/accounts/passwords.ts'
import { openApi, PASSWORD, type Api } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const WRONG = { status: 400, body: { detail: 'Incorrect email or password' } }
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

export function loginSuite(newPlace: NewPlace) {
  let api: Api
  beforeAll(async () => {
    api = await openApi(await newPlace())
  })
  afterAll(() => api.close())
  const call = (raw: string, headers: Record<string, string> = urlencoded) =>
    api.call('POST', '/login/access-token', { raw, headers })

  describe('logging in', () => {
    it('exchanges email and password for a bearer token', async () => {
      const { email } = await api.aPerson()
      const { status, body } = await api.login(email)
      expect({ status, type: body.token_type }).toEqual({ status: 200, type: 'bearer' })
      expect((await api.call('POST', '/login/test-token', { token: body.access_token })).body).toMatchObject({ email })
    })

    it('takes the email in any case, and multipart forms', async () => {
      const { email } = await api.aPerson()
      expect((await api.login(email.toUpperCase())).status).toBe(200)
      const form = new FormData()
      form.set('username', email)
      form.set('password', PASSWORD)
      const request = new Request('http://localhost', { method: 'POST', body: form })
      const raw = Buffer.from(await request.arrayBuffer())
      const headers = { 'content-type': request.headers.get('content-type') ?? '' }
      expect((await api.call('POST', '/login/access-token', { raw, headers })).status).toBe(200)
    })

    it('answers a wrong password and an unknown email alike', async () => {
      const { email } = await api.aPerson()
      expect(await api.login(email, 'wrong password')).toMatchObject(WRONG)
      expect(await api.login('nobody@example.com')).toMatchObject(WRONG)
    })

    it('refuses an inactive user with the right password only', async () => {
      const { email } = await api.aPerson({ is_active: false })
      expect(await api.login(email)).toMatchObject({ status: 400, body: { detail: 'Inactive user' } })
      expect(await api.login(email, 'wrong password')).toMatchObject(WRONG)
    })

    it('closes the door after ten failures, even when they come at once, and for others not', async () => {
      const [{ email }, other] = [await api.aPerson(), await api.aPerson()]
      const tries = await Promise.all(Array.from({ length: 14 }, () => api.login(email, 'a wrong guess')))
      const statuses = tries.map(({ status }) => status)
      expect(statuses.filter((status) => status === 400)).toHaveLength(LOGIN_FAILURES_MAX)
      const last = await api.login(email)
      expect(last.status).toBe(429)
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
      expect((await api.login(other.email)).status).toBe(200)
    })

    it('opens the door again when the password is reset, and never closes it for one’s own session', async () => {
      const [{ id, email, token }, hash] = [await api.aPerson(), await hashPassword(PASSWORD)]
      for (let count = 0; count < LOGIN_FAILURES_MAX; count += 1) await api.stores.loginFailures.insert(email)
      expect((await api.login(email)).status).toBe(429)
      const change = (current_password: string, new_password: string) =>
        api.call('PATCH', '/users/me/password', { token, body: { current_password, new_password } })
      expect((await change(PASSWORD, 'a new long password')).status).toBe(200)
      for (let count = 0; count < LOGIN_FAILURES_MAX; count += 1)
        expect((await change('a wrong guess', 'whatever it is')).status).toBe(400)
      expect((await change('a new long password', 'whatever it is')).status).toBe(429)
      expect((await api.login(email, 'a new long password')).status).toBe(429)
      expect(await api.stores.tokens.reset(await api.stores.tokens.insert(id, 'reset', 60_000), hash)).toBe(true)
      expect((await api.login(email)).status).toBe(200)
    })

    it('counts failures only', async () => {
      const { email } = await api.aPerson()
      const tries = await Promise.all(Array.from({ length: 12 }, () => api.login(email)))
      expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200]))
    })

    it('judges the form before the handler sees it', async () => {
      expect((await call('username=only')).status).toBe(422)
      expect((await call('username=a%00b&password=x')).status).toBe(422)
      expect((await call('{"username":"a","password":"b"}', { 'content-type': 'application/json' })).status).toBe(415)
      expect((await call('')).status).toBe(422)
      expect((await call('x', { 'content-type': 'multipart/form-data; boundary=nothing' })).status).toBe(422)
    })
  })
}
