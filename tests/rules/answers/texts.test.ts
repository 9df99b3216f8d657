import { describe, expect, it } from 'vitest'
import { validateAnswer } from '../../../rules/answers.ts'
import { textProblem } from '../../../rules/answers/texts.ts'
import { TEXT_MAX } from '../../../rules/limits.ts'
import { patternTextLimit } from '../../../rules/pattern.ts'
import { aField } from '../../support/builders.ts'
import { judge } from './support.ts'

const FORMAT = 'Text does not match required format'

describe.each(['text', 'textarea'] as const)('%s', (type) => {
  const lengths = { minLength: 3, maxLength: 5 }

  it.each([
    ['ab', 'Must be at least 3 characters'],
    ['abc', undefined],
    ['abcde', undefined],
    ['abcdef', 'Must be no more than 5 characters'],
    ['😀😀', 'Must be at least 3 characters'],
    ['😀😀😀', undefined],
    ['😀😀😀😀😀', undefined],
    ['😀😀😀😀😀😀', 'Must be no more than 5 characters'],
    ['é', 'Must be at least 3 characters'],
  ])('of 3 to 5 characters, %j gives %j', (value, message) => expect(judge(type, value, lengths)).toBe(message))

  it.each(Array.from({ length: 12 }, (_, length) => length + 1))('counts %i emoji as that many characters', (count) => {
    const text = '👍'.repeat(count)
    expect(judge(type, text, { minLength: count, maxLength: count })).toBeUndefined()
    expect(judge(type, text, { minLength: count + 1 })).toBe(`Must be at least ${count + 1} characters`)
    expect(judge(type, text + '!', { maxLength: count })).toBe(`Must be no more than ${count} characters`)
  })

  it('matches the pattern anywhere, unless it is anchored', () => {
    expect(judge(type, 'my code AB12 is', { pattern: '[A-Z]{2}\\d{2}' })).toBeUndefined()
    expect(judge(type, 'my code AB12 is', { pattern: '^[A-Z]{2}\\d{2}$' })).toBe(FORMAT)
    expect(judge(type, 'AB12', { pattern: '^[A-Z]{2}\\d{2}$' })).toBeUndefined()
  })

  it('judges the length before the pattern', () =>
    expect(judge(type, 'a', { minLength: 2, pattern: '^\\d+$' })).toBe('Must be at least 2 characters'))

  it('has an end even where the owner set none', () => {
    expect(judge(type, 'a'.repeat(10_000))).toBeUndefined()
    expect(judge(type, 'a'.repeat(10_001))).toBe('Must be no more than 10000 characters')
    expect(judge(type, 'a'.repeat(10_001), { maxLength: 50_000 })).toBe('Must be no more than 10000 characters')
  })

  it('keeps hostile text as text', () => expect(judge(type, '<script>alert(1)</script>\u0000')).toBeUndefined())
})

describe('a text', () => {
  it(`may have ${TEXT_MAX} characters`, () => {
    expect(textProblem(aField(), 'a'.repeat(TEXT_MAX))).toBeUndefined()
    expect(textProblem(aField(), 'a'.repeat(TEXT_MAX + 1))).toBe(`Must be no more than ${TEXT_MAX} characters`)
  })

  it('is a text and nothing else', () =>
    expect(validateAnswer(aField({ type: 'text' }), 7)).toBe('Please provide a text'))

  it('is no longer than its pattern can be checked in, at two units a character', () => {
    const pattern = '(a?){190}a{190}'
    const longest = Math.floor(patternTextLimit(pattern) / 2)
    const field = aField({ type: 'text', validation: { pattern } })
    expect(validateAnswer(field, 'a'.repeat(longest))).toBeUndefined()
    expect(validateAnswer(field, 'a'.repeat(longest + 1))).toBe(`Must be no more than ${longest} characters`)
  })
})
