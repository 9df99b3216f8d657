import { describe, expect, it } from 'vitest'
import { normaliseTranscript, type SpokenField } from '../../rules/transcript/index.ts'

const optionsOf = (...labels: string[]) => labels.map((label) => ({ label, value: label }))
const OFTEN: SpokenField = { type: 'radio', options: optionsOf('Yes, always', 'Yes, sometimes', 'No, never') }
const heard = (transcript: string) => normaliseTranscript(OFTEN, transcript, { today: '2026-11-20', locale: 'en-US' })

describe('Options of which several begin with yes', () => {
  it('are not told apart by a bare yes, whatever stands before it', () => {
    for (const said of ['yes', 'that would be yes', "it's a yes", "i'd say yes", 'yeah'])
      expect(heard(said)).toBeUndefined()
  })
  it('are told apart by the rest of the label', () => {
    expect(heard("i'd say yes sometimes")).toBe('Yes, sometimes')
    expect(heard('always')).toBe('Yes, always')
  })
  it('the only one that begins with no is what a no says', () => {
    expect(heard('that would be no')).toBe('No, never')
  })
})
