import { expect, it } from 'vitest'
import type { FieldState } from '../../../rules/form-answers.ts'
import { all, anywhere, at, breaches, from, no, on, same, tells } from '../support/laws.ts'
import { facts, type Move, steps, walked } from './field.paths.ts'

const lastReport = ({ place: { told } }: Move): FieldState => told.at(-1)?.event['state']
const isPendingWhenEmpty = ({ after }: Move) => after.matches('pending') === (after.context.value === undefined)
const isToldAsItIs = (move: Move) =>
  lastReport(move).status === move.after.value && lastReport(move).value === move.after.context.value

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

const isFine = (step: Move) => on('field.confirmed')(step) && step.before.context.value === '42'

it('is judged when it is confirmed', () => {
  expect(breaches(steps, on('field.confirmed'), at('completed', 'error'))).toEqual([])
  expect(breaches(steps, isFine, at('completed'))).toEqual([])
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

const isValid = ({ after, before: { context } }: Move) =>
  after.matches('completed') || (!after.matches('error') && context.field.required === false)

it('is told as valid when it is completed, or empty and optional, and never in error', () => {
  expect(breaches(steps, anywhere, (step) => lastReport(step).isValid === isValid(step))).toEqual([])
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

it('tells the field, its words and its problem along with the value', () => {
  expect(breaches(steps, anywhere, (step) => same(toldOf(step), knownOf(step)))).toEqual([])
})

const problem = ({ after }: Move) => after.context.validationError

it('has a problem when it is in error, and none once it is typed, retried, completed or left empty', () => {
  const isCured = on('field.typed', 'field.retried')
  expect(breaches(steps, at('error'), (step) => problem(step) !== undefined)).toEqual([])
  expect(breaches(steps, isCured, (step) => problem(step) === undefined)).toEqual([])
  expect(breaches(steps, at('completed', 'pending'), (step) => problem(step) === undefined)).toEqual([])
})

const moment = ({ after }: Move) => after.context.completedAt

it('notes when it was completed, in UTC, and only then', () => {
  const completes = all(at('completed'), no(on('field.restored')), no(from('completed')))
  expect(breaches(steps, completes, (step) => /^\d{4}-\d\d-\d\dT.*Z$/.test(moment(step) ?? ''))).toEqual([])
  expect(breaches(steps, on('field.typed', 'field.retried'), (step) => moment(step) === undefined)).toEqual([])
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
    breaches(steps, isBack, (step) => same(restored(step), [42, 'forty two', 0.8, '2026-11-21T00:00:00Z'])),
  ).toEqual([])
})

const heardWith = ({ after: { context } }: Move) => [context.transcript, context.confidence]

it('keeps what was said with the value that was understood', () => {
  expect(breaches(steps, on('field.answered'), (step) => same(heardWith(step), ['forty two', 0.8]))).toEqual([])
})

it('tells of a completed answer when it was spoken or confirmed, not when it was only left', () => {
  const isDone = tells('parent', 'field.completed')
  expect(
    breaches(walked.steps, all(on('field.answered', 'field.confirmed'), from('active'), at('completed')), isDone),
  ).toEqual([])
  expect(breaches(walked.steps, on('field.left', 'field.restored'), no(isDone))).toEqual([])
})
