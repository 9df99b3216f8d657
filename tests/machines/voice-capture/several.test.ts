import { describe, expect, it } from 'vitest'
import { voiceCaptureMachine } from '../../../machines/voice-capture/voice-capture.machine.ts'
import { givenTo } from '../support/laws.ts'
import { done, type PathEvent, run } from '../support/paths.ts'
import { age, parts } from './voice-capture.paths.ts'

type TestEvent = PathEvent<typeof voiceCaptureMachine>

const form = { fields: parts.map(({ field }) => field), values: {} }
const heard = { text: 'forty two, ada at example dot com', confidence: 0.9 }
const saying: TestEvent[] = [
  { type: 'voice.started' },
  { type: 'microphone.opened' },
  { type: 'speech.ended' },
  done('finishSpeech'),
  done('transcribe', heard),
]
const proposed = [...saying, done('understand', { kind: 'several', parts })]
const ambiguous = [...saying, done('understand', { kind: 'several', parts, alone: 4 })]

function after(...events: TestEvent[]) {
  const { snapshot, sent } = run(voiceCaptureMachine, { input: { field: age, form }, events })
  const reports = sent.flatMap(({ to, event }) => (to === 'parent' && !event.type.startsWith('xstate.') ? [event] : []))
  return { state: snapshot.value, reports }
}

describe('An utterance that answers several fields', () => {
  it('is shown whole, and fills nothing before a yes', () => {
    expect(after(...proposed)).toEqual({
      state: { completed: 'proposing' },
      reports: [{ type: 'voice.proposed', parts, transcript: heard.text, confidence: 0.9 }],
    })
  })

  it('is looked at in the form around the field in a pause already, so that no part of it is shown as an answer', () => {
    const pausing: TestEvent[] = [...saying.slice(0, 2), { type: 'speech.began' }, { type: 'speech.paused' }]
    const { snapshot } = run(voiceCaptureMachine, { input: { field: age, form }, events: pausing })
    expect(givenTo('previewSpeech', snapshot)).toMatchObject({ field: age, form })
  })

  it.each(['voice.confirmed', 'voice.pressed'] as const)('is given answer by answer after %s', (type) => {
    expect(after(...proposed, { type })).toEqual({
      state: { completed: 'given' },
      reports: [
        { type: 'field.answered', value: 42, transcript: 'forty two', confidence: 0.9 },
        { type: 'field.chosen', index: 1 },
        {
          type: 'field.answered',
          value: 'ada@example.com',
          transcript: 'ada at example dot com',
          confidence: 0.9,
        },
      ],
    })
  })

  it('leads back to the first field that it passed over', () => {
    const [first, last] = parts.map(({ field }) => field)
    if (!first || !last) throw new TypeError('Two fields are answered')
    const [answered, passed] = ['answered', 'passed'].map((id) => ({ ...first, id }))
    const fields = [first, answered, passed, last].filter((field) => field !== undefined)
    const events: TestEvent[] = [...proposed, { type: 'voice.confirmed' }]
    const input = { field: age, form: { fields, values: { answered: 7 } } }
    const { sent } = run(voiceCaptureMachine, { input, events })
    const chosen = sent.flatMap(({ event }) => (event.type === 'field.chosen' ? [event] : []))
    expect(chosen).toEqual([
      { type: 'field.chosen', index: 3 },
      { type: 'field.chosen', index: 2 },
    ])
  })

  it('answers only the open field when the person wants that', () => {
    expect(after(...proposed, { type: 'voice.limited' })).toMatchObject({
      state: { completed: 'accepted' },
      reports: [{ type: 'field.answered', value: 42 }],
    })
  })

  it('is asked about once more where all of it may be the answer of the open field', () => {
    const limited: TestEvent[] = [...ambiguous, { type: 'voice.limited' }]
    expect(after(...limited).reports).toMatchObject([{ type: 'voice.doubted', value: 42, others: [4] }])
    expect(after(...limited, { type: 'voice.refused' }).reports).toContainEqual(
      expect.objectContaining({ type: 'voice.doubted', value: 4 }),
    )
  })

  it('is asked about again where the person comes back, also with what all of it may be', () => {
    const unconfirmed = { parts, transcript: heard.text, confidence: 0.9, others: [4] }
    const back = (...events: TestEvent[]) =>
      run(voiceCaptureMachine, { input: { field: age, form, unconfirmed }, events })
    const { snapshot, sent } = back()
    expect(snapshot.value).toEqual({ completed: 'proposing' })
    expect(sent).toContainEqual({ to: 'parent', event: { type: 'voice.proposed', ...unconfirmed } })
    expect(back({ type: 'voice.limited' }).snapshot.value).toEqual({ completed: 'confirming' })
  })

  it('may give the answer of one field only, which is doubted with a word on that', () => {
    const mixed = done('understand', { kind: 'answer', value: 42, isSure: false, isMixed: true })
    expect(after(...saying, mixed).reports).toMatchObject([{ type: 'voice.doubted', value: 42, isMixed: true }])
  })

  it('is forgotten when the person types', () => {
    expect(after(...proposed, { type: 'field.typed', value: 7 })).toEqual({ state: 'idle', reports: [] })
  })
})
