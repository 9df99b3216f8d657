import { describe, expect, it } from 'vitest'
import { amountAt } from '../../rules/languages/en/transcript/numbers/amounts.ts'
import { digitsAt, timesOf } from '../../rules/languages/en/transcript/numbers/digits.ts'
import { withoutHours } from '../../rules/languages/en/transcript/dates/hours.ts'
import { cardinalAt, numeralOf, ordinalAt } from '../../rules/languages/en/transcript/numbers/words.ts'
import { words } from '../support/transcripts.ts'

describe('Digits', () => {
  it.each<[string, boolean, string | undefined]>([
    ['five', false, '5 1'],
    ['double five', false, '55 2'],
    ['treble oh', false, '000 2'],
    ['quadruple one', false, '1111 2'],
    ['double', false, undefined],
    ['forty two', false, '42 2'],
    ['0147', false, '0147 1'],
    ['8 hundred', false, '800 2'],
    ['8 thousand', false, '8000 2'],
    ['eight hundred', false, '800 2'],
    ['eight hundred five', false, '800 2'],
    ['eight hundred and five', false, '805 4'],
    ['oh', false, undefined],
    ['oh', true, '0 1'],
    ['o five', false, '0 1'],
    ['oh oh five', false, '0 1'],
    ['oh dear', false, undefined],
    ['a hundred', false, undefined],
    ['thousand', false, undefined],
    ['ten thousand', false, undefined],
    ['nine thousand', false, '9000 2'],
    ['2.5', false, undefined],
    ['dear', true, undefined],
  ])('"%s" (after digits: %s) are %s', (said, after, result) => {
    const found = digitsAt(words(said), 0, after)
    expect(found && `${found.value} ${found.next}`).toBe(result)
  })
  it('are repeated by words that say so', () => {
    expect(['double', 'triple', 'quadruple', 'twice', undefined].map(timesOf)).toEqual([2, 3, 4, undefined, undefined])
  })
})

describe('Numbers in words', () => {
  it.each<[string, string | undefined]>([
    ['seven', '7 1'],
    ['twenty', '20 1'],
    ['twenty one', '21 2'],
    ['twenty zero', '20 1'],
    ['twenty eleven', '20 1'],
    ['a', undefined],
    ['a hundred', '100 2'],
    ['two hundred hundred', '200 2'],
    ['two hundred three hundred', '200 2'],
    ['two hundred and', '200 2'],
    ['two hundred zero', '200 2'],
    ['two hundred 300', '200 2'],
    ['two thousand thousand', '2000 2'],
    ['two thousand three thousand', '2000 2'],
    ['two thousand zero', '2000 2'],
    ['two thousand 1000', '2000 2'],
    ['two thousand 999', '2999 3'],
    ['two million three thousand four', '2003004 5'],
    ['two thousand three million', '2000 2'],
    ['hundred thousand', '100000 2'],
  ])('"%s" is %s', (said, result) => {
    const found = cardinalAt(words(said), 0)
    expect(found && `${found.value} ${found.next}`).toBe(result)
  })
  it.each<[string, string | undefined]>([
    ['third', '3 1'],
    ['twenty third', '23 2'],
    ['twentieth', '20 1'],
    ['3rd', '3 1'],
    ['112th', '112 1'],
    ['1112th', undefined],
    ['x3rd', undefined],
    ['3rdx', undefined],
    ['twenty', undefined],
    ['three', undefined],
  ])('the ordinal "%s" is %s', (said, result) => {
    const found = ordinalAt(words(said), 0)
    expect(found && `${found.value} ${found.next}`).toBe(result)
  })
  it.each([
    ['42', 42],
    ['3.5', 3.5],
    ['1,250', 1250],
    ['1,25', undefined],
    ['x42', undefined],
    ['42x', undefined],
    ['1,250,000.5', 1_250_000.5],
    ['', undefined],
    [undefined, undefined],
  ])('the numeral %s is %s', (word, value) => expect(numeralOf(word)).toBe(value))
  it.each<[string, string | undefined]>([
    ['minus five', '-5 2'],
    ['five below zero', '-5 3'],
    ['five degrees below zero', '-5 4'],
    ['five degrees', '5 1'],
    ['five degrees above', '5 1'],
    ['five below average', '-5 2'],
    ['half of one million', '500000 4'],
    ['half one', '0.5 1'],
    ['one half', '0.5 2'],
    ['two thirds', '0.666667 2'],
    ['nine halves', '9 1'],
    ['couple', '2 1'],
    ['a couple', '2 2'],
    ['two couple', '2 1'],
    ['dozen dozen', '144 2'],
    ['point five million', '500000 3'],
    ['one point five point two', '1.5 3'],
    ['one point', '1 1'],
    ['one point one two three four five six seven eight nine one two three', '1.123456789123 14'],
    ['one point five hundred', '1.5 4'],
    ['five dollars fifty cars', '5 1'],
    ['five dollars fifty cents', '5.5 4'],
    ['five dollars ninety nine', '5.99 4'],
    ['five dollars zero', '5 1'],
    ['five dollars hundred', '5 1'],
    ['two and a half', '2.5 4'],
    ['2.5 and a half', '2.5 1'],
    ['two and half', '2.5 3'],
  ])('the amount "%s" is %s', (said, result) => {
    const found = amountAt(words(said), 0)
    expect(found && `${found.value} ${found.next}`).toBe(result)
  })
})

describe('Hours', () => {
  it.each([
    ['monday at 5 pm', 'monday'],
    ['monday at five', 'monday'],
    ['monday five', 'monday five'],
    ['monday five pm', 'monday'],
    ['monday 5pm', 'monday'],
    ['monday 5:30p.m.', 'monday'],
    ['monday 17:30', 'monday'],
    ['monday 17:3', 'monday 17:3'],
    ['monday at half past nine', 'monday'],
    ['monday half past nine am', 'monday'],
    ['monday at ten thirty', 'monday'],
    ['monday ten thirty', 'monday ten thirty'],
    ['monday ten thirty pm', 'monday'],
    ['monday at ten sixty', 'monday sixty'],
    ['at twenty five', 'at twenty five'],
    ['at twenty four', ''],
    ["monday nine o'clock", 'monday'],
    ['at noon tuesday', 'tuesday'],
    ['monday in the morning', 'monday'],
    ['at monday', 'at monday'],
  ])('of "%s" leave "%s"', (said, left) => expect(withoutHours(words(said)).join(' ')).toBe(left))
})
