import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../../server/accounts/passwords.ts'
import { openApi, PASSWORD, type Api } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const COMMON = 'This password is one of the most common ones. Choose another.'
const OBVIOUS =
  'This password is little more than the name or email of its account, or the name of this site. Choose another.'
const refusal = (field: string, msg = COMMON) => ({
  status: 422,
  body: { detail: [{ loc: ['body', field], msg, type: 'guessable' }] },
})

export function newPasswordSuite(newPlace: NewPlace) {
  let api: Api
  beforeAll(async () => {
    api = await openApi(await newPlace())
  })
  afterAll(() => api.close())

  const signUp = (password: string) =>
    api.call('POST', '/users/signup', { body: { email: 'mary@example.com', full_name: 'Mary Somerville', password } })

  describe('a password that is easy to guess', () => {
    it('is refused at its field when somebody signs up, and makes no account', async () => {
      expect(await signUp('Password123')).toEqual(expect.objectContaining(refusal('password')))
      expect(await signUp('somerville1780')).toEqual(expect.objectContaining(refusal('password', OBVIOUS)))
      expect((await signUp('the tides and the moon')).status).toBe(200)
    })

    it('is refused when a superuser adds or changes a user, by the names as they will be', async () => {
      const { token } = await api.aPerson({ is_superuser: true })
      const person = await api.aPerson()
      const add = { email: 'added-with@example.com', password: 'qwertyuiop' }
      expect(await api.call('POST', '/users/', { token, body: add })).toMatchObject(refusal('password'))
      const change = (body: object) => api.call('PATCH', `/users/${person.id}`, { token, body })
      expect(await change({ password: '12345678' })).toMatchObject(refusal('password'))
      expect(await change({ full_name: 'Caroline Herschel', password: 'herschel1750' })).toMatchObject(
        refusal('password', OBVIOUS),
      )
      expect((await api.login(person.email)).status, 'nothing was changed').toBe(200)
      expect((await change({ full_name: 'Caroline Herschel' })).status).toBe(200)
    })

    it('is refused in the own settings, after the current one was checked', async () => {
      const { email, token } = await api.aPerson()
      const change = (current_password: string) =>
        api.call('PATCH', '/users/me/password', { token, body: { current_password, new_password: 'iloveyou' } })
      expect((await change('not my password')).body).toEqual({ detail: 'Incorrect password' })
      expect(await change(PASSWORD)).toMatchObject(refusal('new_password'))
      expect((await api.login(email)).status).toBe(200)
    })

    it('is refused in place of a lost one, and the link in the mail still works', async () => {
      const { email } = await api.aPerson()
      await api.call('POST', `/password-recovery/${email}`)
      await expect.poll(() => api.mails.some(({ to }) => to === email)).toBe(true)
      const link = /http\S+/.exec(api.mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
      const token = new URL(link).searchParams.get('token') ?? ''
      const reset = (new_password: string, by = token) =>
        api.call('POST', '/reset-password/', { body: { token: by, new_password } })
      expect(await reset('baseball', 'no token')).toMatchObject({ status: 400, body: { detail: 'Invalid token' } })
      expect(await reset('baseball')).toMatchObject(refusal('new_password'))
      expect(await reset(email)).toMatchObject(refusal('new_password', OBVIOUS))
      expect((await reset('a new long password')).status).toBe(200)
    })

    it('still logs in who has had it before', async () => {
      const { id, email } = await api.aPerson()
      await api.stores.users.update(id, { password_hash: await hashPassword('password') })
      expect((await api.login(email, 'password')).status).toBe(200)
    })
  })
}
