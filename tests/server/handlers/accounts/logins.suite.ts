import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { v7 } from 'uuid'
import type { Logins } from '../../../../contract/types.gen.ts'
import { LOGIN_USE_NOTED_MS, LOGINS_LISTED_MAX } from '../../../../rules/account-limits.ts'
import { readSettings } from '../../../../server/settings.ts'
import { openApi, PASSWORD, type Api, type Person } from '../../support/api.ts'
import type { NewPlace } from '../../support/databases.ts'
import { aTotp } from '../../support/factors.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1'

const isAlive = async (server: Api, token: string) => (await server.call('GET', '/users/me', { token })).status === 200

export function loginListSuite(newPlace: NewPlace) {
  let api: Api
  let other: Api
  beforeAll(async () => {
    const place = await newPlace()
    api = await openApi(place)
    other = await openApi(place)
  })
  afterAll(async () => {
    await other.close()
    await api.close()
  })

  const logIn = async ({ email }: Pick<Person, 'email'>, userAgent: string): Promise<string> => {
    const { body } = await api.call<{ access_token: string }>('POST', '/login/access-token', {
      raw: new URLSearchParams({ username: email, password: PASSWORD }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
    })
    return body.access_token
  }
  const list = async (token: string) => (await api.call<Logins>('GET', '/users/me/logins', { token })).body
  const end = ({ token }: Person, id: string) => api.call('DELETE', `/users/me/logins/${id}`, { token })
  /** As a request some time ago left it. */
  const setUsed = (userId: string, used_at: number | null) =>
    api.database.updateTable('token').set({ used_at, device: null }).where('user_id', '=', userId).execute()

  describe('the list of logins', () => {
    it('names each by its device, since when and when it was used, the one that asks first', async () => {
      const person = await api.aPerson()
      const phone = await logIn(person, IPHONE)
      await logIn(person, FIREFOX)
      const { data, count } = await list(phone)
      expect(count).toBe(3)
      expect(data.map(({ device }) => device)).toEqual(['Safari on an iPhone', 'Firefox on Linux', null])
      expect(data.map(({ is_current }) => is_current)).toEqual([true, false, false])
      const age = Date.now() - Date.parse(data[0]?.created_at ?? '')
      expect(age).toBeGreaterThanOrEqual(-1000)
      expect(age).toBeLessThan(60_000)
    })

    it('names the device of a login with a second step', async () => {
      const person = await api.aPerson()
      const { code } = await aTotp(api, person.id)
      const { step_token } = (await api.login(person.email)).body
      const { body } = await api.call<{ access_token: string }>('POST', '/login/second-step', {
        body: { step_token, code: code() },
        headers: { 'user-agent': FIREFOX },
      })
      expect((await list(body.access_token)).data[0]).toMatchObject({ device: 'Firefox on Linux', is_current: true })
    })

    it('has the logins of the version before too, which go on', async () => {
      const person = await api.aPerson()
      await setUsed(person.id, null)
      const { data } = await list(person.token)
      expect(data).toMatchObject([{ device: null, is_current: true }])
      expect(Date.parse(data[0]?.created_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
      await expect.poll(async () => (await list(person.token)).data[0]?.last_used_at).not.toBeNull()
    })

    it('notes a use when the last one is minutes ago, and not with each request', async () => {
      const person = await api.aPerson()
      const usedAt = async () => Date.parse((await list(person.token)).data[0]?.last_used_at ?? '')
      const recent = Date.now() - LOGIN_USE_NOTED_MS / 2
      await setUsed(person.id, recent)
      await usedAt()
      expect(await usedAt()).toBe(recent)
      await setUsed(person.id, Date.now() - 2 * LOGIN_USE_NOTED_MS)
      await expect.poll(usedAt).toBeGreaterThan(recent)
    })

    it('shows nothing of other people, and none that has expired', async () => {
      const [person, stranger] = [await api.aPerson(), await api.aPerson()]
      await api.stores.tokens.insert(person.id, 'access', -1)
      await api.stores.tokens.insert(person.id, 'reset', 60_000)
      expect(await list(person.token)).toMatchObject({ count: 1 })
      expect(await list(stranger.token)).toMatchObject({ count: 1 })
    })

    it('is bounded, and says how many there are', async () => {
      const person = await api.aPerson()
      for (let made = 0; made < LOGINS_LISTED_MAX; made += 1)
        await api.stores.tokens.insert(person.id, 'access', 60_000)
      const { data, count } = await list(person.token)
      expect([data.length, count, data[0]?.is_current]).toEqual([LOGINS_LISTED_MAX, LOGINS_LISTED_MAX + 1, true])
    })
  })

  describe('ending a login', () => {
    it('has its token refused at once, on every server', async () => {
      const person = await api.aPerson()
      const phone = await logIn(person, IPHONE)
      expect([await isAlive(api, phone), await isAlive(other, phone)]).toEqual([true, true])
      const id = (await list(person.token)).data.find(({ device }) => device !== null)?.id ?? ''
      expect((await end(person, id)).status).toBe(200)
      expect([await isAlive(api, phone), await isAlive(other, phone)]).toEqual([false, false])
      expect(await isAlive(api, person.token)).toBe(true)
      expect((await end(person, id)).status).toBe(404)
    })

    it('ends none of another person, and no link of a mail', async () => {
      const [person, stranger] = [await api.aPerson(), await api.aPerson()]
      const theirs = (await list(stranger.token)).data[0]?.id ?? ''
      const link = await api.stores.tokens.insert(person.id, 'reset', 60_000)
      for (const id of [theirs, link, v7()]) expect((await end(person, id)).status).toBe(404)
      expect(await isAlive(api, stranger.token)).toBe(true)
    })

    it('ends all others, also those that wait for their second step, and not the links of mails', async () => {
      const person = await api.aPerson()
      const others = [await logIn(person, IPHONE), await logIn(person, FIREFOX)]
      const { tokens } = api.stores
      const step = await tokens.insert(person.id, 'second-step', 60_000)
      const link = await tokens.insert(person.id, 'reset', 60_000)
      expect((await api.call('DELETE', '/users/me/logins', { token: person.token })).status).toBe(200)
      for (const token of others) expect(await isAlive(other, token)).toBe(false)
      expect(await tokens.findUser(step, 'second-step')).toBeUndefined()
      expect(await tokens.findUser(link, 'reset')).toBeDefined()
      expect(await list(person.token)).toMatchObject({ count: 1 })
    })
  })

  describe('with LOGIN_IDLE_HOURS, a login that is not used', () => {
    const HOUR_MS = 60 * 60_000
    let idle: Api
    beforeAll(async () => {
      const place = await newPlace()
      idle = await openApi(place, { settings: { protection: readSettings({ LOGIN_IDLE_HOURS: '2' }).protection } })
    })
    afterAll(() => idle.close())
    const used = (userId: string, hoursAgo: number | null) =>
      idle.database
        .updateTable('token')
        .set({ used_at: hoursAgo === null ? null : Date.now() - hoursAgo * HOUR_MS })
        .where('user_id', '=', userId)
        .execute()

    const usesOf = async (userId: string) => {
      const rows = await idle.database.selectFrom('token').select('used_at').where('user_id', '=', userId).execute()
      return rows.map(({ used_at }) => Number(used_at))
    }

    it('ends after so many hours, and is not listed any more', async () => {
      const person = await idle.aPerson()
      await used(person.id, 1.9)
      expect(await isAlive(idle, person.token)).toBe(true)
      // The use is noted behind the answer.
      await expect.poll(async () => (await usesOf(person.id)).every((at) => at > Date.now() - HOUR_MS)).toBe(true)
      await used(person.id, 2.1)
      expect(await isAlive(idle, person.token)).toBe(false)
      const { access_token } = (await idle.login(person.email)).body
      expect((await idle.call<Logins>('GET', '/users/me/logins', { token: access_token })).body.count).toBe(1)
      await idle.stores.tokens.sweep()
      const rows = await idle.database.selectFrom('token').select('id').where('user_id', '=', person.id).execute()
      expect(rows).toHaveLength(1)
    })

    it('goes on where its use was never noted, as one of an earlier version', async () => {
      const person = await idle.aPerson()
      await used(person.id, null)
      await idle.stores.tokens.sweep()
      expect(await isAlive(idle, person.token)).toBe(true)
    })

    it('does not end the links of mails sooner', async () => {
      const person = await idle.aPerson()
      const link = await idle.stores.tokens.insert(person.id, 'reset', HOUR_MS)
      await used(person.id, 3)
      await idle.stores.tokens.sweep()
      expect(await idle.stores.tokens.findUser(link, 'reset')).toBeDefined()
    })
  })
}
