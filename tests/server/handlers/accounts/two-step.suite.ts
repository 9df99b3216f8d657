import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecoveryCodes, TotpSetup } from '../../../../contract/types.gen.ts'
import { LOGIN_FAILURES_MAX } from '../../../../rules/account-limits.ts'
import { removeFactors } from '../../../../server/store/accounts/factors.ts'
import { createStores } from '../../../../server/store/index.ts'
import { readSettings } from '../../../../server/settings.ts'
import { openApi, PASSWORD, type Api, type Person } from '../../support/api.ts'
import type { NewPlace } from '../../support/databases.ts'
import { aTotp, codeOf } from '../../support/factors.ts'

const [HOME, GUESSER] = ['203.0.113.70', '198.51.100.90']
const WRONG = { status: 400, body: { detail: expect.stringContaining('Incorrect code') } }
const ENDED = { status: 401, body: { detail: 'This login has ended. Please log in again.' } }
const current_password = PASSWORD

export function twoStepSuite(newPlace: NewPlace) {
  let api: Api
  beforeAll(async () => {
    api = await openApi(await newPlace())
  })
  afterAll(() => api.close())

  const protectedPerson = async () => {
    const person = await api.aPerson()
    return { person, ...(await aTotp(api, person.id)) }
  }
  const firstStep = async ({ email }: Person, from = HOME) =>
    (await api.login(email, PASSWORD, { from })).body.step_token
  const secondStep = (step_token: string, code: string, { from = HOME, cookie = '' } = {}) =>
    api.call<{ access_token: string }>('POST', '/login/second-step', {
      body: { step_token, code },
      headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
    })
  const own = <Body = unknown>({ token }: Person, action: string, body: object) =>
    api.call<Body>('POST', `/users/me/totp${action}`, { token, body })
  const isAlive = async (token: string) => (await api.call('GET', '/users/me', { token })).status === 200
  const securityOf = async ({ token }: Person) => (await api.call('GET', '/users/me/security', { token })).body
  const mailsTo = ({ email }: Person) => api.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

  describe('setting up two-step login', () => {
    it('counts once a code has confirmed it, and not before', async () => {
      const person = await api.aPerson()
      const { body: setup } = await own<TotpSetup>(person, '', { current_password })
      expect(setup.uri).toContain(`secret=${setup.secret}`)
      expect((await api.login(person.email)).status).toBe(200)
      expect(await own(person, '/confirm', { code: '000000' })).toMatchObject(WRONG)
      const { body } = await own<RecoveryCodes>(person, '/confirm', { code: codeOf(setup.secret) })
      expect(new Set(body.recovery_codes).size).toBe(10)
      expect(await securityOf(person)).toEqual({ is_totp_on: true, recovery_codes_left: 10, passkeys: [] })
      expect(await api.login(person.email)).toMatchObject({ status: 202, body: { step_token: expect.any(String) } })
      await expect.poll(() => mailsTo(person)).toEqual(['Sayform: two-step login is on'])
    })

    it('needs the password, and is not set up again while it is on', async () => {
      const { person } = await protectedPerson()
      expect((await own(person, '', { current_password: 'a wrong guess' })).status).toBe(400)
      expect((await own(person, '', { current_password })).status).toBe(409)
      expect((await own(person, '/confirm', { code: '000000' })).status).toBe(409)
      expect((await own(await api.aPerson(), '/confirm', { code: '000000' })).status).toBe(409)
    })

    it('goes on with the key that was made last', async () => {
      const person = await api.aPerson()
      const { body: first } = await own<TotpSetup>(person, '', { current_password })
      const { body: second } = await own<TotpSetup>(person, '', { current_password })
      expect(await own(person, '/confirm', { code: codeOf(first.secret) })).toMatchObject(WRONG)
      expect((await own(person, '/confirm', { code: codeOf(second.secret) })).status).toBe(200)
    })

    it('ends every other login of the account when it is turned on and off', async () => {
      const person = await api.aPerson()
      const { body: elsewhere } = await api.login(person.email)
      const { body: setup } = await own<TotpSetup>(person, '', { current_password })
      await own(person, '/confirm', { code: codeOf(setup.secret) })
      expect([await isAlive(elsewhere.access_token), await isAlive(person.token)]).toEqual([false, true])
      const code = codeOf(setup.secret, 1)
      const { body: again } = await secondStep(await firstStep(person), code)
      await api.database.updateTable('totp').set({ last_step: 0 }).where('user_id', '=', person.id).execute()
      expect((await own(person, '/turn-off', { current_password, code })).status).toBe(200)
      expect([await isAlive(again.access_token), await isAlive(person.token)]).toEqual([false, true])
    })

    it('stores no secret and no recovery code that can be read', async () => {
      const { person, secret, codes } = await protectedPerson()
      const totp = await api.database.selectFrom('totp').selectAll().where('user_id', '=', person.id).execute()
      const stored = await api.database
        .selectFrom('recovery_code')
        .selectAll()
        .where('user_id', '=', person.id)
        .execute()
      const text = JSON.stringify([totp, stored])
      for (const hidden of [secret, ...codes]) expect(text).not.toContain(hidden)
      expect(stored.every(({ hash }) => hash.startsWith('$argon2id$'))).toBe(true)
    })
  })

  describe('the second step of a login', () => {
    it('takes a code of the app, also of the step before and of the one after', async () => {
      for (const steps of [-1, 0, 1]) {
        const { person, code } = await protectedPerson()
        const { status, body } = await secondStep(await firstStep(person), code(steps))
        expect({ steps, status, isIn: await isAlive(body.access_token) }).toEqual({ steps, status: 200, isIn: true })
      }
      const { person, code } = await protectedPerson()
      for (const steps of [-3, 3]) expect(await secondStep(await firstStep(person), code(steps))).toMatchObject(WRONG)
    })

    it('takes the present code alone where no drift is allowed', async () => {
      const { protection } = readSettings({ TOTP_DRIFT_STEPS: '0' })
      const strict = await openApi(await newPlace(), { settings: { protection } })
      const person = await strict.aPerson()
      const { code } = await aTotp(strict, person.id)
      const { step_token } = (await strict.login(person.email)).body
      const send = (sent: string) =>
        strict.call('POST', '/login/second-step', { body: { step_token, code: sent } }).then(({ status }) => status)
      expect([await send(code(-2)), await send(code(2)), await send(code())]).toEqual([400, 400, 200])
      await strict.close()
    })

    it('takes each code once, and none from before it, also when two come at once', async () => {
      const { person, code } = await protectedPerson()
      const [now, before] = [code(), code(-1)]
      const steps = [await firstStep(person), await firstStep(person)]
      const both = await Promise.all(steps.map((step) => secondStep(step, now)))
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
      expect(await secondStep(await firstStep(person), now)).toMatchObject(WRONG)
      expect(await secondStep(await firstStep(person), before)).toMatchObject(WRONG)
    })

    it('needs the token of the first step, which opens nothing else and counts once', async () => {
      const { person, code, codes } = await protectedPerson()
      const step = await firstStep(person)
      expect(await isAlive(step)).toBe(false)
      const reset = { token: step, new_password: 'a new long password' }
      expect((await api.call('POST', '/reset-password/', { body: reset })).status).toBe(400)
      for (const wrong of [person.token, 'garbage', 'x'.repeat(4000)])
        expect(await secondStep(wrong, code())).toMatchObject(ENDED)
      expect((await secondStep(step, code())).status).toBe(200)
      expect(await secondStep(step, codes[0] ?? '')).toMatchObject(ENDED)
    })

    it('ends when it takes too long, and with a new password', async () => {
      const { person, code } = await protectedPerson()
      const late = await firstStep(person)
      await api.database
        .updateTable('token')
        .set({ expires_at: Date.now() - 1 })
        .where('purpose', '=', 'second-step')
        .execute()
      expect(await secondStep(late, code())).toMatchObject(ENDED)
      const step = await firstStep(person)
      const body = { current_password, new_password: 'a new long password' }
      await api.call('PATCH', '/users/me/password', { token: person.token, body })
      expect(await secondStep(step, code())).toMatchObject(ENDED)
    })

    it('lets an address wait after ten wrong codes, and one where the account was logged in not', async () => {
      const { person, code, codes } = await protectedPerson()
      const { headers } = await secondStep(await firstStep(person), code())
      const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? ''
      const step = await firstStep(person, GUESSER)
      for (let count = 0; count < LOGIN_FAILURES_MAX; count += 1)
        expect((await secondStep(step, '000000', { from: GUESSER })).status).toBe(400)
      expect((await secondStep(step, codes[0] ?? '', { from: GUESSER })).status).toBe(429)
      expect((await secondStep(step, codes[0] ?? '', { from: GUESSER, cookie })).status).toBe(200)
    })

    it('makes nothing known of an address from which only the password was right', async () => {
      const { person } = await protectedPerson()
      const { headers } = await api.login(person.email, PASSWORD, { from: GUESSER })
      expect(headers['set-cookie']).toBeUndefined()
      const known = await api.database
        .selectFrom('known_address')
        .selectAll()
        .where('user_id', '=', person.id)
        .execute()
      expect(known).toEqual([])
    })

    it('is asked for after a new password by mail too', async () => {
      const { person } = await protectedPerson()
      const { tokenId, userId } = await api.stores.recoveries.begin(person.email)
      expect(userId).toBe(person.id)
      await api.stores.tokens.reset(tokenId, (await api.stores.users.find(person.id))?.password_hash ?? '')
      expect((await api.login(person.email)).status).toBe(202)
    })
  })

  describe('recovery codes', () => {
    it('each log in once, however they are typed, and the owner is told how many are left', async () => {
      const { person, codes } = await protectedPerson()
      const typed = codes[3]?.replace('-', ' ').toUpperCase() ?? ''
      expect((await secondStep(await firstStep(person), typed)).status).toBe(200)
      expect(await secondStep(await firstStep(person), typed)).toMatchObject(WRONG)
      await expect.poll(() => mailsTo(person)).toContain('Sayform: a recovery code was used')
      const { body } = await secondStep(await firstStep(person), codes[4] ?? '')
      expect(await securityOf({ ...person, token: body.access_token })).toMatchObject({ recovery_codes_left: 8 })
    })

    it('can be renewed by password and code, and the earlier ones end', async () => {
      const { person, codes, code } = await protectedPerson()
      const renew = (body: object) => own<RecoveryCodes>(person, '/recovery-codes', body)
      expect((await renew({ current_password: 'a wrong guess', code: code() })).status).toBe(400)
      expect(await renew({ current_password, code: '000000' })).toMatchObject(WRONG)
      const { body } = await renew({ current_password, code: code() })
      expect(body.recovery_codes.some((one) => codes.includes(one))).toBe(false)
      expect(await secondStep(await firstStep(person), codes[0] ?? '')).toMatchObject(WRONG)
      expect((await secondStep(await firstStep(person), body.recovery_codes[0] ?? '')).status).toBe(200)
    })

    it('still log in when the key of the server is another one, by which no code of the app can be checked', async () => {
      const { person, codes, code } = await protectedPerson()
      const other = createStores(api.database, 'another key'.repeat(4))
      expect(await other.totps.find(person.id)).toEqual({ secret: undefined, isConfirmed: true })
      await api.database.updateTable('totp').set({ secret: 'v1:AAAA' }).where('user_id', '=', person.id).execute()
      expect(await secondStep(await firstStep(person), code())).toMatchObject(WRONG)
      expect((await secondStep(await firstStep(person), codes[0] ?? '')).status).toBe(200)
    })
  })

  describe('turning two-step login off', () => {
    it('takes password and code, a recovery code too', async () => {
      const { person, codes, code } = await protectedPerson()
      const turnOff = (body: object) => own(person, '/turn-off', body)
      expect((await turnOff({ current_password: 'a wrong guess', code: code() })).status).toBe(400)
      expect(await turnOff({ current_password, code: '000000' })).toMatchObject(WRONG)
      expect((await turnOff({ current_password, code: codes[0] })).status).toBe(200)
      expect((await api.login(person.email)).status).toBe(200)
      expect((await turnOff({ current_password, code: code() })).status).toBe(409)
      expect(await securityOf(person)).toMatchObject({ is_totp_on: false, recovery_codes_left: 0 })
      await expect.poll(() => mailsTo(person)).toContain('Sayform: two-step login is off')
    })

    it('is done by an operator for who has lost everything', async () => {
      const { person } = await protectedPerson()
      expect(await removeFactors(api.database, person.id)).toBe(true)
      expect(await isAlive(person.token)).toBe(false)
      expect((await api.login(person.email)).status).toBe(200)
      expect(await removeFactors(api.database, person.id)).toBe(false)
    })
  })
}
