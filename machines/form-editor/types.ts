import type { Form } from '../../contract/types.gen.ts'
import type { FormDraft } from '../../rules/drafts.ts'
import type { History } from '../../rules/drafts/history.ts'
import type { Failure } from '../../rules/failures.ts'

/** A form as the builder holds it; the switch is the owner's, and absent where it is not offered. */
export type EditedForm = FormDraft & { is_active?: boolean }

/** What is sent to be published. */
export interface SavedForm {
  draft: EditedForm
  /** The published version that the draft began with; undefined for a form that does not exist yet. */
  version: number | undefined
}

/** Somebody published another version meanwhile. */
export interface VersionConflict {
  type: 'conflict'
  theirs: PublishedForm
}

/** The form as it is published now, and as it is edited. */
export interface PublishedForm {
  form: Form
  draft: EditedForm
}

export interface FormEditorInput {
  draft: EditedForm
  /** As `SavedForm`. */
  version?: number | undefined
  /** Whether answers were given already: then changes that touch them are shown before they are published. */
  isAnswered?: boolean
}

/** The draft, and what was done to it. */
export interface FormEditorContext extends History<EditedForm> {
  /** The draft as it was when saving began: what is changed meanwhile stays unsaved. */
  sent: EditedForm
  /** The form as it was published when the draft began: what is changed is told apart from it. */
  published: EditedForm
  version: number | undefined
  isAnswered: boolean
  /** The form as the server last stored it. */
  form: Form | null
  /** What somebody else published meanwhile. */
  theirs: PublishedForm | null
  failure: Failure | null
}

/** `setting` names the text that is being written, so that its keys are one step of the history. */
export interface DraftChanged {
  type: 'draft.changed'
  draft: EditedForm
  setting?: string
}

/** What was kept of an earlier visit, with the version that it began with. */
export interface DraftRestored {
  type: 'draft.restored'
  draft: EditedForm
  version: number | undefined
}

export type FormEditorEvent =
  | DraftChanged
  | DraftRestored
  | { type: 'draft.undone' }
  | { type: 'draft.redone' }
  | { type: 'review.requested' }
  | { type: 'review.closed' }
  | { type: 'save.requested' }
  | { type: 'save.confirmed' }
  | { type: 'version.taken' }
  | { type: 'version.replaced' }
  | { type: 'conflict.dismissed' }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.refused' }
  | { type: 'login.renewed' }
