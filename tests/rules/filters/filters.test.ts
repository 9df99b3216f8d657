import { describe, expect, it } from 'vitest'
import type { FieldType, FilterCondition, ResponseFilter } from '../../../contract/types.gen.ts'
import { columnsOf } from '../../../rules/filters/columns.ts'
import { operatorsOf, takesValue } from '../../../rules/filters/operators.ts'
import { daysOf, endOf, startOf } from '../../../rules/filters/period.ts'
import { filterProblems } from '../../../rules/filters/problems.ts'
import { FIELD_TYPES } from '../../../rules/field-types.ts'
import { someFields } from '../../support/builders.ts'

const fields = columnsOf([{ fields: someFields(...FIELD_TYPES.map((type) => ({ id: type, type }))) }])
const problemsOf = (filter: ResponseFilter) => filterProblems(filter, fields)
const conditions = (count: number) => Array.from({ length: count }, () => ({ field: 'text', op: 'answered' as const }))
const manyValues = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)
const problemsOfOne = (condition: FilterCondition) => problemsOf({ where: [condition] })

describe('a period', () => {
  it.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z', '2026-03-01T23:59:59.999Z'],
    ['2026-03-01T09:00:00Z', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z'],
    ['2026-03-01T09:00+02:00', '2026-03-01T07:00:00.000Z', '2026-03-01T07:00:00.000Z'],
    ['2026-03-01T09:00:00.250Z', '2026-03-01T09:00:00.250Z', '2026-03-01T09:00:00.250Z'],
  ])('%s begins at %s and ends at %s', (text, start, end) => {
    expect(new Date(startOf(text) ?? 0).toISOString()).toBe(start)
    expect(new Date(endOf(text) ?? 0).toISOString()).toBe(end)
  })

  it.each([
    '',
    'today',
    '2026-02-30',
    '2026-3-1',
    '0000-01-01',
    '2026-03-01T25:00Z',
    '2026-02-30T09:00Z',
    '1772323200000',
  ])('"%s" is none', (text) => {
    expect([startOf(text), endOf(text)]).toEqual([undefined, undefined])
    expect(problemsOf({ from: text })).toMatchObject([{ path: ['from'] }])
    expect(problemsOf({ to: text })).toMatchObject([{ path: ['to'] }])
  })

  it('must not end before it begins, and may last one day', () => {
    expect(problemsOf({ from: '2026-03-02', to: '2026-03-01' })).toMatchObject([{ path: ['to'] }])
    expect(problemsOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual([])
  })
})

describe('a text to find', () => {
  it.each([
    [{ q: 'a'.repeat(200) }, []],
    [{ q: 'a'.repeat(201) }, [{ path: ['q'] }]],
    [{ q: 'a\0b' }, [{ path: ['q'] }]],
    [{ q: '\ud800' }, [{ path: ['q'] }]],
    [{ tag: 'urgent' }, []],
    [{ tag: ' ' }, [{ path: ['tag'] }]],
    [{ tag: 'a'.repeat(41) }, [{ path: ['tag'] }]],
  ])('%j', (filter, problems) => expect(problemsOf(filter)).toMatchObject(problems))
})

describe('a condition', () => {
  const values: Record<FieldType, FilterCondition['value']> = {
    text: 'Ada',
    textarea: 'Ada',
    email: 'ada@',
    url: 'https',
    tel: '030',
    number: 4.5,
    date: '2026-03-01',
    select: 'red',
    radio: 'red',
    checkbox: 'red',
    rating: 4,
    consent: 'true',
    file: '.pdf',
  }
  const valueFor = (type: FieldType, op: FilterCondition['op']) => {
    const value = values[type] as string | number
    return op === 'oneOf' ? [value] : op === 'between' ? { from: value, to: value } : value
  }
  const offered = FIELD_TYPES.flatMap((type) => operatorsOf(type).map((op) => [type, op] as const))

  it.each(offered)('on a %s field may be "%s", with a value of its type or none', (type, op) => {
    const condition = { field: type, op }
    expect(problemsOfOne(takesValue(op) ? { ...condition, value: valueFor(type, op) } : condition)).toEqual([])
    expect(problemsOfOne(takesValue(op) ? condition : { ...condition, value: 'x' })).toMatchObject([
      { path: ['where', 0, 'value'] },
    ])
  })

  it.each([
    ['a field that the form never had', { field: 'other', op: 'answered' }, ['where', 0, 'field']],
    ['a range of texts', { field: 'text', op: 'between', value: { from: 'a' } }, ['where', 0, 'op']],
    ['more than a choice', { field: 'radio', op: 'greaterThan', value: 'red' }, ['where', 0, 'op']],
    ['a part of a number', { field: 'number', op: 'contains', value: '1' }, ['where', 0, 'op']],
    ['the value of a file', { field: 'file', op: 'is', value: 'a.pdf' }, ['where', 0, 'op']],
    ['a number that is a text', { field: 'number', op: 'is', value: '4' }, ['where', 0, 'value']],
    ['a day that is none', { field: 'date', op: 'is', value: '2026-02-30' }, ['where', 0, 'value']],
    ['an option that is none', { field: 'select', op: 'oneOf', value: ['red', 'plaid'] }, ['where', 0, 'value', 1]],
    ['no value in a list', { field: 'select', op: 'oneOf', value: [] }, ['where', 0, 'value']],
    ['a range without ends', { field: 'number', op: 'between', value: {} }, ['where', 0, 'value']],
    [
      'a range that ends before',
      { field: 'number', op: 'between', value: { from: 2, to: 1 } },
      ['where', 0, 'value', 'to'],
    ],
    ['a list as a value', { field: 'text', op: 'is', value: ['a'] }, ['where', 0, 'value']],
    ['a value as a list', { field: 'text', op: 'oneOf', value: 'a' }, ['where', 0, 'value']],
    ['an empty text', { field: 'text', op: 'contains', value: '' }, ['where', 0, 'value']],
    ['half a character', { field: 'text', op: 'contains', value: '\ud800' }, ['where', 0, 'value']],
  ] as [string, FilterCondition, (string | number)[]][])('is refused with %s', (_, condition, path) =>
    expect(problemsOfOne(condition)).toMatchObject([{ path }]),
  )

  it('stands beside nineteen others and no more', () => {
    expect(problemsOf({ where: conditions(20) })).toEqual([])
    expect(problemsOf({ where: conditions(21) })).toMatchObject([{ path: ['where'] }])
  })

  it('names at most a hundred values', () => {
    expect(problemsOfOne({ field: 'text', op: 'oneOf', value: manyValues(100) })).toEqual([])
    expect(problemsOfOne({ field: 'text', op: 'oneOf', value: manyValues(101) })).toHaveLength(1)
  })
})

it('a filter that asks for nothing is right', () => expect(problemsOf({})).toEqual([]))

describe('the whole days of a period', () => {
  it.each([
    ['a day in UTC', { from: '2026-03-01', to: '2026-03-31' }, { from: '2026-03-01', to: '2026-03-31' }],
    [
      'days in Tokyo',
      { from: '2026-02-28T15:00:00Z', to: '2026-03-31T14:59:59.999Z' },
      { from: '2026-03-01', to: '2026-03-31' },
    ],
    [
      'days in New York',
      { from: '2026-03-01T05:00:00Z', to: '2026-04-01T04:59:59.999Z' },
      { from: '2026-03-01', to: '2026-03-31' },
    ],
    ['an hour', { from: '2026-03-01T10:00:00Z', to: '2026-03-01T11:00:00Z' }, { from: '2026-03-01', to: '2026-03-01' }],
    ['no beginning', { to: '2026-03-31' }, { to: '2026-03-31' }],
    ['all time', {}, {}],
  ])('%s', (_, period, days) => expect(daysOf(period)).toEqual(days))

  it('of two periods that follow each other have none in common', () => {
    const before = daysOf({ from: '2026-02-22T23:00:00Z', to: '2026-03-01T22:59:59.999Z' })
    const after = daysOf({ from: '2026-03-01T23:00:00Z', to: '2026-03-08T22:59:59.999Z' })
    expect([before.to, after.from]).toEqual(['2026-03-01', '2026-03-02'])
  })
})
