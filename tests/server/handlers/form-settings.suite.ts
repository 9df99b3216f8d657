import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'
import { ownerOf } from '../delivery/deliveries.suite.ts'

export function formSettingsSuite(newPlace: NewPlace) {
  let api: Api
  let person: Person
  beforeAll(async () => {
    api = await openApi(await newPlace())
    person = await api.aPerson()
  })
  afterAll(() => api.close())
  const aForm = async () => ownerOf(api, person, await api.createForm(person))

  describe('the settings of a form', () => {
    it('are off until they are set, and keep what a change does not name', async () => {
      const { call, settings } = await aForm()
      const defaults = { notify_owner: 'off', copy_to_respondent: false, retention_days: null }
      expect((await call('GET', '/settings')).body).toEqual(defaults)
      expect((await settings({ notify_owner: 'daily' })).body).toEqual({ ...defaults, notify_owner: 'daily' })
      const both = await settings({ retention_days: 30, copy_to_respondent: true })
      expect(both.body).toEqual({ notify_owner: 'daily', copy_to_respondent: true, retention_days: 30 })
      expect((await settings({ retention_days: null })).body.retention_days).toBeNull()
      expect((await call('GET', '/settings')).body).toEqual({ ...both.body, retention_days: null })
    })

    it.each([
      { notify_owner: 'hourly' },
      { copy_to_respondent: 'yes' },
      { retention_days: 0 },
      { retention_days: 3651 },
      { retention_days: 1.5 },
      { retention_days: '30' },
    ])('are refused with %o, and nothing changes', async (body) => {
      const { call } = await aForm()
      expect((await call('PUT', '/settings', body)).status).toBe(422)
      expect((await call('GET', '/settings')).body).toMatchObject({ notify_owner: 'off', retention_days: null })
    })
  })
}
