import { assign, enqueueActions, raise, sendTo } from 'xstate'
import type { Note, Topic } from '../../rules/conversation/index.ts'
import { REFUSED_MAX } from '../../rules/conversation/limits.ts'
import { isSpellable } from '../../rules/field-types.ts'
import type { SpokenAnswer } from '../field/field.machine.ts'
import { voiceFailure } from '../voice-capture/failures.ts'
import type { PendingAnswer, ProposedAnswers } from '../voice-capture/types.ts'
import { eitherNote, misheard, otherReading, refusedWith, repeatedIn, twoToChoose } from './alternatives.ts'
import { answerOf, filledText, leftIn, unconfirmedIn } from './answers.ts'
import { handsFreeContract } from './contract.ts'
import { begunBy, missedNote } from './misses.ts'
import { fieldNow, promptOf } from './prompts.ts'
import { changedProsody, type ProsodyCommand } from './prosody.ts'
import { type Saying, saying } from './sayings.ts'
import type { FormCommand, FormState, HandsFreeEvent } from './types.ts'

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

/** With which a conversation begins, each time. */
export const BEGINNING = { ...NOTHING, awaitsSubmission: false, heard: '', hearsItself: false }

/** The topics in which what was said waits for a yes. */
const UNCONFIRMED: readonly Topic[] = ['confirming', 'proposing']

/** The topics in which an answer is asked for, rather than a yes or a command. */
const ASKED: readonly Topic[] = ['question', 'spelling']

const namedIn = (event: HandsFreeEvent): number => (event.type === 'field.named' ? event.index : 0)

/** The contract with what the conversation does; the chart is in `hands-free.machine.ts`. */
export const handsFreeSetup = handsFreeContract.extend({
  actions: {
    begin: assign(BEGINNING),
    ask: assign(({ context }, topic: Topic) => ({
      topic,
      prompt: promptOf(topic, context),
      wasInterrupted: false,
      awaitsSubmission: context.awaitsSubmission && UNCONFIRMED.includes(topic),
    })),
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
    awaitSubmission: assign({ awaitsSubmission: true }),
    requestSubmission: raise({ type: 'submit.said' }),
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
    countSilence: assign(({ context }) => ({
      silences: context.silences + 1,
      note: { kind: 'silence' as const },
    })),
    countMiss: assign(({ context, event }) => {
      const heard = 'transcript' in event ? event.transcript : context.heard
      const note = missedNote(context, heard)
      return { heard, begun: begunBy(context, event), misses: context.misses + 1, note }
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
