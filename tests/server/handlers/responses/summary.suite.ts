import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FieldFigures, ResponseFilter, Summary } from '../../../../contract/types.gen.ts'
import { toQuery } from '../../../../rules/filters/query.ts'
import { aFile, someFields } from '../../../support/builders.ts'
import { openApi, type Api, type Person } from '../../support/api.ts'
import { anAnsweredForm, untilPrepared, type Answered } from '../../support/answered.ts'
import type { NewPlace } from '../../support/databases.ts'

const fields = someFields(
  { type: 'textarea' },
  { type: 'number' },
  { type: 'radio' },
  { type: 'checkbox' },
  { type: 'date' },
  { type: 'file' },
  { type: 'email' },
)
const number = (value: number, transcript?: string, confidence = 0.8) =>
  ({ fieldId: 'f2', fieldType: 'number', value, ...(transcript && { transcript, confidence }) }) as const
const text = (value: string) => ({ fieldId: 'f1', fieldType: 'textarea', value }) as const
const colour = (value: string) => ({ fieldId: 'f3', fieldType: 'radio', value }) as const
const colours = (...value: string[]) => ({ fieldId: 'f4', fieldType: 'checkbox' as const, value })
const day = (value: string) => ({ fieldId: 'f5', fieldType: 'date', value }) as const
const file = { fieldId: 'f6', fieldType: 'file', value: aFile(5) } as const
const email = { fieldId: 'f7', fieldType: 'email', value: 'ada@example.com' } as const

const figuresOf = ({ fields: all }: Summary, id: string): FieldFigures =>
  all.find(({ field_id }) => field_id === id)!.figures

export function summarySuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  let form: Answered
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
    form = await anAnsweredForm(api, owner, fields)
    await form.answerWith(
      { totalDuration: 60 },
      text('The parking is bad'),
      number(1, 'one'),
      colour('red'),
      colours('red'),
    )
    await form.answerWith(
      { totalDuration: 90 },
      text('Parking, parking!'),
      number(4, 'four', 0.6),
      colour('red'),
      colours(),
    )
    await form.answerWith(
      { totalDuration: 300 },
      text(`<b>'bad'</b>`),
      number(10),
      colours('red', 'green'),
      day('2026-03-01'),
    )
    await form.answer(number(4), day('2026-03-20'), file, email)
  })
  afterAll(() => api.close())

  const sumUp = async (filter: ResponseFilter & Record<string, unknown> = {}, of = form) => {
    const { compare_from, compare_to, ...rest } = filter
    const query = new URLSearchParams({
      ...toQuery(rest),
      ...(typeof compare_from === 'string' && { compare_from }),
      ...(typeof compare_to === 'string' && { compare_to }),
    })
    return untilPrepared(() =>
      api.call<Summary>('GET', `/forms/${of.form.id}/summary?${query}`, { token: owner.token }),
    )
  }
  describe('a summary', () => {
    it('says how many responses there are, when they came, and how they were given', async () => {
      const { status, body } = await sumUp()
      expect(status).toBe(200)
      expect(body).toMatchObject({ total: 4, compared: null })
      expect(body.figures).toMatchObject({ count: 4, spoken: 2, typed: 14, median_seconds: 90 })
      expect(body.figures.over_time.unit).toBe('hour')
      expect(body.figures.over_time.points.reduce((sum, { count }) => sum + count, 0)).toBe(4)
      expect(body.fields.map(({ field_id }) => field_id)).toEqual(fields.map(({ id }) => id))
    })

    it('says how numbers are spread, a bin for each where they are few', async () => {
      const { answered, spoken, typed, confidence, statistics } = figuresOf((await sumUp()).body, 'f2')
      expect({ answered, spoken, typed }).toEqual({ answered: 4, spoken: 2, typed: 2 })
      expect(confidence).toBe(0.7)
      expect(statistics).toMatchObject({ kind: 'number', min: 1, max: 10, mean: 4.75, q1: 3.25, median: 4, q3: 5.5 })
      const bins = 'bins' in statistics ? statistics.bins : []
      expect(bins.map(({ count }) => count)).toEqual([1, 0, 0, 2, 0, 0, 0, 0, 0, 1])
      expect(bins.at(-1)).toEqual({ from: 10, to: 11, count: 1 })
    })

    it('counts every option, those never chosen too', async () => {
      const { body } = await sumUp()
      expect(figuresOf(body, 'f3').statistics).toEqual({
        kind: 'choice',
        options: [
          { value: 'red', label: 'Red', count: 2 },
          { value: 'green', label: 'Green', count: 0 },
          { value: 'light_blue', label: 'Light blue', count: 0 },
        ],
      })
      expect(figuresOf(body, 'f4')).toMatchObject({
        answered: 3,
        statistics: { options: [{ count: 2 }, { count: 1 }, { count: 0 }] },
      })
    })

    it('shows days over time', async () =>
      expect(figuresOf((await sumUp()).body, 'f5').statistics).toEqual({
        kind: 'date',
        first: '2026-03-01',
        last: '2026-03-20',
        timeline: {
          unit: 'day',
          points: [
            { at: '2026-03-01', count: 1 },
            { at: '2026-03-20', count: 1 },
          ],
        },
      }))

    it('names the words that most answers hold, once for each answer, and the latest answers as they are', async () => {
      const { statistics } = figuresOf((await sumUp()).body, 'f1')
      expect(statistics).toMatchObject({
        kind: 'text',
        words: [
          { word: 'bad', count: 2 },
          { word: 'parking', count: 2 },
        ],
        words_of: 3,
        latest: [{ value: `<b>'bad'</b>` }, { value: 'Parking, parking!' }, { value: 'The parking is bad' }],
      })
    })

    it('names the latest files, and has no words for addresses', async () => {
      const { body } = await sumUp()
      expect(figuresOf(body, 'f6').statistics).toMatchObject({ kind: 'file', latest: [{ value: 'receipt.pdf' }] })
      expect(figuresOf(body, 'f7').statistics).toMatchObject({ words: [], latest: [{ value: 'ada@example.com' }] })
    })

    it.each<[string, ResponseFilter, number]>([
      ['a number', { where: [{ field: 'f2', op: 'is', value: 4 }] }, 2],
      ['a text', { q: 'parking' }, 2],
      ['voice', { where: [{ field: 'f2', op: 'spoken' }] }, 2],
      ['a period', { to: '2999-01-01' }, 4],
      ['nothing', { from: '2999-01-01' }, 0],
    ])('follows the filter of the list: %s', async (_, filter, count) => {
      const { body } = await sumUp(filter)
      expect(body).toMatchObject({ total: 4, figures: { count } })
      expect(figuresOf(body, 'f2').answered).toBe(count)
    })

    it('has two periods side by side, everything else of the filter being the same', async () => {
      const where = [{ field: 'f2', op: 'greaterThan' as const, value: 3 }]
      const { body } = await sumUp({ where, from: '2000-01-01', compare_from: '1999-01-01', compare_to: '1999-12-31' })
      expect(body).toMatchObject({ figures: { count: 3 }, compared: { count: 0, median_seconds: null } })
      const [field] = body.fields.filter(({ field_id }) => field_id === 'f2')
      expect(field).toMatchObject({
        figures: { answered: 3 },
        compared: { answered: 0, statistics: { mean: null, bins: [] } },
      })
    })

    it('of a form without responses has figures of nothing', async () => {
      const { body } = await sumUp({}, await anAnsweredForm(api, owner, fields))
      expect(body).toMatchObject({ total: 0, figures: { count: 0, median_seconds: null, over_time: { points: [] } } })
      expect(figuresOf(body, 'f5').statistics).toMatchObject({ first: null, last: null })
    })

    it('follows removals and keeps removed fields', async () => {
      const other = await anAnsweredForm(api, owner, fields)
      const gone = await other.answer(number(1))
      await other.answer(number(2.5))
      await other.change(someFields({ id: 'f9' }))
      await other.call('DELETE', `/${gone}`)
      const { body } = await sumUp({}, other)
      expect(body.fields[0]).toMatchObject({ field_id: 'f9', is_removed: false })
      expect(figuresOf(body, 'f2').statistics).toMatchObject({ min: 2.5, max: 2.5, bins: [{ count: 1 }] })
    })

    it.each([
      ['a filter that makes no sense', { from: 'yesterday' }, ['query', 'from']],
      ['a parameter that there is not', { compare: 'before' }, ['query', 'compare']],
      ['a period without a beginning or an end', { compare_from: '' }, ['query', 'compare_from']],
      ['a period that makes no sense', { compare_from: 'yesterday' }, ['query', 'compare_from']],
      [
        'a period that ends before it begins',
        { compare_from: '2026-02-02', compare_to: '2026-02-01' },
        ['query', 'compare_to'],
      ],
    ])('is refused with %s', async (_, filter, loc) =>
      expect(await sumUp(filter)).toMatchObject({ status: 422, body: { detail: [{ loc }] } }),
    )

    it('of others is as if the form were absent', async () => {
      const { token } = await api.aPerson({ is_superuser: true })
      const answer = await api.call('GET', `/forms/${form.form.id}/summary`, { token })
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Form not found' } })
    })
  })
}
