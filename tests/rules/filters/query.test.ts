import { describe, expect, it } from 'vitest'
import { assert, json as anyJson, property, string } from 'fast-check'
import type { ResponseFilter } from '../../../contract/types.gen.ts'
import { columnsOf } from '../../../rules/filters/columns.ts'
import { isEmptyFilter, parseFilter, toQuery } from '../../../rules/filters/query.ts'
import { someFields } from '../../support/builders.ts'

const fields = columnsOf([{ fields: someFields({}, { type: 'number' }, { type: 'radio' }) }])
const parse = (query: Parameters<typeof parseFilter>[0]) => parseFilter(query, fields)

const full: ResponseFilter = {
  from: '2026-03-01',
  to: '2026-03-31T12:00:00Z',
  q: 'Ada & "Co" + ünï',
  read: false,
  starred: true,
  tag: 'call back',
  where: [
    { field: 'f1', op: 'contains', value: 'a=b&c' },
    { field: 'f2', op: 'between', value: { from: 1 } },
    { field: 'f3', op: 'oneOf', value: ['red'] },
    { field: 'f1', op: 'spoken' },
  ],
}

describe('a filter in an address', () => {
  it('is read back as it was written', () => {
    const address = new URLSearchParams(toQuery(full)).toString()
    expect(parse(Object.fromEntries(new URLSearchParams(address)))).toEqual({ filter: full, problems: [] })
  })

  it('is absent when nothing is asked for', () => {
    expect(toQuery({ q: '', where: [] })).toEqual({})
    expect(parse({ from: '', q: ' ', read: '', where: '' })).toEqual({ filter: {}, problems: [] })
    expect([isEmptyFilter({}), isEmptyFilter({ where: [] }), isEmptyFilter({ read: false })]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('may hold switches that a contract has read already', () =>
    expect(parse({ read: true, starred: false }).filter).toEqual({ read: true, starred: false }))

  it.each([
    ['a switch that is none', { read: 'yes' }, ['read']],
    ['text that is no JSON', { where: '[{' }, ['where']],
    ['JSON that is no list', { where: '{"field":"f1","op":"answered"}' }, ['where']],
    ['a list of no conditions', { where: '[]' }, ['where']],
    ['a condition without an operator', { where: '[{"field":"f1"}]' }, ['where']],
    ['an operator that objects inherit', { where: '[{"field":"f1","op":"constructor"}]' }, ['where']],
    ['a part that conditions do not have', { where: '[{"field":"f1","op":"answered","or":1}]' }, ['where']],
    ['a prototype', { where: '[{"field":"f1","op":"answered","__proto__":{}}]' }, ['where']],
    ['a value of another kind', { where: '[{"field":"f1","op":"is","value":{"from":{}}}]' }, ['where']],
    ['a list in a list', { where: '[{"field":"f1","op":"oneOf","value":[["a"]]}]' }, ['where']],
    ['more than an address should hold', { where: `["${'a'.repeat(4000)}"]` }, ['where']],
    ['a field that the form never had', { where: '[{"field":"__proto__","op":"answered"}]' }, ['where', 0, 'field']],
  ])('is refused with %s', (_, query, path) => expect(parse(query).problems).toMatchObject([{ path }]))

  it('never throws, whatever stands there', () =>
    assert(
      property(string(), anyJson(), (text, json) => {
        for (const where of [json, `[${json}]`])
          expect(() => parse({ from: text, to: text, q: text, read: text, tag: text, where })).not.toThrow()
      }),
    ))
})
