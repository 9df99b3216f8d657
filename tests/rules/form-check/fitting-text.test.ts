import { describe, expect, it } from 'vitest'
import { KINDS, LINE, WORDS } from '../../../rules/form-check/characters.ts'
import { fittingText } from '../../../rules/form-check/fitting-text.ts'
import { matchesPattern } from '../../../rules/pattern.ts'

describe('a text that fits a pattern', () => {
  it.each([
    String.raw`^\d{5}$`,
    '^[A-Z]{2}-[0-9]{3,5}$',
    String.raw`^\S+@\S+\.\w{2,}$`,
    String.raw`\bword\b`,
    '(?m)^b$',
    '[^a-z]{3}',
    String.raw`\p{Greek}+`,
    '^(a|bc)*d?e+$',
    '(?s)^.{40}$',
    String.raw`\Bx\B`,
  ])('%s', (pattern) => {
    const text = fittingText(pattern, { min: 1, max: 10_000, kinds: KINDS }) ?? ''
    expect(text).not.toBe('')
    expect(matchesPattern(pattern, text)).toBe(true)
  })

  it.each([String.raw`\bword\b`, '(?m)^b$', '[^a-z]{3}', '^(a|bc)*d?e+$', '(?s)^.{40}$', String.raw`\Bx\B`])(
    '%s, with forty characters',
    (pattern) => {
      const text = fittingText(pattern, { min: 40, max: 40, kinds: KINDS }) ?? ''
      expect([...text]).toHaveLength(40)
      expect(matchesPattern(pattern, text)).toBe(true)
    },
  )

  it('has only the kinds of characters that are wanted', () => {
    expect(fittingText('^.$', { min: 1, max: 1, kinds: WORDS })).toBe('a')
    expect(fittingText(String.raw`^\d$`, { min: 1, max: 1, kinds: WORDS })).toBeNull()
    expect(fittingText(String.raw`\n.`, { min: 1, max: 9, kinds: LINE })).toBeNull()
  })

  it('is not claimed to be missing when the search would be too long', () => {
    expect(fittingText(`^${'(?:a|b|[^c]{9})'.repeat(20)}$`, { min: 9000, max: 10_000, kinds: KINDS })).not.toBe('')
    expect(fittingText('(?:.{7}.{11})+z', { min: 9900, max: 9901, kinds: KINDS })).toBeUndefined()
  })
})

describe('The shortest likely text', () => {
  it.each<[string, number, number, string | null]>([
    ['^a?$', 1, 9, 'a'],
    ['^.$', 1, 1, 'a'],
    [String.raw`^\d+$`, 3, 9, '111'],
    ['^ab*$', 2, 2, 'ab'],
    ['^ab$', 3, 9, null],
    ['^abc$', 1, 2, null],
    ['^$', 1, 9, null],
    ['^[ä-ü]$', 1, 1, 'é'],
    ['^[α-ω]$', 1, 1, 'ω'],
    [String.raw`^[\x{5d0}-\x{5ea}]$`, 1, 1, 'א'],
    [String.raw`^\x{3042}\b`, 1, 9, 'あa'],
    [String.raw`^a\b.`, 2, 2, 'a '],
    [String.raw`^a\B.$`, 2, 2, 'aa'],
    ['(?m)^b$', 1, 1, 'b'],
    ['^(?:a|b)c$', 2, 2, 'ac'],
    ['b', 1, 1, 'b'],
    ['b', 2, 2, 'ba'],
    ['^(?:a|b*)*c$', 1, 9, 'c'],
    ['(?m)b$c', 1, 9, null],
    ['(?m)b^c', 1, 9, null],
    [String.raw`^[\x{a0}]$`, 1, 9, null],
  ])('of %s with %i to %i characters is %j', (pattern, min, max, text) => {
    const found = fittingText(pattern, { min, max, kinds: KINDS })
    expect(found && [...found].length).toBe(text && [...text].length)
  })
})

it.each<[string, number, string]>([
  ['(?m)^a$\n^b$', 3, 'a\nb'],
  ['(?m)^a$(?s:.)^b$', 3, 'a\nb'],
  ['^a.$', 2, 'aa'],
  ['^(a)(b)?$', 1, 'a'],
  ['^(?:|b)c$', 1, 'c'],
  ['^.\\b$', 1, 'a'],
])('The shortest text for %j of %i characters is %j', (pattern, length, text) =>
  expect(fittingText(pattern, { min: length, max: length, kinds: KINDS })).toBe(text),
)
