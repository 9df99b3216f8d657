import { describe, expect, it } from 'vitest'
import { normaliseTranscript } from '../../rules/transcript/index.ts'

const options = ['Soup', 'Salad', 'Steak'].map((label) => ({ label, value: label }))
const heard = (transcript: string) =>
  normaliseTranscript({ type: 'checkbox', options }, transcript, { today: '2026-11-20', locale: 'en-US' })

describe('Options judged one by one', () => {
  it.each([
    ['soup yes salad no', ['Soup']],
    ['soup no salad yes steak yes', ['Salad', 'Steak']],
    ['yes to the soup but no to the steak', ['Soup']],
    ['no soup no salad yes steak', ['Steak']],
    ['Yes, soup and salad, no steak.', ['Soup', 'Salad']],
  ])('%s', (transcript, chosen) => expect(heard(transcript)).toEqual(chosen))
  it('are a repair where the no has a pause on both sides', () => {
    expect(heard('Soup and salad, no, steak.')).toEqual(['Steak'])
  })
  it('leave nothing to tell where only a no was said', () => {
    expect(heard('no to the salad')).toBeUndefined()
  })
})
