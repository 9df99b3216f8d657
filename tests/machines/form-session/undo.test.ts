import { expect, it } from 'vitest'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import { UNDO_STEPS_MAX } from '../../../rules/limits.ts'
import { type PathEvent, run } from '../support/paths.ts'
import { input, real } from './sessions.ts'

type TestEvent = PathEvent<typeof formSessionMachine>
const undo: TestEvent = { type: 'undo.requested' }
const typed = (value: string): TestEvent => ({ type: 'field.typed', value })
const spoken = (value: string): TestEvent => ({ type: 'field.answered', value, transcript: value, confidence: 0.9 })
const said = (command: 'undo' | 'clear'): TestEvent => ({ type: 'voice.commanded', command, transcript: command })
const next: TestEvent = { type: 'next.requested' }

const after = (...events: TestEvent[]) => run(formSessionMachine, { input, real, events }).snapshot
const here = ({ context: { index, states } }: ReturnType<typeof after>) => [
  index,
  states['name']?.value,
  states['age']?.value,
]

it('restores the answer before', () => {
  expect(here(after(spoken('Ada'), spoken('Grace'), undo))).toEqual([0, 'Ada', undefined])
  expect(here(after(spoken('Ada'), { type: 'field.retried' }, undo))).toEqual([0, 'Ada', undefined])
  expect(here(after(spoken('Ada'), undo))).toEqual([0, undefined, undefined])
})

it('goes back to the field whose answer it restores', () => {
  expect(here(after(spoken('Ada'), next, undo))).toEqual([0, undefined, undefined])
})

it('goes on to a later field, when its answer was the last', () => {
  const back: TestEvent = { type: 'previous.requested' }
  expect(here(after(next, spoken('41'), spoken('42'), back, undo))).toEqual([1, undefined, '41'])
})

it.each([{ type: 'field.retried' } as const, said('clear')])(
  'brings back what was typed and then cleared: %j',
  (clear) => {
    expect(here(after(typed('Ada'), clear))).toEqual([0, undefined, undefined])
    expect(here(after(typed('Ada'), clear, undo))).toEqual([0, 'Ada', undefined])
  },
)

it('undoes several answers, one after the other', () => {
  const given = [spoken('Ada'), spoken('Grace'), next, spoken('41'), spoken('42')]
  expect(here(after(...given, undo))).toEqual([1, 'Grace', '41'])
  expect(here(after(...given, undo, undo))).toEqual([1, 'Grace', undefined])
  expect(here(after(...given, undo, undo, undo))).toEqual([0, 'Ada', undefined])
})

it('takes letters that are typed one after the other for one step', () => {
  expect(here(after(spoken('Ada'), typed('Adal'), typed('Adali'), undo))).toEqual([0, 'Ada', undefined])
})

it('keeps what it can take back within a limit', () => {
  const many = Array.from({ length: UNDO_STEPS_MAX + 5 }, (_, at) => spoken(`Ada ${at}`))
  expect(after(...many).context.undos).toHaveLength(UNDO_STEPS_MAX)
})

it('hears "undo" and "clear" from the voice, which is then ready for another answer', () => {
  expect(here(after(spoken('Ada'), spoken('Grace'), said('undo')))).toEqual([0, 'Ada', undefined])
  expect(here(after(spoken('Ada'), said('clear')))).toEqual([0, undefined, undefined])
  expect(here(after(spoken('Ada'), said('clear'), undo))).toEqual([0, 'Ada', undefined])
})
