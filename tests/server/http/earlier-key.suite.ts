import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SecretKeys } from '../../../server/keys/secret-keys.ts'
import type { Place } from '../../../server/store/database.ts'
import { openApi, SECRET, type Api } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'
import { aTotp } from '../support/factors.ts'

const NEXT = 'the key that takes its place '.repeat(2)

const isAlive = async (api: Api, token: string) => (await api.call('GET', '/users/me', { token })).status === 200

export function earlierKeySuite(newPlace: NewPlace) {
  let place: Place
  let before: Api
  const opened: Api[] = []
  const open = async (secret: SecretKeys): Promise<Api> => {
    const api = await openApi(place, { secret })
    opened.push(api)
    return api
  }
  beforeAll(async () => {
    place = await newPlace()
    before = await open(SECRET)
  })
  afterAll(() => Promise.all(opened.map((api) => api.close())))

  /** A person who is logged in, has a second factor, and a form with a webhook. */
  const anOwner = async () => {
    const person = await before.aPerson()
    const form = await before.createForm(person)
    const { webhook } = await before.stores.webhooks
      .insert(form.id, { url: 'https://hooks.example.com/' })
      .then((made) => made ?? Promise.reject(new Error('No webhook was made')))
    const { secret } = await aTotp(before, person.id)
    const canRead = async (api: Api) => ({
      webhook: (await api.stores.webhooks.find(form.id, webhook.id))?.needs_rotation === false,
      factor: (await api.stores.totps.find(person.id))?.secret === secret,
    })
    return { person, canRead }
  }
  const BOTH = { webhook: true, factor: true }

  describe('a key that another one takes the place of', () => {
    it('is believed while it is given too, and what is made then is made with the new one', async () => {
      const { person, canRead } = await anOwner()
      const both = await open([NEXT, SECRET])
      expect(await isAlive(both, person.token)).toBe(true)
      expect(await canRead(both)).toEqual(BOTH)
      const later = await both.aPerson()
      const { access_token } = (await both.login(later.email)).body
      const after = await open(NEXT)
      expect(await isAlive(after, access_token)).toBe(true)
      expect(await isAlive(before, access_token), 'the old key alone knows nothing of it').toBe(false)
    })

    it('is needed no more for what was encrypted again, and ends with its tokens', async () => {
      const { person, canRead } = await anOwner()
      const after = await open(NEXT)
      expect(await canRead(after)).toEqual({ webhook: false, factor: false })
      const both = await open([NEXT, SECRET])
      await Promise.all([both.stores.webhooks.sealStored(), both.stores.totps.sealStored()])
      expect(await canRead(after)).toEqual(BOTH)
      expect(await isAlive(after, person.token)).toBe(false)
    })

    it('changes nothing of what no key opens, or the present one does', async () => {
      const { canRead } = await anOwner()
      const rows = () => before.database.selectFrom('webhook').select(['id', 'secret']).orderBy('id').execute()
      const stored = await rows()
      const strangers = await open([NEXT, 'a key that never was the one '.repeat(2)])
      await Promise.all([strangers.stores.webhooks.sealStored(), strangers.stores.totps.sealStored()])
      expect(await rows()).toEqual(stored)
      expect(await canRead(before)).toEqual(BOTH)
    })
  })
}
