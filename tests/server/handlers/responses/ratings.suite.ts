import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FieldResponse, FormField, ResponseFilter, Summary } from '../../../../contract/types.gen.ts'
import { toQuery } from '../../../../rules/filters/query.ts'
import { someFields, someOptions } from '../../../support/builders.ts'
import { csvRecords } from '../../../support/file-formats.ts'
import { openApi, type Api, type Person } from '../../support/api.ts'
import { anAnsweredForm, untilPrepared, type Answered } from '../../support/answered.ts'
import type { NewPlace } from '../../support/databases.ts'
import { download } from '../../support/downloads.ts'

const fields = someFields(
  { type: 'rating', required: true },
  { type: 'rating', validation: { min: 0, max: 10 } },
  { type: 'consent' },
)
const points = (value: unknown, fieldId = 'f1') => ({ fieldId, fieldType: 'rating', value }) as Partial<FieldResponse>
const consent = (value: unknown) => ({ fieldId: 'f3', fieldType: 'consent', value }) as Partial<FieldResponse>

const other = { label: 'Other', value: 'other', isOther: true }
const choices = someFields(
  { type: 'radio', options: [...someOptions, other] },
  { type: 'checkbox', options: [...someOptions, other] },
)
const radio = (value: unknown) => ({ fieldId: 'f1', fieldType: 'radio', value }) as Partial<FieldResponse>
const boxes = (...value: unknown[]) => ({ fieldId: 'f2', fieldType: 'checkbox', value }) as Partial<FieldResponse>

export function otherSuite(newPlace: NewPlace) {
  describe('own words in the place of an option', () => {
    let api: Api
    let owner: Person
    let form: Answered
    beforeAll(async () => {
      api = await openApi(await newPlace())
      owner = await api.aPerson()
      form = await anAnsweredForm(api, owner, choices)
      await form.answer(radio('red'), boxes('red', 'green'))
      await form.answer(radio({ other: 'Mauve, "dark"' }), boxes('red', { other: 'Teal' }))
      await form.answer(radio({ other: 'Gold' }), boxes())
    })
    afterAll(() => api.close())

    const sumUp = async (filter: ResponseFilter = {}) =>
      (
        await untilPrepared(() =>
          api.call<Summary>('GET', `/forms/${form.form.id}/summary?${new URLSearchParams(toQuery(filter))}`, {
            token: owner.token,
          }),
        )
      ).body
    const countWhere = async (filter: ResponseFilter) => (await sumUp(filter)).figures.count

    it.each([
      ['nothing', radio({ other: ' ' }), 'Please say what'],
      ['the option without words', radio('other'), 'Please select a valid option'],
      ['two of them', boxes({ other: 'a' }, { other: 'b' }), 'Please select only valid options'],
      ['more than words', radio({ other: 'a', more: 1 }), 'value'],
    ])('are not %s', async (_, response, message) => expect(form.answer(response)).rejects.toThrow(message))

    it('are refused by a field without such an option', async () => {
      const plain = await anAnsweredForm(api, owner, someFields({ type: 'radio' }))
      await expect(plain.answer(radio({ other: 'Gold' }))).rejects.toThrow('Please select a valid option')
    })

    it('can be taken by one option alone', async () => {
      const options = [other, { ...other, label: 'Another', value: 'another' }]
      const { status, text } = await api.call('POST', '/forms/', {
        token: owner.token,
        body: { title: 'Two', structure: { fields: someFields({ type: 'radio', options }) } },
      })
      expect([status, text]).toEqual([422, expect.stringContaining('Only one option can take own words')])
    })

    it('are counted as that option, and listed', async () => {
      const { fields: summaries } = await sumUp()
      expect(summaries.map(({ figures }) => figures.statistics)).toMatchObject([
        { options: [{ count: 1 }, { count: 0 }, { count: 0 }, { value: 'other', count: 2 }] },
        { options: [{ count: 2 }, { count: 1 }, { count: 0 }, { value: 'other', count: 1 }] },
      ])
      const said = summaries.map(({ figures: { statistics } }) =>
        'others' in statistics ? statistics.others?.map(({ value }) => value) : [],
      )
      expect(said).toEqual([['Gold', 'Mauve, "dark"'], ['Teal']])
    })

    it('are found by the option and by the words', async () => {
      expect(await countWhere({ where: [{ field: 'f1', op: 'is', value: 'other' }] })).toBe(2)
      expect(await countWhere({ where: [{ field: 'f2', op: 'oneOf', value: ['other', 'green'] }] })).toBe(2)
      expect(await countWhere({ q: 'mauve' })).toBe(1)
      expect(await countWhere({ q: 'teal' })).toBe(1)
    })

    it('are exported as words', async () => {
      const { text } = await download(api, owner, form.form.id, { kind: 'csv' })
      const answers = csvRecords(text).map((row) => [row['Question 1'], row['Question 2']])
      expect(answers.toSorted()).toEqual([
        ['Gold', ''],
        ['Mauve, "dark"', 'Red; Teal'],
        ['Red', 'Red; Green'],
      ])
    })
  })
}

export function ratingSuite(newPlace: NewPlace) {
  describe('ratings and consents', () => {
    let api: Api
    let owner: Person
    let form: Answered
    beforeAll(async () => {
      api = await openApi(await newPlace())
      owner = await api.aPerson()
      form = await anAnsweredForm(api, owner, fields)
      await form.answer(points(5), points(10, 'f2'), consent(true))
      await form.answer(points(4), points(9, 'f2'), consent(true))
      await form.answer(points(4), points(0, 'f2'))
    })
    afterAll(() => api.close())

    const sumUp = async (filter: ResponseFilter = {}) =>
      (
        await untilPrepared(() =>
          api.call<Summary>('GET', `/forms/${form.form.id}/summary?${new URLSearchParams(toQuery(filter))}`, {
            token: owner.token,
          }),
        )
      ).body
    const countWhere = async (filter: ResponseFilter) => (await sumUp(filter)).figures.count

    it.each([
      ['a point beyond the scale', points(6)],
      ['a half point', points(4.5)],
      ['a list', points(['4'])],
      ['the text of a number', points('4')],
    ])('refuse %s', async (_, response) => expect(form.answer(response)).rejects.toThrow('from 1 to 5'))

    it('refuse a consent that is not true', async () => {
      await expect(form.answer(points(1), consent('true'))).rejects.toThrow('Please tick the box')
      await expect(form.answer(points(1), consent(false))).rejects.toThrow('value')
    })

    it.each([{ max: 11 }, { max: 2.5 }, { min: -1 }, { min: 1, max: 1 }])(
      'have no scale like %j',
      async (validation) => {
        const field: FormField = { ...fields[0]!, validation }
        const { status, text } = await api.call('POST', '/forms/', {
          token: owner.token,
          body: { title: 'Scales', structure: { fields: [field] } },
        })
        expect([status, text]).toEqual([422, expect.stringContaining('Field 1: A rating goes from 0 or 1')])
      },
    )

    it('are summed up with the numbers of their scale', async () => {
      const { fields: summaries } = await sumUp()
      expect(summaries[0]).toMatchObject({ scale: { min: 1, max: 5 } })
      expect(summaries[1]).toMatchObject({ scale: { min: 0, max: 10 } })
      expect(summaries[0]?.figures.statistics).toMatchObject({ kind: 'number', mean: 13 / 3 })
      expect(summaries[2]?.figures.statistics).toMatchObject({ options: [{ label: 'Yes', value: 'true', count: 2 }] })
    })

    it('can be filtered', async () => {
      expect(await countWhere({ where: [{ field: 'f1', op: 'greaterThan', value: 4 }] })).toBe(1)
      expect(await countWhere({ where: [{ field: 'f3', op: 'is', value: 'true' }] })).toBe(2)
      expect(await countWhere({ where: [{ field: 'f3', op: 'notAnswered' }] })).toBe(1)
    })

    it('are exported as numbers and as Yes', async () => {
      const { text } = await download(api, owner, form.form.id, { kind: 'csv' })
      const answers = csvRecords(text).map((row) => [row['Question 1'], row['Question 2'], row['Question 3']])
      expect(answers.toSorted()).toEqual([
        ['4', '0', ''],
        ['4', '9', 'Yes'],
        ['5', '10', 'Yes'],
      ])
    })
  })
}
