import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApi, SECRET, type Api } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const NO_CREDENTIALS = { status: 401, body: { detail: 'Could not validate credentials' } }

const sign = (audience: string, id: string, secret = SECRET) =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(id)
    .setAudience(audience)
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret))

export function tokenSuite(newPlace: NewPlace) {
  let api: Api
  beforeAll(async () => {
    api = await openApi(await newPlace())
  })
  afterAll(() => api.close())
  const me = (token: string) => api.call('GET', '/users/me', { token })

  describe('a token', () => {
    it('whose id is none is refused, also when it is signed with the right key', async () => {
      for (const jti of [{ a: 1 }, ['x'], 7, 'x', '']) {
        const token = await new SignJWT({ jti: jti as string })
          .setProtectedHeader({ alg: 'HS256' })
          .setAudience('access')
          .setExpirationTime('1h')
          .sign(new TextEncoder().encode(SECRET))
        expect(await me(token)).toMatchObject(NO_CREDENTIALS)
      }
    })

    it('is needed', async () =>
      expect(await api.call('GET', '/users/me')).toMatchObject({
        status: 401,
        body: { detail: 'Not authenticated' },
        headers: { 'www-authenticate': 'Bearer' },
      }))

    it('does not count when it is garbage, forged, of another purpose or without a row', async () => {
      const { id } = await api.aPerson()
      const row = await api.stores.tokens.insert(id, 'access', 60_000)
      const resetRow = await api.stores.tokens.insert(id, 'reset', 60_000)
      expect((await me(await sign('access', row))).status).toBe(200)
      for (const token of [
        'garbage',
        await sign('access', row, 'another secret of forty characters......'),
        await sign('reset', row),
        await sign('access', resetRow),
        await sign('access', '01890000-0000-7000-8000-000000000000'),
      ])
        expect(await me(token)).toMatchObject(NO_CREDENTIALS)
    })

    it('does not count when it has expired', async () => {
      const { id } = await api.aPerson()
      expect(await me(await sign('access', await api.stores.tokens.insert(id, 'access', -1)))).toMatchObject(
        NO_CREDENTIALS,
      )
    })

    it('is checked before anything else of the request', async () =>
      expect(
        (await api.call('POST', '/items/', { raw: '{broken', headers: { 'content-type': 'text/plain' } })).status,
      ).toBe(401))

    it('ends with logging out, and others go on', async () => {
      const { email, token } = await api.aPerson()
      const second = (await api.login(email)).body.access_token
      expect((await api.call('POST', '/logout', { token })).status).toBe(200)
      expect(await me(token)).toMatchObject(NO_CREDENTIALS)
      expect((await me(second)).status).toBe(200)
    })

    it('ends when its user is deactivated or deleted', async () => {
      const root = await api.aPerson({ is_superuser: true })
      const [first, second] = [await api.aPerson(), await api.aPerson()]
      await api.call('PATCH', `/users/${first.id}`, { token: root.token, body: { is_active: false } })
      await api.call('DELETE', `/users/${second.id}`, { token: root.token })
      expect(await me(first.token)).toMatchObject(NO_CREDENTIALS)
      expect(await me(second.token)).toMatchObject(NO_CREDENTIALS)
    })
  })
}
