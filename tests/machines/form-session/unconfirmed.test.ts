import { describe, expect, it } from 'vitest'
import { savedSession } from '../../../machines/form-session/context.ts'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import { anywhere, givenTo, same, sendsTo, violations } from '../support/laws.ts'
import { inJson } from '../../support/json.ts'
import { type PathEvent, run } from '../support/paths.ts'
import { steps } from './form-session.paths.ts'
import { input, real } from './sessions.ts'

type TestEvent = PathEvent<typeof formSessionMachine>

const said = { value: 'Edda', transcript: 'edda', confidence: 0.3 }
const doubted: TestEvent = { type: 'voice.doubted', ...said }
const proposed: TestEvent = {
  type: 'voice.proposed',
  parts: [{ field: input.form.fields[0]!, value: 'Ada', words: 'ada' }],
  transcript: 'ada forty two',
  confidence: 0.9,
}
const asked: TestEvent = { type: 'answer.asked', asked: { fieldId: 'name', unconfirmed: said } }
const elsewhere: TestEvent = { type: 'field.chosen', index: 1 }
const back: TestEvent = { type: 'field.chosen', index: 0 }

/** What the voice of the current field is to ask about. */
function askedAfter(...events: TestEvent[]): unknown {
  const { snapshot } = run(formSessionMachine, { input, real, events })
  return Object(givenTo('voiceCapture', snapshot)).unconfirmed
}

describe('What waits for a yes when its field is left', () => {
  it.each([doubted, proposed])('is asked about again there, and nowhere else: $type', (event) => {
    expect(askedAfter(event, elsewhere)).toBeUndefined()
    expect(askedAfter(event, elsewhere, back)).toMatchObject(event)
  })

  it('is asked about by the page where a conversation ends', () => {
    const left: TestEvent = { type: 'answer.left', fieldId: 'name', unconfirmed: said }
    expect(askedAfter(left)).toEqual(said)
    expect(askedAfter(elsewhere, left)).toBeUndefined()
    expect(askedAfter(elsewhere, left, back)).toEqual(said)
    expect(askedAfter(left, { type: 'answer.taken' })).toBeUndefined()
  })

  it.each<TestEvent>([
    { type: 'field.answered', value: 'Ada', transcript: 'ada', confidence: 0.9 },
    { type: 'field.typed', value: 'Ada' },
    { type: 'field.picked', value: 'Ada' },
    { type: 'field.retried' },
    { type: 'field.misheard', kind: 'refused', transcript: 'edda' },
  ])('is over with $type', (event) => {
    expect(askedAfter(doubted, event, elsewhere, back)).toBeUndefined()
  })
})

const unconfirmedIn = ({ session }: ReturnType<typeof savedSession>) => session.unconfirmed

/** A page that is loaded again after these events. */
function loadedAgain(events: TestEvent[], answer: TestEvent[] = [{ type: 'recovery.accepted' }]) {
  const { snapshot } = run(formSessionMachine, { input, real, events })
  const saved = inJson(savedSession(snapshot.context))
  return run(formSessionMachine, { input: { ...input, saved }, real, events: answer }).snapshot
}

describe('What waits for a yes when the page ends', () => {
  it('is stored whenever it changes', () => {
    const isStored = sendsTo('storeSession', 'session.changed')
    const changes = steps.filter(({ before, after }) => {
      const [one, other] = [before, after].map(({ context }) => unconfirmedIn(savedSession(context)))
      return after.matches('live') && !same(one, other)
    })
    expect(violations(changes, anywhere, isStored)).toEqual([])
  })

  it.each([doubted, proposed, asked])('waits for it again after Continue: $type', (event) => {
    expect(loadedAgain([event], []).hasTag('recovering'), 'there is something to continue').toBe(true)
    const snapshot = loadedAgain([event])
    const { type: _, ...waiting } = event.type === 'answer.asked' ? { ...said, type: '' } : { ...event }
    expect(givenTo('voiceCapture', snapshot)).toMatchObject({ unconfirmed: waiting })
    expect(snapshot.context.states['name'], 'nothing is taken without the yes').toMatchObject({ value: undefined })
  })

  it('waits in its field, of which the person had left', () => {
    const snapshot = loadedAgain([doubted, elsewhere, { type: 'field.typed', value: '42' }])
    expect(snapshot.context).toMatchObject({ index: 1, unconfirmed: { name: said } })
    expect(givenTo('voiceCapture', snapshot)).toMatchObject({ unconfirmed: undefined })
  })

  it('is forgotten where the person starts over', () => {
    const snapshot = loadedAgain([doubted], [{ type: 'recovery.refused' }])
    expect(snapshot.context.unconfirmed).toEqual({})
    expect(unconfirmedIn(savedSession(snapshot.context))).toBeUndefined()
  })

  it.each<TestEvent>([
    { type: 'field.answered', value: 'Ada', transcript: 'ada', confidence: 0.9 },
    { type: 'field.typed', value: 'Ada' },
    { type: 'field.retried' },
    { type: 'field.misheard', kind: 'refused', transcript: 'edda' },
  ])('is no more on the device after $type', (event) => {
    expect(loadedAgain([doubted, event]).context.unconfirmed).toEqual({})
  })

  it('is no more on the device once the conversation has its yes or its no', () => {
    const over: TestEvent = { type: 'answer.asked', asked: null }
    expect(loadedAgain([asked, over], []).hasTag('recovering')).toBe(false)
  })

  it('is nothing to continue where the form no longer asks for it, or something else was stored', () => {
    const session = { ...savedSession(run(formSessionMachine, { input, real, events: [] }).snapshot.context).session }
    for (const stored of ['{"gone":{"value":"a","transcript":"a"}}', '{"age":{"value":{},"transcript":"a"}}', '4']) {
      const saved = { session: { ...session, unconfirmed: JSON.parse(stored) }, voiceSessionId: 's', formVersion: '' }
      const { snapshot } = run(formSessionMachine, { input: { ...input, saved }, real, events: [] })
      expect(snapshot.hasTag('filling')).toBe(true)
    }
  })
})
