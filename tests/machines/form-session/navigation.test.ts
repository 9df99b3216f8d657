import { describe, expect, it } from 'vitest'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import { done, elapsed, failed, type PathEvent, run } from '../support/paths.ts'
import { input, real, saved } from './sessions.ts'

type TestEvent = PathEvent<typeof formSessionMachine>

const typed = (value: string): TestEvent => ({ type: 'field.typed', value })
const spoken = (value: string): TestEvent => ({ type: 'field.answered', value, transcript: value, confidence: 0.9 })
const said = (command: 'undo' | 'clear' | 'help'): TestEvent => ({
  type: 'voice.commanded',
  command,
  transcript: command,
})
const chosen = (index: number): TestEvent => ({ type: 'field.chosen', index })
const next: TestEvent = { type: 'next.requested' }
const previous: TestEvent = { type: 'previous.requested' }
const confirmed: TestEvent = { type: 'field.confirmed' }
const acknowledged: TestEvent = { type: 'voice.acknowledged' }
const requested: TestEvent = { type: 'submission.requested' }
const closed: TestEvent = { type: 'review.closed' }
const receipt = { success: true as const, id: 'r-1', submission_id: 'r-1' }
const accepted: TestEvent = { type: 'submission.accepted', receipt }

/** The state of the session, its current field, and the status of each field. */
function after(events: TestEvent[], changes: Partial<typeof input> = {}): string {
  const { context, value } = run(formSessionMachine, { input: { ...input, ...changes }, real, events }).snapshot
  const states = context.form.fields.map(({ id }) => context.states[id])
  return [placeOf(value), context.index, ...states.map((state) => `${state?.status}:${state?.value ?? ''}`)].join(' ')
}

const placeOf = (value: unknown): string => {
  const form = typeof value === 'object' && value !== null && 'live' in value ? value.live : value
  const inner = typeof form === 'object' && form !== null && 'form' in form ? form.form : form
  return typeof inner === 'string' ? inner : Object.values(inner ?? {}).join()
}

const restart: TestEvent = { type: 'restart.requested' }
const finished: TestEvent = { type: 'form.finished' }
const blurred = (index: number): TestEvent => ({ type: 'field.blurred', index })
const picked = (value: string): TestEvent => ({ type: 'field.picked', value })
const left = (index: number): TestEvent => ({ type: 'review.left', index })
const changed = (index: number): TestEvent => ({ type: 'change.requested', index })
const reviewed = [typed('Ada'), requested]

const optional = { ...input.form, fields: input.form.fields.map((field) => ({ ...field, required: false })) }

describe('A session', () => {
  it.each<[string, TestEvent[], string]>([
    ['begins at the first field', [], 'answering 0 active: pending:'],
    ['goes to the next field', [next], 'answering 1 pending: active:'],
    ['goes no further than the last', [next, next], 'answering 1 pending: active:'],
    ['goes back', [next, previous], 'answering 0 active: pending:'],
    ['goes back no further than the first', [previous], 'answering 0 active: pending:'],
    ['goes to a chosen field', [chosen(1)], 'answering 1 pending: active:'],
    ['goes to the last field when the chosen one is beyond', [chosen(9)], 'answering 1 pending: active:'],
    ['stays when its own field is chosen', [chosen(0)], 'answering 0 active: pending:'],
    ['keeps what is typed', [typed('Ada')], 'answering 0 active:Ada pending:'],
    ['completes what is left', [typed('Ada'), next], 'answering 1 completed:Ada active:'],
    ['fails what is left and invalid', [chosen(1), typed('old'), previous], 'answering 0 active: error:old'],
    ['rests a moment after what is confirmed', [typed('Ada'), confirmed], 'advancing 0 completed:Ada pending:'],
    ['rests a moment after what is spoken', [spoken('Ada')], 'advancing 0 completed:Ada pending:'],
    ['goes on by itself', [spoken('Ada'), elapsed(500)], 'answering 1 completed:Ada active:'],
    ['is held by a touch', [spoken('Ada'), { type: 'advance.cancelled' }], 'answering 0 completed:Ada pending:'],
    ['is held by typing', [spoken('Ada'), typed('Adam')], 'answering 0 active:Adam pending:'],
    ['is held by Say it again', [spoken('Ada'), { type: 'field.retried' }], 'answering 0 active: pending:'],
    ['is held by a clear', [spoken('Ada'), said('clear')], 'answering 0 active: pending:'],
    ['does nothing with other commands', [spoken('Ada'), said('help')], 'advancing 0 completed:Ada pending:'],
    ['rests not at the last field', [chosen(1), spoken('42')], 'answering 1 pending: completed:42'],
    ['stays at what is invalid', [chosen(1), typed('old'), confirmed], 'refused 1 pending: error:old'],
    [
      'says at once what is wrong where it is left',
      [chosen(1), typed('old'), blurred(1)],
      'answering 1 pending: error:old',
    ],
    ['calls nothing wrong where nothing is typed yet', [chosen(1), blurred(1)], 'answering 1 pending: active:'],
    [
      'hears of a field too late that is left already',
      [typed('Ada'), next, blurred(0)],
      'answering 1 completed:Ada active:',
    ],
    ['rests a moment after what is picked', [picked('Ada')], 'advancing 0 completed:Ada pending:'],
    [
      'rests again after another pick',
      [picked('Ada'), picked('Eva'), elapsed(499)],
      'advancing 0 completed:Eva pending:',
    ],
    ['says at once that a pick is wrong', [chosen(1), picked('old')], 'answering 1 pending: error:old'],
    ['leads from its end to what is wrong here', [chosen(1), typed('old'), finished], 'refused 1 pending: error:old'],
    ['skips an optional field when nothing is confirmed', [confirmed], 'answering 1 pending: active:'],
    [
      'goes on from what is confirmed already',
      [typed('Ada'), confirmed, confirmed],
      'answering 1 completed:Ada active:',
    ],
    ['goes on from what was spoken, by Done', [spoken('Ada'), acknowledged], 'answering 1 completed:Ada active:'],
    ['goes on from the last field nowhere', [chosen(1), spoken('42'), confirmed], 'answering 1 pending: completed:42'],
    ['stays at a required field', [next, confirmed], 'refused 1 pending: error:'],
    ['takes back the last answer', [typed('Ada'), { type: 'undo.requested' }], 'answering 0 active: pending:'],
    ['takes back by word', [spoken('Ada'), said('undo')], 'answering 0 active: pending:'],
    ['takes nothing back where nothing was said', [said('undo')], 'answering 0 active: pending:'],
    ['opens no review while an answer is needed', [typed('Ada'), requested], 'answering 0 active:Ada pending:'],
  ])('%s', (_, events, outcome) => {
    expect(after(events)).toBe(outcome)
  })

  it.each<[string, TestEvent[], string]>([
    ['opens the review', [typed('Ada'), requested], 'unsent 0 completed:Ada pending:'],
    ['comes back from the review', [typed('Ada'), requested, closed], 'answering 0 active:Ada pending:'],
    ['is sent, and the review says so', [typed('Ada'), requested, accepted], 'sent 0 completed:Ada pending:'],
    ['is over after that', [typed('Ada'), requested, accepted, closed], 'submitted 0 completed:Ada pending:'],
    ['asks before it is started over', [typed('Ada'), restart], 'restarting 0 completed:Ada pending:'],
    ['goes on when it is not', [typed('Ada'), restart, { type: 'restart.refused' }], 'answering 0 active:Ada pending:'],
    ['can be started over', [typed('Ada'), restart, { type: 'session.restarted' }], 'ended 0 completed:Ada pending:'],
    [
      'is never started over without the question',
      [typed('Ada'), { type: 'session.restarted' }],
      'answering 0 active:Ada pending:',
    ],
    ['opens the review at its end', [typed('Ada'), next, finished], 'unsent 1 completed:Ada pending:'],
    ['opens no review of nothing', [next, finished], 'unanswered 1 pending: active:'],
    ['opens no review of nothing from the panel either', [requested], 'unanswered 0 active: pending:'],
    ['goes on when something is answered after all', [requested, typed('Ada')], 'answering 0 active:Ada pending:'],
    ['changes an answer from the review', [...reviewed, left(0)], 'answering 0 active:Ada pending:'],
    ['comes back to the review by Next', [...reviewed, left(0), typed('Eva'), next], 'unsent 0 completed:Eva pending:'],
    [
      'comes back to the review by Enter',
      [...reviewed, left(0), typed('Eva'), confirmed, elapsed(500)],
      'unsent 0 completed:Eva pending:',
    ],
    [
      'comes back from the last field too',
      [...reviewed, left(1), picked('42'), elapsed(500)],
      'unsent 1 completed:Ada completed:42',
    ],
    [
      'comes to the review from a change that was asked for without it',
      [typed('Ada'), next, changed(0), picked('Eva'), elapsed(500)],
      'unsent 0 completed:Eva pending:',
    ],
    ['goes on as ever after another move', [...reviewed, left(1), previous, next], 'answering 1 completed:Ada active:'],
  ])('of optional fields %s', (_, events, outcome) => {
    expect(after(events, { form: optional })).toBe(outcome)
  })

  it.each<[string, TestEvent[], string]>([
    ['asks whether to go on', [], 'offering-recovery 0 pending: pending:'],
    ['goes on', [{ type: 'recovery.accepted' }], 'answering 1 completed:Ada active:4'],
    ['starts over', [{ type: 'recovery.refused' }], 'answering 0 active: pending:'],
  ])('that was left %s', (_, events, outcome) => {
    expect(after(events, { saved })).toBe(outcome)
  })
})

const sessionOf = (...events: TestEvent[]) => {
  const { context, value } = run(formSessionMachine, { input, real, events }).snapshot
  return [JSON.stringify(value).replace(/.*"server-session":"([^"]*)".*/, '$1'), context.sessionId]
}

describe('The session of the server', () => {
  it.each<[string, TestEvent[], string, string | null]>([
    ['is asked for', [], 'opening', null],
    ['is kept once it is there', [done('createSession', 's-1')], 'open', 's-1'],
    ['is done without until the submit', [failed('createSession', new TypeError('No network'))], 'unopened', null],
    ['is replaced by that of the submit', [{ type: 'session.opened', sessionId: 's-2' }], 'open', 's-2'],
  ])('%s', (_, events, place, id) => {
    expect(sessionOf(...events)).toEqual([place, id])
  })
})

const givenTo = (child: string, ...events: TestEvent[]): unknown => {
  const { children } = run(formSessionMachine, { input: { ...input, form: optional }, real, events }).snapshot
  const { given } =
    (children as Record<string, { getSnapshot(): { given?: unknown } } | undefined>)[child]?.getSnapshot() ?? {}
  return given
}

it('gives each helper what it needs', () => {
  expect(givenTo('createSession')).toEqual({ formId: 'form-1' })
  expect(givenTo('voiceCapture', typed('Ada'), next, previous)).toEqual({
    field: optional.fields[0],
    answer: 'Ada',
    form: { fields: optional.fields, values: { name: 'Ada' }, language: undefined },
  })
  expect(givenTo('submission', typed('Ada'), requested)).toMatchObject({
    payload: { formId: 'form-1', responses: { name: { value: 'Ada' } } },
  })
})
