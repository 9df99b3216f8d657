import { describe, expect, it } from 'vitest'
import { mentionsIn } from '../../rules/languages/en/transcript/options/labels.ts'
import { isNumber, unfolded, withHalves } from '../../rules/languages/en/transcript/options/numbers.ts'
import {
  isShared,
  isTurned,
  nearly,
  partly,
  partMentionsIn,
} from '../../rules/languages/en/transcript/options/parts.ts'
import { placed } from '../../rules/languages/en/transcript/options/positions.ts'
import { ranged } from '../../rules/languages/en/transcript/options/ranges.ts'
import { canonical, SIGNIFICANT } from '../../rules/languages/en/transcript/options/words.ts'
import { yesNoPerOption } from '../../rules/languages/en/transcript/options/yes-no-per-option.ts'
import { words } from '../support/transcripts.ts'
import { options, valuesOf } from './languages/en/transcript/options/support.ts'

const ANIMALS = 'Dog|Cat|Fish|Bird|Horse'
const ROOMS = 'Room 11|Room 12|Room 13|Room 14|Room 15|Room 16|Room 17|Room 18|Room 19|Room 20'
const TEN = 'Ant|Bat|Cow|Doe|Eel|Fox|Gnu|Hen|Ibis|Jay'

describe('In one form', () => {
  it.each([
    ['a hundred', 'a 100'],
    ["o'clock", 'oclock'],
    ['to ,', '2'],
    ['', ''],
    ['option see', 'option c'],
    ['option aitch', 'option h'],
    ['option zee', 'option zee'],
    ['options see', 'option see'],
    ['adoption see', 'adoption see'],
    ['red or one', 'red or 1'],
    ['five one', '5 1'],
    ['pizza third', 'pizza #3'],
    ['a third', 'a third'],
    ["o'sullivan", 'osullivan'],
    ['menu', 'menu'],
    ['parties', 'party'],
    ['cheshire', 'cheshire'],
    ['between 18 and 24', '18 to 24'],
    ['between 18 or 24', 'between 18 or 24'],
    ['may fifth', 'may 5'],
    ['december 5th', 'december 5'],
    ['mar fifth', 'mar #5'],
    ['the fifth of may', 'the 5 of may'],
    ['fifth may', '5 may'],
    ['wednesday the sixth', 'wednesday the 6'],
    ['wed sixth', 'wed #6'],
    ['birthday third', 'birthday #3'],
  ])('"%s" is "%s"', (said, form) => expect(canonical(words(said))).toEqual(words(form)))
  it.each([
    ['not sure', '=unsure'],
    ['once a year', 'once a year'],
  ])('but for phrases whose words count, "%s" is "%s"', (said, form) =>
    expect(canonical(words(said), SIGNIFICANT)).toEqual(words(form)),
  )
  it.each([
    ['an hour and a half', '1.5 hour'],
    ['extra hour and a half', 'extra hour and a half'],
    ['another hour and a half', 'another hour and a half'],
  ])('"%s" with halves is "%s"', (said, form) => expect(withHalves(words(said))).toEqual(words(form)))
  it('are numbers whole', () => {
    expect(['2.25', '5x', '7', undefined].map((word) => isNumber(word))).toEqual([true, false, true, false])
    expect(unfolded('/')).toEqual([])
  })
})

describe('A label', () => {
  it.each([
    ['$0 – $25', '0 to 25'],
    ['0  –  25', '0 to 25'],
    ['10kg - 20kg', '10kg to 20kg'],
    ['5 x 6', '5 x 6'],
    ['Once a year', 'yearly|once a year'],
    ['Once a year, daily', 'yearly daily|once a year daily'],
    ['Card (credit)', 'card credit|card'],
    ['(Other)', '=other'],
  ])('"%s" may be said "%s"', (label, sayings) => {
    expect(
      options(label)[0]
        ?.sayings.map((saying) => saying.join(' '))
        .join('|'),
    ).toBe(sayings)
  })
  it.each([
    ['Python|Go', 'go with python', 'Python'],
    ['Python|Go', 'go forth python', 'Go|Python'],
    ['Python|Go', 'go with it', 'Go'],
    ['Agree|Strongly agree', 'agree strongly', 'Strongly agree'],
  ])('of %s is named by "%s": %s', (labels, said, value) => {
    expect(valuesOf(mentionsIn(words(said), options(labels)).map(({ option }) => option))).toBe(value)
  })
})

describe('A place', () => {
  it.each([
    [ANIMALS, '2 , please', 'Cat'],
    [ANIMALS, 'a choice please', ''],
    [ANIMALS, 'a choice for me', ''],
    [ANIMALS, 'b and 3', 'Cat|Fish'],
    [ANIMALS, '1 to 4', 'Dog|Cat|Fish|Bird'],
    [ROOMS, 'option 10', 'Room 20'],
    [TEN, 'the #10', 'Jay'],
  ])('among %s: "%s" is %s', (labels, said, value) =>
    expect(valuesOf(placed(words(said), options(labels)))).toBe(value),
  )
})

describe('A part of a label', () => {
  it.each([
    ['Sea view|See saw', 'sea', 'Sea view'],
    ['Sea view|Garden', 'see', 'Sea view'],
    ['Card (credit)|Cash', 'credit', 'Card (credit)'],
    ['Red|Green', '', ''],
  ])('of %s: "%s" is %s', (labels, said, value) => expect(valuesOf(partly(words(said), options(labels)))).toBe(value))
  it.each([
    ['Sea view|See saw', 'sea', 'Sea view 0-1'],
    ['Sea view|Garden', 'see', 'Sea view 0-1'],
    ['Credit card|Debit card', 'not credit debit', 'Credit card 1-2|Debit card 2-3'],
  ])('of %s alone has it: "%s" is %s', (labels, said, value) => {
    const found = partMentionsIn(words(said), options(labels))
    expect(found.map(({ option, start, end }) => `${option.value} ${start}-${end}`).join('|')).toBe(value)
  })
  it.each([
    ['Card (credit)|Cash', 'cart credit', 'Card (credit)'],
    ['Cat|Dog', 'cat', ''],
    ['Strawberry|Lemon', 'strauberr', ''],
    ['Strawberry|Lemon', 'strawberri', 'Strawberry'],
  ])('of %s nearly said "%s" is %s', (labels, said, value) => {
    expect(valuesOf(nearly(words(said), options(labels)))).toBe(value)
  })
  it('may be shared', () => {
    expect(isShared('credit', options('Card (credit)|Credit note (paper)'))).toBe(true)
    expect(isShared('red', options('Red|Green'))).toBe(false)
  })
  it('is turned around by a word before it that is no label itself', () => {
    const [self, employed] = options('Self|Employed')
    const mentions = [self, employed].flatMap((option, start) => (option ? [{ option, start, end: start + 1 }] : []))
    expect(isTurned(words('self employed'), mentions)).toBe(false)
    expect(isTurned(words('self employed'), mentions.slice(1))).toBe(true)
  })
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

describe('Options judged one by one', () => {
  it.each([
    ['soup yes but salad no', 'Soup'],
    ['soup yes salad yes', undefined],
    ['soup and salad , no steak', 'Soup|Salad'],
    ['soup and steak and salad , no steak', undefined],
    ['no , soup and salad , and steak', undefined],
    ['soup cold and salad , no steak', undefined],
    ['no soup and salad , no steak', undefined],
    ['yes soup no yes salad steak', undefined],
    ['soup yes , salad cold , steak no', undefined],
  ])('"%s" are %s', (said, value) =>
    expect(valuesOf(yesNoPerOption(words(said), options('Soup|Salad|Steak')))).toBe(value),
  )
})
