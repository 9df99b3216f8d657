import type { Form, FormField } from '../../../contract/types.gen.ts'
import { formEditorMachine } from '../../../machines/form-editor/form-editor.machine.ts'
import { formServiceFailure } from '../../../rules/failures.ts'
import { done, elapsed, failed, type Step, explore } from '../support/paths.ts'

const name: FormField = { id: 'f-1', name: 'name', label: 'Name', type: 'text' }
const other: FormField = { id: 'f-2', name: 'other', label: 'Other', type: 'text' }
const draft = { title: 'Feedback', structure: { fields: [name] }, is_active: true }
const better = { ...draft, title: 'Visitor feedback' }
const untitled = { ...draft, title: ' ' }
const otherField = { ...draft, structure: { fields: [other] } }
export const form: Form = {
  id: 'form-1',
  title: 'Visitor feedback',
  description: null,
  structure: draft.structure,
  is_active: true,
  tags: [],
  created_at: '2026-11-21T00:00:00Z',
  updated_at: '2026-11-21T00:00:00Z',
  response_count: 0,
  version: 1,
  draft_at: null,
}
export const forbidden = formServiceFailure(403)
const theirForm: Form = { ...form, title: 'Theirs', version: 7 }
export const theirs = { form: theirForm, draft: { ...better, title: 'Theirs' } }
export const restored = { ...draft, title: 'Kept from before' }
export const conflict = { type: 'conflict', theirs }
const events = [
  { type: 'draft.changed' as const, draft: better },
  { type: 'draft.changed' as const, draft: untitled },
  { type: 'draft.undone' as const },
  { type: 'draft.redone' as const },
  { type: 'save.requested' as const },
  { type: 'leave.requested' as const },
  { type: 'leave.confirmed' as const },
  { type: 'leave.refused' as const },
  { type: 'login.renewed' as const },
  done('saveForm', form),
  failed('saveForm', forbidden),
  failed('saveForm', new TypeError('Failed to fetch')),
  failed('saveForm', { type: 'server' }),
  failed('saveForm', null),
  failed('saveForm', 'gone'),
  elapsed(30_000),
]

/** What leads to another version, and to the question before it is published. */
const versionEvents = [
  { type: 'draft.changed' as const, draft: better },
  { type: 'draft.changed' as const, draft: otherField },
  { type: 'draft.changed' as const, draft: untitled },
  { type: 'draft.restored' as const, draft: restored, version: 3 },
  { type: 'draft.undone' as const },
  { type: 'review.requested' as const },
  { type: 'review.closed' as const },
  { type: 'save.requested' as const },
  { type: 'save.confirmed' as const },
  { type: 'version.taken' as const },
  { type: 'version.replaced' as const },
  { type: 'conflict.dismissed' as const },
  done('saveForm', { ...form, version: 8 }),
  failed('saveForm', conflict),
]

export type Move = Step<typeof formEditorMachine>
const key = ({ context }: Move['after']) => [
  context.draft.title,
  context.draft === context.sent,
  context.draft === context.published,
  context.version,
  context.failure?.type,
  Boolean(context.form),
  // Every edit is one more: only what can be taken back next, and what can be done again, makes a difference.
  context.past.length > 0 && context.past.at(-1) === context.published,
  context.past.length > 0,
  context.future.length > 0 && context.future[0] === context.published,
  context.future.length > 0,
]
export const explored = explore(formEditorMachine, { input: { draft }, events, key })
const begun = explore(formEditorMachine, { input: { draft: untitled }, events, key })

/** A form that has answers. */
const versioned = explore(formEditorMachine, {
  input: { draft, version: 1, isAnswered: true },
  events: versionEvents,
  key: ({ context }) => [
    context.draft.title,
    context.draft.structure === otherField.structure,
    context.draft === context.published,
    context.version,
    context.past.length > 0 && context.past.at(-1) === context.published,
  ],
})

export const explorations = [explored, begun, versioned]
export const versionSteps = versioned.steps
export const steps = [explored, begun].flatMap((each) => each.steps)
