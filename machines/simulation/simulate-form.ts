import type { FormField } from '../../contract/types.gen.ts'
import type { FieldState } from '../../rules/form-answers.ts'
import { answersIn, blockersOf, faultsIn, isHeldBack } from './faults.ts'
import { type PathKind, pathsOf } from './form-paths.ts'
import { startSession } from './session.ts'

/** What a simulation of a form found. */
export interface FormSimulation {
  fields: number
  /** How many paths were taken, the last of them the submit. */
  paths: number
  /** Whether any path ends in a stored submission. */
  canSubmit: boolean
  /** The places of the required fields that no path completes. */
  blockers: number[]
  /** What the machines did other than the rules say, each in a sentence; nothing, as long as the product is right. */
  broken: string[]
}

const OUTCOME: Record<PathKind, FieldState['status']> = {
  'jumped to': 'pending',
  skipped: 'pending',
  failed: 'error',
  retried: 'pending',
  answered: 'completed',
  spoken: 'completed',
  withheld: 'pending',
}

/**
 * Takes every path of a form with the real machines.
 * @param fields at least one, with ids of their own
 */
export function simulateForm(fields: FormField[]): FormSimulation {
  const session = startSession(inputOf(fields))
  try {
    const [broken, paths] = [[] as string[], pathsOf(fields)]
    const outcomes = fields.map((): FieldState['status'] => 'pending')
    let answers = answersIn(session.actor, fields)
    for (const path of paths) {
      const before = answers
      for (const step of path.steps) session.take(step)
      outcomes[path.index] = OUTCOME[path.kind]
      answers = answersIn(session.actor, fields)
      const faults = faultsIn(session.actor, fields, path, outcomes, { before, after: answers })
      broken.push(...faults.map((fault) => `Field ${path.index + 1}, ${path.kind}: ${fault}`))
    }
    // The review sends nothing where nothing is answered.
    const shouldSubmit = !isHeldBack(fields, outcomes) && outcomes.includes('completed')
    const canSubmit = session.submit()
    if (canSubmit !== shouldSubmit) broken.push(`Submitting is ${canSubmit ? 'possible' : 'refused'} against the rules`)
    return { fields: fields.length, paths: paths.length + 1, canSubmit, blockers: blockersOf(fields, outcomes), broken }
  } finally {
    session.actor.stop()
  }
}

const inputOf = (fields: FormField[]) => ({
  id: 'simulation',
  form: { id: 'form', version: '', fields },
  device: { userAgent: '', language: '', timezone: '' },
  startedAt: '2026-01-01T00:00:00.000Z',
  saved: null,
})
