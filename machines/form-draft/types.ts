import type { EditedForm } from '../form-editor/types.ts'

/** A draft that was kept before. */
export interface KeptDraft {
  draft: EditedForm
  /** The published version that it began with; undefined for a form that does not exist yet. */
  version: number | undefined
  /** When it was kept, in milliseconds since 1970. */
  savedAt: number
}

/** Where a draft is looked for: what is on the device is one's own. */
export type DraftPlace = 'anywhere' | 'server'

/** What is found when the builder opens, or when another draft was saved meanwhile. */
export interface FoundDraft {
  /** The latest draft, where it is another than what is published. */
  kept: KeptDraft | undefined
  /** Of the draft on the server, 0 for none; undefined where the server does not keep this form. */
  revision: number | undefined
}

/** A draft to be kept. */
export interface DraftToKeep {
  draft: EditedForm
  version: number | undefined
  /** The draft on the server that it replaces, as in `FoundDraft`. */
  revision: number | undefined
}

export interface FormDraftContext {
  /** What is to be kept. */
  latest: Omit<DraftToKeep, 'revision'> | undefined
  /** What was kept last. */
  sent: Omit<DraftToKeep, 'revision'> | undefined
  revision: number | undefined
  /** What is offered. */
  found: KeptDraft | undefined
}

export interface DraftEdited {
  type: 'draft.edited'
  draft: EditedForm
  version: number | undefined
}

export type FormDraftEvent =
  | DraftEdited
  /** Nothing differs from what is published any more. */
  | { type: 'draft.cleared' }
  | { type: 'draft.taken' }
  | { type: 'draft.discarded' }
