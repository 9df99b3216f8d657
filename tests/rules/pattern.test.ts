import { describe, expect, it } from 'vitest'
import { PATTERN_LENGTH_MAX, PATTERN_SIZE_MAX } from '../../rules/pattern/limits.ts'
import { matchesPattern, patternProblem, patternSize, patternTextLimit } from '../../rules/pattern.ts'

const patternOf = (length: number) => `[${'a'.repeat(length - 2)}]`

describe('a pattern that an owner may use', () => {
  it.each([
    ['\\d{5}', 'zip 10115', true],
    ['^\\d{5}$', 'zip 10115', false],
    ['(?i)^ok$', 'OK', true],
    ['(?<year>\\d{4})', '2026', true],
    ['^[\\w.-]+$', 'a.b-c', true],
    ['^\\p{L}+$', 'Ångström', true],
    ['^[\\u00C0-\\u017F]+$', 'Éé', true],
    ['^\\u{1F600}$', '😀', true],
    ['^.$', '😀', true],
    ['a\\/b', 'a/b', true],
    ['\\\\1', '\\1', true],
    ['[(?=]', '?', true],
    ['[]a]', ']', true],
    ['', 'anything', true],
    ['^a|b$', 'xb', true],
    ['first$', 'first\nsecond', false],
  ])('%j on %j gives %j', (pattern, text, matches) => {
    expect(patternProblem(pattern)).toBeUndefined()
    expect(matchesPattern(pattern, text)).toBe(matches)
  })

  it.each(['\\\\1', '[(?=]', 'a(?:b)', '\\d10'])('%s is fine', (pattern) => {
    expect(patternProblem(pattern)).toBeUndefined()
  })

  it(`may have ${PATTERN_LENGTH_MAX} characters`, () => {
    expect(patternProblem(patternOf(PATTERN_LENGTH_MAX))).toBeUndefined()
    expect(patternProblem(patternOf(PATTERN_LENGTH_MAX + 1))).toContain(`${PATTERN_LENGTH_MAX}`)
  })
})

describe('a pattern that cannot be used', () => {
  it.each([
    ['(?=a)', /look ahead or behind/],
    ['(?!a)', /look ahead or behind/],
    ['^(?=.*\\d)(?=.*[a-z]).{8,}$', /look ahead or behind/],
    ['(?<=a)b', /look ahead or behind/],
    ['(?<!a)b', /look ahead or behind/],
    ['(a)\\1', /refer back to a group/],
    ['(?<x>a)\\k<x>', /refer back to a group/],
    ['(?>a)', /atomic groups/],
    ['(', /missing closing \)/],
    ['[a', /missing closing \]/],
    ['*', /missing argument to repetition/],
    ['a**', /nested repetition/],
    ['[z-a]', /character class range/],
    ['\\', /trailing backslash/],
    ['[\\1]', /invalid escape sequence: "\\1"$/],
    ['[\\k<]', /invalid escape sequence/],
    ['(?<=', /look ahead or behind/],
    ['\\p{Nonsense}', /character class range/],
    ['a{2,1}', /repeat count/],
    ['a{1001}', /repeat count/],
    ['((a{100}){100}){100}', /repeat count/],
    ['(ab){600}', /too large/],
    ['a{0,1000}'.repeat(50), /too large/],
    [`(${'a'.repeat(900)}){1000}`, /too large/],
    ['a'.repeat(1001), /no more than 1000 characters/],
  ])('%j is refused in one sentence', (pattern, reason) => {
    expect(patternProblem(pattern)).toMatch(reason)
    expect(patternProblem(pattern)).toMatch(/^The pattern [^`\n]+$/)
    expect(matchesPattern(pattern, 'aaa')).toBeUndefined()
  })

  it('is named in the engine’s own words, in the usual quotation marks', () =>
    expect(patternProblem('(')).toBe('The pattern cannot be used: missing closing ): "("'))

  it('is one instruction longer than the largest that can', () => {
    const largest = `a{${PATTERN_SIZE_MAX - 2}}`
    expect(patternSize(largest)).toBe(PATTERN_SIZE_MAX)
    expect(patternProblem(largest)).toBeUndefined()
    expect(patternProblem(`${largest}a`)).toMatch(/too large/)
  })

  it('is refused without the work of building it', () => {
    const started = performance.now()
    for (let round = 0; round < 50; round++) patternProblem(`(${'a'.repeat(900)}${round}){1000}`)
    expect(performance.now() - started).toBeLessThan(3000)
  })

  it.each([
    ['(a)\\1', 'The pattern cannot refer back to a group (\\1 or \\k<name>)'],
    ['(?<n>a)\\k<n>', 'The pattern cannot refer back to a group (\\1 or \\k<name>)'],
    ['(?=a)', 'The pattern cannot look ahead or behind: (?=, (?!, (?<= and (?<! are not available'],
    ['(?<!a)b', 'The pattern cannot look ahead or behind: (?=, (?!, (?<= and (?<! are not available'],
    ['(?>a)', 'The pattern cannot use atomic groups: (?>'],
  ])('%s is refused with words of its own', (pattern, words) => {
    expect(patternProblem(pattern)).toBe(words)
  })
})

/** Letters without an order that an automaton could remember. */
const scatter = (length: number) =>
  Array.from({ length }, (_, at) => 'ab'[Math.floor(Math.abs(Math.sin(at)) * 1e6) % 2]).join('')

describe('a pattern that would hang the native engine', () => {
  const hanging = [
    '^(a+)+$',
    '(a|aa)+$',
    '(x+x+)+y',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(.*)(.*)(.*)(.*)[^a]$',
    '(a|a?)+$',
  ]

  it.each(hanging)('%s answers at once on ten thousand characters', (pattern) => {
    const started = performance.now()
    for (const text of [`${'a'.repeat(9_999)}!`, `${'x'.repeat(9_999)}!`, 'ab'.repeat(5_000)])
      matchesPattern(pattern, text)
    expect(performance.now() - started).toBeLessThan(3000)
  })

  it.each(['[ab]*a[ab]{900}[^ab]', '(a?){190}a{190}', '([ab]*a[ab]{250}){3}[^ab]?x'])(
    '%s may read only as much as stays fast',
    (pattern) => {
      const limit = patternTextLimit(pattern)
      const text = scatter(limit)
      const started = performance.now()
      expect(matchesPattern(pattern, text)).toBeTypeOf('boolean')
      expect(performance.now() - started).toBeLessThan(3000)
      expect(matchesPattern(pattern, `${text}a`)).toBeUndefined()
    },
  )

  it('never limits a text below the longest repetition that fits a pattern', () =>
    expect(patternTextLimit('^.{1,490}$')).toBeGreaterThanOrEqual(2 * 490))
})

it('thousands of patterns are judged one after the other and leave the cache again', () => {
  for (let at = 0; at < 2000; at++) expect(matchesPattern(`^n${at}$`, `n${at}`)).toBe(true)
  expect(matchesPattern('^n0$', 'n0')).toBe(true)
  expect(patternSize('^n0$')).toBeLessThan(PATTERN_SIZE_MAX)
})
