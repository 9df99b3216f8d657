import { describe, expect, it } from 'vitest'
import { digitsAt, timesOf } from '../../../../../../rules/languages/en/transcript/numbers/digits.ts'
import { readAs, words } from '../../../../../support/transcripts.ts'

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

  it.each([
    ['nine thousand nine hundred ninety nine', '9999 6'],
    ['twelve hundred five', '1205 3'],
  ])('of "%s" are %s', (said, result) => expect(readAs(digitsAt(words(said), 0, false))).toBe(result))
})
