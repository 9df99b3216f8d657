import { describe, expect, it } from 'vitest'
import { ranged } from '../../../../../../rules/languages/en/transcript/options/ranges.ts'
import { chosen, words } from '../../../../../support/transcripts.ts'
import { options, valuesOf } from './support.ts'

describe('Options by their range', () => {
  const ages = options('Under 18|18-24|25-34|65 or over|Up to 3 months')

  it.each([
    ['17', 'Under 18'],
    ['18', '18-24'],
    ['24', '18-24'],
    ['64', ''],
    ['65', '65 or over'],
    ['20 30', ''],
    ['=more 20', ''],
    ['20 year', '18-24'],
    ['20 week', ''],
    ['none', ''],
  ])('"%s" are "%s"', (said, values) => expect(valuesOf(ranged(words(said), ages))).toBe(values))

  it.each([
    ['5 or less|More than 5', '5', '5 or less'],
    ['5 or less|More than 5', '6', 'More than 5'],
    ['Less than 5|5 or more', '5', '5 or more'],
    ['Less than 5|5 or more', '4', 'Less than 5'],
    ['1 and 2|3', '1', ''],
    ['1-2-3', '2', ''],
  ])('of %s: "%s" are "%s"', (labels, said, values) =>
    expect(valuesOf(ranged(words(said), options(labels)))).toBe(values),
  )
})

describe('A range', () => {
  it.each([
    ['1 - 3 months|4 - 6 months', '2 year', ''],
    ['1 - 3 months|4 - 6 months', '2 month', '1 - 3 months'],
    ['18 - 24|25 - 34', '20 year', '18 - 24'],
  ])('of %s holds "%s": %s', (labels, said, value) =>
    expect(valuesOf(ranged(words(said), options(labels)))).toBe(value),
  )
})

const LENGTHS = 'Under 15 minutes|15-30 minutes|Over 30 minutes'

describe('A choice', () => {
  it.each([
    [LENGTHS, 'it lasted twenty minutes', '15-30 minutes'],
    [LENGTHS, 'the adoption took twenty minutes', '15-30 minutes'],
    [LENGTHS, 'the last twenty minutes', undefined],
  ])('within a range needs no words of its label: of %s "%s" is %s', (list, said, value) =>
    expect(chosen('radio', list, said)).toBe(value),
  )
})
