import { describe, expect, it } from 'vitest'
import {
  isNumber,
  quantityAt,
  unfolded,
  withHalves,
} from '../../../../../../rules/languages/en/transcript/options/numbers.ts'
import { words } from '../../../../../support/transcripts.ts'

describe('Numbers of labels', () => {
  it.each([
    ['and a half', undefined],
    ['two', '2 1'],
    ['two and a half', '2.5 4'],
    ['two point five', '2.5 3'],
    ['two cars', '2 1'],
    ['sixty grand', '60000 2'],
    ['two grand pianos', '2000 2'],
  ])('"%s" is %s', (said, result) => {
    const found = quantityAt(words(said), 0)
    expect(found && `${found.value} ${found.next}`).toBe(result)
  })

  it.each([
    ['an hour and a half', '1.5 hour'],
    ['for one year and a half please', 'for 1.5 year please'],
    ['hour and a half', 'hour and a half'],
    ['an hour', 'an hour'],
  ])('"%s" is "%s"', (said, plain) => expect(withHalves(words(said)).join(' ')).toBe(plain))

  it.each([
    ['n/a', 'n/a'],
    ["o'clock", "o'clock"],
    ['$', ''],
    ['a/b', 'a b'],
    ['1/2', '1/2'],
    ['10:00', '10'],
    ['10:30', '10 30'],
    ['5k', '5,000'],
    ['$5-$10', '5 to 10'],
    ['(a)', 'a'],
  ])('%s is unfolded to "%s"', (word, plain) => expect(unfolded(word).join(' ')).toBe(plain))

  it.each([
    ['an hour and a half', '1.5 hour'],
    ['extra hour and a half', 'extra hour and a half'],
    ['another hour and a half', 'another hour and a half'],
  ])('"%s" with halves is "%s"', (said, form) => expect(withHalves(words(said))).toEqual(words(form)))

  it('are whole words', () => {
    expect(['2.25', '5x', '7', undefined].map((word) => isNumber(word))).toEqual([true, false, true, false])
    expect(unfolded('/')).toEqual([])
  })
})
