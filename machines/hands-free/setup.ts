import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { type Note, type Topic, unrefused } from '../../rules/conversation/index.ts'
import { AUTO_ADVANCE_MS, MISSES_MAX, FORM_REPLY_WAIT_MS, SENDING_WAIT_MS, SILENCES_MAX } from '../../rules/limits.ts'
import { REFUSED_MAX, RESTING_MS, RESTING_SOUNDS_MAX } from '../../rules/conversation/limits.ts'
import { isSpellable } from '../../rules/field-types.ts'
import type { SpokenAnswer } from '../field/field.machine.ts'
import { fieldNow, longestReading, promptOf, readingTime } from './prompts.ts'
import { changedProsody, isLoudest, type Prosody, type ProsodyCommand } from './prosody.ts'
import type { FormCommand, HandsFreeContext, HandsFreeEvent, HandsFreeInput, FormState } from './types.ts'
import type { PendingAnswer, ProposedAnswers } from '../voice-capture/types.ts'
import { answerOf, filledText, leftIn, unconfirmedIn } from './answers.ts'
import { begunBy, missedNote } from './misses.ts'
import { eitherNote, misheard, otherReading, refusedWith, repeatedIn, twoToChoose } from './alternatives.ts'
import { type Saying, saying } from './sayings.ts'
import { unprovided } from '../unprovided.ts'
import { voiceFailure } from '../voice-capture/failures.ts'
import { voiceCaptureMachine } from '../voice-capture/voice-capture.machine.ts'

export const NOTHING = {
  pending: null,
  proposed: null,
  isOneByOne: false,
  refused: [],
  offered: [],
  begun: [],
  isSpelled: false,
  wasInterrupted: false,
  note: null,
  silences: 0,
  misses: 0,
  strangeSounds: 0,
}

/** The topics in which an answer is asked for, rather than a yes or a command. */
const ASKED: readonly Topic[] = ['question', 'spelling']

const namedIn = (event: HandsFreeEvent): number => (event.type === 'field.named' ? event.index : 0)

/** From the last field too the form goes on, to the review, where that field is changed from it. */
const mayReturn = ({ isChanging, isReady }: FormState): boolean => isChanging && isReady

const failureKind = (event: HandsFreeEvent): string | undefined =>
  event.type === 'voice.failed' ? event.failure.kind : undefined

/** The contract of the conversation's actors, its guards and its actions; the chart is in `hands-free.machine.ts`. */
export const handsFreeSetup = setup({
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
  actions: {
    begin: assign({ ...NOTHING, heard: '', hearsItself: false }),
    ask: assign(({ context }, topic: Topic) => ({ topic, prompt: promptOf(topic, context), wasInterrupted: false })),
    say: assign(({ context }, text: Saying) => ({ prompt: saying(context, text) })),
    noteInterruption: assign({ wasInterrupted: true }),
    stopInterruptions: assign({ hearsItself: true }),
    note: assign((_, note: Note | null) => ({ note })),
    noteProblem: assign(({ context: { formState } }) => ({
      note: { kind: 'problem' as const, problem: formState.problem ?? '' },
    })),
    giveUp: assign({ note: { kind: 'given-up' as const }, silences: 0, misses: 0 }),
    forgetNote: assign({ note: null }),
    startVoice: sendTo('voiceCapture', { type: 'voice.started' }),
    startVoiceUnannounced: sendTo('voiceCapture', { type: 'voice.started', mode: 'unannounced' }),
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
      proposed: null,
      begun: [],
      isSpelled: context.isSpelled,
      heard: pending.transcript,
      silences: 0,
      misses: 0,
    })),
    keepProposed: assign((_, proposed: ProposedAnswers) => ({
      proposed,
      pending: null,
      begun: [],
      heard: proposed.transcript,
      silences: 0,
      misses: 0,
    })),
    fillProposed: sendTo('followForm', ({ context: { proposed } }) => ({
      type: 'answers.given',
      parts: proposed?.parts ?? [],
      confidence: proposed?.confidence,
    })),
    askOneByOne: assign({ isOneByOne: true, note: { kind: 'one-by-one' as const } }),
    forgetPending: assign({ pending: null, proposed: null, begun: [], isSpelled: false }),
    leavePending: enqueueActions(({ context, event, enqueue }) => {
      const left = leftIn(context, event)
      if (left) enqueue.sendTo('followForm', left)
    }),
    takeUnconfirmed: enqueueActions(({ context, enqueue }) => {
      const taken = unconfirmedIn(context)
      if (taken) enqueue.assign(taken)
      if (taken) enqueue.sendTo('followForm', { type: 'answer.taken' })
    }),
    forgetRefused: assign({ refused: [], offered: [], isOneByOne: false }),
    keepRefused: assign(({ context }) => ({ refused: refusedWith(context) })),
    offerOther: assign(({ context }) => ({
      pending: otherReading(context),
      refused: refusedWith(context),
      note: { kind: 'other' as const },
    })),
    offerTwo: assign(({ context, event }) => {
      const offered = twoToChoose(context, event) ?? []
      return { offered, note: eitherNote(context, offered) }
    }),
    keepOffered: assign(({ context: { refused, offered } }) => ({
      refused: [...refused, ...offered].slice(-REFUSED_MAX),
    })),
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
    countRepeat: assign(({ context, event }) => ({ heard: repeatedIn(event), misses: context.misses + 1 })),
    // The person has waited long for nothing: it counts for two.
    countLate: assign(({ context }) => ({ misses: context.misses + 2 })),
    noteRefused: assign(({ context: { formState } }) => ({
      note: { kind: 'refused' as const, isSpellable: isSpellable(fieldNow(formState).type) },
    })),
    noteTrouble: assign(({ event }) => {
      const failure = event.type === 'voice.failed' ? event.failure : voiceFailure('unavailable')
      return { note: { kind: 'trouble' as const, failure } }
    }),
    goToNamed: sendTo('followForm', ({ event }) => ({ type: 'field.chosen', index: namedIn(event) })),
    changeNamed: sendTo('followForm', ({ event }) => ({ type: 'change.requested', index: namedIn(event) })),
    reportUnheard: enqueueActions(({ context: { topic }, event, enqueue }) => {
      if (event.type !== 'voice.failed' || !ASKED.includes(topic)) return
      enqueue.sendTo('followForm', { type: 'field.misheard', kind: 'asked_again', transcript: event.transcript })
    }),
    reportRepeated: sendTo('followForm', ({ event }) => misheard(repeatedIn(event))),
    reportRefused: sendTo('followForm', ({ context: { pending, proposed } }) =>
      misheard((pending ?? proposed)?.transcript ?? ''),
    ),
    changeProsody: assign(({ context: { prosody } }, command: ProsodyCommand) => ({
      prosody: changedProsody(prosody, command),
    })),
    forgetStrangeSounds: assign({ strangeSounds: 0 }),
    countSound: assign(({ context }) => ({ strangeSounds: context.strangeSounds + 1 })),
    resetCounts: assign({ silences: 0, misses: 0 }),
  },
})
