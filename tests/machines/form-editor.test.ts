import { expect, it } from 'vitest'
import type { Form, FormField } from '../../contract/types.gen.ts'
import { formEditorMachine } from '../../machines/form-editor.machine.ts'
import { formServiceFailure } from '../../rules/failures.ts'
import { all, anywhere, at, breaches, no, on } from '../machine-laws.ts'
import { done, elapsed, failed, missed, type Step, walk } from '../machine-paths.ts'

const name: FormField = { id: 'f-1', name: 'name', label: 'Name', type: 'text' }
const draft = { title: 'Feedback', structure: { fields: [name] }, is_active: true }
const better = { ...draft, title: 'Visitor feedback' }
const untitled = { ...draft, title: ' ' }
const form: Form = {
  id: 'form-1',
  title: 'Visitor feedback',
  description: null,
  structure: draft.structure,
  is_active: true,
  created_at: '2026-11-21T00:00:00Z',
  updated_at: '2026-11-21T00:00:00Z',
  response_count: 0,
}
const forbidden = formServiceFailure(403)
const events = [
  { type: 'draft.changed' as const, draft: better },
  { type: 'draft.changed' as const, draft: untitled },
  { type: 'save.requested' as const },
  { type: 'leave.requested' as const },
  { type: 'leave.confirmed' as const },
  { type: 'leave.refused' as const },
  done('saveForm', form),
  failed('saveForm', forbidden),
  failed('saveForm', new TypeError('Failed to fetch')),
  elapsed(30_000),
]

type Move = Step<typeof formEditorMachine>
const facts = ({ context }: Move['after']) => [
  context.draft.title,
  context.draft === context.sent,
  context.failure?.type,
  Boolean(context.form),
]
const walked = walk(formEditorMachine, { input: { draft }, events, facts })
const isSaved = ({ after: { context } }: Move) => context.draft === context.sent
const isKept = ({ before, after }: Move) => before.context.draft === after.context.draft

it('reaches every state and transition it declares', () => {
  expect(missed(formEditorMachine, walked)).toEqual([])
})

it('has unsaved changes after any change, until it is saved', () => {
  expect(breaches(walked.steps, on('draft.changed'), ({ after }) => after.hasTag('unsaved'))).toEqual([])
  expect(breaches(walked.steps, at('clean'), isSaved)).toEqual([])
})

it('saves no form that has an issue', () => {
  expect(breaches(walked.steps, at('saving'), ({ after }) => after.context.sent.title.trim() !== '')).toEqual([])
})

it('asks before leaving with unsaved changes, and leaves only after a yes or a save', () => {
  expect(breaches(walked.steps, at('left'), (step) => isSaved(step) || step.event.type === 'leave.confirmed')).toEqual(
    [],
  )
})

it('keeps what was changed while it was saving as unsaved', () => {
  expect(
    breaches(walked.steps, on('xstate.done.actor.saveForm'), (step) => at('dirty')(step) !== isSaved(step)),
  ).toEqual([])
})

it('is still unsaved when saving fails, and says why', () => {
  const hasFailed = on('xstate.error.actor.saveForm')
  expect(breaches(walked.steps, hasFailed, (step) => at('dirty')(step) && Boolean(step.after.context.failure))).toEqual(
    [],
  )
})

it('never loses the draft', () => {
  expect(breaches(walked.steps, all(anywhere, no(on('draft.changed'))), isKept)).toEqual([])
})
