import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Passkey } from '../../../../contract/types.gen.ts'
import { LOGIN_FAILURES_MAX, PASSKEYS_MAX } from '../../../../rules/account-limits.ts'
import { passkeySite } from '../../../../server/accounts/passkey-site.ts'
import { openApi, PASSWORD, type Api, type Person } from '../../support/api.ts'
import { anAuthenticator, type Situation } from '../../support/authenticator.ts'
import type { NewPlace } from '../../support/databases.ts'
import { addPasskey, aTotp } from '../../support/factors.ts'

const REFUSED = { status: 400, body: { detail: expect.stringContaining('was not accepted') } }
const NOT_ADDED = { status: 400, body: { detail: expect.stringContaining('could not be added') } }

const made = (given: string, situation: Situation = {}) => anAuthenticator().register(given, situation)

export function passkeySuite(newPlace: NewPlace) {
  let api: Api
  beforeAll(async () => {
    api = await openApi(await newPlace())
  })
  afterAll(() => api.close())

  interface Options {
    challenge: string
    excludeCredentials?: { id: string }[]
  }
  /** As authenticators get it: the bytes that the options write in Base64url. */
  const challengeOf = ({ challenge }: Options) => Buffer.from(challenge, 'base64url').toString('utf8')
  const optionsFor = ({ token }: Person, current_password = PASSWORD) =>
    api.call<Options>('POST', '/users/me/passkeys/options', { token, body: { current_password } })
  const add = ({ token }: Person, credential: object, name = 'Phone') =>
    api.call<Passkey>('POST', '/users/me/passkeys', { token, body: { name, credential } })
  const loginChallenge = async () => challengeOf((await api.call<Options>('POST', '/login/passkey/options')).body)
  const logIn = (credential: object, from = '203.0.113.80') =>
    api.call<{ access_token: string; step_token: string }>('POST', '/login/passkey', {
      body: { credential },
      headers: { 'x-forwarded-for': from },
    })
  const holder = async () => {
    const person = await api.aPerson()
    const { id, authenticator } = await addPasskey(api, person.id)
    const sign = async (situation: Situation = {}) => authenticator.sign(await loginChallenge(), person.id, situation)
    return { person, id, authenticator, sign }
  }
  const listOf = async ({ token }: Person) =>
    (await api.call<{ passkeys: Passkey[] }>('GET', '/users/me/security', { token })).body.passkeys
  const mailsTo = ({ email }: Person) => api.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

  describe('adding a passkey', () => {
    it('takes the password and what the authenticator made, and tells the owner', async () => {
      const person = await api.aPerson()
      const { body } = await optionsFor(person)
      expect(body).toMatchObject({
        rp: { id: 'localhost', name: 'Sayform' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        attestation: 'none',
      })
      expect((await add(person, anAuthenticator().register(challengeOf(body)), 'Ada’s phone')).status).toBe(201)
      expect(await listOf(person)).toMatchObject([{ name: 'Ada’s phone', last_used_at: null, is_synced: false }])
      await expect.poll(() => mailsTo(person)).toEqual(['Sayform: a passkey was added'])
      expect((await optionsFor(person)).body.excludeCredentials).toHaveLength(1)
      expect((await optionsFor(person, 'a wrong guess')).status).toBe(400)
    })

    it('takes no other challenge, origin or site, and each challenge once', async () => {
      const [person, other] = [await api.aPerson(), await api.aPerson()]
      const challenge = async (whose = person) => challengeOf((await optionsFor(whose)).body)
      expect(await add(person, made(await challenge(other)))).toMatchObject(NOT_ADDED)
      expect(await add(person, made(await loginChallenge()))).toMatchObject(NOT_ADDED)
      expect(await add(person, made('made up'))).toMatchObject(NOT_ADDED)
      const elsewhere = { origin: 'https://evil.example' }
      expect(await add(person, made(await challenge(), elsewhere))).toMatchObject(NOT_ADDED)
      expect(await add(person, made(await challenge(), { rpID: 'evil.example' }))).toMatchObject(NOT_ADDED)
      const once = await challenge()
      const both = await Promise.all([add(person, made(once)), add(person, made(once))])
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
    })

    it('refuses one that was added before, and more than an account may have', async () => {
      const { person, authenticator } = await holder()
      const challenge = async () => challengeOf((await optionsFor(person)).body)
      expect((await add(person, authenticator.register(await challenge()))).status).toBe(409)
      const last = await challenge()
      while ((await listOf(person)).length < PASSKEYS_MAX) await addPasskey(api, person.id)
      expect((await add(person, anAuthenticator().register(last))).status).toBe(409)
      expect((await optionsFor(person)).status).toBe(409)
    })
  })

  describe('logging in with a passkey', () => {
    it('needs no password, and remembers when it was', async () => {
      const { person, sign } = await holder()
      const { status, body } = await logIn(await sign())
      expect(status).toBe(200)
      expect((await api.call('GET', '/users/me', { token: body.access_token })).body).toMatchObject({ id: person.id })
      expect((await listOf(person))[0]?.last_used_at).not.toBeNull()
    })

    it('is both steps at once when the authenticator verified its user, and the first of two when it did not', async () => {
      const { person, sign } = await holder()
      const { code } = await aTotp(api, person.id)
      expect((await logIn(await sign({ isVerified: true }))).status).toBe(200)
      const { status, body } = await logIn(await sign({ isVerified: false }))
      expect(status).toBe(202)
      const finish = { body: { step_token: body.step_token, code: code() } }
      expect((await api.call('POST', '/login/second-step', finish)).status).toBe(200)
    })

    it('takes each challenge once, and no other origin, site, signature or person', async () => {
      const { authenticator, person, sign } = await holder()
      const signed = await sign()
      expect((await logIn(signed)).status).toBe(200)
      expect(await logIn(signed)).toMatchObject(REFUSED)
      const challenge = await loginChallenge()
      const two = [authenticator.sign(challenge, person.id), authenticator.sign(challenge, person.id)]
      expect((await logIn(two[0]!)).status).toBe(200)
      expect(await logIn(two[1]!)).toMatchObject(REFUSED)
      expect(await logIn(await sign({ origin: 'https://evil.example' }))).toMatchObject(REFUSED)
      expect(await logIn(await sign({ rpID: 'evil.example' }))).toMatchObject(REFUSED)
      expect(await logIn(authenticator.sign('made up', person.id))).toMatchObject(REFUSED)
      expect(await logIn(authenticator.sign(await loginChallenge(), 'another'))).toMatchObject(REFUSED)
      const id = (await holder()).authenticator.credentialId
      expect(await logIn({ ...(await sign()), id, rawId: id })).toMatchObject(REFUSED)
      expect(await logIn(anAuthenticator().sign(await loginChallenge(), person.id))).toMatchObject(REFUSED)
    })

    it('refuses a counter that went back, as a copied authenticator has it', async () => {
      const { sign } = await holder()
      expect((await logIn(await sign({ counter: 7 }))).status).toBe(200)
      expect(await logIn(await sign({ counter: 7 }))).toMatchObject(REFUSED)
      expect(await logIn(await sign({ counter: 3 }))).toMatchObject(REFUSED)
      expect((await logIn(await sign({ counter: 8 }))).status).toBe(200)
    })

    it('takes authenticators that do not count', async () => {
      const { sign } = await holder()
      for (let count = 0; count < 2; count += 1) expect((await logIn(await sign({ counter: 0 }))).status).toBe(200)
    })

    it('counts what fails: an address waits after ten, others do not', async () => {
      const { sign } = await holder()
      for (let count = 0; count < LOGIN_FAILURES_MAX; count += 1)
        expect((await logIn(await sign({ origin: 'https://evil.example' }), '10.8.0.1')).status).toBe(400)
      expect((await logIn(await sign(), '10.8.0.1')).status).toBe(429)
      expect((await logIn(await sign(), '10.8.0.2')).status).toBe(200)
    })

    it('lets nobody in whose account is off', async () => {
      const { person, sign } = await holder()
      await api.stores.users.update(person.id, { is_active: false })
      expect(await logIn(await sign())).toMatchObject({ status: 400, body: { detail: 'Inactive user' } })
    })

    it('outlives a new password', async () => {
      const { person, sign } = await holder()
      const body = { current_password: PASSWORD, new_password: 'a new long password' }
      await api.call('PATCH', '/users/me/password', { token: person.token, body })
      expect((await logIn(await sign())).status).toBe(200)
    })
  })

  describe("an account's passkeys", () => {
    it('are renamed, and deleted by password, which ends other logins and tells the owner', async () => {
      const { person, id, sign } = await holder()
      const { body: elsewhere } = await logIn(await sign())
      const at = `/users/me/passkeys/${id}`
      const { body } = await api.call('PATCH', at, { token: person.token, body: { name: 'Key ring' } })
      expect(body).toMatchObject({ id, name: 'Key ring' })
      const remove = (current_password: string) =>
        api.call('POST', `${at}/delete`, { token: person.token, body: { current_password } })
      expect((await remove('a wrong guess')).status).toBe(400)
      expect((await remove(PASSWORD)).status).toBe(200)
      expect((await remove(PASSWORD)).status).toBe(404)
      expect((await api.call('GET', '/users/me', { token: elsewhere.access_token })).status).toBe(401)
      expect(await logIn(await sign())).toMatchObject(REFUSED)
      await expect.poll(() => mailsTo(person)).toContain('Sayform: a passkey was deleted')
    })
  })

  describe('where passkeys work', () => {
    it.each([
      ['https://forms.example.com', true],
      ['https://forms.example.com:8443/sub', true],
      ['http://localhost:8000', true],
      ['http://forms.example.com', false],
      ['https://192.0.2.7', false],
      ['https://[2001:db8::1]', false],
    ])('%s: %s', (publicUrl, isUsable) => expect(passkeySite({ publicUrl }).isUsable).toBe(isUsable))

    it('is told by the configured address, and never by what a request says', async () => {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
      const { body } = await api.call<{ rpId: string }>('POST', '/login/passkey/options', { headers })
      expect(body.rpId).toBe('localhost')
    })
  })
}
