import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import type { FormField } from '../../contract/types.gen.ts'
import { fieldMachine } from '../../machines/field.machine.ts'
import type { FieldState } from '../../rules/form-answers.ts'
import { all, anywhere, at, breaches, from, no, on, tells } from '../machine-laws.ts'
import { missed, type PathEvent, type Step, walk } from '../machine-paths.ts'

const age: FormField = { id: 'age', name: 'age', label: 'Age', type: 'number', required: true, validation: { min: 18 } }
const [valid, invalid] = ['42', 'old']
const spoken = { transcript: 'forty two', confidence: 0.8 }
const saved = { fieldId: 'age', isValid: true, transcript: 'forty two', validationError: undefined }

const events: PathEvent<typeof fieldMachine>[] = [
  { type: 'field.entered' },
  { type: 'field.left' },
  { type: 'field.typed', value: valid },
  { type: 'field.typed', value: invalid },
  { type: 'field.confirmed' },
  { type: 'field.answered', value: 42, ...spoken },
  { type: 'field.answered', value: 7, ...spoken },
  { type: 'field.retried' },
  { type: 'field.restored', state: { ...saved, status: 'completed', value: 42 } },
  { type: 'field.restored', state: { ...saved, status: 'completed', value: 7 } },
  { type: 'field.restored', state: { ...saved, status: 'active', value: 'fo' } },
]
const facts = ({ context }: SnapshotFrom<typeof fieldMachine>) => [
  context.value,
  context.transcript,
  context.validationError,
]
const walked = walk(fieldMachine, { input: age, events, facts })

type Move = Step<typeof fieldMachine>
const lastReport = ({ place: { told } }: Move): FieldState => told.at(-1)?.event['state']
const isPendingWhenEmpty = ({ after }: Move) => after.matches('pending') === (after.context.value === undefined)
const isToldAsItIs = (move: Move) =>
  lastReport(move).status === move.after.value && lastReport(move).value === move.after.context.value

it('reaches every state and transition it declares', () => {
  expect(missed(fieldMachine, walked)).toEqual([])
})

it('is completed only with a valid value', () => {
  expect(breaches(walked.steps, at('completed'), ({ after }) => Number(after.context.value) === 42)).toEqual([])
})

it('says why it is in error', () => {
  const words = ['Please provide a valid number', 'Number must be at least 18', 'Age cannot be empty']
  expect(
    breaches(walked.steps, at('error'), ({ after }) => words.includes(after.context.validationError ?? '')),
  ).toEqual([])
})

it('keeps its value while it is entered, left or confirmed, so that nothing typed is lost', () => {
  const moves = on('field.entered', 'field.left', 'field.confirmed')
  expect(breaches(walked.steps, moves, ({ before, after }) => before.context.value === after.context.value)).toEqual([])
})

it('is pending again when it is left empty, and only then', () => {
  expect(breaches(walked.steps, all(on('field.left'), from('active')), isPendingWhenEmpty)).toEqual([])
})

it('becomes active with nothing in it after a retry', () => {
  expect(breaches(walked.steps, on('field.retried'), ({ after }) => after.matches('active'))).toEqual([])
  expect(
    breaches(walked.steps, on('field.retried'), ({ after }) => facts(after).every((fact) => fact === undefined)),
  ).toEqual([])
})

it('forgets what was heard once something is typed', () => {
  expect(breaches(walked.steps, on('field.typed'), ({ after }) => after.context.transcript === undefined)).toEqual([])
})

it('tells the session every change, as the state that is saved and judged', () => {
  expect(breaches(walked.steps, anywhere, isToldAsItIs)).toEqual([])
})

it('tells of a completed answer when it was spoken or confirmed, not when it was only left', () => {
  const isDone = tells('parent', 'field.completed')
  expect(
    breaches(walked.steps, all(on('field.answered', 'field.confirmed'), from('active'), at('completed')), isDone),
  ).toEqual([])
  expect(breaches(walked.steps, on('field.left', 'field.restored'), no(isDone))).toEqual([])
})
