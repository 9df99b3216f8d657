import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnswerValue, Condition, FormField } from '../../../../contract/types.gen.ts'
import { proveLogic } from '../../../../rules/form-check/logic/prove.ts'
import { hasLogic, fieldsAsked } from '../../../../rules/logic/fields-asked.ts'
import { someFields } from '../../../support/builders.ts'

const red: Condition = { field: 'f1', op: 'is', value: 'red' }
const green: Condition = { field: 'f1', op: 'is', value: 'green' }
const prove = (...changes: Partial<FormField>[]) => proveLogic(someFields(...changes))
const found = (...changes: Partial<FormField>[]) =>
  prove(...changes).findings.map(({ index, severity }) => `${index + 1} ${severity}`)
const waysOf = (...changes: Partial<FormField>[]) =>
  prove(...changes).reached.map(({ index, isEnd, answers }) =>
    [isEnd ? 'end after' : 'to', index + 1, ...answers.map(({ words }) => words)].join(' '),
  )

/** Small forms whose every combination of answers can be tried. */
const VALUES = { radio: [undefined, 'red', 'green', 'light_blue'], number: [undefined, -1, 0, 1, 2, 3, 4] } as const
const conditions = (index: number): fc.Arbitrary<Condition> => {
  const before = fc
    .integer({ min: 0, max: index - 1 })
    .map((place) => ({ field: `f${place + 1}`, isRadio: place % 2 === 0 }))
  const compared = before.chain(({ field, isRadio }): fc.Arbitrary<Condition> =>
    isRadio
      ? fc.constantFrom<Condition[]>(
          { field, op: 'is', value: 'red' },
          { field, op: 'isNot', value: 'green' },
          { field, op: 'notAnswered' },
        )
      : fc.constantFrom<Condition[]>(
          { field, op: 'lessThan', value: 2 },
          { field, op: 'is', value: 3 },
          { field, op: 'answered' },
        ),
  )
  const parts = fc.array(compared, { minLength: 1, maxLength: 3 })
  return fc.oneof(
    compared,
    parts.map((all) => ({ all })),
    parts.map((any) => ({ any })),
    compared.map((not) => ({ not })),
  )
}
const aForm = fc
  .tuple(
    ...[0, 1, 2, 3].map((index) =>
      index === 0
        ? fc.constant({})
        : fc.record(
            { visibleWhen: conditions(index), jumps: fc.boolean(), when: conditions(index) },
            { requiredKeys: [] },
          ),
    ),
  )
  .map((drawn) =>
    someFields(
      ...drawn.map(
        (
          { visibleWhen, jumps, when }: { visibleWhen?: Condition; jumps?: boolean; when?: Condition },
          index,
        ): Partial<FormField> => ({
          type: index % 2 === 0 ? 'radio' : 'number',
          ...(visibleWhen && { visibleWhen }),
          ...(jumps && when && index < 3 && { goTo: [{ when, to: index === 1 ? 'f4' : 'end' }] }),
        }),
      ),
    ),
  )
const tried = (fields: FormField[]): string[][] =>
  fields
    .reduce<Record<string, AnswerValue | undefined>[]>(
      (all, { id, type }) =>
        all.flatMap((answers) => VALUES[type as 'radio' | 'number'].map((value) => ({ ...answers, [id]: value }))),
      [{}],
    )
    .map((answers) => fieldsAsked(fields, ({ id }) => answers[id]).map(({ id }) => id))

it('is right about every field of forms of which all answers are tried', () => {
  fc.assert(
    fc.property(aForm, (fields) => {
      const ways = tried(fields)
      const asked = fields.filter(({ id }) => ways.some((way) => way.includes(id))).map(({ id }) => id)
      const proved = hasLogic(fields)
        ? proveLogic(fields)
            .reached.filter(({ isEnd }) => !isEnd)
            .map(({ fieldId }) => fieldId)
        : asked
      expect(proved).toEqual(asked)
    }),
    { numRuns: 150 },
  )
})

describe('the proof of a form', () => {
  it('says nothing of a form without conditions', () =>
    expect(prove({}, {})).toEqual({ findings: [], reached: [], limits: [] }))

  it('finds the fewest answers that lead to each field and each end', () => {
    expect(
      waysOf(
        { type: 'radio', goTo: [{ when: green, to: 'end' }] },
        { visibleWhen: red, type: 'number' },
        { visibleWhen: { field: 'f2', op: 'greaterThan', value: 10 } },
      ),
    ).toEqual(['to 1', 'to 2 Red', 'to 3 Red 11', 'end after 1 Green', 'end after 3'])
  })

  it('finds fields that are never asked', () => {
    expect(found({ type: 'radio' }, { visibleWhen: { all: [red, green] } })).toEqual(['2 problem'])
    expect(found({ goTo: [{ to: 'f3' }] }, {}, {})).toEqual(['2 problem'])
    expect(
      found(
        { type: 'radio' },
        { visibleWhen: red },
        { visibleWhen: { all: [green, { field: 'f2', op: 'answered' }] } },
      ),
    ).toEqual(['3 problem'])
  })

  it('finds conditions that always or never hold, by the answers that are possible there', () => {
    expect(
      found(
        { type: 'number' },
        {
          visibleWhen: {
            any: [{ field: 'f1', op: 'lessThan', value: 5 }, { not: { field: 'f1', op: 'lessThan', value: 5 } }],
          },
        },
      ),
    ).toEqual(['2 logic'])
    expect(found({ type: 'radio', required: true }, { visibleWhen: { field: 'f1', op: 'answered' } })).toEqual([
      '2 logic',
    ])
    expect(found({ type: 'radio' }, { visibleWhen: red, requiredWhen: green })).toEqual(['2 logic'])
    expect(
      found(
        {
          type: 'radio',
          goTo: [
            { when: red, to: 'f3' },
            { when: red, to: 'end' },
          ],
        },
        {},
        {},
      ),
    ).toEqual(['1 logic'])
    expect(
      found(
        { type: 'number', validation: { min: 0, max: 10 } },
        { visibleWhen: { field: 'f1', op: 'greaterThan', value: 10 } },
      ),
    ).toEqual(['2 problem'])
    expect(found({ type: 'checkbox' }, { visibleWhen: { field: 'f1', op: 'contains', value: 'red' } })).toEqual([])
  })

  it('knows that what is needed has an answer when the form is sent', () => {
    const needed = { visibleWhen: red, requiredWhen: red, type: 'number' } as const
    expect(
      found({ type: 'radio' }, needed, { visibleWhen: { all: [red, { field: 'f2', op: 'notAnswered' }] } }),
    ).toEqual(['3 problem', '2 logic'])
  })

  it('reaches what is asked after own words', () => {
    const options = [
      { label: 'Red', value: 'red' },
      { label: 'Other', value: 'other', isOther: true },
    ]
    const isOther: Condition = { field: 'f1', op: 'is', value: 'other' }
    expect(waysOf({ type: 'radio', options }, { visibleWhen: isOther })).toEqual([
      'to 1',
      'to 2 Other: something else',
      'end after 2',
    ])
  })

  it('says of texts that only some answers were tried', () => {
    const { limits, findings } = prove(
      { label: 'Your name' },
      { visibleWhen: { field: 'f1', op: 'contains', value: 'Ada' } },
    )
    expect(findings).toEqual([])
    expect(limits).toEqual([expect.stringContaining('“Your name”')])
  })

  it('names the faults of a form that cannot be followed, and proves nothing of it', () => {
    expect(found({}, { goTo: [{ to: 'f1' }] }, { visibleWhen: { field: 'f3', op: 'answered' } })).toEqual([
      '2 problem',
      '3 problem',
    ])
  })

  it('proves three hundred fields with two hundred conditions in two seconds', () => {
    const types = ['radio', 'number', 'checkbox', 'date', 'text'] as const
    const fields = someFields(
      ...Array.from({ length: 300 }, (_, index): Partial<FormField> => {
        const type = types[index % 5]!
        const before = (by: number) => `f${index + 1 - by}`
        const isRed = { field: before(index % 5 || 5), op: 'is', value: 'red' } as const
        const isMany = { field: before((index + 4) % 5 || 5), op: 'greaterThan', value: 3 } as const
        if (index < 10 || index % 3 === 0) return { type }
        return { type, visibleWhen: index % 2 ? { any: [isRed, { not: isMany }] } : { all: [{ not: isRed }, isMany] } }
      }),
    )
    const before = process.cpuUsage()
    const { findings, reached, limits } = proveLogic(fields)
    const { user, system } = process.cpuUsage(before)
    console.log(`300 fields, 200 conditions: ${Math.round((user + system) / 1000)} ms of processor time`)
    expect(limits).toEqual([])
    expect(findings.filter(({ severity }) => severity === 'problem')).toEqual([])
    expect(reached).toHaveLength(301)
    expect((user + system) / 1000).toBeLessThan(2000)
  })
})
