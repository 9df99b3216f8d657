import { describe, expect, it } from 'vitest'
import { TRANSCRIPT_MAX } from '../../rules/limits.ts'
import { buildPayload, withAttempt } from '../../rules/payload.ts'
import { aDevice, aField, aFormSession, aLaterMoment, aMoment, someFields, statesFrom } from '../support/builders.ts'

const fields = someFields({ required: true }, { type: 'number' }, { type: 'checkbox' }, { type: 'email' })

const build = (fieldStates = statesFrom({}), more = {}) =>
  buildPayload({
    session: aFormSession({ fieldStates }),
    fields,
    device: aDevice,
    completedAt: aLaterMoment,
    voiceSessionId: 'voice-1',
    ...more,
  })

describe('the payload of a submission', () => {
  it('names the session, the form and the answers', () =>
    expect(build(statesFrom({ completedAt: aMoment }))).toEqual({
      sessionId: 'voice-1',
      formId: aFormSession().formId,
      responses: {
        f1: {
          fieldId: 'f1',
          fieldType: 'text',
          value: 'Ada Lovelace',
          processingNotes: 'Answered by typing',
          completedAt: aMoment,
        },
      },
      metadata: {
        sessionStartedAt: aMoment,
        sessionCompletedAt: aLaterMoment,
        totalDuration: 125,
        voiceSessionId: 'voice-1',
        deviceInfo: aDevice,
        submissionAttempts: 1,
        submittedAt: aLaterMoment,
        ...aDevice,
      },
    }))

  it('is sent without a session id while the session could not be created', () => {
    const payload = build(statesFrom({}), { voiceSessionId: undefined })
    expect(payload).not.toHaveProperty('sessionId')
    expect(payload.metadata?.voiceSessionId).toBeNull()
  })

  it.each([
    ['the confidence of the transcriber', 'ada', 0.42, 0.42],
    ['0 where the transcriber gave 0', 'ada', 0, 0],
    ['0.9 for a spoken answer without one', 'ada', undefined, 0.9],
    ['none for a typed answer', undefined, undefined, undefined],
    ['none for an empty transcript', '', undefined, undefined],
  ])('carries %s', (_, transcript, confidence, expected) =>
    expect(build(statesFrom({ transcript, confidence })).responses['f1']?.confidence).toBe(expected),
  )

  it('carries the transcript and a note of a spoken answer', () =>
    expect(build(statesFrom({ transcript: 'ada lovelace' })).responses['f1']).toMatchObject({
      transcript: 'ada lovelace',
      processingNotes: 'Answered by voice',
    }))

  it.each(['pending', 'active', 'error'] as const)('leaves out a field that is %s', (status) =>
    expect(build(statesFrom({ status })).responses).toEqual({}),
  )

  it('leaves out what is empty, but not "none of these"', () =>
    expect(
      Object.keys(
        build(statesFrom({ value: ' ' }, { fieldId: 'f2', value: 0 }, { fieldId: 'f3', value: [] })).responses,
      ),
    ).toEqual(['f2', 'f3']))

  it('keeps a field whose id is __proto__ from becoming a prototype', () => {
    const states = Object.fromEntries([['__proto__', { ...statesFrom({})['f1']!, fieldId: '__proto__' }]])
    const payload = buildPayload({
      session: aFormSession({ fieldStates: states }),
      fields: [aField({ id: '__proto__' })],
      device: aDevice,
      completedAt: aLaterMoment,
    })
    expect(Object.getPrototypeOf(payload.responses)).toBe(Object.prototype)
    expect(Object.keys(payload.responses)).toEqual(['__proto__'])
  })

  it('never fails for what a browser says of itself', () => {
    const device = { userAgent: 'x'.repeat(5000), language: 'x'.repeat(500), timezone: '' }
    expect(build(statesFrom({}), { device }).metadata).toMatchObject({
      userAgent: 'x'.repeat(1000),
      language: 'x'.repeat(100),
      timezone: '',
    })
  })

  it('is the same on the next attempt but for the count', () => {
    const first = build()
    expect(withAttempt(first, 3)).toEqual({ ...first, metadata: { ...first.metadata, submissionAttempts: 3 } })
  })

  it('survives the way to the server', () => expect(JSON.parse(JSON.stringify(build()))).toEqual(build()))

  it(`sends no more than the first ${TRANSCRIPT_MAX} characters of what was heard`, () => {
    const { responses } = buildPayload({
      session: aFormSession({ fieldStates: statesFrom({ transcript: 'a'.repeat(TRANSCRIPT_MAX + 1) }) }),
      fields: [aField()],
      device: aDevice,
      completedAt: aLaterMoment,
    })
    expect(responses['f1']?.transcript).toHaveLength(TRANSCRIPT_MAX)
  })
})

const durationOf = (startedAt: string, completedAt: string) =>
  build(undefined, { session: aFormSession({ startedAt }), completedAt }).metadata?.totalDuration

describe('duration', () => {
  it.each([
    [aMoment, aLaterMoment, 125],
    [aMoment, aMoment, 0],
    [aLaterMoment, aMoment, 0],
    ['nonsense', aMoment, 0],
  ])('from %s to %s is %i seconds', (from, to, seconds) => expect(durationOf(from, to)).toBe(seconds))
})
