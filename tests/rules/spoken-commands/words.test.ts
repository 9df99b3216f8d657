import { describe, expect, it } from 'vitest'
import { sounds } from '../../../rules/spoken-commands/words.ts'

describe('The words of a language', () => {
  it.each([
    ['byron', 'byran', true],
    ['comments', 'coments', true],
    ['coments', 'comments', true],
    ['comments', 'comets', false],
    ['ada', 'ida', false],
  ])('"%s" is heard for "%s": %s', (a, b, isHeard) => expect(sounds(a, b)).toBe(isHeard))
})
