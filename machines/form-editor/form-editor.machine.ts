import { and } from 'xstate'
import { beginHistory } from '../../rules/drafts/history.ts'
import { editorSetup } from './setup.ts'
import type { EditedForm } from './types.ts'

export type { EditedForm } from './types.ts'

export const formEditorMachine = editorSetup.createMachine({
  id: 'formEditor',
  description: 'One form in the builder, for Create Form and for Edit Form. The form itself is data.',
  context: ({ input: { draft, version, isAnswered = false } }) => ({
    ...beginHistory<EditedForm>(draft),
    sent: draft,
    published: draft,
    version,
    isAnswered,
    form: null,
    theirs: null,
    failure: null,
  }),
  initial: 'clean',
  states: {
    clean: {
      description: 'Nothing is unsaved',
      on: {
        'draft.changed': { target: 'dirty', actions: { type: 'keepDraft', params: ({ event }) => event } },
        'draft.restored': { target: 'dirty', actions: { type: 'restoreDraft', params: ({ event }) => event } },
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
        'draft.restored': { target: '.editing', actions: { type: 'restoreDraft', params: ({ event }) => event } },
        'draft.undone': [
          { guard: 'undoesToPublished', target: 'clean', actions: 'undo' },
          { guard: 'canUndo', target: '.editing', actions: 'undo' },
        ],
        'draft.redone': [
          { guard: 'redoesToPublished', target: 'clean', actions: 'redo' },
          { guard: 'canRedo', target: '.editing', actions: 'redo' },
        ],
        'review.requested': '.reviewing',
        'save.requested': [
          { guard: 'affectsAnswers', target: '.reviewing' },
          { guard: 'isSavable', target: 'saving' },
          { target: '.refused' },
        ],
        'leave.requested': '.asking',
      },
      states: {
        editing: {},
        interrupted: {
          description: 'The login had ended: it is saved again as soon as the person has logged in again',
          on: { 'login.renewed': [{ guard: 'isSavable', target: '#formEditor.saving' }, { target: 'refused' }] },
        },
        reviewing: {
          description: 'What would be published is shown, and what it does to answers that were given',
          tags: 'reviewing',
          on: {
            'save.confirmed': [{ guard: 'isSavable', target: '#formEditor.saving' }, { target: 'refused' }],
            'review.closed': 'editing',
          },
        },
        conflicted: {
          description: 'Somebody published another version meanwhile: nothing is taken over without a word',
          tags: 'conflicted',
          on: {
            'version.taken': { target: '#formEditor.clean', actions: 'takeVersion' },
            'version.replaced': { target: '#formEditor.saving', actions: 'replaceVersion' },
            'conflict.dismissed': 'editing',
          },
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
        input: ({ context: { draft, version } }) => ({ draft, version }),
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
            guard: { type: 'isConflict', params: ({ event: { error } }) => ({ error }) },
            target: 'dirty.conflicted',
            actions: { type: 'keepTheirs', params: ({ event: { error } }) => ({ error }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event: { error } }) => ({ error }) },
            target: 'dirty.interrupted',
            actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error }) },
          },
          { target: 'dirty', actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error }) } },
        ],
      },
      after: {
        saveWait: { target: 'dirty', actions: { type: 'keepFailure', params: { error: undefined } } },
      },
      on: {
        'draft.changed': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'draft.restored': { actions: { type: 'restoreDraft', params: ({ event }) => event } },
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
