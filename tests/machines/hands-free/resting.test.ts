import { describe, expect, it } from 'vitest'
import { RESTING_MS, RESTING_SOUNDS_MAX } from '../../../rules/conversation/limits.ts'
import { VOICE_SENTENCES } from '../../../rules/voice-failures.ts'
import { elapsed } from '../support/paths.ts'
import { atLast, atModal, failure, formState, proposed } from './form-states.ts'
import { doubted, entered, heard, replay, said, snapshotAfter, type TestEvent, ways } from './snapshots.ts'

const goOn = 'I am not listening now. Press "Go on" to continue.'
const resumed: TestEvent = { type: 'voice.commanded', command: 'resume', transcript: 'go on' }
const asked: TestEvent = { type: 'voice.commanded', command: 'help', transcript: 'what can I say' }
const touched: TestEvent = { type: 'conversation.resumed' }
const proposes: TestEvent = { type: 'voice.proposed', ...proposed }
const after = (...events: TestEvent[]) => snapshotAfter(...ways.resting, ...events)

const voiceOf = (events: TestEvent[]): unknown => {
  const { voiceCapture } = replay(events).snapshot.children
  return voiceCapture && Reflect.get(voiceCapture.getSnapshot(), 'given')
}

describe('A conversation that rests', () => {
  it('says how to go on by voice and by touch, and for how long it listens', () => {
    const stopped = snapshotAfter(...ways.question, said('stop'))
    expect(stopped).toMatchObject({ place: 'resting', hasOpened: false })
    expect(stopped.says).toBe(
      'Say "go on" to continue, or press it, or ask "what can I say". I listen for nothing else, for 2 minutes.',
    )
  })

  it('listens for the words that resume it, and for nothing else', () => {
    expect(after()).toMatchObject({ place: 'resting.listening.awaiting', hasOpened: true })
    expect(voiceOf(ways.resting)).toMatchObject({ listenFor: 'resume' })
  })

  it('says what can be said to who asks, and rests on', () => {
    const helped = after(asked)
    expect(helped).toMatchObject({ place: 'resting.explaining', hasOpened: false })
    expect(helped.says).toMatch(/^I am resting: .* Say "go on", and I go on where we stopped; .* for 2 more minutes\.$/)
    expect(after(asked, heard)).toMatchObject({ place: 'resting.listening.awaiting', hasOpened: true })
    expect(after(asked, heard, resumed)).toMatchObject({ place: 'question', says: 'Question 1 of 2. Your name.' })
  })

  it('listens for a while again to who has asked, but not for ever', () => {
    const late = elapsed(RESTING_MS - 1)
    expect(after(late, asked, heard, late).place).toBe('resting.listening.awaiting')
    expect(after(late, asked, heard, late, elapsed(1)).place).toBe('paused')
    const often = Array.from({ length: RESTING_SOUNDS_MAX - 1 }, () => [asked, heard]).flat()
    expect(after(...often).place).toBe('resting.listening.awaiting')
    expect(after(...often, asked)).toMatchObject({ place: 'paused', says: goOn })
  })

  it('goes on without a touch where it was', () => {
    expect(after(resumed)).toMatchObject({ place: 'question', says: 'Question 1 of 2. Your name.' })
    const review = [...ways.sending, said('stop'), heard, resumed]
    expect(snapshotAfter(...review)).toMatchObject({ place: 'sending', says: 'Shall I send it?' })
  })

  it.each<[string, TestEvent, string]>([
    ['one answer', doubted, 'I heard Eda. Is that right?'],
    ['several answers', proposes, 'Your name: Ada. Favourite room: Garden. Is that right?'],
  ])('asks again for what waits for a yes when it goes on: %s', (_, pending, asks) => {
    const stopped = [...ways.question, pending, heard, said('stop'), heard]
    for (const goesOn of [resumed, touched])
      expect(snapshotAfter(...stopped, goesOn)).toMatchObject({ says: asks, context: { silences: 0, misses: 0 } })
    expect(snapshotAfter(...stopped, { type: 'page.hidden' }, touched).says).toBe(asks)
    expect(snapshotAfter(...ways.question, pending, heard, said('mute'), touched).says).toBe(asks)
  })

  it('does not ask again for what the person would rather spell', () => {
    for (const leads of [said('stop'), said('mute')])
      expect(snapshotAfter(...ways.confirming, said('spell'), heard, leads, touched)).toMatchObject({
        place: 'question',
        says: 'Question 1 of 2. Your name.',
      })
  })

  it('forgets what waits for a yes once the person goes on by hand', () => {
    const stopped = [...ways.confirming, said('stop'), heard]
    for (const byHand of [{ type: 'answer.typed' }, entered(atLast)] as TestEvent[])
      expect(snapshotAfter(...stopped, byHand, touched)).toMatchObject({
        place: 'question',
        context: { pending: null },
      })
  })

  it('goes on by a touch too', () => {
    expect(after({ type: 'conversation.resumed' }).place).toBe('question')
  })

  it.each(['nothing-heard', 'not-understood', 'no-answer', 'busy'])('stays so after %s, and says nothing', (kind) => {
    const { place, says } = after(failure(kind))
    expect({ place, says }).toEqual({ place: 'resting.listening.awaiting', says: after().says })
    expect(after(failure(kind), resumed).place).toBe('question')
  })

  it('listens no longer than it said, and then says how to go on', () => {
    const late = [elapsed(RESTING_MS / 2), failure('nothing-heard'), elapsed(RESTING_MS / 2 - 1)]
    expect(after(...late).place).toBe('resting.listening.awaiting')
    expect(after(...late, elapsed(1))).toMatchObject({ place: 'paused', says: goOn })
  })

  it('listens to so many sounds at most', () => {
    const sounds = Array.from({ length: RESTING_SOUNDS_MAX }, () => failure('not-understood'))
    expect(after(...sounds.slice(1)).place).toBe('resting.listening.awaiting')
    expect(after(...sounds)).toMatchObject({ place: 'paused', says: goOn })
    expect(after(...sounds.slice(1), resumed, heard, said('stop'), heard, failure('not-understood')).place).toBe(
      'resting.listening.awaiting',
    )
  })

  it('closes the microphone at a touch, in another tab, and while the person types', () => {
    expect(after({ type: 'conversation.paused' })).toMatchObject({ place: 'paused', says: goOn })
    for (const type of ['page.hidden', 'microphone.taken', 'answer.typed'] as const)
      expect(after({ type }).place).toBe('paused.waiting')
  })

  it('says why it cannot listen', () => {
    expect(after(failure('denied'))).toMatchObject({
      place: 'paused',
      says: `${VOICE_SENTENCES.failures.denied} ${goOn}`,
    })
  })

  it.each<TestEvent>([
    { type: 'question.entered', formState: atLast },
    { type: 'answer.refused', formState },
    { type: 'review.opened', formState: atModal },
    { type: 'review.closed', formState: atLast },
    { type: 'submission.begun', formState: atModal },
    { type: 'submission.failed', formState: atModal },
  ])('follows what the person does themselves in silence: $type', (event) => {
    expect(after(event)).toMatchObject({ place: 'resting.listening.awaiting', says: after().says })
  })
})
