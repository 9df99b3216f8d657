import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TotpSetup, WebhookWithSecret } from '../../contract/types.gen.ts'
import { LOGIN_FAILURES_MAX } from '../../rules/account-limits.ts'
import { SECURITY_EVENTS } from '../../server/security-log.ts'
import { aWorker } from './delivery/deliveries.suite.ts'
import { openApi, PASSWORD, type Api, type Call } from './support/api.ts'
import { newFolder } from './support/databases.ts'
import { aTotp, codeOf } from './support/factors.ts'

const [FROM, NETWORK] = ['203.0.113.70', '203.0.113.0/24']
const UNKNOWN = 'unknown.somebody@example.com'

const log: string[] = []
let api: Api

beforeAll(async () => {
  api = await openApi({ databaseUrl: undefined, dataDir: newFolder() }, { log })
})
afterAll(() => api.close())
beforeEach(() => void log.splice(0))

interface Line {
  event: string
  [detail: string]: unknown
}
const lines = (): Line[] => log.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined)
const stopped = () => lines().filter(({ event }) => event === 'limit.reached')
/** Every name leads into a private network. */
const lookup = async () => [{ address: '10.0.0.7', family: 4 }]
const events = () => lines().map(({ event }) => event)
const call = <Body>(method: string, path: string, { headers, ...rest }: Call = {}) =>
  api.call<Body>(method, path, {
    ...rest,
    headers: { 'x-forwarded-for': FROM, 'x-request-id': 'request-1', ...headers },
  })

describe('the log of security events', () => {
  it('says who logged in, when, by what, from which network, and in which request', async () => {
    const person = await api.aPerson()
    await api.login(person.email, PASSWORD, { from: FROM })
    expect(lines()).toEqual([
      expect.objectContaining({
        time: expect.any(Number),
        id: expect.stringMatching(/^[\w-]{8,64}$/),
        event: 'login.succeeded',
        account: person.id,
        way: 'password',
        method: 'POST',
        route: '/api/v1/login/access-token',
        network: NETWORK,
      }),
    ])
  })

  it('says which account a wrong password was for, and of an email that no account has only that', async () => {
    const person = await api.aPerson()
    await api.login(person.email, 'a wrong guess', { from: FROM })
    await api.login(UNKNOWN, 'a wrong guess', { from: '2001:db8:1:2:3:4:5:6' })
    expect(lines()).toMatchObject([
      { event: 'login.failed', account: person.id, network: NETWORK },
      { event: 'login.failed', account: null, network: '2001:db8:1:2::/64' },
    ])
  })

  it('says that guesses were stopped, once, and then how many there were', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const person = await api.aPerson()
    for (let guess = 0; guess < LOGIN_FAILURES_MAX + 5; guess += 1)
      await api.login(person.email, 'a wrong guess', { from: FROM })
    expect(stopped()).toHaveLength(1)
    vi.advanceTimersByTime(5000)
    vi.useRealTimers()
    expect(stopped()).toMatchObject([{ network: NETWORK }, { network: NETWORK, repeated: 4 }])
  })

  it('says what became of the second step', async () => {
    const person = await api.aPerson()
    const { code } = await aTotp(api, person.id)
    const { step_token } = (await api.login(person.email)).body
    await call('POST', '/login/second-step', { body: { step_token, code: '000000' } })
    await call('POST', '/login/second-step', { body: { step_token, code: code() } })
    const account = person.id
    expect(lines()).toMatchObject([
      { event: 'login.code-asked', account },
      { event: 'login.code-failed', account },
      { event: 'login.succeeded', account, way: 'code' },
    ])
  })

  it('says that a factor, a password or an email was changed, and that the proof for it was wrong', async () => {
    const { token, id: account } = await api.aPerson()
    const own = (path: string, body: object) => call<TotpSetup>('POST', `/users/me/totp${path}`, { token, body })
    await own('', { current_password: 'a wrong guess' })
    const { body } = await own('', { current_password: PASSWORD })
    await own('/confirm', { code: codeOf(body.secret) })
    const new_password = 'a battery of correct horses'
    await call('PATCH', '/users/me/password', { token, body: { current_password: PASSWORD, new_password } })
    await call('PATCH', '/users/me', { token, body: { email: 'another.address@example.com' } })
    await call('POST', '/logout', { token })
    expect(lines()).toMatchObject([
      { event: 'proof.failed', account },
      { event: 'factor.changed', account, change: 'totp-on' },
      { event: 'password.changed', account },
      { event: 'email.changed', account },
      { event: 'login.ended', account },
    ])
  })

  it('says whose account a superuser changed, and who the superuser is', async () => {
    const superuser = await api.aPerson({ is_superuser: true })
    const person = await api.aPerson()
    await call('PATCH', `/users/${person.id}`, { token: superuser.token, body: { is_active: false } })
    await call('DELETE', `/users/${person.id}`, { token: superuser.token })
    expect(lines()).toMatchObject([
      { event: 'account.changed', account: person.id, by: superuser.id, is_active: false },
      { event: 'account.deleted', account: person.id, by: superuser.id },
    ])
  })

  it('says that a link to a new password was asked for, whether an account has the email or not', async () => {
    const person = await api.aPerson()
    await call('POST', `/password-recovery/${encodeURIComponent(person.email)}`)
    await call('POST', `/password-recovery/${encodeURIComponent(UNKNOWN)}`)
    await expect.poll(() => lines().map(({ account }) => account)).toEqual([person.id, null])
    expect(events()).toEqual(['password.reset-asked', 'password.reset-asked'])
  })

  it('says who was refused what', async () => {
    const { token, id: account } = await api.aPerson()
    const form = await api.createForm(await api.aPerson())
    log.splice(0)
    await call('GET', '/users/', { token })
    await call('GET', `/forms/${form.id}`, { token })
    await call('GET', '/users/me', { token: 'no.valid.token' })
    await call('POST', '/forms/', { token, body: { title: 7 } })
    await call('POST', '/forms/', { token, raw: 'text', headers: { 'content-type': 'text/plain' } })
    expect(lines()).toMatchObject([
      { event: 'access.refused', account, status: 403, route: '/api/v1/users/' },
      { event: 'access.not-found', account, route: '/api/v1/forms/:id' },
      { event: 'access.refused', status: 401 },
      { event: 'input.refused', account, status: 422, route: '/api/v1/forms/' },
      { event: 'input.refused', account, status: 415 },
    ])
  })

  it('says that a webhook was to go to a private network', async () => {
    const person = await api.aPerson()
    const form = await api.createForm(person)
    log.splice(0)
    const body = { url: 'https://10.0.0.7/a-secret-path' }
    await call('POST', `/forms/${form.id}/webhooks`, { token: person.token, body })
    expect(events()).toEqual(['webhook.refused', 'input.refused'])
    expect(log.join('')).not.toContain('a-secret-path')
  })

  it('says which webhook was to go to a private network by what its name resolved to', async () => {
    const person = await api.aPerson()
    const form = await api.createForm(person)
    const body = { url: 'https://hooks.example.com/a-secret-path' }
    const { token } = person
    const webhook = (await call<WebhookWithSecret>('POST', `/forms/${form.id}/webhooks`, { token, body })).body.webhook
    await call('POST', `/forms/${form.id}/webhooks/${webhook.id}/test`, { token })
    log.splice(0)
    await aWorker(api, { call: { allowPrivate: false, lookup } }).work()
    expect(lines()).toMatchObject([{ event: 'webhook.refused', form: form.id, webhook: webhook.id }])
    expect(log.join('')).not.toContain('a-secret-path')
  })

  it('holds no email, no password, no address of a person, and no token', async () => {
    const person = await api.aPerson({ email: 'private.person@example.com' })
    await api.login(person.email, 'a wrong guess', { from: FROM })
    await api.login(person.email, PASSWORD, { from: FROM })
    await api.login(UNKNOWN, PASSWORD, { from: FROM })
    await call('POST', `/password-recovery/${encodeURIComponent(person.email)}`)
    await expect.poll(events).toContain('password.reset-asked')
    for (const secret of ['private.person', 'unknown.somebody', 'wrong guess', PASSWORD, FROM, 'eyJ'])
      expect(log.join('')).not.toContain(secret)
  })

  it('has a line of explanation for each event in docs/trust.md', () => {
    const page = readFileSync('docs/trust.md', 'utf8')
    expect(SECURITY_EVENTS.filter((event) => !page.includes(`\`${event}\``))).toEqual([])
  })
})
