import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form, FormDraft, FormVersion, FormVersions } from '../../../contract/types.gen.ts'
import { aField, someFields } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const NO_FORM = { status: 404, body: { detail: 'Form not found' } }
const NO_DRAFT = { status: 404, body: { detail: 'Draft not found' } }
const GONE = '019a0000-0000-7000-8000-000000000000'

const draftOf = (label: string, changes: object = {}) => ({
  title: 'Being written',
  structure: { fields: [aField({ label })] },
  version: 1,
  ...changes,
})

export function draftSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
  })
  afterAll(() => api.close())
  const as = (token: string) => ({
    read: (id: string) => api.call<FormDraft>('GET', `/forms/${id}/draft`, { token }),
    save: (id: string, body: object) => api.call<FormDraft>('PUT', `/forms/${id}/draft`, { token, body }),
    discard: (id: string, query = '') => api.call('DELETE', `/forms/${id}/draft${query}`, { token }),
    form: async (id: string) => (await api.call<Form>('GET', `/forms/${id}`, { token })).body,
    publish: (id: string, body: object) => api.call<Form>('PUT', `/forms/${id}`, { token, body }),
    versions: (id: string, query = '') => api.call<FormVersions>('GET', `/forms/${id}/versions${query}`, { token }),
    version: (id: string, version: number | string) =>
      api.call<FormVersion>('GET', `/forms/${id}/versions/${version}`, { token }),
  })
  let my: ReturnType<typeof as>
  beforeAll(() => {
    my = as(owner.token)
  })
  describe('the draft of a form', () => {
    it('is kept beside the form, which respondents see as it was published', async () => {
      const form = await api.createForm(owner)
      expect(form).toMatchObject({ version: 1, draft_at: null })
      expect(await my.read(form.id)).toMatchObject(NO_DRAFT)
      const saved = await my.save(form.id, draftOf('New question'))
      expect(saved).toMatchObject({ status: 200, body: { revision: 1, version: 1, description: null } })
      expect((await my.read(form.id)).body).toEqual(saved.body)
      expect(await my.form(form.id)).toEqual({ ...form, draft_at: saved.body.updated_at })
      expect((await api.call('GET', `/public/forms/${form.id}`)).text).not.toContain('New question')
    })

    it('may still lack what a form needs', async () => {
      const form = await api.createForm(owner)
      const body = draftOf('', { title: '', structure: { fields: [{ ...aField(), name: '', label: '' }] } })
      expect((await my.save(form.id, body)).status).toBe(200)
      expect((await my.save(form.id, { ...body, structure: { fields: [] } })).status).toBe(200)
    })

    it.each([
      ['no title', { structure: { fields: [] }, version: 1 }],
      ['no version', { title: 'Form', structure: { fields: [] } }],
      ['a field of no type', draftOf('x', { structure: { fields: [{ id: 'a', name: 'a', label: 'a' }] } })],
      [
        'a field with an id that objects inherit',
        draftOf('x', { structure: { fields: [aField({ id: '__proto__' })] } }),
      ],
      ['a version that there cannot be', draftOf('x', { version: 0 })],
    ])('is refused with %s, and stays as it was', async (_, body) => {
      const form = await api.createForm(owner)
      const { body: before } = await my.save(form.id, draftOf('First'))
      expect((await my.save(form.id, body)).status).toBe(422)
      expect((await my.read(form.id)).body).toEqual(before)
    })

    it('is not replaced by one that began with another', async () => {
      const form = await api.createForm(owner)
      expect((await my.save(form.id, draftOf('First', { revision: 0 }))).body.revision).toBe(1)
      expect((await my.save(form.id, draftOf('Second', { revision: 1 }))).body.revision).toBe(2)
      const late = await my.save(form.id, draftOf('Late', { revision: 1 }))
      expect(late).toMatchObject({ status: 409, body: { detail: expect.stringContaining('draft was changed') } })
      expect((await my.read(form.id)).text).toContain('Second')
      expect((await my.save(form.id, draftOf('Whatever'))).body.revision).toBe(3)
    })

    it('is discarded, and only the one that is meant', async () => {
      const form = await api.createForm(owner)
      await my.save(form.id, draftOf('First'))
      expect((await my.discard(form.id, '?revision=7')).status).toBe(409)
      expect((await my.discard(form.id, '?revision=1')).status).toBe(200)
      expect(await my.discard(form.id)).toMatchObject(NO_DRAFT)
      expect((await my.form(form.id)).draft_at).toBeNull()
    })

    it('of a form that is gone, or of others, is as if absent', async () => {
      const form = await api.createForm(owner)
      await my.save(form.id, draftOf('Mine'))
      const other = as((await api.aPerson({ is_superuser: true })).token)
      for (const [who, id] of [[other, form.id] as const, [my, GONE] as const]) {
        expect(await who.read(id)).toMatchObject(NO_FORM)
        expect(await who.save(id, draftOf('Theirs'))).toMatchObject(NO_FORM)
        expect(await who.discard(id)).toMatchObject(NO_FORM)
        expect(await who.versions(id)).toMatchObject(NO_FORM)
        expect(await who.version(id, 1)).toMatchObject(NO_FORM)
      }
      expect((await my.read(form.id)).text).toContain('Mine')
    })

    it('counts in what an account may have', async () => {
      const form = await api.createForm(owner)
      const limits = { forms: 0, items: 0, bytes: 1_000_000_000 }
      const save = (bytes: number) => api.stores.drafts.save(owner.id, form.id, draftOf('Mine'), { ...limits, bytes })
      await expect(save(1)).rejects.toThrow('The forms and images of an account can take at most')
      await save(limits.bytes)
      const publish = api.stores.forms.insert(owner.id, { title: 'Another' }, { ...limits, bytes: 1 })
      await expect(publish).rejects.toThrow('can take at most')
    })

    it('goes with its form', async () => {
      const form = await api.createForm(owner)
      await my.save(form.id, draftOf('Mine'))
      expect((await api.call('DELETE', `/forms/${form.id}`, { token: owner.token })).status).toBe(200)
      expect(await my.read(form.id)).toMatchObject(NO_FORM)
    })
  })

  describe('a form that is published', () => {
    it('is a new version when its title, description or structure is another', async () => {
      const form = await api.createForm(owner)
      expect((await my.publish(form.id, { is_active: true, tags: ['new'] })).body.version).toBe(1)
      expect((await my.publish(form.id, { title: form.title, structure: form.structure })).body.version).toBe(1)
      expect((await my.publish(form.id, { title: 'Second' })).body.version).toBe(2)
      expect((await my.publish(form.id, { description: 'Third' })).body.version).toBe(3)
      expect((await my.publish(form.id, { structure: { fields: someFields({}, {}) } })).body.version).toBe(4)
    })

    it('is not replaced by a change that began with an older version and says so', async () => {
      const form = await api.createForm(owner)
      expect((await my.publish(form.id, { title: 'Theirs', version: 1 })).status).toBe(200)
      const late = await my.publish(form.id, { title: 'Mine', version: 1 })
      expect(late).toMatchObject({ status: 409, body: { detail: expect.stringContaining('form was changed') } })
      expect((await my.form(form.id)).title).toBe('Theirs')
      expect((await my.publish(form.id, { title: 'Mine', version: 2 })).status).toBe(200)
      expect((await my.publish(form.id, { title: 'Without a word' })).status).toBe(200)
    })

    it('lists its versions, the newest first, and shows each as it was', async () => {
      const form = await api.createForm(owner)
      await my.publish(form.id, { title: 'Second', description: 'More', structure: { fields: someFields({}, {}) } })
      await my.publish(form.id, { title: 'Third', description: null })
      const { body } = await my.versions(form.id)
      expect(body.data.map(({ version, title, field_count }) => [version, title, field_count])).toEqual([
        [3, 'Third', 2],
        [2, 'Second', 2],
        [1, form.title, form.structure.fields.length],
      ])
      expect(body.count).toBe(3)
      expect((await my.versions(form.id, '?skip=1&limit=1')).body).toEqual({ data: [body.data[1]], count: 3 })
      expect((await my.version(form.id, 2)).body).toMatchObject({ title: 'Second', description: 'More' })
      const first = (await my.version(form.id, 1)).body
      expect(first).toEqual({
        version: 1,
        title: form.title,
        description: form.description,
        structure: form.structure,
        created_at: form.created_at,
      })
    })

    it('has no version that never was', async () => {
      const form = await api.createForm(owner)
      expect(await my.version(form.id, 2)).toMatchObject({ status: 404, body: { detail: 'Version not found' } })
      expect((await my.version(form.id, 'latest')).status).toBe(422)
    })

    it('has versions from before they had titles', async () => {
      const form = await api.createForm(owner)
      await my.publish(form.id, { title: 'Second', structure: { fields: someFields({}, {}) } })
      const old = { published_title: null, published_description: null, field_count: null, published_at: null }
      await api.database.updateTable('form_version').set(old).where('form_id', '=', form.id).execute()
      const { data } = (await my.versions(form.id)).body
      expect(data.map(({ title, field_count }) => [title, field_count])).toEqual([
        ['Second', 2],
        ['Second', form.structure.fields.length],
      ])
      expect(data[1]?.created_at).toBe(form.created_at)
      expect((await my.version(form.id, 1)).body.description).toBe(form.description)
    })
  })
}
