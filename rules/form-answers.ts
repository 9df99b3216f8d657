import type { AnswerValue, FieldResponse, FormField } from '../contract/types.gen.ts'
import { isAnswered, isEmptyAnswer, validateAnswer } from './answers.ts'
import { ANSWERS_TOO_LONG, answerBudget } from './answers/budget.ts'
import { fileBytes, FILES_TOO_LARGE } from './answers/files.ts'
import { MAX_FILES_BYTES } from './limits.ts'
import { fieldsAsked } from './logic/fields-asked.ts'

export type FieldStatus = 'pending' | 'active' | 'completed' | 'error'

/** One field within a session. */
export interface FieldState {
  fieldId: string
  status: FieldStatus
  isValid: boolean
  value: AnswerValue | undefined
  transcript: string | undefined
  validationError: string | undefined
  /** From 0 to 1; only when the transcriber gave it. */
  confidence?: number | undefined
  /** UTC, ISO 8601. */
  completedAt?: string | undefined
  /** What became of an answer in the link of the form, until the person answers. */
  link?: 'filled' | 'refused' | undefined
}

/** The fields of a session, keyed by field id. */
export type FieldStates = Record<string, FieldState>

export interface FieldProblem {
  fieldId: string
  label: string
  message: string
}

/** The state of a field; a field id is data, so nothing that objects inherit counts, which is the state of no field. */
export function stateOf(states: FieldStates | undefined, fieldId: string): FieldState | undefined {
  const state = states?.[fieldId]
  return state?.fieldId === fieldId ? state : undefined
}

/**
 * Judges a whole form.
 * @param states the fields of the session; undefined when there is no session, then every required field errs
 * @returns the problems in the order of the fields; empty when the form may be submitted
 */
export function validateForm(fields: FormField[], states: FieldStates | undefined): FieldProblem[] {
  const isWithin = answerBudget()
  const stateFor = ({ id }: FormField) => stateOf(states, id)
  return problemsOf(fields, {
    valueOf: (field) => stateFor(field)?.value,
    isCompleted: (field) => stateFor(field)?.status === 'completed',
    judge(field) {
      const state = stateFor(field)
      return isWithin(field, state?.value) ? judged(field, state) : ANSWERS_TOO_LONG
    },
  })
}

/** By state, which is another object after each change: a keystroke judges one answer, not all of them. */
const judgements = new WeakMap<FieldState, { field: FormField; message: string | undefined }>()

function judged(field: FormField, state: FieldState | undefined): string | undefined {
  const known = state && judgements.get(state)
  if (known?.field === field) return known.message
  const message = validateAnswer(field, state?.value)
  if (state) judgements.set(state, { field, message })
  return message
}

/** Whether 'Submit Form' is open: required fields completed and valid, optional ones empty or completed and valid. */
export const canSubmit = (fields: FormField[], states: FieldStates | undefined): boolean =>
  fields.every((field) => isSettled(field, stateOf(states, field.id))) && validateForm(fields, states).length === 0

/**
 * What was sent, as the states that `validateForm` judges. A field that was not sent is pending.
 * @param responses keyed by field id, as in the submission payload
 */
export function statesOf(fields: FormField[], responses: Record<string, FieldResponse>): FieldStates {
  const judge = judgeSent()
  return Object.fromEntries(fields.map((field) => [field.id, sentState(field, sentTo(field, responses), judge)]))
}

const sentTo = ({ id }: FormField, responses: Record<string, FieldResponse>): FieldResponse | undefined =>
  Object.hasOwn(responses, id) ? responses[id] : undefined

/** @returns the judgement of the answers of one form, one after the other */
function judgeSent() {
  const isWithin = answerBudget()
  return (field: FormField, { value }: FieldResponse): string | undefined =>
    isWithin(field, value) ? validateAnswer(field, value) : ANSWERS_TOO_LONG
}

/**
 * The server's judgement of a submission: the fields that are asked with these answers as a whole, then responses that belong
 * to none of them.
 */
export function validateResponses(fields: FormField[], responses: Record<string, FieldResponse>): FieldProblem[] {
  const sentFor = (field: FormField) => sentTo(field, responses)
  const asked = fieldsAsked(fields, (field) => sentFor(field)?.value)
  const judge = judgeSent()
  const problems = problemsOf(asked, {
    valueOf: (field) => sentFor(field)?.value,
    isCompleted: (field) => sentFor(field) !== undefined,
    judge(field) {
      const sent = sentFor(field)
      return sent && judge(field, sent)
    },
  })
  return areAsked(asked, responses) ? problems : [...problems, ...strayProblems(fields, asked, responses)]
}

interface Answers {
  valueOf(field: FormField): unknown
  /** Asked of required fields alone. */
  isCompleted(field: FormField): boolean
  /** @returns what is wrong with its answer */
  judge(field: FormField): string | undefined
}

function problemsOf(fields: FormField[], { valueOf, isCompleted, judge }: Answers): FieldProblem[] {
  const problems: FieldProblem[] = []
  for (const field of fields) {
    const isMissing = field.required && !isCompleted(field)
    const message = isMissing ? `${field.label} is required and must be completed` : judge(field)
    if (message !== undefined) problems.push(problemIn(field, message))
  }
  return problems.length > 0 ? problems : filesProblem(fields, valueOf)
}

const isSettled = (field: FormField, state: FieldState | undefined): boolean =>
  state?.status === 'completed' ? state.isValid : !field.required && isEmptyAnswer(state?.value)

/** Each file may be small enough and all together still too large for one submission. */
function filesProblem(fields: FormField[], valueOf: Answers['valueOf']): FieldProblem[] {
  let bytes = 0
  const excess = fields.find((field) => {
    bytes += fileBytes(valueOf(field))
    return bytes > MAX_FILES_BYTES
  })
  return excess ? [problemIn(excess, FILES_TOO_LARGE)] : []
}

function sentState(field: FormField, sent: FieldResponse | undefined, judge: ReturnType<typeof judgeSent>): FieldState {
  const validationError = sent && judge(field, sent)
  return {
    fieldId: field.id,
    status: sent && (field.required || isAnswered(field, sent.value)) ? 'completed' : 'pending',
    isValid: !validationError,
    value: sent?.value,
    transcript: sent?.transcript ?? undefined,
    validationError,
    confidence: sent?.confidence ?? undefined,
    completedAt: sent?.completedAt ?? undefined,
  }
}

const belongs = (field: FormField, response: FieldResponse | undefined): boolean =>
  response?.fieldId === field.id && response.fieldType === field.type

/** Whether each response is of a field that is asked, as nearly always. */
const areAsked = (asked: FormField[], responses: Record<string, FieldResponse>): boolean =>
  asked.filter((field) => belongs(field, sentTo(field, responses))).length === Object.keys(responses).length

function strayProblems(
  fields: FormField[],
  asked: FormField[],
  responses: Record<string, FieldResponse>,
): FieldProblem[] {
  const byId = new Map(asked.map((field) => [field.id, field]))
  const notAsked = asked === fields ? [] : fields.filter(({ id }) => !byId.has(id))
  const others = new Map(notAsked.map((field) => [field.id, field]))
  return Object.entries(responses).flatMap(([fieldId, response]) => {
    const field = byId.get(fieldId)
    if (field) return belongs(field, response) ? [] : problemIn(field, OF_ANOTHER)
    const other = others.get(fieldId)
    return other ? problemIn(other, NOT_ASKED) : { fieldId, label: fieldId, message: 'This form has no such field' }
  })
}

const OF_ANOTHER = 'The response is of another field'
const NOT_ASKED = 'This field is not asked with these answers'

const problemIn = ({ id, label }: FormField, message: string): FieldProblem => ({ fieldId: id, label, message })
