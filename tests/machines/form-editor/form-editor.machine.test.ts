import { expect, it } from 'vitest'
import { all, anywhere, at, violations, from, givenTo, no, on } from '../support/laws.ts'
import type { SavedForm } from '../../../machines/form-editor/types.ts'
import { forbidden, form, type Move, steps, theirs, versionSteps } from './form-editor.paths.ts'

const isSaved = ({ after: { context } }: Move) => context.draft === context.published
const isOfEvent = ({ event, after }: Move) => 'draft' in event && after.context.draft === event.draft
const given = (after: Move['after']) => givenTo('saveForm', after) as SavedForm
const isStored = (state: string) => all(on('xstate.done.actor.saveForm'), from(state))
const isKept = ({ before, after }: Move) => before.context.draft === after.context.draft

it('has unsaved changes after any change, until it is saved', () => {
  expect(violations(steps, on('draft.changed'), ({ after }) => after.hasTag('unsaved'))).toEqual([])
  expect(violations(steps, at('clean'), isSaved)).toEqual([])
})

it('keeps every change', () => {
  for (const state of ['clean', 'dirty', 'saving'])
    expect(violations(steps, all(on('draft.changed'), from(state)), isOfEvent)).toEqual([])
})

const isWhole = (state: string) => (step: Move) =>
  all(on('save.requested'), from(state))(step) && step.before.context.draft.title.trim() !== ''

it('saves a form that has no issue, changed or not', () => {
  expect(violations(steps, isWhole('clean'), at('saving'))).toEqual([])
  expect(violations(steps, isWhole('dirty'), at('saving'))).toEqual([])
})

it('saves no form that has an issue', () => {
  expect(violations(steps, at('saving'), ({ after }) => after.context.sent.title.trim() !== '')).toEqual([])
})

it('asks before leaving with unsaved changes, and leaves only after a yes or a save', () => {
  expect(violations(steps, at('left'), (step) => isSaved(step) || step.event.type === 'leave.confirmed')).toEqual([])
})

it('is clean when it is saved, or left when the person wanted to go', () => {
  expect(violations(steps, (step) => isStored('staying')(step) && isSaved(step), at('clean'))).toEqual([])
  expect(violations(steps, (step) => isStored('leaving')(step) && isSaved(step), at('left'))).toEqual([])
})

it('keeps what was changed while it was saving as unsaved, and asks who wanted to go', () => {
  expect(violations(steps, (step) => isStored('staying')(step) && !isSaved(step), at('dirty'))).toEqual([])
  expect(violations(steps, (step) => isStored('leaving')(step) && !isSaved(step), at('asking'))).toEqual([])
})

it('is over when it is left', () => {
  expect(violations(steps, anywhere, (step) => (step.after.status === 'done') === at('left')(step))).toEqual([])
})

const isTold = (step: Move) => at('dirty')(step) && Boolean(step.after.context.failure)

it('is still unsaved when saving fails or no answer comes, and says why', () => {
  expect(violations(steps, on('xstate.error.actor.saveForm'), isTold)).toEqual([])
  expect(violations(steps, all(on('time.elapsed'), from('saving')), isTold)).toEqual([])
})

const words = ({ after }: Move) => after.context.failure?.message
const isForbidden = ({ event }: Move) => 'error' in event && event.error === forbidden

it('says what the server said, or else that something went wrong, until it is saved again', () => {
  const isOver = all(from('saving'), at('dirty'), no(on('xstate.done.actor.saveForm')))
  expect(violations(steps, isForbidden, (step) => words(step) === forbidden.message)).toEqual([])
  expect(
    violations(
      steps,
      (step) => isOver(step) && !isForbidden(step),
      (step) => words(step) === 'Something went wrong. Please try again.',
    ),
  ).toEqual([])
  expect(violations(steps, all(at('saving'), on('save.requested')), (step) => words(step) === undefined)).toEqual([])
})

it('saves the draft as it is, and keeps the form as the server stored it', () => {
  const isSent = all(on('save.requested'), at('saving'))
  expect(violations(steps, isSent, ({ before, after }) => given(after).draft === before.context.draft)).toEqual([])
  expect(violations(steps, on('xstate.done.actor.saveForm'), ({ after }) => after.context.form === form)).toEqual([])
  expect(
    violations(steps, at('editing', 'left'), ({ after: { context } }) => [null, form].includes(context.form)),
  ).toEqual([])
})

it('lists the issues of a form that cannot be saved until something is changed', () => {
  expect(violations(steps, anywhere, (step) => step.after.hasTag('refused') === at('refused')(step))).toEqual([])
  expect(violations(steps, all(from('refused'), on('draft.changed')), at('editing'))).toEqual([])
})

it('asks while it is asked, and stays after a no', () => {
  expect(violations(steps, anywhere, (step) => step.after.hasTag('asking') === at('asking')(step))).toEqual([])
  expect(violations(steps, on('leave.refused'), at('editing'))).toEqual([])
})

it('has nothing unsaved once it is clean or left', () => {
  expect(violations(steps, at('clean', 'left'), ({ after }) => !after.hasTag('unsaved'))).toEqual([])
})

it('begins with what it was given, unsent and unfailed', () => {
  const begins = on('xstate.init')
  expect(violations(steps, begins, isSaved)).toEqual([])
  expect(violations(steps, begins, ({ after: { context } }) => !context.form && !context.failure)).toEqual([])
})

const isHistory = on('draft.undone', 'draft.redone')

it('never loses the draft', () => {
  expect(violations(steps, all(anywhere, no(on('draft.changed')), no(isHistory)), isKept)).toEqual([])
})

const isBack = ({ before, after }: Move) => after.context.draft === (before.context.past.at(-1) ?? before.context.draft)
const isAgain = ({ before, after }: Move) => after.context.draft === (before.context.future[0] ?? before.context.draft)
const isEditable = from('clean', 'dirty', 'saving')

it('takes the latest edit back and does it again, also while it is saving and after it was saved', () => {
  expect(violations(steps, all(on('draft.undone'), isEditable), isBack)).toEqual([])
  expect(violations(steps, all(on('draft.redone'), isEditable), isAgain)).toEqual([])
})

const isMoved = (step: Move) => all(isHistory, no(from('saving')))(step) && !isKept(step)

it('has unsaved changes after an edit was taken back or done again, unless that is the form as it was saved', () => {
  expect(violations(steps, isMoved, (step) => step.after.hasTag('unsaved') !== isSaved(step))).toEqual([])
})

const isUntitled = ({ before }: Move) => before.context.draft.title.trim() === ''

it('saves again by itself what could not be saved because the login had ended, once it is renewed', () => {
  expect(violations(steps, isForbidden, at('interrupted'))).toEqual([])
  const isRenewed = all(from('interrupted'), on('login.renewed'))
  expect(violations(steps, (step) => isRenewed(step) && !isUntitled(step), at('saving'))).toEqual([])
  expect(violations(steps, (step) => isRenewed(step) && isUntitled(step), at('refused'))).toEqual([])
  expect(violations(steps, all(from('interrupted'), on('draft.changed')), at('editing'))).toEqual([])
})

it('goes on from what was kept of an earlier visit, against the version that it began with', () => {
  const isRestored = on('draft.restored')
  const isShown = all(isRestored, no(from('saving')))
  expect(violations(versionSteps, isRestored, ({ after }) => after.context.version === 3)).toEqual([])
  expect(violations(versionSteps, isRestored, isOfEvent)).toEqual([])
  expect(violations(versionSteps, isShown, at('editing'))).toEqual([])
  expect(violations(versionSteps, all(isRestored, from('saving')), at('saving'))).toEqual([])
})

const isAffecting = ({ before: { context } }: Move) =>
  context.draft.title.trim() !== '' && context.draft.structure !== context.published.structure

it('shows what a save does to answers that were given before it is published', () => {
  const isAsked = all(on('save.requested'), from('dirty'))
  const asks = (step: Move) => isAsked(step) && isAffecting(step)
  expect(violations(versionSteps, asks, at('reviewing'))).toEqual([])
  expect(violations(steps, isAsked, no(at('reviewing')))).toEqual([])
  expect(violations(versionSteps, on('review.requested'), at('reviewing'))).toEqual([])
  expect(violations(versionSteps, on('review.closed'), at('editing'))).toEqual([])
})

const isWholeDraft = ({ before }: Move) => before.context.draft.title.trim() !== ''

const confirms = (whole: boolean) => (step: Move) => on('save.confirmed')(step) && isWholeDraft(step) === whole

it('publishes what was shown, unless it has an issue', () => {
  expect(violations(versionSteps, confirms(true), at('saving'))).toEqual([])
  expect(violations(versionSteps, confirms(false), at('refused'))).toEqual([])
})

const versionOf = ({ after }: Move) => given(after).version

it('names the version that the draft began with, and the newest one once that was seen', () => {
  const isSent = all(on('save.requested', 'save.confirmed'), at('saving'))
  expect(violations(versionSteps, isSent, (step) => versionOf(step) === step.before.context.version)).toEqual([])
  expect(violations(versionSteps, on('version.replaced'), (step) => versionOf(step) === theirs.form.version)).toEqual(
    [],
  )
  const isStoredForm = on('xstate.done.actor.saveForm')
  expect(violations(versionSteps, isStoredForm, ({ after }) => after.context.version === 8)).toEqual([])
})

it('takes nothing over when another version was published meanwhile, and asks', () => {
  const isConflict = on('xstate.error.actor.saveForm')
  expect(violations(versionSteps, isConflict, at('conflicted'))).toEqual([])
  expect(violations(versionSteps, isConflict, isKept)).toEqual([])
  expect(violations(versionSteps, on('conflict.dismissed'), (step) => at('editing')(step) && isKept(step))).toEqual([])
})

it('takes the other version as it is, and the own draft can be had back', () => {
  const isTaken = on('version.taken')
  expect(violations(versionSteps, isTaken, at('clean'))).toEqual([])
  expect(violations(versionSteps, isTaken, ({ after: { context } }) => context.draft === theirs.draft)).toEqual([])
  expect(
    violations(versionSteps, isTaken, ({ before, after }) => after.context.past.at(-1) === before.context.draft),
  ).toEqual([])
})
