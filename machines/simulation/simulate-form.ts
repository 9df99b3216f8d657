import type { FormField } from '../../contract/types.gen.ts'
import { type FieldState, stateOf } from '../../rules/form-answers.ts'
import { progressOf } from '../../rules/progress.ts'
import { type SimulatedSession, type SessionActor, startSession } from './session.ts'
import { type FormPath, type PathKind, pathsOf } from './form-paths.ts'
import { settledStates } from '../form-session/context.ts'

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
 * Takes every path of a form with the real machines, one path a step, so that a page can paint in between.
 * @param fields at least one, with ids of their own
 */
export function* simulateInSteps(fields: FormField[]): Generator<FormPath, FormSimulation> {
  const session = startSession(inputOf(fields))
  try {
    const [broken, paths] = [[] as string[], pathsOf(fields)]
    const outcomes = fields.map((): FieldState['status'] => 'pending')
    for (const path of paths) {
      broken.push(...takePath(session, fields, path, outcomes))
      yield path
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

function takePath(
  session: SimulatedSession,
  fields: FormField[],
  path: FormPath,
  outcomes: FieldState['status'][],
): string[] {
  const before = answersIn(session.actor, fields)
  for (const step of path.steps) session.take(step)
  outcomes[path.index] = OUTCOME[path.kind]
  const faults = faultsIn(session.actor, fields, path, outcomes, before)
  return faults.map((fault) => `Field ${path.index + 1}, ${path.kind}: ${fault}`)
}

/**
 * What the session did other than it should: be at the field of the path, with this outcome of each field, and with no
 * other answer than before.
 */
export function faultsIn(
  actor: SessionActor,
  fields: FormField[],
  { index, kind }: FormPath,
  outcomes: FieldState['status'][],
  before: unknown[],
): string[] {
  const snapshot = actor.getSnapshot()
  const states = settledStates(snapshot.context)
  const state = stateOf(states, fields[index]?.id ?? '')
  const after = answersIn(actor, fields)
  const completed = outcomes.filter((outcome) => outcome === 'completed').length
  const mayBe = !isHeldBack(fields, outcomes)
  return sentences([
    [snapshot.context.index !== index, 'the person is at another field'],
    [state?.status !== outcomes[index], `its status is ${state?.status} and not ${outcomes[index]}`],
    [
      (state?.transcript === undefined) === (kind === 'spoken'),
      'words are kept of what nobody said, or none of what was',
    ],
    [state?.isValid !== isValidAs(fields[index], outcomes[index]), 'its validity is not what its status says'],
    [progressOf(fields, states).completed !== completed, `not ${completed} fields are counted as completed`],
    [after.some((value, place) => place !== index && value !== before[place]), 'the answer of another field changed'],
    [snapshot.can({ type: 'submission.requested' }) !== mayBe, `a submit is ${mayBe ? 'refused' : 'possible'}`],
  ])
}

const sentences = (laws: [isBroken: boolean, sentence: string][]): string[] =>
  laws.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence)

const isValidAs = (field: FormField | undefined, status: FieldState['status'] | undefined): boolean =>
  status === 'completed' || (status === 'pending' && !field?.required)

const answersIn = (actor: SessionActor, fields: FormField[]): unknown[] => {
  const { states } = actor.getSnapshot().context
  return fields.map(({ id }) => stateOf(states, id)?.value)
}

/** Required fields are completed, and none is in error: then the form may be submitted. */
const isHeldBack = (fields: FormField[], outcomes: FieldState['status'][]): boolean =>
  outcomes.includes('error') || blockersOf(fields, outcomes).length > 0

const blockersOf = (fields: FormField[], outcomes: FieldState['status'][]): number[] =>
  fields.flatMap(({ required }, index) => (required && outcomes[index] !== 'completed' ? [index] : []))
