import { describe, expect, it } from 'vitest'
import { MISSES_MAX, MISSES_OFFER, SILENCES_MAX } from '../../../rules/limits.ts'
import { elapsed } from '../support/paths.ts'
import {
  answered,
  doubted,
  entered,
  type TestEvent,
  heard,
  snapshotAfter,
  said,
  start,
  starting,
  type Way,
  ways,
} from './snapshots.ts'
import { atLast, atModal, failure, formState, name } from './form-states.ts'
import { VOICE_SENTENCES } from '../../../rules/voice-failures.ts'

const { failures } = VOICE_SENTENCES

const goOn = 'I am not listening now. Press "Go on" to continue.'
const goOnWithAnswer = 'What you said is kept. Press "Go on", and I ask whether I heard it right.'
const gaveUp = {
  place: 'resting',
  says: 'I stop asking. Say "go on" to continue, or press it, or ask "what can I say". I listen for nothing else, for 2 minutes.',
}
const silence = failure('nothing-heard')
const missed = failure('not-understood')

/** So often in a row, asked again each time; the last time it is not listened to any more. */
const times = (count: number, event: TestEvent): TestEvent[] =>
  Array.from({ length: count }, () => [event, heard])
    .flat()
    .slice(0, -1)

const after = (way: Way, ...events: TestEvent[]) => snapshotAfter(...ways[way], ...events)

describe('Silence', () => {
  it('is named, and the question asked in fewer words', () => {
    expect(after('question', silence)).toMatchObject({ place: 'question', says: 'I heard nothing. Your name.' })
  })

  it.each<Way>(['question', 'confirming', 'spelling', 'finishing', 'reviewing', 'sending', 'failed'])(
    'in %s is asked into again, and after some is left alone',
    (way) => {
      expect(after(way, ...times(SILENCES_MAX - 1, silence)).place).toBe(way)
      expect(after(way, ...times(SILENCES_MAX, silence))).toMatchObject(gaveUp)
    },
  )

  it('means nothing while an answer stands for a moment', () => {
    expect(after('advancing', silence)).toMatchObject({ place: 'advancing.pausing', context: { silences: 0 } })
  })
})

const begun = (...events: TestEvent[]) => after('question', ...events).context.begun

describe('What is not understood', () => {
  it('of an answer is remembered, since more of it may follow, until there is one or the form goes on', () => {
    expect(begun(missed)).toEqual(['gibberish'])
    expect(begun(...times(MISSES_MAX - 1, missed))).toHaveLength(3)
    for (const end of [answered, doubted, said('clear'), entered(atLast)]) expect(begun(missed, heard, end)).toEqual([])
    expect(after('confirming', missed).context.begun).toEqual([])
  })

  it('is named with what was heard', () => {
    expect(after('question', missed).says).toBe('I heard "gibberish", and did not understand. Your name.')
  })

  it('is asked for in letters or by typing from some time on', () => {
    const offer = 'Say "spell it" to spell it, or type it. Your name.'
    expect(after('question', ...times(MISSES_OFFER - 1, missed)).says).not.toContain(offer)
    expect(after('question', ...times(MISSES_OFFER, missed)).says).toContain(offer)
    expect(after('last', ...times(MISSES_OFFER, missed)).says).toContain('You can type it too.')
  })

  it('is no part of an answer, and not to be spelled, where no question is asked', () => {
    for (const way of ['finishing', 'reviewing', 'sending'] as const)
      expect(after(way, ...times(MISSES_OFFER, missed)).says).not.toMatch(/spell it|type it/)
    const telephone = starting({ ...formState, fields: [{ ...name, type: 'tel' }] })
    expect(snapshotAfter(telephone, heard, missed).says).toContain('Say the rest')
    expect(snapshotAfter(telephone, heard, said('review'), heard, missed).says).not.toContain('Say the rest')
  })

  it.each<[Way, TestEvent]>([
    ['question', missed],
    ['question', said('yes')],
    ['question', said('no')],
    ['confirming', missed],
    ['finishing', answered],
    ['reviewing', doubted],
  ])('in %s is asked for again after %j, and after some no more', (way, event) => {
    expect(after(way, ...times(MISSES_MAX - 1, event)).place).toBe(way)
    expect(after(way, ...times(MISSES_MAX, event))).toMatchObject(gaveUp)
  })

  it('is counted beside silence', () => {
    const both = [...times(SILENCES_MAX - 1, silence), heard, ...times(MISSES_MAX - 1, missed)]
    expect(after('question', ...both).place).toBe('question')
    expect(after('question', ...both, heard, missed)).toMatchObject(gaveUp)
    expect(after('question', ...both, heard, silence)).toMatchObject(gaveUp)
  })
})

describe.each(['no-answer', 'busy'] as const)('Recognition that fails as %s', (kind) => {
  const late = failure(kind)

  it('is told, and the question asked again', () => {
    expect(after('question', late)).toMatchObject({
      place: 'question',
      says: `${failures[kind]} Question 1 of 2. Your name.`,
    })
  })

  it('leaves a conversation that goes on by voice when it stays so', () => {
    expect(after('question', ...times(2, late)).place).toBe('question')
    const rests = `${failures[kind]} Say "go on" to continue, or press it, or ask "what can I say". I listen for nothing else, for 2 minutes.`
    expect(after('question', ...times(3, late))).toMatchObject({ place: 'resting', says: rests })
  })
})

describe('The counts start again', () => {
  const almost = [...times(SILENCES_MAX - 1, silence), heard, ...times(MISSES_MAX - 1, missed), heard]
  const resumed: TestEvent = { type: 'conversation.resumed' }
  const changed: TestEvent = { type: 'form.changed', formState: atModal }

  it.each<[string, Way, TestEvent[]]>([
    ['with "repeat"', 'question', [said('repeat')]],
    ['with "try again"', 'question', [said('retry')]],
    ['with a command that cannot be done', 'question', [said('back')]],
    ['with an answer', 'question', [answered, { type: 'voice.overheard' }, missed]],
    ['with a doubted answer', 'question', [doubted]],
    ['with a no', 'confirming', [said('no')]],
    ['with another question', 'question', [{ type: 'question.entered', formState: atModal }]],
    ['after a pause', 'question', [said('stop'), resumed]],
    ['after it was given up', 'sending', [silence, resumed]],
    ['after it was given up, with the modal open', 'question', [missed, changed, resumed]],
    [
      'with a question that is gone to from the modal',
      'sending',
      [
        { type: 'field.named', index: 1 },
        { type: 'review.closed', formState: atLast },
      ],
    ],
    ['with another conversation', 'question', [{ type: 'conversation.ended' }, start]],
  ])('%s', (_, way, events) => {
    expect(after(way, ...almost, ...events).context).toMatchObject({ silences: 0, misses: 0 })
    for (const event of [silence, missed])
      expect(after(way, ...almost, ...events, heard, event).place).not.toMatch(/paused|resting/)
  })
})

describe('A microphone that fails', () => {
  it.each<[Way, string]>([
    ['question', goOn],
    ['confirming', goOnWithAnswer],
    ['spelling', goOn],
    ['reviewing', goOn],
    ['sending', goOn],
  ])('in %s is named, with the way on, and asked no more', (way, wayOn) => {
    expect(after(way, failure('denied'))).toMatchObject({ place: 'paused', says: `${failures.denied} ${wayOn}` })
  })
})

describe('A form that does not answer', () => {
  it('is waited for long while it sends, and not for ever', () => {
    expect(after('sending', said('yes'), elapsed(119_000)).place).toBe('submitting')
    expect(after('sending', said('yes'), elapsed(121_000))).toMatchObject({
      place: 'paused',
      says: `I stop asking. ${goOn}`,
    })
  })
})
