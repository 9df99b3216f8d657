import { describe, expect, it } from 'vitest'
import { chosen } from '../support/transcripts.ts'

const heardOften = (said: string) => chosen('radio', 'Yes, always|Yes, sometimes|No, never', said)

describe('Options of which several begin with yes', () => {
  it('are not told apart by a bare yes, whatever stands before it', () => {
    for (const said of ['yes', 'that would be yes', "it's a yes", "i'd say yes", 'yeah'])
      expect(heardOften(said)).toBeUndefined()
  })
  it('are told apart by the rest of the label', () => {
    expect(heardOften("i'd say yes sometimes")).toBe('Yes, sometimes')
    expect(heardOften('always')).toBe('Yes, always')
  })
  it('the only one that begins with no is what a no says', () => {
    expect(heardOften('that would be no')).toBe('No, never')
  })
})
