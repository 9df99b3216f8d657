import { expect, it } from 'vitest'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import { settledStates } from '../../../machines/form-session/context.ts'
import { canSubmit } from '../../../rules/form-answers.ts'
import { anywhere, at, violations, from, no, on } from '../support/laws.ts'
import { run, explore } from '../support/paths.ts'
import { fields, input, real } from './sessions.ts'
import { answering, key, fieldEvents, type Here, type Move, statuses, steps } from './form-session.paths.ts'

const start = run(formSessionMachine, { input, real, events: [] }).snapshot
const index = ({ context }: Here) => context.index
const stays = ({ before, after }: Move) => index(before) === index(after)
const status = ({ context }: Here, place = context.index) => context.states[fields[place]?.id ?? '']?.status
const hasSettled = ({ after }: Move) => canSubmit(after.context.form.fields, settledStates(after.context))
const moves = (step: Move) => !stays(step)
const isLeft = ({ before, after }: Move) =>
  ['pending', 'completed', 'error'].includes(status(after, index(before)) ?? '')
const waits = (step: Move) => from('advancing')(step) && step.event.type === 'time.elapsed'

it('starts with the first field active and the others pending', () => {
  expect(statuses(start)).toBe('active pending')
})

it('is valid from the start only where a field is not required', () => {
  expect(fields.map(({ id }) => start.context.states[id]?.isValid)).toEqual([true, false])
})

it('has one current field, which is active unless it was just answered', () => {
  expect(violations(steps, at('filling'), ({ after }) => status(after) !== 'pending')).toEqual([])
  expect(
    violations(
      steps,
      (step) => at('filling')(step) && moves(step),
      ({ after }) => status(after) === 'active',
    ),
  ).toEqual([])
})

it('marks a field completed when it is left with a value, in error when that is invalid, else pending', () => {
  expect(violations(answering.steps, moves, isLeft)).toEqual([])
})

it('moves one field at a time, never past the ends', () => {
  expect(
    violations(
      steps,
      on('next.requested', 'previous.requested'),
      (step) => Math.abs(index(step.before) - index(step.after)) === 1,
    ),
  ).toEqual([])
  expect(violations(steps, on('field.chosen'), ({ after }) => index(after) === fields.length - 1)).toEqual([])
})

it('moves on 500 ms after a field completes, unless a key or touch cancels it', () => {
  expect(violations(steps, waits, (step) => index(step.after) === index(step.before) + 1)).toEqual([])
  expect(violations(steps, on('advance.cancelled'), (step) => stays(step) && at('answering')(step))).toEqual([])
})

it('stays where it is after the last field', () => {
  expect(violations(steps, at('advancing'), ({ after }) => index(after) < fields.length - 1)).toEqual([])
})

it('does not move on by itself when auto-advance is off', () => {
  const still = explore(formSessionMachine, { input: { ...input, autoAdvance: false }, events: fieldEvents, key, real })
  expect(violations(still.steps, anywhere, no(at('advancing')))).toEqual([])
})

it('goes to the review only when every required field is completed and valid, optional ones empty or valid', () => {
  expect(violations(steps, on('submission.requested'), (step) => at('reviewing')(step) && hasSettled(step))).toEqual([])
})

it('can be undone in every place that has an answer', () => {
  expect(
    violations(
      answering.steps,
      on('undo.requested'),
      ({ before, after: { context } }) => context.undos.length < before.context.undos.length,
    ),
  ).toEqual([])
})
