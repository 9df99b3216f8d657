import { assign, fromPromise, setup, stateIn } from 'xstate'
import type { Form } from '../../contract/types.gen.ts'
import { draftProblems } from '../../rules/drafts.ts'
import { answersAffected } from '../../rules/drafts/changes.ts'
import { redo, remember, undo } from '../../rules/drafts/history.ts'
import { type Failure, formServiceFailure } from '../../rules/failures.ts'
import { ATTEMPT_WAIT_MS } from '../../rules/limits.ts'
import { unprovided } from '../unprovided.ts'
import type {
  DraftChanged,
  DraftRestored,
  FormEditorContext,
  FormEditorEvent,
  FormEditorInput,
  SavedForm,
  VersionConflict,
} from './types.ts'

/** What an actor failed with. */
interface Failed {
  error: unknown
}

const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null

const toFormFailure = (error: unknown): Failure =>
  isObject(error) && 'type' in error && 'message' in error ? (error as Failure) : formServiceFailure(undefined)

const isConflict = (error: unknown): error is VersionConflict =>
  isObject(error) && 'type' in error && error.type === 'conflict' && 'theirs' in error

const takeVersion = ({ context }: { context: FormEditorContext }): Partial<FormEditorContext> => {
  if (!context.theirs) return {}
  const { form, draft } = context.theirs
  return { ...remember(context, draft), sent: draft, published: draft, form, version: form.version, theirs: null }
}

export const editorSetup = setup({
  types: {
    context: {} as FormEditorContext,
    events: {} as FormEditorEvent,
    input: {} as FormEditorInput,
    tags: {} as 'unsaved' | 'asking' | 'refused' | 'reviewing' | 'conflicted',
  },
  actors: { saveForm: fromPromise<Form, SavedForm>(unprovided) },
  delays: { saveWait: ATTEMPT_WAIT_MS },
  guards: {
    isSavable: ({ context }) => draftProblems(context.draft, context.published).length === 0,
    affectsAnswers: ({ context: { isAnswered, published, draft } }) =>
      isAnswered && draftProblems(draft, published).length === 0 && answersAffected(published, draft).length > 0,
    isAsSent: ({ context }) => context.draft === context.sent,
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    undoesToPublished: ({ context }) => context.past.at(-1) === context.published,
    redoesToPublished: ({ context }) => context.future.at(0) === context.published,
    isLeaving: stateIn({ saving: 'leaving' }),
    isRefused: (_, { error }: Failed) => toFormFailure(error).type === 'authorization',
    isConflict: (_, { error }: Failed) => isConflict(error),
  },
  actions: {
    keepDraft: assign(({ context }, { draft, setting }: DraftChanged) => remember(context, draft, setting)),
    restoreDraft: assign(({ context }, { draft, version }: DraftRestored) => ({
      ...remember(context, draft),
      version,
    })),
    undo: assign(({ context }) => undo(context)),
    redo: assign(({ context }) => redo(context)),
    send: assign({ sent: ({ context }) => context.draft, failure: null, theirs: null }),
    keepForm: assign(({ context }, form: Form) => ({ form, version: form.version, published: context.sent })),
    keepFailure: assign((_, { error }: Failed) => ({ failure: toFormFailure(error) })),
    keepTheirs: assign((_, { error }: Failed) => (isConflict(error) ? { theirs: error.theirs } : {})),
    takeVersion: assign(takeVersion),
    replaceVersion: assign(({ context: { theirs, version } }) => ({ version: theirs?.form.version ?? version })),
  },
})
