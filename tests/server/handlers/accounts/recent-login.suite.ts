import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { v7 } from 'uuid'
import type { Logins, User } from '../../../../contract/types.gen.ts'
import { RECENT_LOGIN_MS } from '../../../../rules/account-limits.ts'
import { openApi, PASSWORD, SECRET, type Api, type Person } from '../../support/api.ts'
import type { NewPlace } from '../../support/databases.ts'
import { addPasskey, aTotp } from '../../support/factors.ts'

const CHALLENGE = /^Bearer error="insufficient_user_authentication", .*max_age="900"$/
const TOO_OLD = {
  status: 401,
  body: { detail: 'Please log in again: your last login is too long ago for this' },
  headers: { 'www-authenticate': expect.stringMatching(CHALLENGE) },
}
const current_password = PASSWORD

export function recentLoginSuite(newPlace: NewPlace) {
  let api: Api
  beforeAll(async () => {
    api = await openApi(await newPlace())
  })
  afterAll(() => api.close())

  /** The token of a login so long ago, as either version made it. */
  async function aLogin(userId: string, ageMs: number): Promise<string> {
    const id = v7({ msecs: Date.now() - ageMs })
    await api.database
      .insertInto('token')
      .values({ id, user_id: userId, purpose: 'access', expires_at: Date.now() + 60_000, device: null, used_at: null })
      .execute()
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(id)
      .setSubject(userId)
      .setAudience('access')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(SECRET))
  }
  const longAgo = async (changes: Partial<User> = {}): Promise<Person> => {
    const person = await api.aPerson(changes)
    return { ...person, token: await aLogin(person.id, RECENT_LOGIN_MS + 60_000) }
  }
  const emailOf = async ({ id }: Person) => (await api.stores.users.find(id))?.email
  const patchMe = ({ token }: Person, body: object) => api.call('PATCH', '/users/me', { token, body })

  describe('a login from more than a quarter of an hour ago', () => {
    it('does not change the email, and goes on for all else', async () => {
      const person = await longAgo()
      expect(await patchMe(person, { email: `other.${person.email}` })).toMatchObject(TOO_OLD)
      expect(await emailOf(person)).toBe(person.email)
      expect((await patchMe(person, { full_name: 'Ada King', email: person.email.toUpperCase() })).status).toBe(200)
      expect((await api.call('GET', '/forms/', { token: person.token })).status).toBe(200)
    })

    it('does not change email or password of its own account as a superuser either, but those of others', async () => {
      const superuser = await longAgo({ is_superuser: true })
      const person = await api.aPerson()
      const patch = (id: string, body: object) => api.call('PATCH', `/users/${id}`, { token: superuser.token, body })
      expect(await patch(superuser.id, { email: `other.${superuser.email}` })).toMatchObject(TOO_OLD)
      expect(await patch(superuser.id, { password: 'a new long password' })).toMatchObject(TOO_OLD)
      expect((await patch(superuser.id, { full_name: 'Ada King' })).status).toBe(200)
      expect((await patch(person.id, { email: `other.${person.email}` })).status).toBe(200)
    })

    it('ends no login, but itself', async () => {
      const person = await longAgo()
      const { token } = person
      const { data } = (await api.call<Logins>('GET', '/users/me/logins', { token })).body
      const other = data.find(({ is_current }) => !is_current)?.id
      expect(await api.call('DELETE', `/users/me/logins/${other}`, { token })).toMatchObject(TOO_OLD)
      expect(await api.call('DELETE', '/users/me/logins', { token })).toMatchObject(TOO_OLD)
      expect((await api.call('POST', '/logout', { token })).status).toBe(200)
    })

    it('adds and deletes no passkey where a second factor is on, though the password is right', async () => {
      const person = await longAgo()
      const { id } = await addPasskey(api, person.id)
      const ask = (path: string, { token }: Pick<Person, 'token'>) =>
        api.call('POST', `/users/me/passkeys${path}`, { token, body: { current_password } })
      expect((await ask('/options', person)).status, 'the password is all that there is').toBe(200)
      await aTotp(api, person.id)
      const old = { token: await aLogin(person.id, RECENT_LOGIN_MS + 60_000) }
      expect(await ask('/options', old)).toMatchObject(TOO_OLD)
      expect(await ask(`/${id}/delete`, old)).toMatchObject(TOO_OLD)
      const fresh = { token: await aLogin(person.id, 0) }
      expect((await ask('/options', fresh)).status).toBe(200)
      expect((await ask(`/${id}/delete`, fresh)).status).toBe(200)
    })
  })

  it('a login from a few minutes ago changes the email, without any other question', async () => {
    const person = await api.aPerson()
    const token = await aLogin(person.id, RECENT_LOGIN_MS - 60_000)
    expect((await patchMe({ ...person, token }, { email: `other.${person.email}` })).status).toBe(200)
    expect(await emailOf(person)).toBe(`other.${person.email}`)
  })
}
