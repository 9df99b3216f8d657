import { describe, expect, it } from 'vitest'
import { withoutHallucinations } from '../../../server/speech/hallucinations.ts'

describe('what models write on silence', () => {
  it.each(['Thank you.', 'you', 'Thanks for watching!', '[BLANK_AUDIO]', '(wind blowing)', '...', '♪♪'])(
    '%s is nothing heard where there was hardly any speech',
    (text) => expect(withoutHallucinations(text, 200)).toBe(''),
  )

  it.each(['Please subscribe', 'So.', 'Music', 'Subtitles by the Amara.org community'])(
    '"%s" is an answer only where there was speech',
    (text) => {
      expect(withoutHallucinations(text, 499)).toBe('')
      expect(withoutHallucinations(text, 500)).toBe(text)
    },
  )

  it('keeps the same words where there was speech, without the sounds described', () => {
    expect(withoutHallucinations('Thank you.', 900)).toBe('Thank you.')
    expect(withoutHallucinations('[MUSIC] forty two (laughs)', 900)).toBe('forty two')
  })

  it('drops a sentence that cannot be said so fast', () => {
    expect(withoutHallucinations('I will see you all in the next video of this series', 300)).toBe('')
  })
})
