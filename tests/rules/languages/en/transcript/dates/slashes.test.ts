import { describe, expect, it } from 'vitest'
import { withSlashes } from '../../../../../../rules/languages/en/transcript/dates/slashes.ts'
import { heard, words } from '../../../../../support/transcripts.ts'

describe('Slashes said between the parts of a date', () => {
  it.each([
    ['123 slash 4 slash 2005', '123 slash 4 slash 2005'],
    ['12 slash 25 slash 123', '12 slash 25 slash 123'],
    ['12 slash 25 slash nineteen ninety nine five', '12/25/1999 five'],
    ['12 slash 25 slash twenty oh oh', '12/25/2000'],
    ['twelve slash twenty five slash', '12/25 slash'],
  ])('"%s" is written %s', (said, result) => expect(withSlashes(words(said)).join(' ')).toBe(result))

  it.each([
    ['twelve slash twenty five slash twenty twenty four', '2024-12-25'],
    ['twelve slash twenty five slash twenty four', '2024-12-25'],
    ['twenty twenty four slash twelve slash twenty five', '2024-12-25'],
    ['twelve slash twenty five', '2026-12-25'],
    ['twelve dash twenty five dash nineteen ninety nine', '1999-12-25'],
  ])('"%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
})
