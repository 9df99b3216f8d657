import { describe, expect, it } from 'vitest'
import { stem } from '../../../../../../rules/languages/en/transcript/options/stems.ts'

it.each([
  ['renting', 'rent'],
  ['rented', 'rent'],
  ['rent', 'rent'],
  ['swimming', 'swim'],
  ['used', 'used'],
  ['use', 'use'],
  ['ring', 'ring'],
  ['string', 'string'],
  ['apple', 'appl'],
  ['egg', 'egg'],
  ['missing', 'miss'],
  ['drive', 'driv'],
])('The stem of %s is %s', (word, expected) => expect(stem(word)).toBe(expected))

describe('Letters', () => {
  it('The endings of words are left away where a verb remains', () => {
    expect(['acting', 'spring', 'swimming', 'red'].map(stem)).toEqual(['act', 'spring', 'swim', 'red'])
  })
})
