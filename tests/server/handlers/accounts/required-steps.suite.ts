import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecoveryCodes, TotpSetup, User } from '../../../../contract/types.gen.ts'
import { INITIAL_PASSWORD_LIFE_MS } from '../../../../rules/account-limits.ts'
import { readSettings } from '../../../../server/settings.ts'
import { openApi, PASSWORD, type Api, type Person } from '../../support/api.ts'
import type { NewPlace } from '../../support/databases.ts'
import { aTotp, codeOf } from '../../support/factors.ts'

const SET_BY_OTHERS = 'what the superuser chose'
const OWN = 'what its owner chose for good'
const TWO_STEP = { status: 403, body: { detail: 'Please set up two-step login first', code: 'two-step' } }
const NEW_PASSWORD = {
  status: 403,
  body: { detail: 'Please choose a password of your own first', code: 'new-password' },
}

const me = (api: Api, token: string) => api.call<User>('GET', '/users/me', { token })
const setUpTwoStep = async (api: Api, token: string, current_password = PASSWORD) => {
  const { body: setup } = await api.call<TotpSetup>('POST', '/users/me/totp', { token, body: { current_password } })
  return api.call<RecoveryCodes>('POST', '/users/me/totp/confirm', { token, body: { code: codeOf(setup.secret) } })
}
const changePassword = (api: Api, token: string, current_password: string, new_password: string) =>
  api.call('PATCH', '/users/me/password', { token, body: { current_password, new_password } })

export function requiredStepSuite(newPlace: NewPlace) {
  const open = async (environment: Record<string, string>) =>
    openApi(await newPlace(), { settings: { protection: readSettings(environment).protection } })
  describe('with REQUIRE_TWO_STEP=all, an account without it', () => {
    let api: Api
    beforeAll(async () => {
      api = await open({ REQUIRE_TWO_STEP: 'all' })
    })
    afterAll(() => api.close())

    it('logs in, hears what is required, and can do that alone', async () => {
      const { email } = await api.aPerson()
      const { access_token: token } = (await api.login(email)).body
      expect((await me(api, token)).body.required_step).toBe('two-step')
      const refused = [
        ['GET', '/forms/'],
        ['GET', '/dashboard'],
        ['PATCH', '/users/me'],
        ['DELETE', '/users/me'],
        ['GET', '/users/me/logins'],
        ['POST', '/users/me/passkeys/options'],
      ] as const
      for (const [method, path] of refused)
        expect(await api.call(method, path, { token, ...(method === 'GET' ? {} : { body: {} }) })).toMatchObject(
          TWO_STEP,
        )
      expect((await setUpTwoStep(api, token)).status).toBe(200)
      expect((await me(api, token)).body).not.toHaveProperty('required_step')
      expect((await api.call('GET', '/forms/', { token })).status).toBe(200)
    })

    it('can log out', async () => {
      const { token } = await api.aPerson()
      expect((await api.call('POST', '/logout', { token })).status).toBe(200)
    })

    it('is asked for it after its password was recovered too', async () => {
      const person = await api.aPerson()
      await api.call('POST', `/password-recovery/${person.email}`)
      await expect.poll(() => api.mails.some(({ to }) => to === person.email)).toBe(true)
      const mail = api.mails.find(({ to }) => to === person.email)
      const [, token = ''] = /token=([\w.-]+)/.exec(mail?.text ?? '') ?? []
      const reset = await api.call('POST', '/reset-password/', { body: { token, new_password: OWN } })
      expect(reset.status).toBe(200)
      const { access_token } = (await api.login(person.email, OWN)).body
      expect(await api.call('GET', '/forms/', { token: access_token })).toMatchObject(TWO_STEP)
    })

    it('cannot turn it off again', async () => {
      const person = await api.aPerson()
      const { code } = await aTotp(api, person.id)
      const body = { current_password: PASSWORD, code: code() }
      expect(await api.call('POST', '/users/me/totp/turn-off', { token: person.token, body })).toMatchObject({
        status: 409,
        body: { detail: 'Two-step login cannot be turned off: the operator of this site asks for it' },
      })
    })
  })

  describe('with REQUIRE_TWO_STEP=superusers', () => {
    it('superusers need it, from the moment that they are ones, and others do not', async () => {
      const api = await open({ REQUIRE_TWO_STEP: 'superusers' })
      const [root, person] = [await api.aPerson({ is_superuser: true }), await api.aPerson()]
      expect(await api.call('GET', '/users/', { token: root.token })).toMatchObject(TWO_STEP)
      expect((await api.call('GET', '/forms/', { token: person.token })).status).toBe(200)
      await setUpTwoStep(api, root.token)
      const promoted = await api.call('PATCH', `/users/${person.id}`, {
        token: root.token,
        body: { is_superuser: true },
      })
      expect(promoted.status).toBe(200)
      expect(await api.call('GET', '/forms/', { token: person.token })).toMatchObject(TWO_STEP)
      await api.close()
    })
  })

  describe('with NEW_PASSWORD_AT_FIRST_LOGIN, a password that a superuser set', () => {
    let api: Api
    let root: Person
    beforeAll(async () => {
      api = await open({ NEW_PASSWORD_AT_FIRST_LOGIN: 'true' })
      root = await api.aPerson({ is_superuser: true })
    })
    afterAll(() => api.close())
    let made = 0
    const aUser = async () => {
      const body = { email: `made${(made += 1)}@example.org`, password: SET_BY_OTHERS }
      return (await api.call<User>('POST', '/users/', { token: root.token, body })).body
    }
    const setAgo = (id: string, ms: number) =>
      api.database
        .updateTable('user')
        .set({ initial_password_at: Date.now() - ms })
        .where('id', '=', id)
        .execute()

    it('logs in once to be replaced, before anything else', async () => {
      const { email } = await aUser()
      const { access_token: token } = (await api.login(email, SET_BY_OTHERS)).body
      expect((await me(api, token)).body.required_step).toBe('new-password')
      for (const path of ['/forms/', '/users/me/security'])
        expect(await api.call('GET', path, { token })).toMatchObject(NEW_PASSWORD)
      expect((await changePassword(api, token, SET_BY_OTHERS, SET_BY_OTHERS)).status).toBe(400)
      expect((await changePassword(api, token, SET_BY_OTHERS, OWN)).status).toBe(200)
      expect((await api.call('GET', '/forms/', { token })).status).toBe(200)
      expect((await me(api, token)).body).not.toHaveProperty('required_step')
    })

    it('ends after 72 hours in which it was not replaced, in words; a recovered one is its owner’s own', async () => {
      const { id, email } = await aUser()
      await setAgo(id, INITIAL_PASSWORD_LIFE_MS - 60_000)
      expect((await api.login(email, SET_BY_OTHERS)).status).toBe(200)
      await setAgo(id, INITIAL_PASSWORD_LIFE_MS + 1000)
      expect(await api.login(email, SET_BY_OTHERS)).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining('not replaced in time') },
      })
      expect(await api.login(email, 'a wrong guess')).toMatchObject({
        status: 400,
        body: { detail: 'Incorrect email or password' },
      })
      const link = await api.stores.tokens.insert(id, 'reset', 60_000)
      const { password_hash = '' } = (await api.stores.users.find(root.id)) ?? {}
      await api.stores.tokens.reset(link, password_hash)
      const { access_token } = (await api.login(email)).body
      expect((await api.call('GET', '/forms/', { token: access_token })).status).toBe(200)
    })

    it('is asked for again when a superuser sets another one, and not when one changes their own', async () => {
      const person = await api.aPerson()
      const set = (id: string, password: string) =>
        api.call('PATCH', `/users/${id}`, { token: root.token, body: { password } })
      expect((await set(person.id, SET_BY_OTHERS)).status).toBe(200)
      const { access_token } = (await api.login(person.email, SET_BY_OTHERS)).body
      expect(await api.call('GET', '/forms/', { token: access_token })).toMatchObject(NEW_PASSWORD)
      const other = await api.aPerson({ is_superuser: true })
      await api.call('PATCH', `/users/${other.id}`, { token: other.token, body: { password: OWN } })
      const again = (await api.login(other.email, OWN)).body.access_token
      expect((await api.call('GET', '/forms/', { token: again })).status).toBe(200)
    })

    it('is asked for of nobody who chose their own', async () => {
      const email = 'own@example.org'
      await api.call('POST', '/users/signup', { body: { email, password: OWN, full_name: 'Ada Lovelace' } })
      const { access_token } = (await api.login(email, OWN)).body
      expect((await api.call('GET', '/forms/', { token: access_token })).status).toBe(200)
    })
  })

  it('the password comes first, then two-step login', async () => {
    const api = await open({ NEW_PASSWORD_AT_FIRST_LOGIN: 'true', REQUIRE_TWO_STEP: 'all' })
    const { id, email } = await api.aPerson()
    await api.database.updateTable('user').set({ initial_password_at: Date.now() }).where('id', '=', id).execute()
    const { access_token: token } = (await api.login(email)).body
    const begin = { token, body: { current_password: PASSWORD } }
    expect(await api.call('POST', '/users/me/totp', begin)).toMatchObject(NEW_PASSWORD)
    await changePassword(api, token, PASSWORD, OWN)
    expect((await me(api, token)).body.required_step).toBe('two-step')
    expect(await changePassword(api, token, OWN, PASSWORD)).toMatchObject(TWO_STEP)
    expect((await setUpTwoStep(api, token, OWN)).status).toBe(200)
    expect((await me(api, token)).body).not.toHaveProperty('required_step')
    await api.close()
  })

  it('without these settings nothing is asked for, also of passwords that superusers set', async () => {
    const api = await open({})
    const root = await api.aPerson({ is_superuser: true })
    const body = { email: 'plain@example.org', password: SET_BY_OTHERS }
    await api.call('POST', '/users/', { token: root.token, body })
    const { access_token: token } = (await api.login(body.email, SET_BY_OTHERS)).body
    expect((await me(api, token)).body).not.toHaveProperty('required_step')
    expect((await api.call('GET', '/forms/', { token })).status).toBe(200)
    await api.close()
  })
}
