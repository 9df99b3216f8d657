import { askedFields, currentState, settledStates } from '../../../../machines/form-session/context.ts'
import { answeredForm } from '../../../../machines/form-session/answered-form.ts'
import { unconfirmedIn } from '../../../../machines/form-session/unconfirmed.ts'
import { answerEvents, goingBack } from '../../../../machines/voice-capture/answer-events.ts'
import type { FormCommand, FormState } from '../../../../machines/hands-free/types.ts'
import { isAnswered } from '../../../../rules/answers.ts'
import { type ConversationWords, saidAnswer } from '../../../../rules/conversation/index.ts'
import { stateOf } from '../../../../rules/form-answers.ts'
import { selectIsReady, selectProblems, selectProgress, selectText, selectWayThrough } from '../session/selectors.ts'
import {
  type SessionEvent,
  type SessionRef,
  type SessionSnapshot,
  submissionOf,
  type SubmissionSnapshot,
} from '../session/refs.ts'

/** The language of the conversation, as BCP 47, and what is said in it. */
export interface Spoken {
  locale: string
  words: ConversationWords
  /** The owner's words after the submit. */
  completionMessage: string
}

/** The state of the form, as the conversation knows it. */
export function formStateOf(session: SessionRef, { locale, words, completionMessage }: Spoken): FormState {
  const snapshot = session.getSnapshot()
  const { undos } = snapshot.context
  const { fields, position } = selectWayThrough(snapshot)
  const submission = submissionOf(snapshot)?.getSnapshot()
  const { value, validationError, link } = currentState(snapshot.context)
  const field = fields[position]
  return {
    stage: stageOf(snapshot),
    fields,
    index: position,
    answer: field && isAnswered(field, value) ? value : undefined,
    link,
    unconfirmed: unconfirmedIn(snapshot.context),
    problem: validationError,
    isAdvancing: snapshot.hasTag('advancing'),
    isChanging: snapshot.context.isChanging,
    isRefused: snapshot.hasTag('refused'),
    form: answeredForm(snapshot.context),
    answers: answersIn(snapshot, { locale, words }),
    missing: selectProblems(snapshot).map(({ fieldId }) => fields.findIndex(({ id }) => id === fieldId)),
    canUndo: undos.length > 0,
    isReady: selectIsReady(snapshot) && selectProgress(snapshot).completed > 0,
    sending: sendingOf(submission),
    failure: failureOf(submission),
    thanks: selectText(snapshot, completionMessage),
  }
}

/**
 * What a command is to the session. Several answers are given one after the other; the form goes on with the first field that they
 * passed over, or else after the last.
 */
export function sessionEvents(command: FormCommand, session: SessionRef): SessionEvent[] {
  if (command.type !== 'answers.given') return [inForm(command, session)]
  const { parts, confidence } = command
  const { context } = session.getSnapshot()
  const form = answeredForm(context) ?? { fields: context.form.fields, values: {} }
  return [...answerEvents(parts, form, confidence), goingBack(parts, form) ?? { type: 'next.requested' }]
}

/** A command names a field by its place on the way; the session knows it by its place in the form. */
function inForm<Command extends FormCommand>(command: Command, session: SessionRef): Command {
  if (!('index' in command)) return command
  const { context } = session.getSnapshot()
  const named = askedFields(context)[command.index]
  const index = context.form.fields.findIndex(({ id }) => id === named?.id)
  return { ...command, index: Math.max(0, index) }
}

function stageOf(snapshot: SessionSnapshot): FormState['stage'] {
  if (snapshot.hasTag('submitted')) return 'submitted'
  return snapshot.hasTag('reviewing') ? 'reviewing' : 'filling'
}

function answersIn(
  { context }: SessionSnapshot,
  { locale, words }: Pick<Spoken, 'locale' | 'words'>,
): FormState['answers'] {
  const states = settledStates(context)
  return askedFields(context).flatMap((field) => {
    const value = stateOf(states, field.id)?.value
    const answer = isAnswered(field, value) ? saidAnswer(field, value, locale, words) : ''
    return answer ? [{ label: field.label, answer }] : []
  })
}

function sendingOf(submission: SubmissionSnapshot | undefined): FormState['sending'] {
  const stages = ['confirmation', 'submitting', 'success', 'error'] as const
  return stages.find((stage) => submission?.matches(stage))
}

function failureOf(submission: SubmissionSnapshot | undefined): string | undefined {
  const failure = submission?.context.failure
  return failure ? [failure.message, ...failure.details.map(({ message }) => message)].join(' ') : undefined
}
