import { describe, expect, it } from 'vitest'
import { phraseAt, phrases, wordSet } from '../../../../rules/languages/shared/phrases.ts'

describe('Phrases', () => {
  const table = phrases<string>([
    ['short', 'good|good day'],
    ['long', ' good day to you '],
  ])

  it.each([
    ['good', { meaning: 'short', length: 1 }],
    ['good day', { meaning: 'short', length: 2 }],
    ['good day to', { meaning: 'short', length: 2 }],
    ['good day to you', { meaning: 'long', length: 4 }],
    ['day', undefined],
    ['', undefined],
  ])('of %j the longest is found: %j', (said, found) => expect(phraseAt(table, said.split(' '), 0)).toEqual(found))

  it('are found where they begin', () => {
    expect(phraseAt(table, ['a', 'good', 'day'], 1)).toEqual({ meaning: 'short', length: 2 })
    expect(phraseAt(table, ['good'], 1)).toBeUndefined()
    expect([...wordSet(' a b|c\n d ')]).toEqual(['a', 'b', 'c', 'd'])
  })

  it('are found however they are spaced', () =>
    expect(phraseAt(phrases([['evening', 'good  evening']]), ['good', 'evening'], 0)).toEqual({
      meaning: 'evening',
      length: 2,
    }))
})
