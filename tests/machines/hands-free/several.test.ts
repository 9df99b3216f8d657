import { describe, expect, it } from 'vitest'
import { doubt, failure, formState, name, proposed, room, atEnd, atLast } from './form-states.ts'
import {
  doubted,
  entered,
  goingOn,
  heard,
  replay,
  said,
  snapshotAfter,
  start,
  starting,
  type TestEvent,
} from './snapshots.ts'

const proposes: TestEvent = { type: 'voice.proposed', ...proposed }
const asked = [start, heard, proposes]
const question = 'Question 1 of 2. Your name.'

describe('Answers to several fields in one utterance', () => {
  it('are read back together, each with its field, and none is filled in', () => {
    expect(snapshotAfter(...asked)).toMatchObject({
      place: 'proposing',
      says: 'Your name: Ada. Favourite room: Garden. Is that right?',
      commands: [],
    })
  })

  it('are given to the form with one yes', () => {
    const { place, commands } = snapshotAfter(...asked, heard, said('yes'))
    expect(place).toBe('giving')
    expect(commands).toEqual([{ type: 'answers.given', parts: proposed.parts, confidence: 0.9 }])
  })

  it('lead to the field after the last, or to the end of the form', () => {
    const given = [...asked, heard, said('yes')]
    expect(snapshotAfter(...given, entered(atLast))).toMatchObject({ place: 'question', context: { proposed: null } })
    expect(snapshotAfter(...given, entered(atEnd))).toMatchObject({ place: 'finishing', context: { proposed: null } })
  })

  it('are asked field by field after a no, which is reported once', () => {
    const { place, says, commands } = snapshotAfter(...asked, heard, said('no'))
    expect({ place, says }).toEqual({ place: 'question', says: `Then one by one. ${question}` })
    expect(commands).toEqual([{ type: 'field.misheard', kind: 'refused', transcript: proposed.transcript }])
  })

  it('are read back once more when one was corrected', () => {
    const corrected = proposed.parts.map((part) => (part.field === name ? { ...part, value: 'Ida' } : part))
    expect(snapshotAfter(...asked, heard, { ...proposes, parts: corrected } as TestEvent).says).toBe(
      'Your name: Ida. Favourite room: Garden. Is that right?',
    )
  })

  it('wait for a yes or a no, whatever else is said', () => {
    const asides = [said('repeat'), failure('not-understood'), doubted] as TestEvent[]
    for (const event of [...asides, ...goingOn])
      expect(snapshotAfter(...asked, heard, event)).toMatchObject({ place: 'proposing', context: { proposed } })
  })

  it('are read back after a word that they wait, where the person wants to go on', () => {
    for (const event of goingOn)
      expect(snapshotAfter(...asked, heard, event).says).toBe(
        'Before that, I need a yes or a no. Your name: Ada. Favourite room: Garden. Is that right?',
      )
  })

  it.each([
    ['clear', 'Cleared.'],
    ['undo', 'Undone.'],
  ] as const)('are forgotten with "%s"', (command, note) => {
    expect(snapshotAfter(...asked, heard, said(command))).toMatchObject({
      place: 'question',
      says: `${note} ${question}`,
      context: { proposed: null },
    })
  })

  it('are kept while the person is on another page, and asked for again', () => {
    const away = [...asked, { type: 'page.hidden' } as TestEvent]
    expect(snapshotAfter(...away)).toMatchObject({ place: 'paused.waiting', context: { proposed } })
    expect(snapshotAfter(...away, { type: 'conversation.resumed' })).toMatchObject({
      place: 'proposing',
      says: 'Your name: Ada. Favourite room: Garden. Is that right?',
    })
  })

  it('that came when the person had turned away wait for them too', () => {
    const cut: TestEvent[] = [start, heard, { type: 'voice.overheard' }, { type: 'page.hidden' }, proposes]
    expect(snapshotAfter(...cut, { type: 'conversation.resumed' }).place).toBe('proposing')
  })

  it('are letters where one wrong letter loses the person', () => {
    const email = { ...room, type: 'email' as const, label: 'Email' }
    const parts = [
      { field: name, value: 'Ada', words: 'ada' },
      { field: email, value: 'a@b.org', words: 'a at b dot org' },
    ]
    expect(snapshotAfter(start, heard, { ...proposes, parts } as TestEvent).says).toBe(
      'Your name: Ada. Email: a, at, b, dot, o, r, g. Is that right?',
    )
  })
})

describe('An answer with which others were heard', () => {
  const mixed = { type: 'voice.doubted', ...doubt, isMixed: true } as TestEvent

  it('is read back after a word that the others are asked one at a time', () => {
    const { place, says } = snapshotAfter(start, heard, mixed)
    expect({ place, says }).toEqual({ place: 'confirming', says: 'One answer at a time. I heard Eda. Is that right?' })
    expect(snapshotAfter(start, heard, { type: 'voice.doubted', ...doubt }).says).toBe('I heard Eda. Is that right?')
  })
})

describe('What listens', () => {
  const form = { fields: [name, room], values: {} }
  const now = { ...formState, form }
  const given = (...events: TestEvent[]): unknown => {
    const { voiceCapture } = replay([starting(now), heard, ...events]).snapshot.children
    return voiceCapture && Reflect.get(voiceCapture.getSnapshot(), 'given')
  }

  it('knows the form where several fields may be answered, and what waits for a yes', () => {
    expect(given()).toMatchObject({ form })
    expect(given(proposes, heard)).toMatchObject({ form, proposed: proposed.parts, listenFor: 'command' })
  })

  it('knows that each field is asked for itself once the answers were refused together', () => {
    expect(given(proposes, heard, said('no'), heard)).toMatchObject({ form: { ...form, isOneByOne: true } })
    expect(given(heard)).not.toHaveProperty('form.isOneByOne')
  })

  it('divides nothing where one answer waits', () => {
    expect(given({ type: 'voice.doubted', ...doubt }, heard)).not.toHaveProperty('form')
  })
})
