import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { ListenFor } from '../../contract/types.gen.ts'
import type { Note, Topic } from '../../rules/conversation/index.ts'
import {
  AUTO_ADVANCE_MS,
  MISSES_MAX,
  MISSES_OFFER,
  FORM_REPLY_WAIT_MS,
  SENDING_WAIT_MS,
  SILENCES_MAX,
  SPOKEN_PARTS_MAX,
} from '../../rules/limits.ts'
import { RESTING_MS, RESTING_SOUNDS_MAX } from '../../rules/conversation/limits.ts'
import { isExact, isSpellable, isSpoken } from '../../rules/field-types.ts'
import type { SpokenAnswer } from '../field/field.machine.ts'
import { fieldNow, longestReading, promptOf, readingTime } from './prompts.ts'
import { changedManner, isLoudest, type Manner, type MannerCommand } from './manner.ts'
import type {
  FormCommand,
  HandsFreeContext,
  HandsFreeEvent,
  HandsFreeInput,
  FormState,
  PendingAnswer,
} from './types.ts'
import { answerOf, filledText } from './answers.ts'
import { otherReading, refusedWith, twoOptions } from './refusals.ts'
import { type Saying, saying } from './sayings.ts'
import { unprovided } from '../unprovided.ts'
import { voiceCaptureMachine } from '../voice-capture/voice-capture.machine.ts'
import type { VoiceCaptureInput } from '../voice-capture/types.ts'

export const NOTHING = {
  pending: null,
  refused: [],
  hasOfferedTwo: false,
  begun: [],
  isSpelled: false,
  note: null,
  silences: 0,
  misses: 0,
  strangeSounds: 0,
}

/** What voice capture needs for a turn; what waits for a yes is corrected like an answer that stands. */
export const listeningInput =
  (listenFor: ListenFor) =>
  ({ context: { formState, pending, begun, refused } }: { context: HandsFreeContext }): VoiceCaptureInput => ({
    field: fieldNow(formState),
    answer: pending?.value ?? formState.answer,
    labels: formState.fields.map(({ label }) => label),
    ...(begun.length > 0 && { begun }),
    ...(refused.length > 0 && { refused }),
    listenFor: isSpoken(fieldNow(formState).type) ? listenFor : 'command',
  })

const missedNote = ({ misses, formState }: HandsFreeContext, heard: string): Note => ({
  kind: 'missed',
  heard,
  mayOffer: misses + 1 >= MISSES_OFFER,
  isSpellable: isSpellable(fieldNow(formState).type),
  mayGrow: isExact(fieldNow(formState).type),
})

/** What was not understood of an answer may be a part of it. */
const begunBy = ({ begun, topic }: HandsFreeContext, event: HandsFreeEvent): readonly string[] =>
  topic === 'question' && event.type === 'voice.failed' && event.transcript !== ''
    ? [...begun, event.transcript].slice(-SPOKEN_PARTS_MAX)
    : begun

/** The topics in which an answer is asked for, rather than a yes or a command. */
const ASKED: readonly Topic[] = ['question', 'spelling']

const namedIn = (event: HandsFreeEvent): number => (event.type === 'field.named' ? event.index : 0)

const failureKind = (event: HandsFreeEvent): string | undefined =>
  event.type === 'voice.failed' ? event.failure.kind : undefined

/** The contract of the conversation's actors, its guards and its actions; the chart is in `hands-free.machine.ts`. */
export const handsFreeSetup = setup({
  types: {
    context: {} as HandsFreeContext,
    events: {} as HandsFreeEvent,
    input: {} as HandsFreeInput,
    children: {} as { followForm: 'followForm'; readAloud: 'readAloud'; voiceCapture: 'voiceCapture' },
    tags: {} as 'reading' | 'listening' | 'waiting',
  },
  actors: {
    followForm: fromCallback<FormCommand>(unprovided),
    readAloud: fromPromise<boolean, { text: string; locale: string } & Manner>(unprovided),
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
    isLast: ({ context: { formState } }) => formState.index >= formState.fields.length - 1,
    hasNext: ({ context: { formState } }) => formState.index < formState.fields.length - 1,
    hasPrevious: ({ context: { formState } }) => formState.index > 0,
    hasMissing: ({ context: { formState } }) => formState.missing.length > 0,
    hasOther: ({ context }) => otherReading(context) !== null,
    hasTwo: ({ context }) => twoOptions(context) !== null,
    wasSpelled: ({ context }) => context.isSpelled,
    isSpelledNext: ({ context }) => context.refused.length > 0 && isSpellable(fieldNow(context.formState).type),
    isLoudest: ({ context: { manner } }) => isLoudest(manner),
    canUndo: ({ context: { formState } }) => formState.canUndo,
    isReady: ({ context: { formState } }) => formState.isReady,
    isSending: ({ context: { formState } }) => formState.stage === 'reviewing',
    isSubmitting: ({ context: { formState } }) => formState.sending === 'submitting',
    hasFailed: ({ context: { formState } }) => formState.sending === 'error',
    isRequired: ({ context: { formState } }) => fieldNow(formState).required === true && formState.answer === undefined,
    isSpellable: ({ context: { formState } }) => isSpellable(fieldNow(formState).type),
    isSilence: ({ event }) => failureKind(event) === 'nothing-heard',
    isUnclear: ({ event }) => failureKind(event) === 'not-understood',
    isTrouble: ({ event }) => !['nothing-heard', 'not-understood'].includes(failureKind(event) ?? ''),
    hasSilencesLeft: ({ context }) => context.silences + 1 < SILENCES_MAX,
    hasSoundsLeft: ({ context }) => context.strangeSounds + 1 < RESTING_SOUNDS_MAX,
    hasMissesLeft: ({ context }) => context.misses + 1 < MISSES_MAX,
    wasSaid: (_, said: boolean) => said,
  },
  actions: {
    begin: assign({ ...NOTHING, heard: '' }),
    ask: assign(({ context }, topic: Topic) => ({ topic, prompt: promptOf(topic, context) })),
    say: assign(({ context }, text: Saying) => ({ prompt: saying(context, text) })),
    note: assign((_, note: Note) => ({ note })),
    noteProblem: assign(({ context: { formState } }) => ({
      note: { kind: 'problem' as const, problem: formState.problem ?? '' },
    })),
    giveUp: assign({ note: { kind: 'given-up' as const }, silences: 0, misses: 0 }),
    forgetNote: assign({ note: null }),
    startVoice: sendTo('voiceCapture', { type: 'voice.started' }),
    finishVoice: sendTo('voiceCapture', { type: 'voice.finished' }),
    commandForm: sendTo('followForm', (_, order: FormCommand) => order),
    goToMissing: sendTo('followForm', ({ context: { formState } }) => ({
      type: 'field.chosen',
      index: formState.missing[0] ?? formState.index,
    })),
    noteMissing: assign(({ context: { formState } }) => ({
      note: { kind: 'missing' as const, label: formState.fields[formState.missing[0] ?? formState.index]?.label ?? '' },
    })),
    assignFormState: assign((_, formState: FormState) => ({ formState })),
    keepHeard: assign((_, heard: string) => ({ heard })),
    keepPending: assign(({ context }, pending: PendingAnswer) => ({
      pending,
      begun: [],
      isSpelled: context.isSpelled,
      heard: pending.transcript,
      silences: 0,
      misses: 0,
    })),
    forgetPending: assign({ pending: null, begun: [], isSpelled: false }),
    forgetRefused: assign({ refused: [], hasOfferedTwo: false }),
    keepRefused: assign(({ context }) => ({ refused: refusedWith(context) })),
    offerOther: assign(({ context }) => ({
      pending: otherReading(context),
      refused: refusedWith(context),
      note: { kind: 'other' as const },
    })),
    offerTwo: assign(({ context }) => ({ note: twoOptions(context), hasOfferedTwo: true })),
    noteSpelling: assign({ isSpelled: true }),
    fill: sendTo('followForm', (_, answer: SpokenAnswer) => ({ type: 'field.answered', ...answer })),
    fillPending: sendTo('followForm', ({ context: { pending } }) => ({ type: 'field.answered', ...answerOf(pending) })),
    noteFilled: assign(({ context }, answer: SpokenAnswer | undefined) => ({
      ...NOTHING,
      topic: 'question' as const,
      pending: answer ?? context.pending,
      heard: answer?.transcript ?? context.heard,
      note: { kind: 'filled' as const, answer: filledText(context, answer ?? context.pending) },
    })),
    countSilence: assign(({ context }) => ({ silences: context.silences + 1, note: { kind: 'silence' as const } })),
    countMiss: assign(({ context, event }) => {
      const heard = 'transcript' in event ? event.transcript : context.heard
      return { heard, begun: begunBy(context, event), misses: context.misses + 1, note: missedNote(context, heard) }
    }),
    noteRefused: assign(({ context: { formState } }) => ({
      note: { kind: 'refused' as const, isSpellable: isSpellable(fieldNow(formState).type) },
    })),
    noteTrouble: assign(({ event }) => ({
      note: { kind: 'trouble' as const, message: event.type === 'voice.failed' ? event.failure.message : '' },
    })),
    goToNamed: sendTo('followForm', ({ event }) => ({ type: 'field.chosen', index: namedIn(event) })),
    changeNamed: sendTo('followForm', ({ event }) => ({ type: 'change.requested', index: namedIn(event) })),
    reportUnheard: enqueueActions(({ context: { topic }, event, enqueue }) => {
      if (event.type !== 'voice.failed' || !ASKED.includes(topic)) return
      enqueue.sendTo('followForm', { type: 'field.misheard', kind: 'asked_again', transcript: event.transcript })
    }),
    reportRefused: sendTo('followForm', ({ context: { pending } }) => ({
      type: 'field.misheard',
      kind: 'refused',
      transcript: pending?.transcript ?? '',
    })),
    changeManner: assign(({ context: { manner } }, command: MannerCommand) => ({
      manner: changedManner(manner, command),
    })),
    forgetStrangeSounds: assign({ strangeSounds: 0 }),
    countSound: assign(({ context }) => ({ strangeSounds: context.strangeSounds + 1 })),
    resetCounts: assign({ silences: 0, misses: 0 }),
  },
})
