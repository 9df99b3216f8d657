import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { responsesFrom } from '../../support/builders.ts'
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
      const open = { opens_at: null, closes_at: null, responses_max: null, closed_message: '', embed_origins: [] }
      const access = { one_per_device: false, has_password: false }
      const defaults = { notify_owner: 'off', copy_to_respondent: false, retention_days: null, ...open, ...access }
      expect((await call('GET', '/settings')).body).toEqual(defaults)
      expect((await settings({ notify_owner: 'daily' })).body).toEqual({ ...defaults, notify_owner: 'daily' })
      const both = await settings({ retention_days: 30, copy_to_respondent: true })
      expect(both.body).toEqual({ ...defaults, notify_owner: 'daily', copy_to_respondent: true, retention_days: 30 })
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
      { opens_at: 'tomorrow' },
      { opens_at: '2026-12-02T00:00:00Z', closes_at: '2026-12-01T00:00:00Z' },
      { responses_max: 0 },
      { closed_message: 5 },
      { embed_origins: ["https://a.example; script-src 'unsafe-inline'"] },
      { embed_origins: ['javascript:alert(1)'] },
    ])('are refused with %o, and nothing changes', async (body) => {
      const { call } = await aForm()
      expect((await call('PUT', '/settings', body)).status).toBe(422)
      expect((await call('GET', '/settings')).body).toMatchObject({ notify_owner: 'off', retention_days: null })
    })

    it('say when it takes answers, and what people read else', async () => {
      const form = await api.createForm(person)
      const { settings } = ownerOf(api, person, form)
      const visit = () => api.call<{ detail?: string }>('GET', `/public/forms/${form.id}`)
      const begin = () => api.call('POST', `/public/forms/${form.id}/sessions`, { body: { type: 'voice' } })
      const [past, future] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
      const begun = await api.beginSession(form)
      await settings({ opens_at: future })
      expect(await visit()).toMatchObject({ status: 403, body: { detail: 'This form is not publicly accessible' } })
      await settings({ opens_at: null, closes_at: past, closed_message: 'Registration is over.' })
      expect(await visit()).toMatchObject({ status: 403, body: { detail: 'Registration is over.' } })
      expect(await begin()).toMatchObject({ status: 403, body: { detail: 'Registration is over.' } })
      const body = { responses: responsesFrom({ value: 'Ada' }) }
      expect((await api.call('POST', `/sessions/${begun.id}/submit`, { body })).status).toBe(201)
      await settings({ opens_at: past, closes_at: future })
      expect((await visit()).status).toBe(200)
      await settings({ responses_max: 1 })
      expect((await visit()).status).toBe(403)
      await settings({ responses_max: 2 })
      expect((await begin()).status).toBe(201)
    })
  })
}
