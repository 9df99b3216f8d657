import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form, Forms } from '../../../contract/types.gen.ts'
import { aField, someFields } from '../../support/builders.ts'
import { anAnsweredForm } from '../support/answered.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const NOT_FOUND = { status: 404, body: { detail: 'Form not found' } }

const withField = (change: object) => ({ title: 'Form', structure: { fields: [{ ...aField(), ...change }] } })

export function formSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
  })
  afterAll(() => api.close())
  const create = (body: object) => api.call<Form>('POST', '/forms/', { token: owner.token, body })
  const put = (id: string, body: object) => api.call<Form>('PUT', `/forms/${id}`, { token: owner.token, body })

  describe('a form', () => {
    it('is created active, without responses, with the defaults of the metadata', async () => {
      const structure = { fields: someFields({}, { type: 'select' }), metadata: { submitButtonText: 'Send' } }
      const { status, body } = await create({ title: '  Feedback ', structure })
      expect(status).toBe(201)
      expect(body).toMatchObject({ title: 'Feedback', description: null, is_active: true, response_count: 0 })
      expect(body.structure.metadata).toEqual({
        submitButtonText: 'Send',
        completionMessage: 'Thank you for your submission!',
        allowAnonymous: true,
        language: 'en-US',
        keepCorrections: false,
      })
      expect(body.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      expect((await api.call('GET', `/forms/${body.id}`, { token: owner.token })).body).toEqual(body)
    })

    it('keeps what a change does not name', async () => {
      const form = await api.createForm(owner)
      const { body } = await put(form.id, { is_active: false })
      expect(body).toEqual({ ...form, is_active: false, updated_at: body.updated_at })
      expect(body.updated_at > form.updated_at).toBe(true)
      expect((await put(form.id, { description: null })).body).toMatchObject({ description: null, is_active: false })
    })

    it('takes a new structure', async () => {
      const form = await api.createForm(owner)
      const fields = someFields({ label: 'Only one' })
      expect((await put(form.id, { structure: { fields } })).body.structure.fields).toEqual(fields)
    })

    it('stores limits that come as texts as numbers', async () => {
      const { body } = await create(
        withField({ type: 'number', validation: { min: '1', max: ' 10.5 ', minLength: '' } }),
      )
      expect(body.structure.fields[0]?.validation).toEqual({ min: 1, max: 10.5, minLength: null })
      expect((await create(withField({ validation: { min: 'many' } }))).status).toBe(422)
    })

    it.each([
      ['no title', { title: ' ', structure: { fields: someFields({}) } }, 'Form title is required'],
      ['no fields', { title: 'Form', structure: { fields: [] } }, 'At least one field is required'],
      ['no structure', { title: 'Form' }, 'At least one field is required'],
      ['a field without a name', withField({ name: '' }), 'Field 1: Name is required'],
      ['a field without a label', withField({ label: ' ' }), 'Field 1: Label is required'],
      [
        'names that differ in case only',
        { title: 'Form', structure: { fields: someFields({ name: 'age' }, { name: 'AGE' }) } },
        'Field names must be unique',
      ],
    ])('is refused with %s, on creation and on change', async (_, body, message) => {
      const created = await create(body)
      expect(created.status).toBe(422)
      expect(created.text).toContain(message)
      const form = await api.createForm(owner)
      const changed = await put(form.id, { structure: { fields: [] }, ...body })
      expect(changed.status).toBe(422)
      expect(changed.text).toContain(message)
    })

    it.each([
      ['a pattern that looks ahead', { validation: { pattern: '(?=a)b' } }],
      ['limits the wrong way round', { type: 'number', validation: { min: 5, max: 1 } }],
      ['an unknown type', { type: 'signature' }],
      ['an id that objects inherit', { id: '__proto__' }],
      ['a name that objects inherit', { name: 'constructor' }],
      ['no options to choose from', { type: 'radio', options: [] }],
    ])('is refused with %s', async (_, change) => {
      const { status, body } = await create(withField(change))
      expect({ status, body }).toMatchObject({
        status: 422,
        body: { detail: [{ loc: expect.arrayContaining(['body', 'structure']) }] },
      })
    })

    it('says which part of it is wrong', async () => {
      const { body } = await create({ title: '', structure: { fields: someFields({}) } })
      expect(body).toMatchObject({ detail: [{ loc: ['body', 'title'], msg: 'Form title is required' }] })
    })

    it('of others is as if absent', async () => {
      const form = await api.createForm(owner)
      const { token } = await api.aPerson({ is_superuser: true })
      expect(await api.call('GET', `/forms/${form.id}`, { token })).toMatchObject(NOT_FOUND)
      expect(await api.call('PUT', `/forms/${form.id}`, { token, body: { title: 'Mine' } })).toMatchObject(NOT_FOUND)
      expect(await api.call('DELETE', `/forms/${form.id}`, { token })).toMatchObject(NOT_FOUND)
    })

    it('is deleted with its sessions', async () => {
      const form = await api.createForm(owner)
      const session = await api.beginSession(form)
      expect((await api.call('DELETE', `/forms/${form.id}`, { token: owner.token })).status).toBe(200)
      expect(await api.call('GET', `/forms/${form.id}`, { token: owner.token })).toMatchObject(NOT_FOUND)
      expect(await api.call('GET', `/public/forms/${form.id}`)).toMatchObject(NOT_FOUND)
      expect(await api.stores.sessions.find(session.id)).toBeUndefined()
    })

    it('stands in a list without its structure, where only heads are asked for', async () => {
      const person = await api.aPerson()
      const { structure: _, version: __, draft_at: ___, ...head } = await api.createForm(person)
      const { body } = await api.call<Forms>('GET', '/forms/?fields=head', { token: person.token })
      expect(body).toEqual({ data: [head], count: 1 })
    })

    it('with many megabytes makes the pages of a list shorter, and every form comes once', async () => {
      const person = await api.aPerson()
      const fields = someFields(
        ...Array.from({ length: 180 }, () => ({ description: 'd'.repeat(1900), label: 'l'.repeat(490) })),
      )
      const forms: string[] = []
      for (let count = 0; count < 12; count += 1)
        forms.push((await api.createForm(person, { structure: { fields } })).id)
      const seen: string[] = []
      while (seen.length < forms.length) {
        const { body } = await api.call<Forms>('GET', `/forms/?skip=${seen.length}`, { token: person.token })
        expect(body.count).toBe(12)
        expect(body.data.length).toBeGreaterThan(0)
        expect(JSON.stringify(body).length).toBeLessThan(5_000_000)
        for (const { structure } of body.data) expect(structure?.fields).toHaveLength(180)
        seen.push(...body.data.map(({ id }) => id))
      }
      expect(seen.toReversed()).toEqual(forms)
    })

    it('is found in a list by its words, status and tags, in the order that is asked for', async () => {
      const person = await api.aPerson()
      const { token } = person
      const visit = await api.createForm(person, {
        title: 'visit',
        description: '100% of it',
        tags: ['Events', 'a "b"'],
      })
      const course = await api.createForm(person, {
        title: 'Course',
        description: 'Über uns',
        is_active: false,
        tags: ['Event'],
      })
      const lunch = await api.createForm(person, { title: 'Lunch' })
      await api.createForm(await api.aPerson(), { title: 'Visit of others', tags: ['Events'] })
      const { form: zoo, answer } = await anAnsweredForm(api, person, someFields({}))
      await answer({ fieldId: 'f1', fieldType: 'text', value: 'A lion' })
      await api.call('PUT', `/forms/${zoo.id}`, { token, body: { title: 'Zoo', is_active: false } })
      await api.call('PUT', `/forms/${course.id}`, { token, body: { description: 'Über alles' } })
      const listed = async (query: Record<string, string>) => {
        const { body } = await api.call<Forms>('GET', `/forms/?${new URLSearchParams(query)}`, { token })
        expect(body.count).toBe(body.data.length)
        return body.data.map(({ id }) => id)
      }
      expect(await listed({ q: 'VISIT' })).toEqual([visit.id])
      expect(await listed({ q: '100%' })).toEqual([visit.id])
      expect(await listed({ q: '_' })).toEqual([])
      expect(await listed({ q: 'Über' })).toEqual([course.id])
      expect(await listed({ status: 'inactive' })).toEqual([zoo.id, course.id])
      expect(await listed({ status: 'active' })).toEqual([lunch.id, visit.id])
      expect(await listed({ tag: 'Events' })).toEqual([visit.id])
      expect(await listed({ tag: 'a "b"' })).toEqual([visit.id])
      expect(await listed({ tag: 'Eve' })).toEqual([])
      expect(await listed({ q: 'visit', status: 'inactive' })).toEqual([])
      expect(await listed({ sort: 'newest' })).toEqual([zoo.id, lunch.id, course.id, visit.id])
      expect(await listed({ sort: 'title' })).toEqual([course.id, lunch.id, visit.id, zoo.id])
      expect((await listed({ sort: 'changed' }))[0]).toBe(course.id)
      expect((await listed({ sort: 'responses' }))[0]).toBe(zoo.id)
      expect((await api.call('GET', '/forms/?sort=owner', { token })).status).toBe(422)
    })

    it('has tags, each once, that a change takes or leaves', async () => {
      const form = await api.createForm(owner, { tags: ['Events'] })
      const change = (body: object) => put(form.id, body)
      expect((await change({ title: 'Other' })).body.tags).toEqual(['Events'])
      expect((await change({ tags: ['Events', 'Spring'] })).body).toMatchObject({
        tags: ['Events', 'Spring'],
        title: 'Other',
      })
      expect((await change({ tags: [] })).body.tags).toEqual([])
      for (const tags of [['a', 'a'], [' '], ['x'.repeat(41)], Array.from({ length: 21 }, (_, tag) => `${tag}`)])
        expect((await change({ tags })).status).toBe(422)
      expect((await api.call<object>('GET', `/public/forms/${form.id}`)).body).not.toHaveProperty('tags')
    })

    it('stands in a list, newest first', async () => {
      const own = await api.aPerson()
      const forms = [await api.createForm(own), await api.createForm(own), await api.createForm(own)]
      const { body } = await api.call<Forms>('GET', '/forms/?skip=1&limit=2', { token: own.token })
      expect(body.data.map(({ id }) => id)).toEqual([forms[1]?.id, forms[0]?.id])
      expect(body.count).toBe(3)
    })
  })
}
