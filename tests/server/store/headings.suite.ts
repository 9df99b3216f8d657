import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form, Forms, FormVersion, FormVersions, Responses } from '../../../contract/types.gen.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

/** About 0.9 MB, nearly what a request may have. */
const large = () => ({
  fields: someFields(
    ...Array.from({ length: 290 }, () => ({ description: 'x'.repeat(2000), placeholder: 'y'.repeat(500) })),
  ),
})

export const headingSuite = (newPlace: NewPlace) =>
  describe('a form that gets another title alone', () => {
    let api: Api
    let owner: Person
    beforeAll(async () => {
      api = await openApi(await newPlace())
      owner = await api.aPerson()
    })
    afterAll(() => api.close())
    const put = ({ id }: Form, body: object) => api.call<Form>('PUT', `/forms/${id}`, { token: owner.token, body })
    const stored = async ({ id }: Form) => {
      const { bytes, rows } = await api.database
        .selectFrom('form_version')
        .select(({ fn }) => [
          fn.sum<number>(sql`octet_length(structure)`).as('bytes'),
          fn.countAll<number>().as('rows'),
        ])
        .where('form_id', '=', id)
        .executeTakeFirstOrThrow()
      return { bytes: Number(bytes), rows: Number(rows) }
    }

    it('stores its structure once, though each title is a version', async () => {
      const form = await api.createForm(owner, { structure: large() })
      const { bytes } = await stored(form)
      for (let count = 1; count <= 12; count += 1) await put(form, { title: `Title ${count}`, version: count })
      expect(await stored(form)).toEqual({ bytes, rows: 13 })
      await put(form, { title: 'As the editor sends it', structure: form.structure, version: 13 })
      expect(await stored(form)).toEqual({ bytes, rows: 14 })
    })

    const get = async <Body>(path: string) => (await api.call<Body>('GET', path, { token: owner.token })).body
    const submit = async (form: Form) => {
      const { id } = await api.beginSession(form)
      return api.call('POST', `/sessions/${id}/submit`, { body: { responses: responsesFrom({ value: 'Kept' }) } })
    }

    it('is published under it, listed with it, and answered as before', async () => {
      const form = await api.createForm(owner, { structure: { fields: someFields({}, {}) } })
      const changed = (await put(form, { title: 'Renamed', description: null })).body
      expect(changed).toMatchObject({ title: 'Renamed', description: null, version: 2, structure: form.structure })
      const shown = await api.call<Form>('GET', `/public/forms/${form.id}`)
      expect(shown.body).toMatchObject({ title: 'Renamed', structure: form.structure })
      const forms = await get<Forms>('/forms/?limit=1')
      expect(forms.data[0]).toMatchObject({ id: form.id, title: 'Renamed', structure: form.structure })
      expect((await submit(form)).status).toBe(201)
      const responses = await get<Responses>(`/forms/${form.id}/responses`)
      expect(responses.data.map(({ values }) => values)).toEqual([{ f1: 'Kept' }])
      expect(responses.columns.map(({ label }) => label)).toEqual(['Question 1', 'Question 2'])
    })

    it('gets back what it asked under each title, also after it asked something else', async () => {
      const form = await api.createForm(owner, { title: 'One', structure: { fields: someFields({}, {}) } })
      await put(form, { title: 'Two' })
      await put(form, { structure: { fields: someFields({}) } })
      await put(form, { title: 'Four' })
      await put(form, { description: 'Five' })
      const { data } = await get<FormVersions>(`/forms/${form.id}/versions`)
      expect(data.map(({ version, title, field_count }) => [version, title, field_count])).toEqual([
        [5, 'Four', 1],
        [4, 'Four', 1],
        [3, 'Two', 1],
        [2, 'Two', 2],
        [1, 'One', 2],
      ])
      const { title, structure } = await get<FormVersion>(`/forms/${form.id}/versions/2`)
      expect({ title, structure }).toEqual({ title: 'Two', structure: form.structure })
      const restored = await put(form, { title, structure, version: 5 })
      expect(restored.body).toMatchObject({ title: 'Two', version: 6, structure: form.structure })
      expect((await put(form, { title: 'Late', version: 5 })).status).toBe(409)
    })

    it('loses no structure that is still asked when versions that nothing used are deleted', async () => {
      const form = await api.createForm(owner, { structure: { fields: someFields({}, {}) } })
      for (const title of ['Two', 'Three', 'Four']) await put(form, { title })
      const versions = api.database.updateTable('form_version').where('form_id', '=', form.id)
      await versions.set({ replaced_at: 0 }).where('replaced_at', 'is not', null).execute()
      await api.database.updateTable('form').set({ structure_bytes: 20_000_000 }).where('id', '=', form.id).execute()
      expect((await put(form, { title: 'Five' })).body).toMatchObject({ version: 5, structure: form.structure })
      const { data } = await get<FormVersions>(`/forms/${form.id}/versions`)
      expect(data.map(({ version }) => version)).toEqual([5, 4, 1])
      expect((await get<FormVersion>(`/forms/${form.id}/versions/4`)).structure).toEqual(form.structure)
    })

    it('is charged for each title, and gets as much back as it was charged when that is deleted', async () => {
      const form = await api.createForm(owner)
      const charged = async () =>
        (
          await api.database
            .selectFrom('form')
            .select('structure_bytes')
            .where('id', '=', form.id)
            .executeTakeFirstOrThrow()
        ).structure_bytes
      const before = await charged()
      await put(form, { title: 'Ünï', description: null })
      expect((await charged()) - before).toBe(205)
      await api.database.updateTable('form').set({ structure_bytes: 20_000_000 }).where('id', '=', form.id).execute()
      const replaced = api.database.updateTable('form_version').set({ replaced_at: 0 }).where('form_id', '=', form.id)
      await put(form, { title: 'Next', description: 'Text' })
      await replaced.where('version', '=', 2).execute()
      await put(form, { title: 'Ünï' })
      expect(await charged()).toBe(20_000_000 + 208 + 209 - 205)
      const limits = { forms: 0, items: 0, bytes: 1 }
      await expect(api.stores.forms.update(owner.id, form.id, { title: 'More' }, limits)).rejects.toThrow('at most')
    })
  })
