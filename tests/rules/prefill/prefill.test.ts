import { describe, expect, it } from 'vitest'
import type { AnswerValue, FormField } from '../../../contract/types.gen.ts'
import { PREFILL_PARAMETERS_MAX, PREFILL_QUERY_MAX } from '../../../rules/prefill/limits.ts'
import { prefillIn, prefillQuery } from '../../../rules/prefill/prefill.ts'
import { aField, someOptions } from '../../support/builders.ts'

const options = [...someOptions, { label: 'Another', value: 'other', isOther: true }]

describe('an answer in the link of a form', () => {
  it.each<[Partial<FormField>, string, AnswerValue]>([
    [{ type: 'text' }, 'a=Anna+Berg', 'Anna Berg'],
    [{ type: 'text' }, 'A=Anna%0ABerg', 'Anna Berg'],
    [{ type: 'textarea' }, 'a=two%0Alines', 'two\nlines'],
    [{ type: 'number' }, 'a=2', 2],
    [{ type: 'email' }, 'a=%20anna@example.com', 'anna@example.com'],
    [{ type: 'url' }, 'a=example.com', 'https://example.com'],
    [{ type: 'date' }, 'a=2026-03-01', '2026-03-01'],
    [{ type: 'rating' }, 'a=4', 4],
    [{ type: 'radio' }, 'a=light_blue', 'light_blue'],
    [{ type: 'select' }, 'a=light+BLUE', 'light_blue'],
    [{ type: 'radio', options }, 'a=Mauve', { other: 'Mauve' }],
    [{ type: 'checkbox' }, 'a=red&a=Green&a=red', ['red', 'green']],
    [{ type: 'checkbox', options }, 'a=red&a=Mauve', ['red', { other: 'Mauve' }]],
  ])('to %j: %s is taken', (changes, query, expected) => {
    const field = aField({ ...changes, name: 'a' })
    const { values, refused } = prefillIn([field], `?${query}&utm_source=mail`)
    expect([...values], 'by the id of the field').toEqual([[field.id, expected]])
    expect(refused).toEqual([])
  })

  it.each<[Partial<FormField>, string]>([
    [{ type: 'number', validation: { max: 3 } }, 'a=4'],
    [{ type: 'number' }, 'a=two'],
    [{ type: 'email' }, 'a=anna'],
    [{ type: 'url' }, 'a=javascript:alert(1)'],
    [{ type: 'date' }, 'a=2026-02-30'],
    [{ type: 'radio' }, 'a=mauve'],
    [{ type: 'radio' }, 'a=red&a=green'],
    [{ type: 'text' }, 'a=one&a=two'],
    [{ type: 'checkbox' }, 'a=red&a=mauve'],
    [{ type: 'checkbox', options }, 'a=Mauve&a=Puce'],
    [{ type: 'text', validation: { maxLength: 3 } }, 'a=Anna'],
    [{ type: 'consent' }, 'a=true'],
    [{ type: 'file' }, 'a=photo.png'],
  ])('to %j: %s cannot stand, and that is known', (changes, query) => {
    const field = aField({ ...changes, name: 'a' })
    const { values, refused } = prefillIn([field], query)
    expect([...values]).toEqual([])
    expect(refused).toEqual([field.id])
  })

  it('is none where it is blank, or of no field', () => {
    const { values, refused } = prefillIn([aField({ name: 'a' })], '?a=+&b=Anna&__proto__=x&toString=y')
    expect([[...values], refused]).toEqual([[], []])
  })

  it('is looked for only so far', () => {
    const many = `${'b=1&'.repeat(PREFILL_PARAMETERS_MAX)}a=Anna`
    expect(prefillIn([aField({ name: 'a' })], many).values.size).toBe(0)
    expect(prefillIn([aField({ name: 'a' })], `a=${'x'.repeat(PREFILL_QUERY_MAX)}`).values.size).toBe(0)
  })
})

it('a link that an owner makes brings the answers that they gave', () => {
  const fields = [
    aField({ id: '1', name: 'name' }),
    aField({ id: '2', name: 'nights', type: 'number' }),
    aField({ id: '3', name: 'colours', type: 'checkbox', options }),
    aField({ id: '4', name: 'terms', type: 'consent' }),
    aField({ id: '5', name: 'empty' }),
  ]
  const values = new Map<string, AnswerValue>([
    ['1', 'Åsa & "Bo" + 1=2 #'],
    ['2', 2],
    ['3', ['red', 'light_blue', { other: 'Mauve?' }]],
    ['4', true],
    ['5', ' '],
  ])
  const query = prefillQuery(fields, values)
  const expected = [...values].slice(0, 3)
  expect([...prefillIn(fields, query).values]).toEqual(expected)
  expect(prefillQuery(fields, new Map())).toBe('')
})
