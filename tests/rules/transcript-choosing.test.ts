import { describe, expect, it } from 'vitest'
import { isInLabel, mentionsIn, optionsFrom } from '../../rules/languages/en/transcript/options/labels.ts'
import { judged } from '../../rules/languages/en/transcript/options/negation.ts'
import { nearly, partly, partMentionsIn } from '../../rules/languages/en/transcript/options/parts.ts'
import { placed } from '../../rules/languages/en/transcript/options/positions.ts'
import { ranged } from '../../rules/languages/en/transcript/options/ranges.ts'
import { yesNoPerOption } from '../../rules/languages/en/transcript/options/yes-no-per-option.ts'
import { words } from '../support/transcripts.ts'
import { options, valuesOf } from './languages/en/transcript/options/support.ts'

const FOOD = options('Soup|Salad|Steak')
const FIVE = options('Dog|Cat|Fish|Bird|Horse')

describe('Options by their place', () => {
  it.each([
    ['#1', 'Dog'],
    ['#1 and #3', 'Dog|Fish'],
    ['#1 #1', 'Dog'],
    ['2', 'Cat'],
    ['option 2', 'Cat'],
    ['i have 2', ''],
    ['last', 'Horse'],
    ['last 2', 'Bird|Horse'],
    ['#1 2', 'Dog|Cat'],
    ['#1 5', 'Dog|Cat|Fish|Bird|Horse'],
    ['#1 6', ''],
    ['last 1', 'Horse|Dog'],
    ['2 to 4', 'Cat|Fish|Bird'],
    ['2 to 3', 'Cat|Fish'],
    ['4 to 2', 'Bird|Cat'],
    ['to 2', 'Cat'],
    ['2 through', 'Cat'],
    ['b', 'Cat'],
    ['a', ''],
    ['a b', 'Dog|Cat'],
    ['letter a', 'Dog'],
    ['h', ''],
    ['middle', 'Fish'],
    ['top', 'Dog'],
    ['bottom', 'Horse'],
    ['=penultimate', 'Bird'],
    ['#6', ''],
    ['2 and 9', ''],
    ['elephant #1', ''],
    ['please #2 , thank you', 'Cat'],
  ])('"%s" are "%s"', (said, values) => expect(valuesOf(placed(words(said), FIVE))).toBe(values))
  it('are none that labels number themselves', () => {
    expect(valuesOf(placed(words('2'), options('Room 1|Room 2|Hall')))).toBe('')
    expect(valuesOf(placed(words('option 2'), options('Room 1|Room 2|Hall')))).toBe('Room 2')
    expect(valuesOf(placed(words('#2'), options('First class|Second class|Other')))).toBe('')
    expect(valuesOf(placed(words('middle'), options('A|B|C|D')))).toBe('')
  })
})

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

describe('Options by a part or a slip', () => {
  const cards = options('Credit card|Debit card|Self employed')
  it.each([
    ['credit', 'Credit card'],
    ['card', 'Credit card|Debit card'],
    ['credit debit', ''],
    ['employed', ''],
    ['self', 'Self employed'],
    ['', ''],
  ])('"%s" is a part of "%s"', (said, values) => expect(valuesOf(partly(words(said), cards))).toBe(values))
  it.each([
    ['credit not debit', 'Credit card 0|Debit card 2'],
    ['card', ''],
    ['credit elephant', ''],
    ['the credit', 'Credit card 1'],
  ])('in "%s" are said %s', (said, found) =>
    expect(
      partMentionsIn(words(said), cards)
        .map(({ option, start }) => `${option.value} ${start}`)
        .join('|'),
    ).toBe(found),
  )
  it.each([
    ['house', 'Horse'],
    ['hoarse', 'Horse'],
    ['morse', ''],
    ['hors', ''],
    ['horseshoe', ''],
    ['hxrsx', ''],
  ])('"%s" may be a slip for "%s"', (said, values) => expect(valuesOf(nearly(words(said), FIVE))).toBe(values))
  it('is no slip where there are digits', () => {
    expect(valuesOf(nearly(words('level 12345'), options('Level 12346')))).toBe('')
    expect(valuesOf(nearly([`h${'o'.repeat(60)}`], options(`h${'o'.repeat(61)}`)))).toBe('')
  })
})

const namedIn = (labels: string, utterance: string) =>
  mentionsIn(words(utterance), options(labels))
    .map(({ option, start, end }) => `${option.value} ${start}-${end}`)
    .join('|')

describe('Labels that are said', () => {
  it.each([
    ['Agree|Strongly agree', 'agree', 'Agree 0-1'],
    ['Agree|Strongly agree', 'strongly agree', 'Strongly agree 0-2'],
    ['Agree|Strongly agree', 'agree strongly', 'Strongly agree 0-2'],
    ['Agree|Strongly agree', 'agree or not', 'Agree 0-1'],
    ['Email|Post', 'by e mail please', 'Email 1-3'],
    ['Part-time|Other', 'part , time', 'Part-time 0-3'],
    ['Size S (small)|Other', 'size s', 'Size S (small) 0-2'],
    ['Tea [hot]|Other', 'tea', 'Tea [hot] 0-1'],
    ['Aisle|Window', 'isle', 'Aisle 0-1'],
    ['Red|Blue', 'i read it all night', ''],
  ])('of %s, "%s" names %s', (labels, utterance, found) => expect(namedIn(labels, utterance)).toBe(found))
  it('belong together with their words', () => {
    const belongs = isInLabel(options('For me|Not for me (yet)'))
    expect(['for me', 'me', 'or me', 'for', 'yet', 'you'].map((each) => belongs(words(each)))).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ])
    expect(optionsFrom(null)).toEqual([])
    const list = [{ label: 'A', value: 'a' }]
    expect(optionsFrom(list)).toBe(optionsFrom(list))
  })
})

const verdict = (utterance: string) => {
  const mentions = mentionsIn(words(utterance), FOOD)
  const { chosen, refused, allBut } = judged(words(utterance), mentions)
  return `${valuesOf([...chosen])} / ${valuesOf([...refused])}${allBut ? ' all but' : ''}`
}

describe('What is refused', () => {
  it.each([
    ['soup', 'Soup / '],
    ['not soup', ' / Soup'],
    ['not soup or salad', ' / Soup|Salad'],
    ['not soup , salad', 'Salad / Soup'],
    ['not soup salad', 'Salad / Soup'],
    ['not , soup', 'Soup / '],
    ['no soup', ' / Soup'],
    ['no to the soup', ' / Soup'],
    ['no more soup', 'Soup / '],
    ['soup except salad', 'Soup / Salad'],
    ['soup except salad and steak', 'Soup / Salad|Steak'],
    ['all except soup', ' / Soup all but'],
    ['all but soup', ' / Soup all but'],
    ['soup but salad', 'Soup|Salad / '],
    ['soup not soup', ' / Soup'],
  ])('"%s": %s', (utterance, result) => expect(verdict(utterance)).toBe(result))
  it.each([
    ['soup yes salad no', 'Soup'],
    ['yes soup no salad', 'Soup'],
    ['soup yes salad no steak yes', 'Soup|Steak'],
    ['soup yes salad', undefined],
    ['soup yes no salad no', undefined],
    ['soup yes', undefined],
    ['soup salad no', undefined],
    ['soup and salad , no steak', 'Soup|Salad'],
    ['soup and salad no steak', undefined],
    ['soup , no steak', undefined],
    ['soup yes elephant salad no', undefined],
    ['no soup no salad', undefined],
  ])('judged one by one: "%s" is %s', (utterance, values) =>
    expect(valuesOf(yesNoPerOption(words(utterance), FOOD))).toBe(values),
  )
})
