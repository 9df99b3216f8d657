import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  KNOWN_ADDRESSES_MAX,
  LOGIN_DELAY_MS,
  LOGIN_FAILURES_MAX,
  STRANGE_LOGIN_FAILURES_MAX,
} from '../../../rules/account-limits.ts'
import { hashPassword } from '../../../server/accounts/passwords.ts'
import { openApi, PASSWORD, type Api } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const WRONG = { status: 400, body: { detail: 'Incorrect email or password' } }
const [OWNER, GUESSER] = ['203.0.113.7', '198.51.100.9']
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';', 1)[0] ?? ''

export function loginSuite(newPlace: NewPlace) {
  let api: Api
  beforeAll(async () => {
    api = await openApi(await newPlace())
  })
  afterAll(() => api.close())
  const call = (raw: string, headers: Record<string, string> = urlencoded) =>
    api.call('POST', '/login/access-token', { raw, headers })

  const failFrom = async (email: string, from: string, times: number) => {
    for (let count = 0; count < times; count += 1)
      expect((await api.login(email, 'a wrong guess', { from })).status).toBe(400)
  }

  const failElsewhere = async (email: string) => {
    for (let count = 0; count < STRANGE_LOGIN_FAILURES_MAX; count += 1)
      await api.stores.loginFailures.insert(email, { source: '10.9.9.9', isKnown: false })
  }
  const strangerAt = (email: string) => api.login(email, PASSWORD, { from: '10.2.0.1' })
  const REFUSED = { status: 429, body: { detail: expect.stringContaining('logged in before') } }

  describe('logging in', () => {
    it('exchanges email and password for a bearer token', async () => {
      const { email } = await api.aPerson()
      const { status, body } = await api.login(email)
      expect({ status, type: body.token_type }).toEqual({ status: 200, type: 'bearer' })
      expect((await api.call('POST', '/login/test-token', { token: body.access_token })).body).toMatchObject({ email })
    })

    it('keeps nobody waiting for others where the database does not answer', async () => {
      const [down, asked] = [Promise.withResolvers<never>(), Promise.withResolvers<void>()]
      const lookup = vi.spyOn(api.stores.users, 'findByEmail').mockImplementation(() => {
        if (lookup.mock.calls.length === 5) asked.resolve()
        return down.promise
      })
      const logins = Array.from({ length: 5 }, () => api.login('ada@example.com', PASSWORD))
      await asked.promise
      down.reject(Object.assign(new Error('Connection terminated'), { code: '08006' }))
      expect((await Promise.all(logins)).map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
      lookup.mockRestore()
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

    it('lets an address wait after ten failures, even when they come at once, and for others not', async () => {
      const [{ email }, other] = [await api.aPerson(), await api.aPerson()]
      const tries = await Promise.all(Array.from({ length: 14 }, () => api.login(email, 'a wrong guess')))
      const statuses = tries.map(({ status }) => status)
      expect(statuses.filter((status) => status === 400)).toHaveLength(LOGIN_FAILURES_MAX)
      const last = await api.login(email)
      expect(last.status).toBe(429)
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(LOGIN_DELAY_MS / 1000)
      expect((await api.login(other.email)).status).toBe(200)
      expect((await api.login(email, PASSWORD, { from: OWNER })).status).toBe(200)
    })

    it('counts an IPv6 network of one customer as one address', async () => {
      const { email } = await api.aPerson()
      for (let count = 0; count < LOGIN_FAILURES_MAX; count += 1)
        expect((await api.login(email, 'a wrong guess', { from: `2001:db8:1:2::${count + 1}` })).status).toBe(400)
      expect((await api.login(email, PASSWORD, { from: '2001:db8:1:2:ffff::9' })).status).toBe(429)
      expect((await api.login(email, PASSWORD, { from: '2001:db8:1:3::9' })).status).toBe(200)
    })

    it('lets a known device in, also at an address from which somebody guesses', async () => {
      const { email } = await api.aPerson()
      const cookie = cookieOf(await api.login(email, PASSWORD, { from: OWNER }))
      await failFrom(email, GUESSER, LOGIN_FAILURES_MAX)
      expect((await api.login(email, PASSWORD, { from: GUESSER })).status).toBe(429)
      expect((await api.login(email, PASSWORD, { from: GUESSER, cookie })).status).toBe(200)
      const another = cookieOf(await api.login((await api.aPerson()).email))
      expect((await api.login(email, PASSWORD, { from: GUESSER, cookie: another })).status).toBe(429)
      expect((await api.login(email, PASSWORD, { from: GUESSER, cookie: 'sayform_device=made.up.token' })).status).toBe(
        429,
      )
    })

    it('lets no known device guess more than an address may', async () => {
      const { email } = await api.aPerson()
      const cookie = cookieOf(await api.login(email))
      for (let count = 0; count < LOGIN_FAILURES_MAX; count += 1)
        expect((await api.login(email, 'a wrong guess', { from: `10.1.0.${count}`, cookie })).status).toBe(400)
      expect((await api.login(email, PASSWORD, { from: '10.1.0.99', cookie })).status).toBe(429)
      expect((await api.login(email)).status).toBe(200)
    })

    it('bounds the guesses of many addresses in a day, and lets in from an address that it knows', async () => {
      const { email } = await api.aPerson()
      expect((await api.login(email, PASSWORD, { from: OWNER })).status).toBe(200)
      await failElsewhere(email)
      expect(await strangerAt(email)).toMatchObject(REFUSED)
      expect((await api.login(email, PASSWORD, { from: OWNER })).status).toBe(200)
    })

    it('bounds guesses at an unknown email alike', async () => {
      await failElsewhere('nobody-at-all@example.com')
      expect(await strangerAt('nobody-at-all@example.com')).toMatchObject(REFUSED)
    })

    it('lets everybody try again whom an operator unlocks', async () => {
      const { email } = await api.aPerson()
      await failFrom(email, GUESSER, LOGIN_FAILURES_MAX)
      expect((await api.login(email, PASSWORD, { from: GUESSER })).status).toBe(429)
      expect(await api.stores.loginFailures.unlock(email.toUpperCase())).toBe(LOGIN_FAILURES_MAX)
      expect((await api.login(email, PASSWORD, { from: GUESSER })).status).toBe(200)
    })

    it('forgets the failures of an address when it logs in, and those of others not', async () => {
      const { email } = await api.aPerson()
      await failFrom(email, GUESSER, LOGIN_FAILURES_MAX)
      await failFrom(email, OWNER, LOGIN_FAILURES_MAX - 1)
      expect((await api.login(email, PASSWORD, { from: OWNER })).status).toBe(200)
      await failFrom(email, OWNER, LOGIN_FAILURES_MAX - 1)
      expect((await api.login(email, PASSWORD, { from: OWNER })).status).toBe(200)
      expect((await api.login(email, PASSWORD, { from: GUESSER })).status).toBe(429)
    })

    it('remembers a bounded number of addresses of an account', async () => {
      const { id, email } = await api.aPerson()
      for (let count = 0; count <= KNOWN_ADDRESSES_MAX; count += 1)
        await api.stores.knownAddresses.remember(id, `10.3.0.${count}`)
      const known = await api.database.selectFrom('known_address').select('address').where('user_id', '=', id).execute()
      expect(known).toHaveLength(KNOWN_ADDRESSES_MAX)
      expect(await api.stores.knownAddresses.find(email, `10.3.0.${KNOWN_ADDRESSES_MAX}`)).toBeGreaterThan(0)
    })

    it('opens the door again when the password is reset, and never closes it for one’s own session', async () => {
      const [{ id, email, token }, hash] = [await api.aPerson(), await hashPassword(PASSWORD)]
      await failFrom(email, OWNER, LOGIN_FAILURES_MAX)
      expect((await api.login(email, PASSWORD, { from: OWNER })).status).toBe(429)
      const change = (current_password: string, new_password: string) =>
        api.call('PATCH', '/users/me/password', { token, body: { current_password, new_password } })
      expect((await change(PASSWORD, 'a new long password')).status).toBe(200)
      for (let count = 0; count < LOGIN_FAILURES_MAX; count += 1)
        expect((await change('a wrong guess', 'whatever it is')).status).toBe(400)
      expect((await change('a new long password', 'whatever it is')).status).toBe(429)
      expect((await api.login(email, 'a new long password', { from: OWNER })).status).toBe(429)
      expect(await api.stores.tokens.reset(await api.stores.tokens.insert(id, 'reset', 60_000), hash)).toBe(id)
      expect((await api.login(email, PASSWORD, { from: OWNER })).status).toBe(200)
    })

    it('is not kept waiting by many logins from another address', async () => {
      const { email } = await api.aPerson()
      let answered = 0
      const flood = Array.from({ length: 40 }, (_, index) =>
        api.login(`nobody${index}@example.com`, 'a wrong guess', { from: '198.51.100.77' }).then(() => (answered += 1)),
      )
      expect((await api.login(email, PASSWORD, { from: OWNER })).status).toBe(200)
      // In the order of arrival all of them would go before.
      expect(answered).toBeLessThan(flood.length / 2)
      await Promise.all(flood)
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
