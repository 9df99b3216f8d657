import { describe, expect, it } from 'vitest'
import {
  isShared,
  isTurned,
  nearly,
  partMentionsIn,
  partly,
} from '../../../../../../rules/languages/en/transcript/options/parts.ts'
import { words } from '../../../../../support/transcripts.ts'
import { options, valuesOf } from './support.ts'

const FIVE = options('Dog|Cat|Fish|Bird|Horse')

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
