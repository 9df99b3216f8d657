import { describe, expect, it } from 'vitest'
import { isNumeric } from '../../rules/numbers.ts'

describe('a number', () => {
  it.each(['.55', '5.', '1e10', '1e-3', '1E+3', '-.5'])('may be written %s', (text) => {
    expect(isNumeric(text)).toBe(true)
  })

  it.each(['.', '1e', '1ex3', '1e1234', '1 2', 'e5'])('is not %s', (text) => {
    expect(isNumeric(text)).toBe(false)
  })
})
