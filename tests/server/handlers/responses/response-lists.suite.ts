import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FilterCondition, ResponseFilter, Responses } from '../../../../contract/types.gen.ts'
import { toQuery } from '../../../../rules/filters/query.ts'
import { aFile, someFields, someOptions } from '../../../support/builders.ts'
import { openApi, type Api, type Person } from '../../support/api.ts'
import type { NewPlace } from '../../support/databases.ts'
import { anAnsweredForm, untilPrepared, type Answered } from '../../support/answered.ts'

const fields = someFields(
  {},
  { type: 'number' },
  { type: 'radio' },
  { type: 'checkbox' },
  { type: 'date' },
  { type: 'file' },
)
const text = (value: string, transcript?: string) => ({ value, ...(transcript && { transcript, confidence: 0.9 }) })
const number = (value: number) => ({ fieldId: 'f2', fieldType: 'number', value }) as const
const colour = (value: string) => ({ fieldId: 'f3', fieldType: 'radio', value }) as const
const colours = (...value: string[]) => ({ fieldId: 'f4', fieldType: 'checkbox' as const, value })
const day = (value: string) => ({ fieldId: 'f5', fieldType: 'date', value }) as const
const receipt = { fieldId: 'f6', fieldType: 'file', value: aFile(5) } as const
const idsOf = ({ body }: { body: Responses }) => body.data.map(({ id }) => id)
const hostile = `<b>'; drop table response; --"\\ ${'${1}'} 100%_`

export function responseListSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  let form: Answered
  let ids: Record<'ada' | 'grace' | 'alan' | 'empty' | 'odd', string>
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
    form = await anAnsweredForm(api, owner, fields)
    ids = {
      ada: await form.answer(text('Ada Lovelace', 'ada lovelace'), number(9), colour('red'), colours('red', 'green')),
      grace: await form.answer(text('GRACE Höpper'), number(4.5), colour('light_blue'), day('2026-03-01'), receipt),
      alan: await form.answer(text('Alan', 'well, Alan Turing'), number(-2), colours('green'), day('2026-02-28')),
      empty: await form.answer(colours()),
      odd: await form.answer(text(hostile), colours('light_blue')),
    }
    await form.call('PATCH', `/${ids.ada}`, { is_read: true, tags: ['vip', 'call "back"'] })
    await form.call('PATCH', `/${ids.grace}`, { is_starred: true, note: 'Ring HER up' })
  })
  afterAll(() => api.close())

  const list = (query: Record<string, string>) =>
    untilPrepared(() => form.call<Responses>('GET', `?${new URLSearchParams(query)}`))
  const namesOf = ({ data }: Responses) =>
    data.map(({ id }) => Object.entries(ids).find(([, one]) => one === id)?.[0] ?? id)
  const found = async (filter: ResponseFilter) => namesOf((await list(toQuery(filter))).body)
  const foundWhere = (...where: FilterCondition[]) => found({ where })

  const manyOf = async () => {
    const other = await anAnsweredForm(api, owner, fields)
    for (let value = 1; value <= 5; value += 1) await other.answer(number(value), colour('red'))
    const post = <Body>(path: string, body: object) => untilPrepared(() => other.call<Body>('POST', path, body))
    return { ...other, post }
  }

  describe('the list of responses', () => {
    it('has everything newest first, and is there at once', async () => {
      const { status, body } = await form.call<Responses>('GET')
      expect(status).toBe(200)
      expect(namesOf(body)).toEqual(['odd', 'empty', 'alan', 'grace', 'ada'])
      expect(body).toMatchObject({ count: 5, total: 5, next: null })
      expect(body.columns.map(({ field_id }) => field_id)).toEqual(['f1', 'f2', 'f3', 'f4', 'f5', 'f6'])
      expect(body.data[4]).toMatchObject({
        values: { f1: 'Ada Lovelace', f2: 9, f3: 'red', f4: ['red', 'green'] },
        spoken: ['f1'],
        is_read: true,
        tags: ['vip', 'call "back"'],
      })
      expect(body.data[3]?.values['f6']).toEqual({ name: 'receipt.pdf', mediaType: 'application/pdf', size: 5 })
    })

    it.each<Record<string, string>>([{}, { to: '2999-01-01' }])(
      'is read page by page, filtered or not: %j',
      async (filter) => {
        const pages: string[][] = []
        for (let cursor: string | null | undefined; cursor !== null;) {
          const { body }: { body: Responses } = await list({ ...filter, limit: '2', ...(cursor && { cursor }) })
          expect(body).toMatchObject({ count: 5, total: 5 })
          pages.push(namesOf(body))
          cursor = body.next
        }
        expect(pages).toEqual([['odd', 'empty'], ['alan', 'grace'], ['ada']])
      },
    )

    it('goes on behind a response that was removed meanwhile', async () => {
      const other = await anAnsweredForm(api, owner, fields)
      const [first, second] = [await other.answer(number(1)), await other.answer(number(2))]
      const { next } = (await other.call<Responses>('GET', '?limit=1')).body
      await other.call('DELETE', `/${second}`)
      const { body } = await other.call<Responses>('GET', `?cursor=${next}`)
      expect(body.data.map(({ id }) => id)).toEqual([first])
    })

    it('takes a cursor only where it was given: of the same form, read with the same filter', async () => {
      const other = await anAnsweredForm(api, owner, fields)
      const [all, some] = [
        (await list({ limit: '1' })).body.next ?? '',
        (await list({ limit: '1', read: 'false' })).body.next ?? '',
      ]
      const refused = { status: 422, body: { detail: [{ loc: ['query', 'cursor'] }] } }
      const bare = ids.alan
      for (const query of [
        { cursor: all, read: 'false' },
        { cursor: some },
        { cursor: some, read: 'true' },
        { cursor: bare },
      ])
        expect(await list(query as Record<string, string>)).toMatchObject(refused)
      for (const path of ['/responses', '/deliveries'])
        expect(
          await api.call('GET', `/forms/${other.form.id}${path}?cursor=${all}`, { token: owner.token }),
        ).toMatchObject(refused)
      expect(await list({ cursor: all.toUpperCase().slice(0, 36) + all.slice(36) })).toMatchObject({ status: 200 })
    })
  })

  describe('a filter', () => {
    it.each<[string, FilterCondition, string[]]>([
      ['a text', { field: 'f1', op: 'contains', value: 'höPPer' }, ['grace']],
      ['the whole text', { field: 'f1', op: 'is', value: 'alan' }, ['alan']],
      ['another text', { field: 'f1', op: 'isNot', value: 'alan' }, ['odd', 'grace', 'ada']],
      ['one of some texts', { field: 'f1', op: 'oneOf', value: ['alan', 'ADA lovelace'] }, ['alan', 'ada']],
      ['a number', { field: 'f2', op: 'is', value: 4.5 }, ['grace']],
      ['numbers', { field: 'f2', op: 'oneOf', value: [9, -2] }, ['alan', 'ada']],
      ['less', { field: 'f2', op: 'lessThan', value: 4.5 }, ['alan']],
      ['more', { field: 'f2', op: 'greaterThan', value: 4.5 }, ['ada']],
      ['a range', { field: 'f2', op: 'between', value: { from: -2, to: 4.5 } }, ['alan', 'grace']],
      ['half a range', { field: 'f2', op: 'between', value: { from: 9 } }, ['ada']],
      ['a choice', { field: 'f3', op: 'is', value: 'light_blue' }, ['grace']],
      ['another choice', { field: 'f3', op: 'isNot', value: 'light_blue' }, ['ada']],
      ['one of the chosen', { field: 'f4', op: 'is', value: 'green' }, ['alan', 'ada']],
      ['any of the chosen', { field: 'f4', op: 'oneOf', value: ['red', 'light_blue'] }, ['odd', 'ada']],
      ['a day', { field: 'f5', op: 'is', value: '2026-03-01' }, ['grace']],
      ['an earlier day', { field: 'f5', op: 'lessThan', value: '2026-03-01' }, ['alan']],
      ['days', { field: 'f5', op: 'between', value: { from: '2026-02-01', to: '2026-03-31' } }, ['alan', 'grace']],
      ['a file', { field: 'f6', op: 'contains', value: '.PDF' }, ['grace']],
      ['no answer', { field: 'f2', op: 'notAnswered' }, ['odd', 'empty']],
      ['an answer', { field: 'f6', op: 'answered' }, ['grace']],
      ['none of the choices', { field: 'f4', op: 'answered' }, ['odd', 'empty', 'alan', 'ada']],
      ['voice', { field: 'f1', op: 'spoken' }, ['alan', 'ada']],
      ['typing', { field: 'f1', op: 'typed' }, ['odd', 'grace']],
      ['hostile text', { field: 'f1', op: 'is', value: hostile }, ['odd']],
      ['signs that SQL reads', { field: 'f1', op: 'contains', value: '%_' }, ['odd']],
      ['a quote', { field: 'f1', op: 'contains', value: `'` }, ['odd']],
    ])('finds %s', async (_, condition, names) => expect(await foundWhere(condition)).toEqual(names))

    it.each<[string, ResponseFilter, string[]]>([
      ['a word of an answer', { q: 'lovelace' }, ['ada']],
      ['a word of a transcript', { q: 'turing' }, ['alan']],
      ['a number', { q: '4.5' }, ['grace']],
      ['the label of a choice', { q: 'light bl' }, ['odd', 'grace']],
      ['a note', { q: 'ring her' }, ['grace']],
      ['the name of a file', { q: 'receipt' }, ['grace']],
      ['hostile text', { q: hostile }, ['odd']],
      ['nothing of the kind', { q: 'application/pdf' }, []],
      ['what was read', { read: true }, ['ada']],
      ['what was not', { read: false }, ['odd', 'empty', 'alan', 'grace']],
      ['a star', { starred: true }, ['grace']],
      ['a tag', { tag: 'call "back"' }, ['ada']],
      ['a part of a tag', { tag: 'call' }, []],
      [
        'everything before tomorrow',
        { to: '2999-01-01', from: '2000-01-01' },
        ['odd', 'empty', 'alan', 'grace', 'ada'],
      ],
      ['nothing of the future', { from: '2999-01-01T00:00:00Z' }, []],
      [
        'what fits all of it',
        {
          q: 'a',
          read: false,
          where: [
            { field: 'f2', op: 'answered' },
            { field: 'f1', op: 'spoken' },
          ],
        },
        ['alan'],
      ],
    ])('finds %s', async (_, filter, names) => expect(await found(filter)).toEqual(names))

    it('finds a millisecond exactly', async () => {
      const { body } = await list({})
      const at = body.data.find(({ id }) => id === ids.alan)!.created_at
      expect(await found({ from: at, to: at })).toContain('alan')
      const before = new Date(Date.parse(at) - 1).toISOString()
      expect(await found({ to: before })).not.toContain('alan')
    })

    it('follows every mark, removal and new response at once', async () => {
      const other = await anAnsweredForm(api, owner, fields)
      const query = () => untilPrepared(() => other.call<Responses>('GET', '?read=false'))
      const first = await other.answer(number(1))
      expect((await query()).body).toMatchObject({ count: 1, total: 1 })
      const second = await other.answer(number(2))
      expect((await query()).body.data.map(({ id }) => id)).toEqual([second, first])
      await other.call('PATCH', `/${first}`, { is_read: true })
      expect((await query()).body).toMatchObject({ count: 1, total: 2, data: [{ id: second }] })
      await other.call('DELETE', `/${second}`)
      expect((await query()).body).toMatchObject({ count: 0, total: 1, data: [] })
    })

    it('follows the form: new fields, removed fields, fields of another type', async () => {
      const other = await anAnsweredForm(api, owner, someFields({}, { type: 'number' }))
      const where = (...conditions: FilterCondition[]) =>
        untilPrepared(() => other.call<Responses>('GET', `?${new URLSearchParams(toQuery({ where: conditions }))}`))
      const old = await other.answer({ value: '7' }, number(7))
      expect((await where({ field: 'f2', op: 'is', value: 7 })).body.count).toBe(1)
      await other.change(someFields({ type: 'number' }, { id: 'f9', type: 'radio' }))
      const young = await other.answer(
        { fieldType: 'number', value: 8 },
        { fieldId: 'f9', fieldType: 'radio', value: 'red' },
      )
      expect(idsOf(await where({ field: 'f9', op: 'is', value: 'red' }))).toEqual([young])
      expect(idsOf(await where({ field: 'f9', op: 'notAsked' }))).toEqual([old])
      expect(idsOf(await where({ field: 'f9', op: 'notAnswered' }))).toEqual([])
      expect(idsOf(await where({ field: 'f2', op: 'is', value: 7 }))).toEqual([old])
      expect(idsOf(await where({ field: 'f1', op: 'between', value: { from: 7, to: 8 } }))).toEqual([young, old])
      const { body } = await other.call<Responses>('GET')
      expect(body.columns.map(({ field_id, is_removed }) => [field_id, is_removed])).toEqual([
        ['f1', false],
        ['f9', false],
        ['f2', true],
      ])
    })

    it.each([
      ['a cursor that is none', { cursor: 'first' }, ['query', 'cursor']],
      ['no rows', { limit: '0' }, ['query', 'limit']],
      ['too many rows', { limit: '101' }, ['query', 'limit']],
      ['a parameter that there is not', { sort: 'oldest' }, ['query', 'sort']],
      ['one that is misspelt', { form: '2026-03-01' }, ['query', 'form']],
      ['one that objects inherit', { constructor: '1' }, ['query', 'constructor']],
      ['an empty tag', { tag: '' }, ['query', 'tag']],
      ['a blank tag', { tag: ' ' }, ['query', 'tag']],
      ['an empty search', { q: '' }, ['query', 'q']],
      ['an empty day', { from: '' }, ['query', 'from']],
      ['no condition', { where: '[]' }, ['query', 'where']],
      ['empty conditions', { where: '' }, ['query', 'where']],
      [
        'numbers that cannot be',
        toQuery({ where: [{ field: 'f2', op: 'between', value: { from: 2, to: 1 } }] }),
        ['query', 'where', 0, 'value', 'to'],
      ],
      ['a day that is none', { from: '2026-02-30' }, ['query', 'from']],
      ['an end before the beginning', { from: '2026-03-02', to: '2026-03-01' }, ['query', 'to']],
      ['a switch that is none', { read: 'maybe' }, ['query', 'read']],
      ['text that is no JSON', { where: '[{' }, ['query', 'where']],
      ['a text too long', { q: 'a'.repeat(201) }, ['query', 'q']],
      ['a text with a NUL', { q: 'a\0' }, ['query', 'q']],
      ['an unknown field', toQuery({ where: [{ field: 'x', op: 'answered' }] }), ['query', 'where', 0, 'field']],
      [
        'SQL as a field',
        toQuery({ where: [{ field: 'v0 = 1 or 1', op: 'answered' }] }),
        ['query', 'where', 0, 'field'],
      ],
      [
        'an operator of others',
        toQuery({ where: [{ field: 'f3', op: 'contains', value: 'r' }] }),
        ['query', 'where', 0, 'op'],
      ],
      [
        'a choice that is none',
        toQuery({ where: [{ field: 'f3', op: 'is', value: 'x' }] }),
        ['query', 'where', 0, 'value'],
      ],
    ])('is refused with %s', async (_, query, loc) => {
      const answer = await form.call('GET', `?${new URLSearchParams(query)}`)
      expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc }] } })
    })
  })

  describe('many responses at once', () => {
    const low = { where: [{ field: 'f2', op: 'lessThan' as const, value: 4 }] }

    it('are marked as read, each once', async () => {
      const { post, call } = await manyOf()
      expect((await post('/mark-read', { filter: low })).body).toEqual({ marked: 3 })
      expect((await post('/mark-read', { filter: low })).body).toEqual({ marked: 0 })
      expect((await post('/mark-read', { filter: {} })).body).toEqual({ marked: 2 })
      expect((await post('/mark-read', { filter: { read: true } })).body).toEqual({ marked: 0 })
      expect((await call<Responses>('GET')).body.data.every(({ is_read }) => is_read)).toBe(true)
    })

    it('are deleted when they are as many as the owner was shown', async () => {
      const { post, count, call } = await manyOf()
      const wrong = await post<{ detail: string }>('/delete', { filter: low, count: 2 })
      expect(wrong).toMatchObject({ status: 409 })
      expect(wrong.body.detail).toBe('3 responses would be deleted now, not 2. Nothing was deleted.')
      expect(await count()).toBe(5)
      expect((await post('/delete', { filter: low, count: 3 })).body).toEqual({ deleted: 3 })
      expect(await count()).toBe(2)
      expect((await call<Responses>('GET')).body.data.map(({ values }) => values['f2'])).toEqual([5, 4])
      expect((await post('/delete', { filter: {}, count: 2 })).body).toEqual({ deleted: 2 })
    })

    it.each([
      ['/mark-read', {}],
      ['/mark-read', { filter: { where: [{ field: 'x', op: 'answered' }] } }],
      ['/mark-read', { filter: { where: [{ field: 'f2', op: 'drop' }] } }],
      ['/mark-read', { filter: { form: '2026-03-01' } }],
      ['/mark-read', { filter: { where: [] } }],
      ['/mark-read', { filter: { where: [{ field: 'f2', op: 'is', value: 1, not: true }] } }],
      ['/delete', { filter: { tags: 'x' }, count: 5 }],
      ['/delete', { filter: { q: '' }, count: 5 }],
      ['/delete', { filter: {} }],
      ['/delete', { filter: {}, count: -1 }],
      ['/delete', { filter: { from: 'yesterday' }, count: 5 }],
      ['/delete', { filter: { where: [{ field: 'f2', op: 'is', value: 'NaN' }] }, count: 5 }],
    ])('stay as they are after a bad request to %s: %j', async (path, body) => {
      const { call, count } = await manyOf()
      expect((await call('POST', path, body)).status).toBe(422)
      expect(await count()).toBe(5)
      expect((await call<Responses>('GET')).body.data.some(({ is_read }) => is_read)).toBe(false)
    })

    it.each([
      ['GET', ''],
      ['GET', '?read=true'],
      ['POST', '/mark-read'],
      ['POST', '/delete'],
    ])('of others are as if the form were absent: %s %s', async (method, path) => {
      const { token } = await api.aPerson({ is_superuser: true })
      const body = method === 'POST' ? { filter: {}, count: 5 } : undefined
      const answer = await api.call(method, `/forms/${form.form.id}/responses${path}`, { token, body })
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Form not found' } })
      expect(await form.count()).toBe(5)
    })
  })

  it('an option that was removed can still be asked for', async () => {
    const other = await anAnsweredForm(api, owner, someFields({ type: 'radio' }))
    await other.answer({ fieldType: 'radio', value: 'green' })
    await other.change(someFields({ type: 'radio', options: someOptions.slice(0, 1) }))
    const query = new URLSearchParams(toQuery({ where: [{ field: 'f1', op: 'is', value: 'green' }] }))
    const { body } = await untilPrepared(() => other.call<Responses>('GET', `?${query}`))
    expect(body.count).toBe(1)
  })
}
