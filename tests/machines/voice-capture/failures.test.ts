import { describe, expect, it } from 'vitest'
import { toVoiceFailure, voiceFailure } from '../../../machines/voice-capture/failures.ts'
import { notFailures } from '../support/not-failures.ts'

describe('What a transcriber or a microphone threw', () => {
  it('is given in its own words where it has some', () => {
    const failure = { kind: 'too-noisy', message: 'It is too noisy here.' }
    expect(toVoiceFailure({ ...failure, cause: 'wind' })).toEqual(failure)
  })
  it.each([...notFailures, { kind: 'x' }, { message: 'x' }, { kind: 1, message: 'x' }, { kind: 'x', message: 1 }])(
    'is given as unavailable where it is %j',
    (error) => expect(toVoiceFailure(error)).toEqual(voiceFailure('unavailable')),
  )
})
