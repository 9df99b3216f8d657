import { describe, expect, it } from 'vitest'
import { standsOut } from '../../../../../rules/languages/shared/clauses/stands-out.ts'

const CHANGES = { spoils: /\bvague\b/u, numbered: /\bstreet\b/u }
const COLOURS = ['Red', 'Blue', 'Pale red'].map((label) => ({ label, value: label }))

const isTaken = (said: string, value = 'Blue') =>
  standsOut({ type: 'radio', options: COLOURS }, said, CHANGES, { value, isSure: false, isUnchanged: true })

describe('A value in a sentence of words that are not known', () => {
  it('is taken where no word changes it and no other option is named', () => {
    expect(isTaken('the flamboyant blue, sugar')).toBe(true)
    expect(isTaken('the flamboyant blues')).toBe(true)
  })

  it('is asked for where a word changes it, wherever it stands', () => {
    expect(isTaken('the flamboyant blue is vague')).toBe(false)
  })

  it('is asked for where a word of another option was said, or not all of its own', () => {
    expect(isTaken('the flamboyant blue, not the red')).toBe(false)
    expect(isTaken('the flamboyant red', 'Pale red')).toBe(false)
  })

  it('is asked for where it is a guess, or something beside it is known to change it', () => {
    const whole = { value: 'Blue', isSure: false, isUnchanged: true }
    const field = { type: 'radio', options: COLOURS } as const
    expect(standsOut(field, 'the flamboyant blue', CHANGES, { ...whole, isGuess: true })).toBe(false)
    expect(standsOut(field, 'the flamboyant blue', CHANGES, { ...whole, isUnchanged: false })).toBe(false)
  })

  it('is no number of a house or a day', () => {
    const four = { value: 4, isSure: false, isUnchanged: true }
    expect(standsOut({ type: 'number' }, 'flamboyantly four', CHANGES, four)).toBe(true)
    expect(standsOut({ type: 'number' }, 'flamboyantly four, this street', CHANGES, four)).toBe(false)
  })
})
