import { expect, it } from 'vitest'
import type { FieldState } from '../../../rules/form-answers.ts'
import { all, anywhere, at, violations, from, no, on, same, sendsTo } from '../support/laws.ts'
import { key, type Move, steps, explored } from './field.paths.ts'

const lastReport = ({ place: { sent } }: Move): FieldState => sent.at(-1)?.event['state']
const isPendingWhenEmpty = ({ after }: Move) => after.matches('pending') === (after.context.value === undefined)
const isToldAsItIs = (move: Move) =>
  lastReport(move).status === move.after.value && lastReport(move).value === move.after.context.value

it('is completed only with a valid value', () => {
  expect(violations(explored.steps, at('completed'), ({ after }) => Number(after.context.value) === 42)).toEqual([])
})

it('says why it is in error', () => {
  const words = ['Please provide a valid number', 'Number must be at least 18', 'Age cannot be empty']
  expect(
    violations(explored.steps, at('error'), ({ after }) => words.includes(after.context.validationError ?? '')),
  ).toEqual([])
})

it('keeps its value while it is entered, left or confirmed, so that nothing typed is lost', () => {
  const moves = on('field.entered', 'field.left', 'field.confirmed')
  expect(
    violations(explored.steps, moves, ({ before, after }) => before.context.value === after.context.value),
  ).toEqual([])
})

const isFine = (step: Move) => on('field.confirmed')(step) && step.before.context.value === '42'

it('is judged when it is confirmed', () => {
  expect(violations(steps, on('field.confirmed'), at('completed', 'error'))).toEqual([])
  expect(violations(steps, isFine, at('completed'))).toEqual([])
})

it('is pending again when it is left empty, and only then', () => {
  expect(violations(explored.steps, all(on('field.left'), from('active')), isPendingWhenEmpty)).toEqual([])
})

it('becomes active with nothing in it after a retry', () => {
  expect(violations(explored.steps, on('field.retried'), ({ after }) => after.matches('active'))).toEqual([])
  expect(
    violations(explored.steps, on('field.retried'), ({ after }) => key(after).every((fact) => fact === undefined)),
  ).toEqual([])
})

it('forgets what was heard once something is typed', () => {
  expect(violations(explored.steps, on('field.typed'), ({ after }) => after.context.transcript === undefined)).toEqual(
    [],
  )
})

it('reports every change to the session, as the state that is saved and judged', () => {
  expect(violations(explored.steps, anywhere, isToldAsItIs)).toEqual([])
})

const isValid = ({ after, before: { context } }: Move) =>
  after.matches('completed') || (!after.matches('error') && context.field.required === false)

it('is reported as valid when it is completed, or empty and optional, and never in error', () => {
  expect(violations(steps, anywhere, (step) => lastReport(step).isValid === isValid(step))).toEqual([])
})

const toldOf = (step: Move) => {
  const { fieldId, transcript, confidence, validationError, completedAt } = lastReport(step)
  return [fieldId, transcript, confidence, validationError, completedAt]
}
const knownOf = ({ after: { context } }: Move) => [
  context.field.id,
  context.transcript,
  context.confidence,
  context.validationError,
  context.completedAt,
]

it('reports the field, its words and its problem along with the value', () => {
  expect(violations(steps, anywhere, (step) => same(toldOf(step), knownOf(step)))).toEqual([])
})

const problem = ({ after }: Move) => after.context.validationError

it('has a problem when it is in error, and none once it is typed, retried, completed or left empty', () => {
  const isCured = on('field.typed', 'field.retried')
  expect(violations(steps, at('error'), (step) => problem(step) !== undefined)).toEqual([])
  expect(violations(steps, isCured, (step) => problem(step) === undefined)).toEqual([])
  expect(violations(steps, at('completed', 'pending'), (step) => problem(step) === undefined)).toEqual([])
})

const snapshotAfter = ({ after }: Move) => after.context.completedAt

it('notes when it was completed, in UTC, and only then', () => {
  const completes = all(at('completed'), no(on('field.restored')), no(from('completed')))
  expect(violations(steps, completes, (step) => /^\d{4}-\d\d-\d\dT.*Z$/.test(snapshotAfter(step) ?? ''))).toEqual([])
  expect(violations(steps, on('field.typed', 'field.retried'), (step) => snapshotAfter(step) === undefined)).toEqual([])
})

const restored = ({ after: { context } }: Move) => [
  context.value,
  context.transcript,
  context.confidence,
  context.completedAt,
]

it('is completed again as it was saved, with its words and its time', () => {
  const isBack = all(on('field.restored'), at('completed'))
  expect(
    violations(steps, isBack, (step) => same(restored(step), [42, 'forty two', 0.8, '2026-11-21T00:00:00Z'])),
  ).toEqual([])
})

const heardWith = ({ after: { context } }: Move) => [context.transcript, context.confidence]

it('keeps what was said with the value that was understood', () => {
  expect(violations(steps, on('field.answered'), (step) => same(heardWith(step), ['forty two', 0.8]))).toEqual([])
})

it('reports a completed answer when it was spoken or confirmed, not when it was only left', () => {
  const isDone = sendsTo('parent', 'field.completed')
  expect(
    violations(explored.steps, all(on('field.answered', 'field.confirmed'), from('active'), at('completed')), isDone),
  ).toEqual([])
  expect(violations(explored.steps, on('field.left', 'field.restored'), no(isDone))).toEqual([])
})
