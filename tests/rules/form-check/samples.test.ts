import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { isEmptyAnswer, validateAnswer } from '../../../rules/answers.ts'
import { ACCEPTED_TYPES } from '../../../rules/answers/file-types/file-types.ts'
import { FIELD_TYPES } from '../../../rules/field-types.ts'
import { refusedAnswer, sampleAnswer, wantedOf } from '../../../rules/form-check/samples.ts'
import { patternTextLimit } from '../../../rules/pattern.ts'
import { aField } from '../../support/builders.ts'

describe('A sample of an answer', () => {
  it.each<[Partial<FormField>, unknown]>([
    [{}, 'a'],
    [{ validation: { minLength: 3 } }, 'aaa'],
    [{ validation: { minLength: 3, maxLength: 3 } }, 'aaa'],
    [{ validation: { minLength: 4, maxLength: 3 } }, null],
    [{ validation: { maxLength: 0 } }, null],
    [{ type: 'number' }, 1],
    [{ type: 'number', validation: { min: 2 } }, 2],
    [{ type: 'number', validation: { min: 2.5 } }, 3],
    [{ type: 'number', validation: { min: 2.5, max: 2.75 } }, 2.5],
    [{ type: 'number', validation: { max: -4 } }, -4],
    [{ type: 'number', validation: { max: 0.5 } }, 0],
    [{ type: 'number', validation: { min: 1, max: 1 } }, 1],
    [{ type: 'number', validation: { min: -5, max: 5 } }, 1],
    [{ type: 'number', validation: { min: -5, max: 0.5 } }, -5],
    [{ type: 'number', validation: { min: 5, max: 4 } }, null],
    [{ type: 'select', options: [{ label: 'A', value: 'a' }] }, 'a'],
    [{ type: 'select', options: [] }, null],
    [{ type: 'select', options: [{ label: 'A', value: ' ' }] }, undefined],
    [{ type: 'checkbox', options: [{ label: 'A', value: 'a' }] }, ['a']],
    [{ type: 'checkbox', options: [] }, null],
    [{ type: 'file' }, { name: 'note.txt', mediaType: 'text/plain', size: 3, data: 'QWRh' }],
    [
      { type: 'file', validation: { acceptedTypes: ['pdf', 'image'] } },
      { name: 'paper.pdf', mediaType: 'application/pdf', size: 8, data: btoa('%PDF-1.7') },
    ],
  ])('of %j is %j', (field, sample) => expect(sampleAnswer(aField(field))).toEqual(sample))

  it.each(ACCEPTED_TYPES)('of a file field that takes %s only is such a file', (type) => {
    const sample = sampleAnswer(aField({ type: 'file', validation: { acceptedTypes: [type] } }))
    expect(sample).toMatchObject({ size: expect.any(Number) })
  })

  it('that is refused is found where the rules refuse anything', () => {
    expect(refusedAnswer(aField())).toBe('x'.repeat(10_001))
    expect(refusedAnswer(aField({ validation: { maxLength: 2 } }))).toBe('x y')
    expect(refusedAnswer(aField({ validation: { pattern: '^[?]|x$' } }))).toBe('x y')
    expect(refusedAnswer(aField({ type: 'number' }))).toBe('?')
  })

  it('keeps within what a pattern is judged on', () => {
    expect(wantedOf(aField({ validation: { minLength: 2, maxLength: 7 } }))).toMatchObject({ min: 2, max: 7 })
    expect(wantedOf(aField())).toMatchObject({ min: 1, max: 10_000 })
    const pattern = '(a?){190}a{190}'
    expect(wantedOf(aField({ validation: { pattern } })).max).toBe(Math.floor(patternTextLimit(pattern) / 2))
    expect(wantedOf(aField()).kinds).not.toContain('newline')
    expect(wantedOf(aField({ type: 'textarea' })).kinds).toContain('newline')
    const costly = wantedOf(aField({ validation: { pattern: '^[a-z]{1,480}$' } }))
    expect(costly.max).toBeLessThan(10_000)
    expect(Number.isInteger(costly.max)).toBe(true)
  })
})

describe('A sample', () => {
  it('of a number is one where one is the most', () =>
    expect(sampleAnswer(aField({ type: 'number', validation: { min: -5, max: 1 } }))).toBe(1))

  it.each([
    [String.raw`^\?$`, 'x'],
    [String.raw`^[?xy ]+$`, '12'],
  ])('that %s refuses is %j', (pattern, refused) =>
    expect(refusedAnswer(aField({ type: 'text', validation: { pattern } }))).toBe(refused),
  )
})

it('finds an answer for every type of field, and where the rules refuse anything a refused one', () => {
  for (const type of FIELD_TYPES) {
    const field = aField({ type, required: true, validation: { minLength: 2, pattern: '^[a-z]' } })
    const sample = sampleAnswer(field)
    expect([type, sample ?? null]).not.toEqual([type, null])
    expect(validateAnswer(field, sample)).toBeUndefined()
    const refused = refusedAnswer(field)
    expect(isEmptyAnswer(refused)).toBe(false)
    expect([type, validateAnswer(field, refused)]).not.toEqual([type, undefined])
  }
})
