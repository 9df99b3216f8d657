import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Form, Forms, ResponseDetail, ResponseMarks, ResponsesStatus } from '../../../../contract/types.gen.ts'
import { aFile, someFields } from '../../../support/builders.ts'
import { openApi, type Api, type Person } from '../../support/api.ts'
import type { NewPlace } from '../../support/databases.ts'
import { anAnsweredForm, type Answered } from '../../support/answered.ts'

const ABSENT = '01890000-0000-7000-8000-000000000000'
const fields = someFields({}, { type: 'number' }, { type: 'file' })
const bare: ResponseMarks = { is_read: false, is_starred: false, note: null, tags: [] }
const spoken = { fieldId: 'f2', fieldType: 'number', value: 9, transcript: 'nine', confidence: 0.8 } as const
const receipt = { fieldId: 'f3', fieldType: 'file', value: aFile(5) } as const

export function responseSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  let form: Answered
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
  })
  beforeEach(async () => {
    form = await anAnsweredForm(api, owner, fields)
  })
  afterAll(() => api.close())

  const rowsOf = (table: 'submission' | 'session' | 'removed_response' | 'form_change') =>
    api.database.selectFrom(table).selectAll().where('form_id', '=', form.form.id).execute()
  const marksIn = () =>
    api.database.selectFrom('response_mark').selectAll().where('form_id', '=', form.form.id).execute()

  describe('one response', () => {
    it('is read with every answer as it was given, and nothing marked', async () => {
      const id = await form.answer({ value: 'Ada' }, spoken, receipt)
      const { status, body } = await form.call<ResponseDetail>('GET', `/${id}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id, version: 1, fields, ...bare })
      expect(body.responses['f2']).toMatchObject({ value: 9, transcript: 'nine', confidence: 0.8 })
      expect(body.responses['f3']?.value).toEqual({ name: 'receipt.pdf', mediaType: 'application/pdf', size: 5 })
    })

    it('keeps the fields of the version that was answered', async () => {
      const id = await form.answer({ value: 'Ada' })
      await form.change(someFields({ label: 'Another question' }))
      const { body } = await form.call<ResponseDetail>('GET', `/${id}`)
      expect(body.fields).toEqual(fields)
    })

    it('gives hostile answers back as the text that they are', async () => {
      const value = `<script>alert(1)</script>'; drop table "submission"; --`
      const id = await form.answer({ value })
      expect((await form.call<ResponseDetail>('GET', `/${id}`)).body.responses['f1']?.value).toBe(value)
    })

    it.each(['GET', 'PATCH', 'DELETE'])('that is not there is not found by %s', async (method) => {
      const body = method === 'PATCH' ? { is_read: true } : undefined
      const other = await anAnsweredForm(api, owner, fields)
      for (const id of [ABSENT, await other.answer({ value: 'Ada' })])
        expect(await form.call(method, `/${id}`, body)).toMatchObject({
          status: 404,
          body: { detail: 'Response not found' },
        })
      expect(await other.count()).toBe(1)
    })

    it.each([
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['GET', 'status'],
    ])('of others is as if the form were absent: %s %s', async (method, path) => {
      const id = await form.answer({ value: 'Ada' })
      const { token } = await api.aPerson({ is_superuser: true })
      const body = method === 'PATCH' ? { is_read: true } : undefined
      const answer = await api.call(method, `/forms/${form.form.id}/responses/${path || id}`, { token, body })
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Form not found' } })
      expect((await form.call(`GET`, `/${id}`)).body).toMatchObject(bare)
    })
  })

  describe('a mark', () => {
    it('changes what is given and leaves the rest', async () => {
      const id = await form.answer({ value: 'Ada' })
      const patch = (body: object) => form.call<ResponseMarks>('PATCH', `/${id}`, body)
      expect((await patch({ is_read: true })).body).toEqual({ ...bare, is_read: true })
      const marks = { is_read: true, is_starred: true, note: 'Call <b>back</b>', tags: ['vip', 'två'] }
      expect((await patch({ is_starred: true, note: marks.note, tags: marks.tags })).body).toEqual(marks)
      expect((await form.call('GET', `/${id}`)).body).toMatchObject(marks)
      expect((await patch({ note: '', tags: [] })).body).toEqual({ ...marks, note: null, tags: [] })
    })

    it.each([
      ['a note too long', { note: 'a'.repeat(5001) }],
      ['too many tags', { tags: Array.from({ length: 21 }, (_, index) => `${index}`) }],
      ['a tag too long', { tags: ['a'.repeat(41)] }],
      ['a blank tag', { tags: [' '] }],
      ['the same tag twice', { tags: ['a', 'a'] }],
      ['a star that is none', { is_starred: 'yes' }],
    ])('is refused with %s', async (_, body) => {
      const id = await form.answer({ value: 'Ada' })
      expect((await form.call('PATCH', `/${id}`, body)).status).toBe(422)
      expect((await form.call('GET', `/${id}`)).body).toMatchObject(bare)
    })

    it('on very many responses at once is one that each of them has', async () => {
      const ids = []
      for (let index = 0; index < 3; index += 1) ids.push(await form.answer({ value: `${index}` }))
      await form.call('PATCH', `/${ids[0]}`, { note: 'stays' })
      await api.stores.marks.markRead(form.form.id, [...ids, ABSENT])
      const marks = await Promise.all(ids.map((id) => api.stores.marks.find(form.form.id, id)))
      expect(marks).toEqual([
        { ...bare, is_read: true, note: 'stays' },
        ...ids.slice(1).map(() => ({ ...bare, is_read: true })),
      ])
    })

    it('counts up in the order in which marks are committed, however many come at once', async () => {
      const ids = await Promise.all(['a', 'b', 'c', 'd'].map((value) => form.answer({ value })))
      await Promise.all(ids.map((id) => form.call('PATCH', `/${id}`, { is_read: true })))
      const revisions = (await marksIn()).map(({ revision }) => Number(revision))
      expect(revisions.toSorted()).toEqual([1, 2, 3, 4])
    })
  })

  describe('a removal', () => {
    it('leaves nothing of the response but its id', async () => {
      const [gone, stays] = [await form.answer({ value: 'Ada' }, receipt), await form.answer({ value: 'Grace' })]
      await form.call('PATCH', `/${gone}`, { note: 'secret' })
      expect((await form.call('DELETE', `/${gone}`)).status).toBe(200)
      expect((await rowsOf('submission')).map((row) => row)).toMatchObject([{ id: stays }])
      expect(await rowsOf('session')).toHaveLength(1)
      expect(await marksIn()).toEqual([])
      expect(
        await api.database.selectFrom('attachment').selectAll().where('form_id', '=', form.form.id).execute(),
      ).toEqual([])
      expect(await rowsOf('removed_response')).toMatchObject([{ id: gone, revision: 2 }])
    })

    it('is followed by every count', async () => {
      const ids = await Promise.all(['a', 'b', 'c'].map((value) => form.answer({ value })))
      await form.call('DELETE', `/${ids[0]}`)
      expect(await form.count()).toBe(2)
      const { body } = await api.call<Forms>('GET', '/forms/', { token: owner.token })
      expect(body.data.find(({ id }) => id === form.form.id)).toMatchObject({ response_count: 2 })
      const changed = await form.change(fields)
      expect((changed.body satisfies Form).response_count).toBe(2)
    })

    it('that comes twice at once removes once', async () => {
      const id = await form.answer({ value: 'Ada' })
      const answers = await Promise.all([form.call('DELETE', `/${id}`), form.call('DELETE', `/${id}`)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
      expect(await form.count()).toBe(0)
    })

    it('of very many responses goes slice by slice', async () => {
      const ids = await Promise.all(Array.from({ length: 120 }, (_, index) => form.answer({ value: `${index}` })))
      expect(await api.stores.removals.remove(form.form.id, [...ids, ABSENT])).toBe(120)
      expect(await rowsOf('submission')).toEqual([])
      expect(await form.count()).toBe(0)
    })

    it('of a form or an account takes marks and traces along', async () => {
      const leaving = await api.aPerson()
      const forms = [await anAnsweredForm(api, leaving, fields), await anAnsweredForm(api, leaving, fields)]
      for (const { answer, call } of forms) {
        const [marked, gone] = [await answer({ value: 'a' }), await answer({ value: 'b' })]
        await call('PATCH', `/${marked}`, { note: 'secret' })
        await call('DELETE', `/${gone}`)
      }
      await api.call('DELETE', `/forms/${forms[0]?.form.id}`, { token: leaving.token })
      await api.call('DELETE', '/users/me', { token: leaving.token })
      for (const table of ['response_mark', 'removed_response', 'form_change'] as const)
        for (const {
          form: { id },
        } of forms)
          expect(await api.database.selectFrom(table).selectAll().where('form_id', '=', id).execute()).toEqual([])
    })
  })

  it('the status differs after every answer, mark and removal, and only then', async () => {
    const seen: ResponsesStatus[] = []
    const look = async () => {
      const { body } = await form.call<ResponsesStatus>('GET', '/status')
      expect((await form.call('GET', '/status')).body).toEqual(body)
      seen.push(body)
      return body
    }
    expect(await look()).toEqual({ total: 0, revision: 0, newest: null })
    const id = await form.answer({ value: 'Ada' })
    expect(await look()).toEqual({ total: 1, revision: 0, newest: id })
    await form.call('PATCH', `/${id}`, { is_read: true })
    expect(await look()).toEqual({ total: 1, revision: 1, newest: id })
    await form.call('DELETE', `/${id}`)
    expect(await look()).toEqual({ total: 0, revision: 2, newest: null })
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(4)
  })
}
