import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { findingsOf, messagesOf } from './support.ts'

describe('a question that no value answers', () => {
  it.each<[Partial<FormField>, string]>([
    [{ validation: { pattern: String.raw`a\bc` } }, 'No text fits the pattern'],
    [{ validation: { pattern: '$x' } }, 'No text fits the pattern'],
    [{ validation: { pattern: 'x^' } }, 'No text fits the pattern'],
    [{ validation: { pattern: '^ +$' } }, 'No text fits the pattern'],
    [{ validation: { pattern: String.raw`a\nb` } }, 'No text fits the pattern'],
    [{ validation: { pattern: String.raw`^\d{5}$`, maxLength: 2 } }, 'No text of at most 2 characters fits'],
    [{ validation: { pattern: String.raw`^\d{5}$`, minLength: 6 } }, 'No text of at least 6 characters fits'],
    [{ validation: { pattern: '^(?:ab)+$', minLength: 5, maxLength: 5 } }, 'No text of exactly 5 characters fits'],
    [{ validation: { pattern: '^(?:abcd)+$', minLength: 5, maxLength: 7 } }, 'No text of 5 to 7 characters fits'],
    [{ validation: { maxLength: 0 } }, 'at most 0 may be given'],
    [{ type: 'number', validation: { min: 5, max: 4 } }, 'No number is within these limits'],
    [{ type: 'select', options: [] }, 'There is nothing to choose from'],
    [{ type: 'radio', options: [] }, 'There is nothing to choose from'],
    [{ type: 'checkbox', options: [] }, 'There is nothing to choose from'],
  ])('%j: %s', (field, sentence) => {
    expect(findingsOf(field)).toEqual([
      expect.stringMatching(/^problem: .*Visitors can only leave this field empty\.$/),
    ])
    expect(findingsOf({ ...field, required: true })).toEqual([
      expect.stringMatching(/^problem: .*nobody can submit this form\.$/),
    ])
    expect(findingsOf(field)[0]).toContain(sentence)
  })

  it.each<Partial<FormField>>([
    { validation: { pattern: '^[a-z]+$', minLength: 3000 } },
    { type: 'textarea', validation: { pattern: String.raw`a\nb` } },
    { validation: { pattern: '(?i)^k$' } },
    { validation: { pattern: String.raw`^[\u0410-\u044f]+$` } },
    { type: 'number', validation: { min: 5, max: 5 } },
    { type: 'email', validation: { maxLength: 2, pattern: '^$' } },
  ])('is not seen in %j', (field) => {
    expect(findingsOf({ ...field, required: true }).filter((message) => message.startsWith('problem'))).toEqual([])
  })

  it('is not claimed of a pattern that the rules would refuse anyway', () => {
    expect(findingsOf({ required: true, validation: { pattern: '(' } })).toEqual([])
  })

  const empty = 'Visitors can only leave this field empty.'

  it.each<[Partial<FormField>, string]>([
    [
      { validation: { maxLength: 0 } },
      `An answer needs at least 1 character, and at most 0 may be given: change the lengths. ${empty}`,
    ],
    [
      { validation: { minLength: 5, maxLength: 3, pattern: 'a' } },
      `An answer needs at least 5 characters, and at most 3 may be given: change the lengths. ${empty}`,
    ],
  ])('%j: %s', (field, message) => expect(messagesOf(field)).toEqual([message]))
})
