import { describe, expect, it } from 'vitest'
import { mapOf, setOf } from '../../../../rules/languages/shared/commands.ts'

describe('The words of a language', () => {
  it('are divided by any space', () => {
    expect([...mapOf(' one=1\n  equals== x_ray=x ')]).toEqual([
      ['one', '1'],
      ['equals', '='],
      ['x ray', 'x'],
    ])
    expect([...setOf(' one\n  two ')]).toEqual(['one', 'two'])
  })
})
