import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { type SimulatedSession, type PersonStep, startSession } from '../../../machines/simulation/session.ts'
import { simulateForm } from '../../../machines/simulation/simulate-form.ts'
import { currentField, currentState, savedSession, settledStates } from '../../../machines/form-session/context.ts'
import { leftState } from '../../../machines/field/field-states.ts'
import type { FormSessionContext, StoreSessionEvent, SavedSession } from '../../../machines/form-session/types.ts'
import { isAnswered, isEmptyAnswer, validateAnswer } from '../../../rules/answers.ts'
import { stateOf } from '../../../rules/form-answers.ts'
import { progressOf } from '../../../rules/progress.ts'
import { input } from '../form-session/sessions.ts'
import { type Intent, someFields, someIntents, stepOf } from '../../support/random-forms.ts'
import { inJson } from '../../support/json.ts'

/** The same forms again: `FORMS_SEED=<seed> npx vitest run --project node tests/machines/simulation/random-forms.test.ts`. */
const seed = Number(process.env['FORMS_SEED'] ?? 20_261_121)
const FORMS = 250

const begin = (fields: FormField[], saved: SavedSession | null = null): SimulatedSession =>
  startSession({ ...input, form: { ...input.form, fields }, saved })

type Context = FormSessionContext

/** One step of a person, and the session around it. */
interface SessionStep {
  step: PersonStep
  before: Context
  after: Context
  /** Whether the review is open or may be opened. */
  isOpen: boolean
  /** The person goes after it. */
  isLast: boolean
  /** What was sent to the store of the device last. */
  stored: StoreSessionEvent | undefined
}

/** Fills a form as a person of these intents does, with the real machines. */
function fill(fields: FormField[], intents: Intent[]): SessionStep[] {
  const session = begin(fields)
  const snapshots = intents.flatMap((intent) => sessionStepOf(session, intent))
  session.actor.stop()
  return snapshots.map((snapshotAfter, at) => ({ ...snapshotAfter, isLast: at === snapshots.length - 1 }))
}

function sessionStepOf(session: SimulatedSession, intent: Intent): Omit<SessionStep, 'isLast'>[] {
  const before = session.actor.getSnapshot().context
  const step = stepOf(intent, currentField(before))
  if (!step) return []
  session.take(step)
  const snapshot = session.actor.getSnapshot()
  const isOpen = snapshot.hasTag('reviewing') || snapshot.can({ type: 'submission.requested' })
  return [{ step, before, after: snapshot.context, isOpen, stored: session.saved.at(-1) }]
}

const aSession = fc.tuple(someFields, someIntents)
let filled: SessionStep[][] = []
beforeAll(() => {
  console.log(`${FORMS} random forms, seed ${seed} (FORMS_SEED sets another)`)
  filled = fc.sample(aSession, { seed, numRuns: FORMS }).map(([fields, intents]) => fill(fields, intents))
})

/** The forms are filled once for all laws; only a form that breaks one is filled again, to find a smaller one. */
function holds(law: (snapshotAfter: SessionStep) => void, when: (snapshotAfter: SessionStep) => boolean = () => true) {
  try {
    for (const snapshotAfter of filled.flat().filter(when)) law(snapshotAfter)
  } catch {
    fc.assert(
      fc.property(aSession, ([fields, intents]) => fill(fields, intents).filter(when).forEach(law)),
      { seed, numRuns: FORMS },
    )
    throw new Error('A form breaks this law only in the company of others')
  }
}

const valuesOf = ({ form, states }: Context) => form.fields.map(({ id }) => stateOf(states, id)?.value)
const mayBeSubmitted = ({ form, states }: Context) =>
  form.fields.every((field) => {
    const value = stateOf(states, field.id)?.value
    return isEmptyAnswer(value) ? !field.required : validateAnswer(field, value) === undefined
  })
const MOVES = ['next.requested', 'previous.requested', 'field.chosen', 'submission.requested', 'review.closed']

it('counts as progress the completed fields of all fields', () => {
  holds(({ after: { form, states } }) => {
    const completed = form.fields.filter(({ id }) => states[id]?.status === 'completed').length
    const progress = progressOf(form.fields, states)
    expect(progress).toMatchObject({ completed, total: form.fields.length })
    expect(Math.abs(progress.percent - (100 * completed) / form.fields.length)).toBeLessThan(1)
  })
})

it('can be submitted exactly when every required field has a valid answer and every other is empty or valid', () => {
  holds(({ after, isOpen }) => expect(isOpen).toBe(mayBeSubmitted(after)))
})

it('marks a field completed only with a valid answer, and in error only with another', () => {
  holds(({ after }) => {
    const judged = after.form.fields.flatMap((field) => {
      const { status, value, isValid } = settledStates(after)[field.id] ?? {}
      const isFine = validateAnswer(field, value) === undefined
      return status === 'completed' || status === 'error' ? [{ id: field.id, status, isValid, isFine }] : []
    })
    expect(judged).toEqual(
      judged.map(({ id, isFine }) => ({ id, status: isFine ? 'completed' : 'error', isValid: isFine, isFine })),
    )
  })
})

it('loses no answer by moving', () => {
  holds(
    ({ before, after }) => expect(valuesOf(after)).toEqual(valuesOf(before)),
    ({ step }) => MOVES.includes(step.type),
  )
})

it('changes the answer of the current field alone', () => {
  holds(({ before, after }) => {
    const { index } = before
    expect(valuesOf(after).with(index, undefined)).toEqual(valuesOf(before).with(index, undefined))
  })
})

it('stays within the form, and moves one field at a time unless another is chosen', () => {
  holds(({ after }) => expect(after.form.fields[after.index]).toBeDefined())
  holds(
    ({ before, after }) => expect(Math.abs(after.index - before.index)).toBeLessThanOrEqual(1),
    ({ step }) => step.type !== 'field.chosen',
  )
})

it('has the device store every changed answer', () => {
  holds(
    ({ after, stored }) => expect(stored).toEqual({ type: 'session.changed', saved: savedSession(after) }),
    ({ before, after }) => JSON.stringify(valuesOf(after)) !== JSON.stringify(valuesOf(before)),
  )
})

/** What lasts of a session: where it is, and its fields. Coming back opens the current field again, as navigation does. */
function lastingOf(context: Context) {
  const field = currentField(context)
  const current = leftState(field, { ...currentState(context), status: 'active' })
  const states = Object.values({ ...context.states, [field.id]: current })
  const { id, index, startedAt, sessionId } = context
  const lasting = states.map((state) => ({ ...state, completedAt: undefined }))
  return inJson({ id, index, startedAt, sessionId, states: lasting })
}

const hasAnswers = ({ form, states }: Context) =>
  form.fields.some((field) => isAnswered(field, stateOf(states, field.id)?.value))

/** The page is left, and another visit begins with what the device kept. */
function comeBack(end: Context) {
  const { actor, take } = begin(end.form.fields, inJson(savedSession(end)))
  const isOffered = actor.getSnapshot().hasTag('recovering')
  take({ type: 'recovery.accepted' })
  const { context } = actor.getSnapshot()
  actor.stop()
  return { isOffered, context }
}

it('restores a session that equals the one that was saved', () => {
  holds(
    ({ after }) => {
      const { isOffered, context } = comeBack(after)
      expect([isOffered, lastingOf(context)]).toEqual([true, lastingOf(after)])
    },
    ({ isLast, after }) => isLast && hasAnswers(after),
  )
})

it('offers to continue only where something was answered', () => {
  holds(
    ({ after }) => expect(comeBack(after).isOffered).toBe(false),
    ({ isLast, after }) => isLast && !hasAnswers(after),
  )
})

/** A path touches one field and must leave the others alone, so a few neighbours show what many would; a whole form is dear. */
const NEIGHBOURS = 2

it.each([
  ['every form', `its first ${NEIGHBOURS} fields`, NEIGHBOURS, FORMS],
  ['a tenth of the forms', 'all fields', Infinity, FORMS / 10],
])('of %s takes every path through %s as the rules say', (_forms, _fields, count, numRuns) => {
  fc.assert(
    fc.property(someFields, (fields) => {
      expect(simulateForm(fields.slice(0, count)).broken).toEqual([])
    }),
    { seed, numRuns },
  )
})
