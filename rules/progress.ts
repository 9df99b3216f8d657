import type { FormField } from '../contract/types.gen.ts'
import { stateOf, type FieldStates } from './form-answers.ts'

export interface Progress {
  completed: number
  remaining: number
  total: number
  /** Whole percent of the fields: 0 and 100 only when none and all are completed. */
  percent: number
}

/** Progress is the percentage of completed fields. */
export function progressOf(fields: FormField[], states: FieldStates | undefined): Progress {
  const total = fields.length
  const completed = fields.filter((field) => stateOf(states, field.id)?.status === 'completed').length
  return { completed, remaining: total - completed, total, percent: percentOf(completed, total) }
}

function percentOf(completed: number, total: number): number {
  if (completed === 0 || completed === total) return completed === 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round((completed / total) * 100)))
}
