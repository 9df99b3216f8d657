import { expect, it } from 'vitest'
import { all, anywhere, at, breaches, no, on } from '../machine-laws.ts'
import { type Move, steps } from './form-editor.walks.ts'

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

it('never loses the draft', () => {
  expect(breaches(steps, all(anywhere, no(on('draft.changed'))), isKept)).toEqual([])
})
