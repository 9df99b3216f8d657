import { describe, expect, it } from 'vitest'
import { normaliseTranscript, type SpokenField } from '../../rules/transcript/index.ts'

describe('Of what is no value, no remark makes one', () => {
  it.each(["it's at example dot com", 'okay at example dot com', "that's @example.com"])('email: %s', (heard) =>
    expect(normaliseTranscript({ type: 'email' }, heard, { today: '2026-11-20', locale: 'en-US' })).toBeUndefined(),
  )
  it.each(["it's dot com", 'i believe dot com', 'oh john at example dot com', 'well john at example dot com'])(
    'url: %s',
    (heard) =>
      expect(normaliseTranscript({ type: 'url' }, heard, { today: '2026-11-20', locale: 'en-US' })).toBeUndefined(),
  )
  it('checkbox: an item that is no option makes the whole list doubtful', () => {
    const field: SpokenField = {
      type: 'checkbox',
      options: ['Gym', 'Pool', 'Free parking'].map((label) => ({ label, value: label })),
    }
    const heard = (said: string) => normaliseTranscript(field, said, { today: '2026-11-20', locale: 'en-US' })
    expect(heard('parking and the pool')).toEqual(['Pool', 'Free parking'])
    expect(heard("gym and sauna that's all")).toBeUndefined()
    expect(heard('sauna and gym')).toBeUndefined()
  })
})
