import { describe, expect, it } from 'vitest'
import type { ListenFor } from '../../../contract/types.gen.ts'
import { givenTo } from '../support/laws.ts'
import { done, elapsed, failed } from '../support/paths.ts'
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
import { atLast, atModal, failure, name, room, formState } from './form-states.ts'

const unread = done('readAloud', false)
const silenced: TestEvent = { type: 'reading.stopped' }
const sent: TestEvent = { type: 'submission.accepted', formState: atModal }

/** What is read aloud, and in which language; undefined while nothing is. */
const readIn = (events: TestEvent[]) => givenTo('readAloud', snapshotAfter(...events).snapshot)
/** What the microphone listens for; undefined while it is closed. */
const listeningIn = (events: TestEvent[]) => givenTo('voiceCapture', snapshotAfter(...events).snapshot)

const tagsIn = (...events: TestEvent[]) => [...snapshotAfter(...events).snapshot.tags]

describe('A turn', () => {
  it.each<[Way, string, ListenFor]>([
    ['question', 'Question 1 of 2. Your name.', 'conversation'],
    ['confirming', 'I heard Eda. Is that right?', 'command'],
    ['spelling', 'Your name. Spell it: "alpha" for a, "bravo" for b. Say "help" to hear them all.', 'spelling'],
    ['finishing', 'All questions are done. Say "review" to hear your answers, or "submit" to send them.', 'command'],
    [
      'reviewing',
      'There are no answers yet. Still needed: Your name. Say "submit" to send them, or "change" and the name of a question.',
      'command',
    ],
    ['sending', 'Shall I send it?', 'command'],
    ['failed', 'Submission Failed. The server failed. Say "try again", or "stop".', 'command'],
  ])('in %s reads "%s", then listens for %s', (way, text, listenFor) => {
    const reading = ways[way].slice(0, -1)
    expect(readIn(reading)).toEqual({ text, locale: 'en-US', rate: 1, volume: 0.8 })
    expect(listeningIn(reading)).toBeUndefined()
    expect(listeningIn(ways[way])).toMatchObject({ listenFor })
    expect(readIn(ways[way])).toBeUndefined()
    expect(snapshotAfter(...ways[way])).toMatchObject({ place: `${way}.listening`, hasOpened: true })
  })

  it('reads nothing while an answer stands for a moment, and listens at once', () => {
    expect(readIn(ways.advancing)).toBeUndefined()
    expect(listeningIn(ways.advancing)).toMatchObject({ listenFor: 'conversation' })
    expect(snapshotAfter(...ways.advancing).hasOpened).toBe(true)
    expect(snapshotAfter(...ways.advancing, answered).hasOpened).toBe(true)
  })

  it('shows the page what it does', () => {
    expect(tagsIn(start)).toEqual(['reading'])
    expect(tagsIn(start, unread)).toEqual(['reading'])
    expect(tagsIn(start, heard)).toEqual(['listening'])
    expect(tagsIn(...ways.advancing)).toEqual(['listening'])
    expect(tagsIn({ type: 'conversation.restored', formState })).toEqual(['waiting'])
  })

  it('says what just happened once', () => {
    const cleared: TestEvent[] = [...ways.confirming, said('clear')]
    expect(snapshotAfter(...cleared).says).toBe('Cleared. Question 1 of 2. Your name.')
    expect(snapshotAfter(...cleared, heard, said('repeat')).says).toBe('Question 1 of 2. Your name.')
  })
})

describe('Listening', () => {
  it('knows the question, the answer that stands and the names of all questions', () => {
    expect(listeningIn([starting({ ...formState, answer: 'Ada' }), heard])).toEqual({
      field: name,
      answer: 'Ada',
      labels: ['Your name', 'Favourite room'],
      listenFor: 'conversation',
    })
    expect(listeningIn(ways.last)).toMatchObject({ field: room, answer: undefined })
  })

  it('corrects what waits for a yes rather than what stands', () => {
    expect(listeningIn([starting({ ...formState, answer: 'Ada' }), heard, doubted, heard])).toMatchObject({
      answer: 'Eda',
    })
    expect(listeningIn(ways.advancing)).toMatchObject({ answer: 'Ada' })
  })

  it('expects only commands where the answer is a file', () => {
    const file = starting({ ...formState, fields: [{ ...name, type: 'file' }] })
    expect(listeningIn([file, heard])).toMatchObject({ listenFor: 'command' })
  })
})

const prosody = (...events: TestEvent[]) => readIn([...ways.question, ...events])

describe('Reading', () => {
  const help: TestEvent[] = [...ways.question, said('help')]
  const paused: TestEvent[] = [...ways.question, { type: 'conversation.paused' }]
  const stopped: TestEvent[] = [...ways.question, said('stop')]

  it.each<[string, TestEvent[], string]>([
    ['a question', [start], 'question.listening'],
    ['help', help, 'question'],
    ['how to go on', paused, 'paused.waiting'],
    ['how to go on by voice', stopped, 'resting.listening.awaiting'],
    ['the success', [start, sent], 'off'],
  ])('of %s ends when it was read, at a touch or Escape, or after a time', (_, events, next) => {
    for (const end of [heard, silenced, elapsed(60_000)]) expect(snapshotAfter(...events, end).place).toBe(next)
    expect(snapshotAfter(...events, elapsed(9_000)).place).toBe(snapshotAfter(...events).place)
  })

  it.each<[string, TestEvent[], string, string]>([
    ['a question', [start], 'question.showing', 'question.listening'],
    ['help', help, 'helping.showing', 'question'],
    ['how to go on', paused, 'paused.showing', 'paused.waiting'],
    ['how to go on by voice', stopped, 'resting.showing', 'resting.listening.awaiting'],
    ['the success', [start, sent], 'finished.showing', 'off'],
  ])('without a voice, %s is shown for a time, or until a touch', (_, events, showing, next) => {
    const mute: TestEvent[] = [...events, unread]
    expect(snapshotAfter(...mute).place).toBe(showing)
    expect(snapshotAfter(...events, failed('readAloud', new TypeError('No voice here'))).place).toBe(showing)
    for (const end of [silenced, elapsed(30_000)]) expect(snapshotAfter(...mute, end).place).toBe(next)
    expect(snapshotAfter(...mute, elapsed(1_000)).place).toBe(showing)
  })

  it('is slower, faster, louder or quieter when the person says so, and stays so', () => {
    expect(prosody(said('repeat'))).toMatchObject({ rate: 1, volume: 0.8 })
    expect(prosody(said('slower'))).toMatchObject({ text: 'Question 1 of 2. Your name.', rate: 0.8, volume: 0.8 })
    expect(prosody(said('faster'), heard, said('repeat'))).toMatchObject({ rate: 1.25 })
    expect(prosody(said('quieter'), heard, said('quieter'), heard, said('louder'))).toMatchObject({ volume: 0.7 })
  })

  it('has room to be louder twice, and then says that it cannot be louder', () => {
    const louder = [...ways.question, said('louder'), heard]
    expect(readIn([...louder, said('repeat')])).toMatchObject({ volume: 0.9 })
    const loudest = [...louder, said('louder'), heard]
    expect(readIn([...loudest, said('repeat')])).toMatchObject({ volume: 1 })
    expect(snapshotAfter(...louder, said('louder')).says).toBe('Question 1 of 2. Your name.')
    expect(snapshotAfter(...loudest, said('louder')).says).toMatch(
      /^I cannot speak louder\. Turn up the volume of your device\./,
    )
  })

  it('stays within what people can follow', () => {
    const slowest = Array.from({ length: 20 }, () => [said('slower'), heard, said('quieter'), heard]).flat()
    expect(readIn([...ways.question, ...slowest, said('repeat')])).toMatchObject({ rate: 0.5, volume: 0.2 })
  })

  it('has more time when it is slower', () => {
    const slow = [...ways.question, said('slower')]
    expect(snapshotAfter(...slow, elapsed(14_500)).place).toBe('question')
  })

  it('takes no longer than its words need', () => {
    expect(snapshotAfter(start, elapsed(14_000)).place).toBe('question')
    expect(snapshotAfter(start, elapsed(15_000)).place).toBe('question.listening')
    expect(snapshotAfter(start, unread, elapsed(2_000)).place).toBe('question.showing')
    expect(snapshotAfter(start, unread, elapsed(3_000)).place).toBe('question.listening')
  })
})

describe('What waited for a yes is forgotten,', () => {
  const now = { ...formState, canUndo: true }
  const changed: TestEvent = { type: 'form.changed', formState: now }
  const held: TestEvent = { type: 'advance.cancelled', formState: now }
  const problem: TestEvent = { type: 'answer.refused', formState: { ...now, problem: 'Too short' } }
  const spell: TestEvent[] = [said('spell'), heard]

  it.each<[string, TestEvent[]]>([
    ['after a no', [said('no')]],
    ['when it is cleared', [said('clear')]],
    ['when it is undone', [said('undo')]],
    ['when it is cleared while it is spelled again', [...spell, said('clear'), changed]],
    ['when another answer is undone', [changed, ...spell, said('undo'), changed]],
    ['when the person types instead and goes on later', [{ type: 'answer.typed' }, { type: 'conversation.resumed' }]],
    ['with another question', [entered(now)]],
    ['when the form refuses it', [problem]],
    ['when it was filled in and held', [said('yes'), held]],
    ['when what was said then came to nothing', [said('yes'), { type: 'voice.overheard' }, failure('denied')]],
  ])('and that it was spelled, %s', (_, events) => {
    const asked: TestEvent[] = [...ways.spelled, ...events, heard]
    expect(listeningIn(asked)).toMatchObject({ answer: undefined, listenFor: 'conversation' })
    expect(snapshotAfter(...asked, doubted).says).toBe('I heard Eda. Is that right?')
  })

  it('at the end of the form', () => {
    const back: TestEvent[] = [...ways.advancingLast, elapsed(500), heard, said('back'), heard]
    expect(listeningIn(back)).toMatchObject({ field: room, answer: atLast.answer })
  })
})
