import { describe, expect, it } from 'vitest'
import { chosen } from '../../../../../support/transcripts.ts'

describe('A word that only sounds like a label', () => {
  it.each([
    ['Wood|Metal', 'the would', 'Wood'],
    ['Wood|Metal', 'i think i would', undefined],
    ['Wood|Metal', 'a would-be sculptor', undefined],
    ['Wood|Metal', 'maria would', undefined],
    ['Wood|Metal', 'they would', undefined],
    ['Cheque|Cash', 'a check', 'Cheque'],
    ['Cheque|Cash', 'by check', 'Cheque'],
    ['Cheque|Cash', 'i would have to check', undefined],
    ['Cheque|Cash', 'i need to check', undefined],
    ['2|3', 'the to do list', undefined],
  ])('and that people say in passing is one as a noun: of %s "%s" is %s', (list, said, value) =>
    expect(chosen('radio', list, said)).toBe(value),
  )

  it.each([
    ['Aisle|Window', 'isle seat', 'Aisle'],
    ['Aisle|Window', 'isle seat near you', undefined],
    ['Steak and chips|Fish', 'stake and chips with a big salad', 'Steak and chips'],
  ])('is one where little else is said, or all of a longer label: of %s "%s" is %s', (list, said, value) =>
    expect(chosen('radio', list, said)).toBe(value),
  )
})
