import { describe, expect, it } from 'vitest'
import { answered, doubted, type TestEvent, heard, replay, start } from './snapshots.ts'
import { atLast, atModal, doubt, failure } from './form-states.ts'

const speaks: TestEvent = { type: 'voice.overheard' }
const hidden: TestEvent = { type: 'page.hidden' }
const taken: TestEvent = { type: 'microphone.taken' }
const resumed: TestEvent = { type: 'conversation.resumed' }

const asked = [start, heard]
const confirming = [...asked, doubted, heard]
const spelling: TestEvent[] = [...asked, { type: 'spell.said' }, heard]
const cutShort = [...asked, speaks, hidden]
const kept = [...cutShort, doubted]

const after = (...events: TestEvent[]) => replay(events)
const waits = (...events: TestEvent[]) => after(...events).snapshot.matches({ on: { paused: 'waiting' } })
const isPending = (...events: TestEvent[]) => after(...events).snapshot.context.pending !== null
const isKept = (...events: TestEvent[]) => waits(...events) && isPending(...events)
const isForgotten = (...events: TestEvent[]) => waits(...events) && !isPending(...events)
const says = (...events: TestEvent[]) => after(...events).snapshot.context.prompt

describe('What was half said when the person turned away', () => {
  it('is the end of the answer: the microphone closes, and it is still understood', () => {
    for (const away of [hidden, taken]) {
      const { snapshot, sent } = after(...asked, speaks, away)
      expect(snapshot.matches({ on: { talking: { question: { listening: 'cut-short' } } } })).toBe(true)
      expect(sent).toContainEqual({ to: 'voiceCapture', event: { type: 'voice.finished' } })
      expect(snapshot.children.voiceCapture).toBeDefined()
    }
    expect(after(...cutShort, taken, hidden).snapshot.value).toEqual(after(...cutShort).snapshot.value)
  })

  it('is kept, sure or not, and never filled in while the page is hidden', () => {
    for (const answers of [answered, doubted]) {
      expect(isKept(...cutShort, answers)).toBe(true)
      expect(after(...cutShort, answers).sent.filter(({ to }) => to === 'followForm')).toEqual([])
    }
    expect(isKept(...spelling, speaks, taken, doubted)).toBe(true)
  })

  it('is asked for when the conversation goes on', () => {
    expect(says(...kept)).toBe(
      'I stopped when you left this page. What you said is kept. Press "Go on", and I ask whether I heard it right.',
    )
    expect(says(...kept, resumed)).toBe('I heard Eda. Is that right?')
    expect(says(...asked, speaks, taken, doubted)).toMatch(/^Another tab or window is listening now\. What you said/)
    const { sent } = after(...kept, resumed, heard, { type: 'yes.said' })
    expect(sent).toContainEqual({ to: 'followForm', event: { type: 'field.answered', ...doubt } })
  })

  it('waits for a touch, and is asked for with all patience', () => {
    const missed = [failure('not-understood'), heard, failure('nothing-heard'), heard]
    expect([...after(...kept).snapshot.tags]).toEqual(['waiting'])
    const later = after(...asked, doubted, heard, ...missed, hidden, resumed).snapshot
    expect(later.context).toMatchObject({ prompt: 'I heard Eda. Is that right?', silences: 0, misses: 0 })
  })

  it('is kept through another turn away', () => {
    expect(isKept(...kept, taken)).toBe(true)
    expect(isKept(...kept, hidden)).toBe(true)
  })

  it('is nothing when it was no answer, and no command is followed behind their back', () => {
    expect(isForgotten(...cutShort, failure('not-understood'))).toBe(true)
    const command: TestEvent = { type: 'voice.commanded', command: 'next', transcript: 'next' }
    expect(isForgotten(...cutShort, command)).toBe(true)
    expect(after(...cutShort, command).sent.filter(({ to }) => to === 'followForm')).toEqual([])
    expect(isForgotten(...asked, hidden)).toBe(true)
  })

  it.each<[string, TestEvent]>([
    ['typed', { type: 'answer.typed' }],
    ['went to another field', { type: 'question.entered', formState: atLast }],
    ['opened the review', { type: 'review.opened', formState: atModal }],
  ])('is forgotten when they %s', (_, event) => {
    expect(isForgotten(...kept, event)).toBe(true)
    expect(says(...kept, event)).toContain('Press "Go on" to continue.')
    expect(after(...kept, event).snapshot.context.pending).toBeNull()
    expect(says(...kept, event, resumed)).not.toContain('Eda')
  })
})

describe('What waits for a yes when the person turns away', () => {
  it.each<[string, TestEvent, string]>([
    ['the page', hidden, 'I stopped when you left this page.'],
    ['the microphone', taken, 'Another tab or window is listening now.'],
  ])('is kept when they leave %s, and asked for again', (_, away, why) => {
    expect(isKept(...confirming, away)).toBe(true)
    expect(says(...confirming, away)).toMatch(new RegExp(`^${why} What you said is kept\\.`))
    expect(says(...confirming, away, resumed)).toBe('I heard Eda. Is that right?')
  })
})
