import { quoted } from '../../../rules/characters.ts'
import { describe, expect, it } from 'vitest'

describe('A text of the owner', () => {
  it('is quoted, shortened after sixty characters', () => {
    expect(quoted(' Tea ')).toBe('“Tea”')
    expect(quoted('x'.repeat(60))).toBe(`“${'x'.repeat(60)}”`)
    expect(quoted('x'.repeat(61))).toBe(`“${'x'.repeat(59)}…”`)
  })
})
