import { assign, emit, enqueueActions, fromCallback, fromPromise, log, raise, sendTo, setup } from 'xstate'
import type { SubmissionReceipt } from '../../contract/types.gen.ts'
import { type AnswerValue, isAnswered } from '../../rules/answers.ts'
import { typedProblem } from '../../rules/completeness/complete-answer.ts'
import { isSpoken } from '../../rules/field-types.ts'
import type { FieldState } from '../../rules/form-answers.ts'
import { AUTO_ADVANCE_MS } from '../../rules/limits.ts'
import { fieldMachine } from '../field/field.machine.ts'
import {
  clampIndex,
  currentField,
  currentState,
  fieldActorId,
  hasAnswers,
  mayBeSent,
  missingIndex,
  movedTo,
  nextIndex,
  previousIndex,
  savedSession,
  traceCorrection,
  traceMishearing,
  undosWith,
} from './context.ts'
import type {
  AnswerLeft,
  AskedAnswer,
  FormSessionContext,
  FormSessionEmitted,
  FormSessionEvent,
  FormSessionInput,
  Mishearing,
  StoreSessionEvent,
} from './types.ts'
import { prefilledStates } from './prefill.ts'
import { hasSaved, restoredContext, savedSessionId, savedStates } from './saved.ts'
import { unconfirmedWith } from './unconfirmed.ts'
import { submissionMachine } from '../submission/submission.machine.ts'
import { unprovided } from '../unprovided.ts'
import type { Unconfirmed } from '../voice-capture/types.ts'
import { voiceCaptureMachine } from '../voice-capture/voice-capture.machine.ts'

/** The failures of voice that have the question asked again; the others are those of devices and networks. */
const UNHEARD = ['nothing-heard', 'not-understood']

/** To the review, from what is changed there. */
const mayReturn = (context: FormSessionContext): boolean =>
  context.isChanging && mayBeSent(context) && hasAnswers(context)

const toField = ({ context }: { context: FormSessionContext }) => fieldActorId(context.index)

/** The contract of the session's actors, its guards and its actions; the chart is in `form-session.machine.ts`. */
export const formSessionSetup = setup({
  types: {
    context: {} as FormSessionContext,
    events: {} as FormSessionEvent,
    emitted: {} as FormSessionEmitted,
    input: {} as FormSessionInput,
    children: {} as Record<`field-${number}`, 'field'> & {
      voiceCapture: 'voiceCapture'
      submission: 'submission'
      createSession: 'createSession'
      storeSession: 'storeSession'
      reloadPage: 'reloadPage'
    },
    tags: {} as
      | 'recovering'
      | 'filling'
      | 'advancing'
      | 'refused'
      | 'unanswered'
      | 'awaiting'
      | 'restarting'
      | 'reviewing'
      | 'submitted',
  },
  actors: {
    field: fieldMachine,
    voiceCapture: voiceCaptureMachine,
    submission: submissionMachine,
    createSession: fromPromise<string, { formId: string }>(unprovided),
    storeSession: fromCallback<StoreSessionEvent>(unprovided),
    reloadPage: fromPromise<void>(unprovided),
  },
  delays: { autoAdvance: AUTO_ADVANCE_MS },
  guards: {
    hasSaved: ({ context }) => hasSaved(context),
    isThisSession: ({ context }, id: string) => id === (context.saved?.session.id ?? context.id),
    hasSession: ({ context }) => context.sessionId !== null,
    hasNext: ({ context }) => nextIndex(context) !== undefined,
    hasPrevious: ({ context }) => previousIndex(context) !== undefined,
    isElsewhere: ({ context }, index: number) => clampIndex(context, index) !== context.index,
    isCompleted: ({ context }) => currentState(context).status === 'completed',
    isCompletion: (_, { status }: FieldState) => status === 'completed',
    isInError: ({ context }) => currentState(context).status === 'error',
    isSkippable: ({ context }) =>
      !currentField(context).required && !isAnswered(currentField(context), currentState(context).value),
    isOpen: ({ context }, fieldId: string) => currentField(context).id === fieldId,
    isHere: ({ context }, index: number) => context.index === index,
    isWrong: ({ context }) => typedProblem(currentField(context), currentState(context).value) !== undefined,
    mayReturn: ({ context }) => mayReturn(context),
    mayAdvance: ({ context }, fieldId: string) =>
      context.autoAdvance &&
      currentField(context).id === fieldId &&
      isSpoken(currentField(context).type) &&
      (mayReturn(context) || nextIndex(context) !== undefined),
    hasAnswers: ({ context }) => hasAnswers(context),
    isUnheard: (_, kind: string) => UNHEARD.includes(kind),
    canUndo: ({ context }) => context.undos.length > 0,
    isUndo: ({ event }) => event.type === 'voice.commanded' && event.command === 'undo',
    isClear: ({ event }) => event.type === 'voice.commanded' && event.command === 'clear',
    canSubmit: ({ context }) => mayBeSent(context),
  },
  actions: {
    resumeSession: assign(({ context }) => ({ sessionId: savedSessionId(context), saved: null })),
    forgetSaved: assign({ saved: null }),
    restore: assign(({ context }) => restoredContext(context)),
    restoreFields: enqueueActions(({ context, enqueue }) => {
      for (const { index, state } of savedStates(context))
        enqueue.sendTo(fieldActorId(index), { type: 'field.restored', state })
    }),
    prefill: enqueueActions(({ context, enqueue }) => {
      const prefilled = prefilledStates(context)
      for (const [index, state] of prefilled) enqueue.sendTo(fieldActorId(index), { type: 'field.restored', state })
      const states = Object.fromEntries(prefilled.map(([, state]) => [state.fieldId, state]))
      enqueue.assign({ states: { ...context.states, ...states } })
    }),
    moveTo: assign(({ context }, index: number) => movedTo(context, index)),
    moveNext: assign(({ context }) => movedTo(context, nextIndex(context) ?? context.index)),
    movePrevious: assign(({ context }) => movedTo(context, previousIndex(context) ?? context.index)),
    moveToMissing: assign(({ context }) => movedTo(context, missingIndex(context))),
    leadHere: assign({ led: ({ context }) => context.led + 1 }),
    beginChange: assign(({ context }, index: number) => ({
      ...movedTo(context, index),
      isChanging: true,
      led: context.led + 1,
    })),
    endChange: assign({ isChanging: false }),
    judgeField: sendTo(toField, { type: 'field.confirmed' }),
    enterField: sendTo(toField, ({ context }) => ({ type: 'field.entered', field: currentField(context) })),
    leaveField: sendTo(toField, { type: 'field.left' }),
    rememberAnswer: assign(({ context }, isTyped: boolean) => ({
      undos: undosWith(context, isTyped),
      voice: traceCorrection(context, isTyped),
    })),
    keepUnconfirmed: assign(({ context }, unconfirmed: Unconfirmed) => ({
      unconfirmed: unconfirmedWith(context, unconfirmed),
      lastActiveAt: new Date().toISOString(),
    })),
    keepAsked: assign((_, asked: AskedAnswer | null) => ({ asked, lastActiveAt: new Date().toISOString() })),
    keepLeft: assign(({ context }, { fieldId, unconfirmed }: AnswerLeft) => ({
      unconfirmed: { ...context.unconfirmed, [fieldId]: unconfirmed },
    })),
    forgetUnconfirmed: assign(({ context }) => ({ unconfirmed: unconfirmedWith(context, undefined) })),
    countMishearing: assign(({ context }, { kind, transcript }: Omit<Mishearing, 'type'>) => ({
      voice: traceMishearing(context, kind, transcript),
    })),
    restoreAnswer: sendTo(
      ({ context: { undos, index } }) => fieldActorId(undos[0]?.index ?? index),
      ({ context }) => ({ type: 'field.restored', state: context.undos[0]?.state ?? currentState(context) }),
    ),
    moveToUndone: assign(({ context }) => ({
      index: clampIndex(context, context.undos[0]?.index ?? context.index),
      undos: context.undos.slice(1),
    })),
    clearField: sendTo(toField, { type: 'field.retried' }),
    clearVoice: sendTo('voiceCapture', { type: 'field.retried' }),
    recallVoice: sendTo('voiceCapture', { type: 'voice.started', mode: 'again' }),
    startVoice: sendTo('voiceCapture', { type: 'voice.started' }),
    confirm: raise({ type: 'field.confirmed' }),
    finish: raise({ type: 'form.finished' }),
    offerSubmission: emit({ type: 'submission.offered' }),
    forwardToField: sendTo(toField, ({ event }) => event),
    notifyVoice: sendTo('voiceCapture', (_, value: AnswerValue) => ({ type: 'field.typed', value })),
    forwardToVoice: sendTo('voiceCapture', ({ event }) => event),
    keepState: assign(({ context }, state: FieldState) => ({
      states: { ...context.states, [state.fieldId]: state },
      lastActiveAt: new Date().toISOString(),
    })),
    keepSessionId: assign((_, sessionId: string) => ({ sessionId })),
    keepReceipt: assign((_, receipt: SubmissionReceipt) => ({ receipt })),
    notifyDelivered: sendTo('submission', (_, receipt: SubmissionReceipt) => ({
      type: 'submission.delivered',
      receipt,
    })),
    saveSession: sendTo('storeSession', ({ context }) => ({ type: 'session.changed', saved: savedSession(context) })),
    forgetSession: sendTo('storeSession', { type: 'session.forgotten' }),
    logFailure: log(({ event }) => ['The session goes on without what failed', event]),
  },
})
