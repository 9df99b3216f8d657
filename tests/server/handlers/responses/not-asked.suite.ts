import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ResponseDetail, Responses, Summary } from '../../../../contract/types.gen.ts'
import { toQuery } from '../../../../rules/filters/query.ts'
import { someFields } from '../../../support/builders.ts'
import { csvRecords } from '../../../support/file-formats.ts'
import { openApi, type Api, type Person } from '../../support/api.ts'
import { anAnsweredForm, untilPrepared, type Answered } from '../../support/answered.ts'
import type { NewPlace } from '../../support/databases.ts'
import { download } from '../../support/downloads.ts'

/** The second is asked of those who chose red; who chose green passes over the third. */
const fields = someFields(
  { type: 'radio', goTo: [{ when: { field: 'f1', op: 'is', value: 'green' }, to: 'f4' }] },
  { visibleWhen: { field: 'f1', op: 'is', value: 'red' } },
  { type: 'checkbox' },
  {},
)
const colour = (value: string) => ({ fieldId: 'f1', fieldType: 'radio', value }) as const
const own = { fieldId: 'f2', value: 'Crimson' } as const
const later = [...fields, ...someFields({}, {}, {}, {}, { name: 'new', label: 'New' }).slice(4)]

/** A field that is hidden or passed over has no answer for another reason than one that was left empty. */
export function notAskedSuite(newPlace: NewPlace) {
  describe('what was not asked is told from what was left empty', () => {
    let api: Api
    let owner: Person
    let form: Answered
    const ids: Record<'red' | 'empty' | 'green' | 'nothing', string> = { red: '', empty: '', green: '', nothing: '' }
    beforeAll(async () => {
      api = await openApi(await newPlace())
      owner = await api.aPerson()
      form = await anAnsweredForm(api, owner, fields)
      ids.red = await form.answer(colour('red'), own)
      ids.empty = await form.answer(colour('red'))
      ids.green = await form.answer(colour('green'))
      ids.nothing = await form.answer({ fieldId: 'f4', value: 'Bye' })
    })
    afterAll(() => api.close())

    const summary = async (query = '') =>
      (
        await untilPrepared(() =>
          api.call<Summary>('GET', `/forms/${form.form.id}/summary${query}`, { token: owner.token }),
        )
      ).body.fields.map(({ figures: { asked, answered } }) => [asked, answered])
    const inOne = async (id: string) => (await form.call<ResponseDetail>('GET', `/${id}`)).body.not_asked
    const inList = async (query = '') => {
      const { body } = await untilPrepared(() => form.call<Responses>('GET', query))
      return Object.fromEntries(body.data.map(({ id, not_asked }) => [id, not_asked]))
    }

    const found = (field: string, op: 'answered' | 'notAnswered' | 'notAsked') =>
      inList(`?${new URLSearchParams(toQuery({ where: [{ field, op }] }))}`).then((rows) => Object.keys(rows))

    it('in a response, by the version that was answered and its answers', async () => {
      expect(await inOne(ids.red)).toEqual([])
      expect(await inOne(ids.empty)).toEqual([])
      expect(await inOne(ids.green)).toEqual(['f2', 'f3'])
      expect(await inOne(ids.nothing)).toEqual(['f2'])
    })

    it('in the list, filtered or not', async () => {
      const expected = { [ids.red]: [], [ids.empty]: [], [ids.green]: ['f2', 'f3'], [ids.nothing]: ['f2'] }
      expect(await inList()).toEqual(expected)
      expect(await inList('?q=crimson')).toEqual({ [ids.red]: [] })
    })

    it('by a filter: what was not answered was asked', async () => {
      expect(await found('f2', 'answered')).toEqual([ids.red])
      expect(await found('f2', 'notAnswered')).toEqual([ids.empty])
      expect(await found('f2', 'notAsked')).toEqual([ids.nothing, ids.green])
      expect(await found('f3', 'notAnswered')).toEqual([ids.nothing, ids.empty, ids.red])
      expect(await found('f3', 'notAsked')).toEqual([ids.green])
    })

    it('in the summary, which counts those who were asked', async () => {
      expect(await summary()).toEqual([
        [4, 3],
        [2, 1],
        [3, 0],
        [4, 1],
      ])
      expect((await summary('?q=crimson'))[1]).toEqual([1, 1])
    })

    it('in tables, which name the columns that were not asked in the last one', async () => {
      const { text } = await download(api, owner, form.form.id, { kind: 'csv' })
      expect(text.slice(0, text.indexOf('\r\n')).endsWith(',Not asked')).toBe(true)
      const cells = csvRecords(text).map((row) => [row['Response ID'], row['Not asked']])
      expect(Object.fromEntries(cells)).toEqual({
        [ids.red]: '',
        [ids.empty]: '',
        [ids.green]: 'Question 2; Question 3',
        [ids.nothing]: 'Question 2',
      })
    })

    it('in JSON lines, by the names of the fields', async () => {
      const { text } = await download(api, owner, form.form.id, { kind: 'jsonl' })
      const lines = text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(Object.fromEntries(lines.map(({ id, not_asked }) => [id, not_asked]))).toMatchObject({
        [ids.green]: ['field_2', 'field_3'],
        [ids.empty]: [],
      })
    })

    it('when the form has another field and other conditions since then', async () => {
      await form.change(later.map((field) => ({ ...field, visibleWhen: undefined, goTo: undefined })))
      const last = await form.answer(colour('green'))
      expect(await inList()).toEqual({
        [last]: [],
        [ids.red]: ['f5'],
        [ids.empty]: ['f5'],
        [ids.green]: ['f2', 'f3', 'f5'],
        [ids.nothing]: ['f2', 'f5'],
      })
      expect(await summary()).toEqual([
        [5, 4],
        [3, 1],
        [4, 0],
        [5, 1],
        [1, 0],
      ])
    })
  })
}
