import { expect, it } from 'vitest'
import { all, anywhere, at, breaches, from, givenTo, no, on } from '../machine-laws.ts'
import { forbidden, form, type Move, steps } from './form-editor.walks.ts'

const isSaved = ({ after: { context } }: Move) => context.draft === context.sent
const isKept = ({ before, after }: Move) => before.context.draft === after.context.draft

it('has unsaved changes after any change, until it is saved', () => {
  expect(breaches(steps, on('draft.changed'), ({ after }) => after.hasTag('unsaved'))).toEqual([])
  expect(breaches(steps, at('clean'), isSaved)).toEqual([])
})

it('saves no form that has an issue', () => {
  expect(breaches(steps, at('saving'), ({ after }) => after.context.sent.title.trim() !== '')).toEqual([])
})

it('asks before leaving with unsaved changes, and leaves only after a yes or a save', () => {
  expect(breaches(steps, at('left'), (step) => isSaved(step) || step.event.type === 'leave.confirmed')).toEqual([])
})

it('keeps what was changed while it was saving as unsaved', () => {
  expect(breaches(steps, on('xstate.done.actor.saveForm'), (step) => at('dirty')(step) !== isSaved(step))).toEqual([])
})

it('is still unsaved when saving fails, and says why', () => {
  const hasFailed = on('xstate.error.actor.saveForm')
  expect(breaches(steps, hasFailed, (step) => at('dirty')(step) && Boolean(step.after.context.failure))).toEqual([])
})

const words = ({ after }: Move) => after.context.failure?.message
const isForbidden = ({ event }: Move) => 'error' in event && event.error === forbidden

it('says what the server said, or else that something went wrong, until it is saved anew', () => {
  const isOver = all(from('saving'), at('dirty'), no(on('xstate.done.actor.saveForm')))
  expect(breaches(steps, isForbidden, (step) => words(step) === forbidden.message)).toEqual([])
  expect(
    breaches(
      steps,
      (step) => isOver(step) && !isForbidden(step),
      (step) => words(step) === 'Something went wrong. Please try again.',
    ),
  ).toEqual([])
  expect(breaches(steps, all(at('saving'), on('save.requested')), (step) => words(step) === undefined)).toEqual([])
})

it('saves the draft as it is, and keeps the form as the server stored it', () => {
  const isSent = all(on('save.requested'), at('saving'))
  expect(breaches(steps, isSent, ({ before, after }) => givenTo('saveForm', after) === before.context.draft)).toEqual(
    [],
  )
  expect(breaches(steps, on('xstate.done.actor.saveForm'), ({ after }) => after.context.form === form)).toEqual([])
  expect(
    breaches(steps, at('editing', 'left'), ({ after: { context } }) => [null, form].includes(context.form)),
  ).toEqual([])
})

it('lists the issues of a form that cannot be saved until something is changed', () => {
  expect(breaches(steps, anywhere, (step) => step.after.hasTag('refused') === at('refused')(step))).toEqual([])
  expect(breaches(steps, all(from('refused'), on('draft.changed')), at('editing'))).toEqual([])
})

it('asks while it is asked, and stays after a no', () => {
  expect(breaches(steps, anywhere, (step) => step.after.hasTag('asking') === at('asking')(step))).toEqual([])
  expect(breaches(steps, on('leave.refused'), at('editing'))).toEqual([])
})

it('has nothing unsaved once it is clean or left', () => {
  expect(breaches(steps, at('clean', 'left'), ({ after }) => !after.hasTag('unsaved'))).toEqual([])
})

it('begins with what it was given, unsent and unfailed', () => {
  const begins = on('xstate.init')
  expect(breaches(steps, begins, isSaved)).toEqual([])
  expect(breaches(steps, begins, ({ after: { context } }) => !context.form && !context.failure)).toEqual([])
})

it('never loses the draft', () => {
  expect(breaches(steps, all(anywhere, no(on('draft.changed'))), isKept)).toEqual([])
})
