import { and, assign, fromPromise, setup, stateIn } from 'xstate'
import type { Form } from '../../contract/types.gen.ts'
import { draftProblems, type FormDraft } from '../../rules/drafts.ts'
import { beginHistory, type History, redo, remember, undo } from '../../rules/drafts/history.ts'
import { type Failure, formServiceFailure } from '../../rules/failures.ts'
import { unprovided } from '../unprovided.ts'
import { ATTEMPT_WAIT_MS } from '../../rules/limits.ts'

/** A form as the builder holds it; the switch is the owner's, and absent where it is not offered. */
export type EditedForm = FormDraft & { is_active?: boolean }

/** The draft, and what was done to it. */
interface FormEditorContext extends History<EditedForm> {
  /** The draft as it was when saving began: what is changed meanwhile stays unsaved. */
  sent: EditedForm
  /** The form as the server last stored it. */
  form: Form | null
  failure: Failure | null
}

/** `setting` names the text that is being written, so that its keys are one step of the history. */
interface DraftChanged {
  type: 'draft.changed'
  draft: EditedForm
  setting?: string
}

type FormEditorEvent =
  | DraftChanged
  | { type: 'draft.undone' }
  | { type: 'draft.redone' }
  | { type: 'save.requested' }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.refused' }
  | { type: 'login.renewed' }

const toFormFailure = (error: unknown): Failure =>
  typeof error === 'object' && error !== null && 'type' in error && 'message' in error
    ? (error as Failure)
    : formServiceFailure(undefined)

export const formEditorMachine = setup({
  types: {
    context: {} as FormEditorContext,
    events: {} as FormEditorEvent,
    input: {} as { draft: EditedForm },
    tags: {} as 'unsaved' | 'asking' | 'refused',
  },
  actors: { saveForm: fromPromise<Form, EditedForm>(unprovided) },
  delays: { saveWait: ATTEMPT_WAIT_MS },
  guards: {
    isSavable: ({ context }) => draftProblems(context.draft).length === 0,
    isAsSent: ({ context }) => context.draft === context.sent,
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    undoesToSent: ({ context }) => context.past.at(-1) === context.sent,
    redoesToSent: ({ context }) => context.future.at(0) === context.sent,
    isLeaving: stateIn({ saving: 'leaving' }),
    isRefused: (_, { type }: Failure) => type === 'authorization',
  },
  actions: {
    keepDraft: assign(({ context }, { draft, setting }: DraftChanged) => remember(context, draft, setting)),
    undo: assign(({ context }) => undo(context)),
    redo: assign(({ context }) => redo(context)),
    send: assign({ sent: ({ context }) => context.draft, failure: null }),
    keepForm: assign((_, form: Form) => ({ form })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
  },
}).createMachine({
  id: 'formEditor',
  description: 'One form in the builder, for Create Form and for Edit Form. The form itself is data.',
  context: ({ input }) => ({ ...beginHistory<EditedForm>(input.draft), sent: input.draft, form: null, failure: null }),
  initial: 'clean',
  states: {
    clean: {
      description: 'Nothing is unsaved',
      on: {
        'draft.changed': { target: 'dirty', actions: { type: 'keepDraft', params: ({ event }) => event } },
        'draft.undone': { guard: 'canUndo', target: 'dirty', actions: 'undo' },
        'draft.redone': { guard: 'canRedo', target: 'dirty', actions: 'redo' },
        'save.requested': { guard: 'isSavable', target: 'saving' },
        'leave.requested': 'left',
      },
    },
    dirty: {
      description: 'Unsaved changes',
      tags: 'unsaved',
      initial: 'editing',
      on: {
        'draft.changed': { target: '.editing', actions: { type: 'keepDraft', params: ({ event }) => event } },
        'draft.undone': [
          { guard: 'undoesToSent', target: 'clean', actions: 'undo' },
          { guard: 'canUndo', target: '.editing', actions: 'undo' },
        ],
        'draft.redone': [
          { guard: 'redoesToSent', target: 'clean', actions: 'redo' },
          { guard: 'canRedo', target: '.editing', actions: 'redo' },
        ],
        'save.requested': [{ guard: 'isSavable', target: 'saving' }, { target: '.refused' }],
        'leave.requested': '.asking',
      },
      states: {
        editing: {},
        interrupted: {
          description: 'The login had ended: it is saved again as soon as the person has logged in again',
          on: { 'login.renewed': [{ guard: 'isSavable', target: '#formEditor.saving' }, { target: 'refused' }] },
        },
        refused: { description: 'The alert lists every issue until something is changed', tags: 'refused' },
        asking: {
          description: 'Leave with unsaved changes?',
          tags: 'asking',
          on: { 'leave.confirmed': '#formEditor.left', 'leave.refused': 'editing' },
        },
      },
    },
    saving: {
      description: 'Editing goes on meanwhile',
      tags: 'unsaved',
      entry: 'send',
      initial: 'staying',
      invoke: {
        id: 'saveForm',
        src: 'saveForm',
        input: ({ context }) => context.draft,
        onDone: [
          {
            guard: and(['isAsSent', 'isLeaving']),
            target: 'left',
            actions: { type: 'keepForm', params: ({ event }) => event.output },
          },
          {
            guard: 'isAsSent',
            target: 'clean',
            actions: { type: 'keepForm', params: ({ event }) => event.output },
          },
          {
            guard: 'isLeaving',
            target: 'dirty.asking',
            actions: { type: 'keepForm', params: ({ event }) => event.output },
          },
          { target: 'dirty', actions: { type: 'keepForm', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => toFormFailure(event.error) },
            target: 'dirty.interrupted',
            actions: { type: 'keepFailure', params: ({ event }) => toFormFailure(event.error) },
          },
          { target: 'dirty', actions: { type: 'keepFailure', params: ({ event }) => toFormFailure(event.error) } },
        ],
      },
      after: {
        saveWait: { target: 'dirty', actions: { type: 'keepFailure', params: formServiceFailure(undefined) } },
      },
      on: {
        'draft.changed': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'draft.undone': { guard: 'canUndo', actions: 'undo' },
        'draft.redone': { guard: 'canRedo', actions: 'redo' },
      },
      states: {
        staying: { on: { 'leave.requested': 'leaving' } },
        leaving: { description: 'The person wants to go: allowed once everything is saved' },
      },
    },
    left: { description: 'The page may go', type: 'final' },
  },
})
