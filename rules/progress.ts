import type { FormField } from '../contract/types.gen.ts'
import { stateOf, type FieldStates } from './form-answers.ts'

export interface Progress {
  completed: number
  remaining: number
  total: number
  /** Whole percent of the fields, 0 for a form without fields. */
  percent: number
}

/** Progress is the percentage of completed fields (specification, section 4). */
export function progressOf(fields: FormField[], states: FieldStates | undefined): Progress {
  const total = fields.length
  const completed = fields.filter((field) => stateOf(states, field.id)?.status === 'completed').length
  return { completed, remaining: total - completed, total, percent: total ? Math.round((completed / total) * 100) : 0 }
}
