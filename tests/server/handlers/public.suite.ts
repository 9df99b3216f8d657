import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form, PublicForm } from '../../../contract/types.gen.ts'
import { someFields } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const NOT_FOUND = { status: 404, body: { detail: 'Form not found' } }

export function publicSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
  })
  afterAll(() => api.close())
  const put = (id: string, body: object) => api.call<Form>('PUT', `/forms/${id}`, { token: owner.token, body })

  describe('a public form', () => {
    it('is read without a token, and a bad token makes no difference', async () => {
      const { response_count: _, tags: __, version: ___, draft_at: ____, ...shown } = await api.createForm(owner)
      const form = { ...shown, retention_days: null }
      expect((await api.call('GET', `/public/forms/${shown.id}`)).body).toEqual(form)
      expect((await api.call('GET', `/public/forms/${shown.id}`, { token: 'garbage' })).body).toEqual(form)
    })

    it('says at once how long answers stay, when the owner sets it or takes it back', async () => {
      const { id } = await api.createForm(owner)
      const read = async () => (await api.call<PublicForm>('GET', `/public/forms/${id}`)).body.retention_days
      for (const retention_days of [null, 30, 1, null]) {
        await api.call('PUT', `/forms/${id}/settings`, { token: owner.token, body: { retention_days } })
        expect(await read()).toBe(retention_days)
      }
    })

    it('is not sent again to a client that has it', async () => {
      const { id } = await api.createForm(owner)
      const etag = String((await api.call('GET', `/public/forms/${id}`)).headers['etag'])
      const again = await api.call('GET', `/public/forms/${id}`, { headers: { 'if-none-match': etag } })
      expect(again).toMatchObject({ status: 304, text: '' })
      await put(id, { title: 'Changed' })
      const changed = await api.call<Form>('GET', `/public/forms/${id}`, { headers: { 'if-none-match': etag } })
      expect(changed).toMatchObject({ status: 200, body: { title: 'Changed' } })
    })

    it.each([
      ['closed', { is_active: false }],
      [
        'not for people without an account',
        {
          structure: {
            fields: someFields({}),
            metadata: { allowAnonymous: false, submitButtonText: 'Submit', completionMessage: 'Thanks' },
          },
        },
      ],
    ])('that is %s is refused at once', async (_, change) => {
      const form = await api.createForm(owner)
      expect((await api.call('GET', `/public/forms/${form.id}`)).status).toBe(200)
      await put(form.id, change)
      const closed = { status: 403, body: { detail: 'This form is not publicly accessible' } }
      expect(await api.call('GET', `/public/forms/${form.id}`)).toMatchObject(closed)
      const begin = await api.call('POST', `/public/forms/${form.id}/sessions`, { body: { type: 'voice' } })
      expect(begin).toMatchObject(closed)
    })

    it('that never was is not found', async () => {
      const path = '/public/forms/01890000-0000-7000-8000-000000000000'
      expect(await api.call('GET', path)).toMatchObject(NOT_FOUND)
      expect(await api.call('POST', `${path}/sessions`, { body: { type: 'voice' } })).toMatchObject(NOT_FOUND)
      expect((await api.call('GET', '/public/forms/nonsense')).status).toBe(422)
    })
  })
}
