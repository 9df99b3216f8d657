import type { Insertable } from 'kysely'
import type { Tables } from './tables.ts'

export type SubmissionRow = Insertable<Tables['submission']>

/** A row of which a statement is made. */
export const ANY_ROW = {
  form_id: '',
  id: '',
  session_id: '',
  version: 0,
  responses: '',
  metadata: '',
  answers_hash: '',
  device_id: null,
  created_at: 0,
} satisfies SubmissionRow

/** In the order in which all statements name them. */
export const SUBMISSION_COLUMNS = Object.keys(ANY_ROW).filter((name): name is keyof typeof ANY_ROW => name in ANY_ROW)
