import { describe, expect, it } from 'vitest'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import { givenTo } from '../support/laws.ts'
import { type PathEvent, run } from '../support/paths.ts'
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
