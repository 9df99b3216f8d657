import { expect, it } from 'vitest'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import {
  currentField,
  currentState,
  hasAnswers,
  mayBeSent,
  settledStates,
} from '../../../machines/form-session/context.ts'
import { validateAnswer } from '../../../rules/answers.ts'
import { canSubmit } from '../../../rules/form-answers.ts'
import { all, anywhere, at, violations, from, no, on, sendsTo } from '../support/laws.ts'
import { run, explore } from '../support/paths.ts'
import { fields, input, real } from './sessions.ts'
import { answering, key, fieldEvents, type Here, type Move, statuses, steps } from './form-session.paths.ts'

const start = run(formSessionMachine, { input, real, events: [] }).snapshot
const index = ({ context }: Here) => context.index
const stays = ({ before, after }: Move) => index(before) === index(after)
const isRefused = (here: Here) => here.hasTag('refused')
const isWrong = ({ context }: Here) => validateAnswer(currentField(context), currentState(context).value) !== undefined
const status = ({ context }: Here, place = context.index) =>
  context.states[context.form.fields[place]?.id ?? '']?.status
const hasSettled = ({ after }: Move) => canSubmit(after.context.form.fields, settledStates(after.context))
const moves = (step: Move) => !stays(step)
const isLeft = ({ before, after }: Move) =>
  ['pending', 'completed', 'error'].includes(status(after, index(before)) ?? '')
const waits = (step: Move) => from('advancing')(step) && step.event.type === 'time.elapsed'
const isMove = (step: Move) => on('next.requested', 'previous.requested')(step) && moves(step)
const isOn = (step: Move) => index(step.after) === index(step.before) + 1 || at('reviewing')(step)
const isBetween = ({ after }: Move) => index(after) < after.context.form.fields.length - 1
const wasEmpty = ({ before }: Move) => currentState(before.context).value === undefined
const isEmpty = ({ after }: Move) => !hasAnswers(after.context)
const isLeftEmpty = (step: Move) => on('field.blurred')(step) && wasEmpty(step)

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
      ({ after }) => status(after) === (isRefused(after) ? 'error' : 'active'),
    ),
  ).toEqual([])
})

it('marks a field completed when it is left with a value, in error when that is invalid, else pending', () => {
  expect(violations(answering.steps, moves, isLeft)).toEqual([])
})

it('moves one field at a time, never past the ends', () => {
  expect(violations(steps, isMove, (step) => Math.abs(index(step.before) - index(step.after)) === 1)).toEqual([])
  expect(violations(steps, on('field.chosen'), ({ after }) => index(after) === fields.length - 1)).toEqual([])
})

it('moves on 500 ms after a field completes, unless a key or touch cancels it', () => {
  expect(violations(steps, waits, isOn)).toEqual([])
  expect(violations(steps, on('advance.cancelled'), (step) => stays(step) && at('answering')(step))).toEqual([])
})

it('stays where it is after the last field', () => {
  expect(violations(steps, at('advancing'), (step) => isBetween(step) || step.after.context.isChanging)).toEqual([])
})

it('stays where the person has come back to what they said', () => {
  const isFound = all(from('recalling'), on('field.answered'))
  expect(violations(steps, isFound, (step) => stays(step) && at('answering', 'recalling')(step))).toEqual([])
  expect(violations(steps, on('recording.found'), sendsTo('voiceCapture', 'voice.started'))).toEqual([])
})

it('does not move on by itself when auto-advance is off', () => {
  const still = explore(formSessionMachine, { input: { ...input, autoAdvance: false }, events: fieldEvents, key, real })
  expect(violations(still.steps, anywhere, no(at('advancing')))).toEqual([])
})

it('goes to the review only when every required field is completed and valid, optional ones empty or valid', () => {
  expect(violations(steps, all(at('reviewing'), from('filling')), hasSettled)).toEqual([])
  expect(violations(steps, on('submission.requested'), hasSettled)).toEqual([])
  expect(violations(steps, on('submission.requested'), at('reviewing', 'unanswered'))).toEqual([])
})

const goesOn = on('next.requested', 'field.confirmed', 'form.finished')
const isFirst = (step: Move) => all(goesOn, from('filling'), no(from('refused')))(step) && isWrong(step.before)

it('stays the first time that the person goes on from a wrong answer, and says why', () => {
  expect(violations(steps, isFirst, (step) => at('refused')(step) && stays(step))).toEqual([])
  expect(violations(steps, at('refused'), ({ after }) => status(after) === 'error')).toEqual([])
})

it('leaves it for later the second time, in error', () => {
  const isSecond = all(from('refused'), on('next.requested', 'field.confirmed'), no(at('refused')))
  expect(violations(steps, isSecond, moves)).toEqual([])
  expect(violations(steps, isSecond, ({ before, after }) => status(after, index(before)) === 'error')).toEqual([])
})

it('stays the first time again once there is another answer', () => {
  const answers = on('field.typed', 'field.picked', 'field.answered', 'field.retried')
  expect(violations(steps, all(from('refused'), answers), no(at('refused')))).toEqual([])
})

it('calls nothing wrong that is left while it is still empty', () => {
  expect(violations(steps, isLeftEmpty, ({ before, after }) => status(before) === status(after))).toEqual([])
})

it('leads from the end to what is missing, and says there is nothing to send where nothing is answered', () => {
  const led = all(on('form.finished'), at('refused'))
  expect(violations(steps, led, ({ after }) => isWrong(after))).toEqual([])
  expect(violations(steps, at('unanswered'), isEmpty)).toEqual([])
  expect(violations(steps, at('reviewing'), (step) => !isEmpty(step))).toEqual([])
})

it('goes on to the review that was asked for while the answer was said, or to what is missing', () => {
  const isSaid = all(from('awaiting'), on('field.answered'))
  expect(violations(steps, isSaid, (step) => at('reviewing', 'refused')(step) || isWrong(step.after))).toEqual([])
  expect(violations(steps, all(isSaid, at('reviewing')), hasSettled)).toEqual([])
})

it('waits for all answers of one utterance, of which the first would go on to the review alone', () => {
  expect(violations(steps, all(from('awaiting'), on('voice.proposed')), at('proposed'))).toEqual([])
})

const isChanged = ({ context }: Here) => context.isChanging
const isAnswered = (step: Move) => waits(step) && isChanged(step.before) && mayBeSent(step.before.context)

it('changes an answer from the review, and where the review was only read aloud', () => {
  for (const asked of ['review.left', 'change.requested'])
    expect(violations(steps, on(asked), (step) => at('filling')(step) && isChanged(step.after))).toEqual([])
})

it('comes to the review from a field that is changed, wherever that was asked for, and from no other', () => {
  const isAsked = on('submission.requested', 'form.finished')
  const comesBack = all(from('filling'), at('reviewing'), no(isAsked), no(from('awaiting')))
  expect(violations(steps, comesBack, ({ before }) => before.context.isChanging)).toEqual([])
  expect(violations(steps, isAnswered, at('reviewing'))).toEqual([])
  const elsewhere = all(from('filling'), on('previous.requested', 'field.chosen'))
  expect(violations(steps, elsewhere, ({ after }) => !after.context.isChanging)).toEqual([])
})

it('ends only from the question whether it shall', () => {
  expect(violations(steps, at('ended'), from('restarting', 'ended'))).toEqual([])
  expect(violations(steps, on('restart.refused'), at('filling'))).toEqual([])
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
