import { fromCallback, fromPromise, setup } from 'xstate'
import { unrefused } from '../../rules/conversation/index.ts'
import { RESTING_MS, RESTING_SOUNDS_MAX } from '../../rules/conversation/limits.ts'
import { isSpellable } from '../../rules/field-types.ts'
import { AUTO_ADVANCE_MS, FORM_REPLY_WAIT_MS, MISSES_MAX, SENDING_WAIT_MS, SILENCES_MAX } from '../../rules/limits.ts'
import { unprovided } from '../unprovided.ts'
import { voiceCaptureMachine } from '../voice-capture/voice-capture.machine.ts'
import { otherReading, twoToChoose } from './alternatives.ts'
import { fieldNow, longestReading, readingTime } from './prompts.ts'
import { isLoudest, type Prosody } from './prosody.ts'
import type { FormCommand, FormState, HandsFreeContext, HandsFreeEvent, HandsFreeInput } from './types.ts'

/** From the last field too the form goes on, to the review, where that field is changed from it. */
const mayReturn = ({ isChanging, isReady }: FormState): boolean => isChanging && isReady

const failureKind = (event: HandsFreeEvent): string | undefined =>
  event.type === 'voice.failed' ? event.failure.kind : undefined

/** The contract of the conversation's actors, its delays and its guards; its actions are in `setup.ts`. */
export const handsFreeContract = setup({
  types: {
    context: {} as HandsFreeContext,
    events: {} as HandsFreeEvent,
    input: {} as HandsFreeInput,
    children: {} as {
      followForm: 'followForm'
      readAloud: 'readAloud'
      awaitInterruption: 'awaitInterruption'
      voiceCapture: 'voiceCapture'
    },
    tags: {} as 'reading' | 'interruptible' | 'listening' | 'waiting',
  },
  actors: {
    followForm: fromCallback<FormCommand>(unprovided),
    readAloud: fromPromise<boolean, { text: string; locale: string } & Prosody>(unprovided),
    awaitInterruption: fromCallback<HandsFreeEvent>(unprovided),
    voiceCapture: voiceCaptureMachine,
  },
  delays: {
    readingTime: ({ context }) => readingTime(context),
    readingWait: ({ context }) => longestReading(context),
    autoAdvance: AUTO_ADVANCE_MS,
    moveWait: FORM_REPLY_WAIT_MS,
    sendingWait: SENDING_WAIT_MS,
    restingWait: RESTING_MS,
  },
  guards: {
    hasNext: ({ context: { formState } }) => formState.index < formState.fields.length - 1 || mayReturn(formState),
    hasPrevious: ({ context: { formState } }) => formState.index > 0,
    hasMissing: ({ context: { formState } }) => formState.missing.length > 0,
    hasOther: ({ context }) => otherReading(context) !== null,
    hasTwo: ({ context, event }) => twoToChoose(context, event) !== null,
    hasOffered: ({ context: { offered, refused } }) => unrefused(offered, refused).length > 0,
    awaitsSubmission: ({ context }) => context.awaitsSubmission,
    wasSpelled: ({ context }) => context.isSpelled,
    isSpelledNext: ({ context }) => context.refused.length > 0 && isSpellable(fieldNow(context.formState).type),
    isLoudest: ({ context: { prosody } }) => isLoudest(prosody),
    canUndo: ({ context: { formState } }) => formState.canUndo,
    isReady: ({ context: { formState } }) => formState.isReady,
    isSending: ({ context: { formState } }) => formState.stage === 'reviewing',
    isSubmitting: ({ context: { formState } }) => formState.sending === 'submitting',
    hasFailed: ({ context: { formState } }) => formState.sending === 'error',
    isRequired: ({ context: { formState } }) => fieldNow(formState).required === true && formState.answer === undefined,
    isSpellable: ({ context: { formState } }) => isSpellable(fieldNow(formState).type),
    mayInterrupt: ({ context }) => !context.hearsItself,
    wasInterrupted: ({ context }) => context.wasInterrupted,
    isOwnVoice: ({ event }) => failureKind(event) === 'own-voice',
    isHelp: ({ event }) => event.type === 'voice.commanded' && event.command === 'help',
    isSilence: ({ event }) => failureKind(event) === 'nothing-heard',
    isUnclear: ({ event }) => failureKind(event) === 'not-understood',
    isLate: ({ event }) => ['no-answer', 'busy'].includes(failureKind(event) ?? ''),
    isTrouble: ({ event }) => !['nothing-heard', 'not-understood'].includes(failureKind(event) ?? ''),
    hasSilencesLeft: ({ context }) => context.silences + 1 < SILENCES_MAX,
    hasSoundsLeft: ({ context }) => context.strangeSounds + 1 < RESTING_SOUNDS_MAX,
    hasMissesLeft: ({ context }) => context.misses + 1 < MISSES_MAX,
    hasPending: ({ context: { pending } }) => pending !== null,
    hasProposed: ({ context: { proposed } }) => proposed !== null,
    isUnconfirmed: (_, { unconfirmed }: FormState) => unconfirmed !== undefined,
    isAtEnd: (_, { fields, index, answer }: FormState) => index >= fields.length - 1 && answer !== undefined,
    wasSaid: (_, said: boolean) => said,
  },
})
