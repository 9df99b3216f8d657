import { describe, expect, it } from 'vitest'
import { chosen } from '../support/transcripts.ts'

describe('Options judged one by one', () => {
  it.each([
    ['soup yes salad no', ['Soup']],
    ['soup no salad yes steak yes', ['Salad', 'Steak']],
    ['yes to the soup but no to the steak', ['Soup']],
    ['no soup no salad yes steak', ['Steak']],
    ['Yes, soup and salad, no steak.', ['Soup', 'Salad']],
  ])('%s', (transcript, boxes) => expect(chosen('checkbox', 'Soup|Salad|Steak', transcript)).toEqual(boxes))
  it('are a repair where the no has a pause on both sides', () => {
    expect(chosen('checkbox', 'Soup|Salad|Steak', 'Soup and salad, no, steak.')).toEqual(['Steak'])
  })
  it('leave nothing to tell where only a no was said', () => {
    expect(chosen('checkbox', 'Soup|Salad|Steak', 'no to the salad')).toBeUndefined()
  })
})
