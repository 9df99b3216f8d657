import { describe, expect, it } from 'vitest'
import { converted } from '../../../../../../rules/languages/en/transcript/lexicon/conversion.ts'
import { words } from '../../../../../support/transcripts.ts'

describe('A measure is told in the unit that the question asks for', () => {
  it.each([
    ['three quarters of an hour', 'minutes', 45],
    ['two hours and ten minutes', 'minutes', 130],
    ['one metre seventy nine', 'cm', 179],
    ['three weeks', 'days', 21],
    ['two years', 'months', 24],
    ['500 grams', 'kg', 0.5],
    ['an hour and a half', 'minutes', 90],
  ])('"%s" in %s is %d', (said, unit, value) => expect(converted(words(said), new Set([unit]))).toBe(value))

  it.each([
    ['nothing is counted', 'this year', 'months'],
    ['the question asks for no unit', 'three weeks', 'animals'],
    ['the units do not fit', 'three weeks', 'kg'],
    ['a number has no unit', '12 in 3 weeks', 'days'],
  ])('but not where %s', (_name, said, unit) => expect(converted(words(said), new Set([unit]))).toBeUndefined())
})
