import { describe, expect, it } from 'vitest'
import {
  matchOf,
  type Numerals,
  pattern,
  rolesIn,
  shapeOf,
  statementIn,
  termsOf,
} from '../../../../../rules/languages/shared/inference/terms.ts'
import { plainWords } from '../../../../../rules/languages/shared/words.ts'

const DIGITS: Numerals = {
  wordsOf: plainWords,
  numberAt: (words, at) => (/^\d+$/u.test(words[at] ?? '') ? { value: Number(words[at]), next: at + 1 } : undefined),
  ordinalAt: () => undefined,
}
const ROLES = rolesIn({ box: 'box|boxes', 'box 12': 'box of a dozen', of: 'of', the: 'a' }, plainWords)
const termsIn = (said: string) => termsOf(plainWords(said), DIGITS, [ROLES])

const eggs = (word: string) => (word === 'eggs' ? { role: 'asked', value: 1, words: [word] } : undefined)

describe('The terms of a statement', () => {
  it('are the roles of its phrases, the longest first, and its numbers', () => {
    expect(shapeOf(termsIn('3 boxes of 6') ?? [])).toBe('<number><box><of><number>')
    expect(termsIn('box of a dozen')).toEqual([{ role: 'box', value: 12, words: ['box', 'of', 'a', 'dozen'] }])
  })

  it('are none where one word is not known', () => {
    expect(termsIn('3 boxes of eggs')).toBeUndefined()
  })

  it('may be told by something else that knows a word', () => {
    expect(shapeOf(termsOf(['6', 'eggs'], DIGITS, [ROLES], eggs) ?? [])).toBe('<number><asked>')
  })

  it('match a pattern of roles as a whole, whose groups are terms', () => {
    const boxes = pattern('(?<boxes><number>)<box>+<of>(?<each><number>)')
    const found = matchOf(boxes, termsIn('3 boxes of 6') ?? [])
    expect([found?.boxes?.[0]?.value, found?.each?.[0]?.value]).toEqual([3, 6])
    expect(matchOf(boxes, termsIn('3 boxes of') ?? [])).toBeUndefined()
  })

  it.each(['3 boxes of 6?', 'um', '3 '.repeat(30), 'box '.repeat(50)])(
    'are not looked for in a question, in a sound or in a story: "%s"',
    (said) => {
      expect(statementIn(said, plainWords)).toBeUndefined()
    },
  )
})
