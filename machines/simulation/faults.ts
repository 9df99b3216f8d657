import type { FormField } from '../../contract/types.gen.ts'
import { type FieldState, stateOf } from '../../rules/form-answers.ts'
import { progressOf } from '../../rules/progress.ts'
import { settledStates } from '../form-session/context.ts'
import type { FormPath } from './form-paths.ts'
import type { SessionActor } from './session.ts'

/**
 * What the session did other than it should: be at the field of the path, with this outcome of each field, and with no
 * other answer than before.
 */
export function faultsIn(
  actor: SessionActor,
  fields: FormField[],
  { index, kind }: FormPath,
  outcomes: FieldState['status'][],
  answers: { before: unknown[]; after: unknown[] },
): string[] {
  const snapshot = actor.getSnapshot()
  const states = settledStates(snapshot.context)
  const state = stateOf(states, fields[index]?.id ?? '')
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
    [
      answers.after.some((value, place) => place !== index && value !== answers.before[place]),
      'the answer of another field changed',
    ],
    [snapshot.can({ type: 'submission.requested' }) !== mayBe, `a submit is ${mayBe ? 'refused' : 'possible'}`],
  ])
}

const sentences = (laws: [isBroken: boolean, sentence: string][]): string[] =>
  laws.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence)

const isValidAs = (field: FormField | undefined, status: FieldState['status'] | undefined): boolean =>
  status === 'completed' || (status === 'pending' && !field?.required)

/** The answers of a session, in the order of the fields. */
export const answersIn = (actor: SessionActor, fields: FormField[]): unknown[] => {
  const { states } = actor.getSnapshot().context
  return fields.map(({ id }) => stateOf(states, id)?.value)
}

/** Required fields are completed, and none is in error: then the form may be submitted. */
export const isHeldBack = (fields: FormField[], outcomes: FieldState['status'][]): boolean =>
  outcomes.includes('error') || blockersOf(fields, outcomes).length > 0

/** The places of the required fields that are not completed. */
export const blockersOf = (fields: FormField[], outcomes: FieldState['status'][]): number[] =>
  fields.flatMap(({ required }, index) => (required && outcomes[index] !== 'completed' ? [index] : []))
