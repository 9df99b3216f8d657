import { describe, expect, it } from 'vitest'
import {
  cardinalAt,
  digitOf,
  numeralOf,
  ordinalAt,
} from '../../../../../../rules/languages/en/transcript/numbers/words.ts'
import { readAs, words } from '../../../../../support/transcripts.ts'

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
    ['thousandth', '1000 1'],
    ['the hundredth', undefined],
    ['one hundredth', undefined],
    ['two hundredth', '200 2'],
    ['two hundred and first', '201 4'],
    ['hundred hundredth', undefined],
  ])('the place "%s" is %s', (said, result) => expect(readAs(ordinalAt(words(said), 0))).toBe(result))

  it('are read as far as they go', () => {
    expect(readAs(cardinalAt(words('an hundred'), 0))).toBe('100 2')
    expect(readAs(cardinalAt(words('two hundred 100'), 0))).toBe('200 2')
    expect(digitOf('12')).toBeUndefined()
  })
})
