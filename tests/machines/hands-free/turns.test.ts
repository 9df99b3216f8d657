import { describe, expect, it } from 'vitest'
import type { ListenFor } from '../../../contract/types.gen.ts'
import { givenTo } from '../support/laws.ts'
import { done, elapsed, failed } from '../support/paths.ts'
import {
  answered,
  doubted,
  entered,
  type Happening,
  heard,
  moment,
  ordered,
  said,
  start,
  starting,
  type Way,
  ways,
} from './snapshots.ts'
import { atLast, atModal, failure, name, room, formState } from './form-states.ts'

const unread = done('readAloud', false)
const silenced: Happening = { type: 'reading.stopped' }
const sent: Happening = { type: 'submission.accepted', formState: atModal }

/** What is read aloud, and in which language; undefined while nothing is. */
const readIn = (events: Happening[]) => givenTo('readAloud', moment(...events).snapshot)
/** What the microphone listens for; undefined while it is closed. */
const listeningIn = (events: Happening[]) => givenTo('voiceCapture', moment(...events).snapshot)

const tagsIn = (...events: Happening[]) => [...moment(...events).snapshot.tags]

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
    expect(readIn(reading)).toEqual({ text, locale: 'en-US' })
    expect(listeningIn(reading)).toBeUndefined()
    expect(listeningIn(ways[way])).toMatchObject({ listenFor })
    expect(readIn(ways[way])).toBeUndefined()
    expect(moment(...ways[way])).toMatchObject({ place: `${way}.listening`, hasOpened: true })
  })

  it('reads nothing while an answer stands for a moment, and listens at once', () => {
    expect(readIn(ways.advancing)).toBeUndefined()
    expect(listeningIn(ways.advancing)).toMatchObject({ listenFor: 'conversation' })
    expect(moment(...ways.advancing).hasOpened).toBe(true)
    expect(moment(...ways.advancing, answered).hasOpened).toBe(true)
  })

  it('tells the page what it does', () => {
    expect(tagsIn(start)).toEqual(['reading'])
    expect(tagsIn(start, unread)).toEqual(['reading'])
    expect(tagsIn(start, heard)).toEqual(['listening'])
    expect(tagsIn(...ways.advancing)).toEqual(['listening'])
    expect(tagsIn({ type: 'conversation.restored', formState })).toEqual(['waiting'])
  })

  it('says what just happened once', () => {
    const cleared: Happening[] = [...ways.confirming, said('clear')]
    expect(moment(...cleared).says).toBe('Cleared. Question 1 of 2. Your name.')
    expect(moment(...cleared, heard, said('repeat')).says).toBe('Question 1 of 2. Your name.')
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

describe('Reading', () => {
  const help: Happening[] = [...ways.question, ordered('help')]
  const paused: Happening[] = [...ways.question, ordered('stop')]

  it.each<[string, Happening[], string]>([
    ['a question', [start], 'question.listening'],
    ['help', help, 'question'],
    ['how to go on', paused, 'paused.waiting'],
    ['the success', [start, sent], 'off'],
  ])('of %s ends when it was read, at a touch or Escape, or after a time', (_, events, next) => {
    for (const end of [heard, silenced, elapsed(60_000)]) expect(moment(...events, end).place).toBe(next)
    expect(moment(...events, elapsed(9_000)).place).toBe(moment(...events).place)
  })

  it.each<[string, Happening[], string, string]>([
    ['a question', [start], 'question.showing', 'question.listening'],
    ['help', help, 'helping.showing', 'question'],
    ['how to go on', paused, 'paused.showing', 'paused.waiting'],
    ['the success', [start, sent], 'finished.showing', 'off'],
  ])('where nobody can speak, %s stands there for a time, or until a touch', (_, events, showing, next) => {
    const mute: Happening[] = [...events, unread]
    expect(moment(...mute).place).toBe(showing)
    expect(moment(...events, failed('readAloud', new TypeError('No voice here'))).place).toBe(showing)
    for (const end of [silenced, elapsed(30_000)]) expect(moment(...mute, end).place).toBe(next)
    expect(moment(...mute, elapsed(1_000)).place).toBe(showing)
  })

  it('takes no longer than its words need', () => {
    expect(moment(start, elapsed(14_000)).place).toBe('question')
    expect(moment(start, elapsed(15_000)).place).toBe('question.listening')
    expect(moment(start, unread, elapsed(2_000)).place).toBe('question.showing')
    expect(moment(start, unread, elapsed(3_000)).place).toBe('question.listening')
  })
})

describe('What waited for a yes is forgotten,', () => {
  const now = { ...formState, canUndo: true }
  const changed: Happening = { type: 'form.changed', formState: now }
  const held: Happening = { type: 'advance.cancelled', formState: now }
  const problem: Happening = { type: 'answer.refused', formState: { ...now, problem: 'Too short' } }
  const spell: Happening[] = [said('spell'), heard]

  it.each<[string, Happening[]]>([
    ['after a no', [ordered('no')]],
    ['when it is cleared', [said('clear')]],
    ['when it is undone', [said('undo')]],
    ['when it is cleared while it is spelled again', [...spell, said('clear'), changed]],
    ['when another answer is undone', [changed, ...spell, said('undo'), changed]],
    ['when the person takes over and goes on later', [{ type: 'conversation.resumed' }]],
    ['with another question', [entered(now)]],
    ['when the form refuses it', [problem]],
    ['when it was filled in and held', [ordered('yes'), held]],
    ['when what was said then came to nothing', [ordered('yes'), { type: 'voice.overheard' }, failure('denied')]],
  ])('and that it was spelled, %s', (_, events) => {
    const asked: Happening[] = [...ways.spelled, ...events, heard]
    expect(listeningIn(asked)).toMatchObject({ answer: undefined, listenFor: 'conversation' })
    expect(moment(...asked, doubted).says).toBe('I heard Eda. Is that right?')
  })

  it('at the end of the form', () => {
    const back: Happening[] = [...ways.advancingLast, elapsed(500), heard, said('back'), heard]
    expect(listeningIn(back)).toMatchObject({ field: room, answer: atLast.answer })
  })
})
