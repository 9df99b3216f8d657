import { afterEach, describe, expect, it } from 'vitest'
import { addressKey } from '../../../server/networks.ts'
import { SESSIONS_PER_MINUTE } from '../../../rules/limits.ts'
import type { Settings } from '../../../server/settings.ts'
import { openApi, type Api } from '../support/api.ts'
import { newFolder } from '../support/databases.ts'

const visitor = (index: number) => `192.0.2.${index}`

describe('calls are counted', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ])('for %s as %s', (address, key) => expect(addressKey(address)).toBe(key))
})

describe('the address of a visitor behind a proxy', () => {
  let api: Api
  afterEach(() => api.close())

  /** Sends more session requests than one address may, each of them forwarded for another visitor. */
  async function manyVisitors(
    settings: Partial<Settings>,
    remoteAddress: string,
    addressOf: (index: number) => string,
  ) {
    api = await openApi({ databaseUrl: undefined, dataDir: newFolder() }, { settings })
    const form = await api.createForm(await api.aPerson())
    const statuses = new Set<number>()
    for (let index = 0; index <= SESSIONS_PER_MINUTE; index += 1) {
      const { statusCode } = await api.app.inject({
        method: 'POST',
        url: `/api/v1/public/forms/${form.id}/sessions`,
        remoteAddress,
        headers: { 'x-forwarded-for': addressOf(index) },
        payload: { type: 'voice' },
      })
      statuses.add(statusCode)
    }
    return [...statuses]
  }

  it('is believed from a proxy on this machine', async () =>
    expect(await manyVisitors({}, '127.0.0.1', visitor)).toEqual([201]))

  it('is not believed from a stranger', async () =>
    expect(await manyVisitors({}, '10.0.0.5', visitor)).toEqual([201, 429]))

  it('is believed from a network that the operator trusts', async () =>
    expect(await manyVisitors({ trustedProxies: ['10.0.0.0/8'] }, '10.0.0.5', visitor)).toEqual([201]))

  it('is the one that the trusted proxies themselves saw', async () =>
    expect(await manyVisitors({ trustedProxies: 1 }, '10.0.0.5', (index) => `192.0.2.${index}, 198.51.100.1`)).toEqual([
      201, 429,
    ]))

  it('counts with its whole IPv6 network', async () =>
    expect(await manyVisitors({}, '127.0.0.1', (index) => `2001:db8::${index}`)).toEqual([201, 429]))
})
