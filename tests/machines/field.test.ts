import { expect, it } from 'vitest'
import type { FieldState } from '../../rules/form-answers.ts'
import { all, anywhere, at, breaches, from, no, on, tells } from '../machine-laws.ts'
import { facts, type Move, walked } from './field.walks.ts'

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
