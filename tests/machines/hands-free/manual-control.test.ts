import { describe, expect, it } from 'vitest'
import { voiceFailure } from '../../../machines/voice-capture/failures.ts'
import { failed } from '../support/paths.ts'
import { answered, entered, type TestEvent, heard, snapshotAfter, said, start, type Way, ways } from './snapshots.ts'
import { atLast, atModal, input, formState } from './form-states.ts'

/** The person uses the page, or turns away; the form changes by other means than the conversation. */

const goOn = 'I am not listening now. Press "Go on" to continue.'
const question = 'Question 1 of 2. Your name.'
const hidden: TestEvent = { type: 'page.hidden' }
const taken: TestEvent = { type: 'microphone.taken' }
const typed: TestEvent = { type: 'answer.typed' }
const paused: TestEvent = { type: 'conversation.paused' }
const resumed: TestEvent = { type: 'conversation.resumed' }
const problem: TestEvent = { type: 'answer.refused', formState: { ...formState, problem: 'Too short' } }
const accepted: TestEvent = { type: 'submission.accepted', formState: atModal }

const submitting: TestEvent[] = [...ways.sending, said('yes')]
const typing: TestEvent[] = [...ways.question, typed]
const reading: TestEvent[] = [...ways.question, said('mute')]
const waiting: TestEvent[] = [...reading, heard]

describe('The conversation', () => {
  it('has said and heard nothing before it starts', () => {
    expect(snapshotAfter()).toMatchObject({ place: 'off', says: '' })
    expect(snapshotAfter().context).toEqual({
      ...input,
      topic: 'question',
      prompt: '',
      heard: '',
      note: null,
      pending: null,
      proposed: null,
      isOneByOne: false,
      begun: [],
      prosody: { rate: 1, volume: 0.8 },
      isSpelled: false,
      awaitsSubmission: false,
      silences: 0,
      misses: 0,
      strangeSounds: 0,
      wasInterrupted: false,
      hearsItself: false,
      refused: [],
      offered: [],
    })
  })

  it('starts with the question where the form is, and from the beginning each time', () => {
    expect(snapshotAfter(start)).toMatchObject({ place: 'question', says: question })
    expect(snapshotAfter({ type: 'conversation.started', formState: atLast }).says).toMatch(/^Question 2 of 2\./)
    const again = snapshotAfter(...ways.confirming, { type: 'conversation.ended' }, start)
    expect(again).toMatchObject({ place: 'question', says: question, context: { heard: '', pending: null } })
  })

  it('waits for a touch when the page was reloaded', () => {
    const restored = snapshotAfter({ type: 'conversation.restored', formState: atLast })
    expect(restored).toMatchObject({ place: 'paused.waiting', says: goOn, context: { formState: atLast } })
  })

  it.each<Way>(['question', 'confirming', 'advancing', 'reviewing', 'sending'])(
    'in %s can be ended, and paused',
    (way) => {
      expect(snapshotAfter(...ways[way], { type: 'conversation.ended' }).place).toBe('off')
      expect(snapshotAfter(...ways[way], paused)).toMatchObject({
        place: 'paused',
        says: way === 'confirming' ? 'What you said is kept. Press "Go on", and I ask whether I heard it right.' : goOn,
      })
    },
  )

  it('ends when the form cannot be followed any more', () => {
    expect(snapshotAfter(...ways.question, failed('followForm', new TypeError('No form here'))).place).toBe('off')
  })

  it('goes on with the question, or with sending where that was asked', () => {
    expect(snapshotAfter(...waiting, resumed)).toMatchObject({ place: 'question', says: question })
    expect(snapshotAfter(...ways.sending, paused, heard, resumed)).toMatchObject({
      place: 'sending',
      says: 'Shall I send it?',
    })
    expect(snapshotAfter(...typing, resumed)).toMatchObject({ place: 'question', says: question })
  })
})

describe('A person who turns to another page or tab', () => {
  const left = `I stopped when you left this page. ${goOn}`
  const elsewhere = `Another tab or window is listening now. ${goOn}`

  it.each<Way>(['question', 'spelling', 'advancing', 'reviewing', 'sending'])(
    'in %s neither reads nor listens, and says so later',
    (way) => {
      expect(snapshotAfter(...ways[way], hidden)).toMatchObject({ place: 'paused.waiting', says: left })
      expect(snapshotAfter(...ways[way], taken)).toMatchObject({ place: 'paused.waiting', says: elsewhere })
    },
  )

  it('goes on when they say so', () => {
    expect(snapshotAfter(...ways.question, hidden, resumed)).toMatchObject({
      place: 'question',
      says: `I stopped when you left this page. ${question}`,
    })
  })

  it.each<[string, TestEvent[], string]>([
    ['does not repeat what was said', waiting, 'paused.waiting'],
    ['is not talked to about the pause', reading, 'paused.waiting'],
    ['may come back to what they typed', typing, 'typing'],
    ['has it sent', submitting, 'submitting'],
    ['has had it sent', [...submitting, accepted], 'off'],
  ])('%s', (_, events, place) => {
    const before = snapshotAfter(...events).says
    for (const away of [hidden, taken]) expect(snapshotAfter(...events, away)).toMatchObject({ place, says: before })
  })
})

describe('Typing', () => {
  it.each<Way>(['question', 'confirming', 'spelling', 'advancing', 'reviewing'])('silences it in %s', (way) => {
    const { place, says, snapshot } = snapshotAfter(...ways[way], typed)
    expect({ place, tags: [...snapshot.tags] }).toEqual({ place: 'typing', tags: [] })
    expect(says).toContain('You are typing. Press Enter for the next question, or "Go on" to talk.')
  })

  it('goes on in silence, even when it is not accepted, until the next question', () => {
    expect(snapshotAfter(...typing, typed).place).toBe('typing')
    expect(snapshotAfter(...typing, problem)).toMatchObject({
      place: 'typing',
      context: { formState: { problem: 'Too short' } },
    })
    expect(snapshotAfter(...typing, entered(atLast)).says).toMatch(/^Question 2 of 2\./)
  })

  it('after a pause leaves the pause as it is', () => {
    expect(snapshotAfter(...waiting, typed).place).toBe('paused.waiting')
  })
})

describe('During a pause', () => {
  it.each<[string, TestEvent]>([
    ['pausing again', paused],
    ['a problem', problem],
    ['another question', entered(atLast)],
    ['the submit modal', { type: 'review.opened', formState: atModal }],
    ['its end', { type: 'review.closed', formState: atLast }],
    ['sending', { type: 'submission.begun', formState: atModal }],
    ['its failure', { type: 'submission.failed', formState: { ...atModal, failure: 'The server failed.' } }],
    ['a change', { type: 'form.changed', formState: atLast }],
    ['a key', { type: 'advance.cancelled', formState: atLast }],
  ])('%s is noticed in silence', (_, event) => {
    const now = 'formState' in event ? event.formState : formState
    expect(snapshotAfter(...waiting, event)).toMatchObject({
      place: 'paused.waiting',
      says: goOn,
      context: { formState: now },
    })
  })

  it('the success is announced', () => {
    expect(snapshotAfter(...waiting, accepted).says).toMatch(/^Form Submitted Successfully!/)
  })
})

describe('Another hand', () => {
  it('that changes the form is noticed where it is', () => {
    for (const type of ['form.changed', 'advance.cancelled'] as const)
      expect(snapshotAfter(...ways.question, { type, formState: atLast })).toMatchObject({
        place: 'question.listening',
        context: { formState: atLast },
      })
  })

  it('that holds the form while an answer stands is followed, with words', () => {
    const now = { ...formState, answer: 'Ada' }
    expect(snapshotAfter(...ways.question, answered, { type: 'advance.cancelled', formState: now }).says).toBe(
      'I stay here. Question 1 of 2. Your name. Your answer is Ada. Say "next", or say another.',
    )
  })

  it('that goes to another question is followed at once', () => {
    expect(snapshotAfter(...ways.question, entered(atLast)).says).toMatch(/^Question 2 of 2\./)
    expect(snapshotAfter(...ways.question, said('next'), entered(atLast)).place).toBe('question')
  })

  it('that fills in what the form refuses is given the reason', () => {
    expect(snapshotAfter(...ways.question, problem)).toMatchObject({
      place: 'question',
      says: `Too short. ${question}`,
    })
  })

  it('that opens the submit modal, or closes it, is asked about that', () => {
    expect(snapshotAfter(...ways.question, { type: 'review.opened', formState: atModal }).says).toBe('Shall I send it?')
    expect(snapshotAfter(...ways.sending, { type: 'review.closed', formState: atLast }).says).toMatch(
      /^It is not sent\. All/,
    )
  })

  it('that sends is followed to the end', () => {
    const begun: TestEvent = { type: 'submission.begun', formState: atModal }
    expect(snapshotAfter(...ways.sending, begun)).toMatchObject({ place: 'submitting', says: 'I am sending it.' })
    expect(snapshotAfter(...ways.sending, begun, accepted)).toMatchObject({ place: 'finished' })
  })

  it('that presses Submit while nothing is understood presses it again for what is said later', () => {
    const awaited = { type: 'submission.awaited' } as const
    const silent = { type: 'voice.failed', failure: voiceFailure('nothing-heard'), transcript: '' } as const
    expect(snapshotAfter(...ways.question, awaited).context.awaitsSubmission).toBe(true)
    expect(snapshotAfter(...ways.question, awaited, silent).context.awaitsSubmission).toBe(false)
    const ended: TestEvent[] = [...ways.question, awaited, { type: 'conversation.ended' }]
    expect(snapshotAfter(...ended, start).context.awaitsSubmission).toBe(false)
  })

  it('that presses Submit while an answer waits for its yes is followed once the yes is understood', () => {
    const awaited = { type: 'submission.awaited' } as const
    const silent = { type: 'voice.failed', failure: voiceFailure('nothing-heard'), transcript: '' } as const
    const asked = [...ways.confirming, awaited, silent, heard, said('yes')]
    expect(snapshotAfter(...asked, { type: 'form.changed', formState: atLast }).commands).toEqual([
      { type: 'submission.requested' },
    ])
  })
})
