import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { parentOf } from '../../machines/parent.ts'
import { toSubmissionFailure } from '../../machines/submission/failures.ts'
import { toVoiceFailure, VOICE_FAILURES, voiceFailure } from '../../machines/voice-capture/failures.ts'
import { submissionFailure } from '../../rules/failures.ts'

const strange = [undefined, null, 'offline', 7, {}, new Error('offline')]

describe('What a recogniser or a microphone threw', () => {
  it('is given in its own words where it has some', () => {
    const failure = { kind: 'too-noisy', message: 'It is too noisy here.' }
    expect(toVoiceFailure({ ...failure, cause: 'wind' })).toEqual(failure)
  })
  it.each([...strange, { kind: 'x' }, { message: 'x' }, { kind: 1, message: 'x' }, { kind: 'x', message: 1 }])(
    'is given as unavailable where it is %j',
    (error) => expect(toVoiceFailure(error)).toEqual(voiceFailure('unavailable')),
  )
  it('leaves typing as a way on, whatever it was', () => {
    for (const [kind, message] of Object.entries(VOICE_FAILURES)) {
      expect(voiceFailure(kind as keyof typeof VOICE_FAILURES)).toEqual({ kind, message })
      expect(message).toMatch(/[Pp]lease .*type your answer\.$/)
    }
    expect(new Set(Object.values(VOICE_FAILURES)).size).toBe(5)
  })
})

describe('What a submission threw', () => {
  it('is a failure of the catalogue, or the one that can be tried again', () => {
    const failure = submissionFailure(null)
    expect(toSubmissionFailure({ ...failure, message: 'Closed' })).toEqual({ ...failure, message: 'Closed' })
  })
  it.each([...strange, { code: 'x' }, { isRetryable: true }])('is the general one where it is %j', (error) =>
    expect(toSubmissionFailure(error)).toEqual(submissionFailure(null)),
  )
})

describe('Whom a machine reports to', () => {
  it('is its parent, or itself where it runs alone', () => {
    const alone = createActor(createMachine({}))
    const child = createActor(createMachine({}), { parent: alone })
    expect(parentOf({ self: alone })).toBe(alone)
    expect(parentOf({ self: child })).toBe(alone)
  })
})
