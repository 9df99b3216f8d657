import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { FormField, ListenFor } from '../../contract/types.gen.ts'
import { type AnswerValue, isEmptyAnswer } from '../../rules/answers.ts'
import type { Completeness } from '../../rules/completeness/index.ts'
import { REFUSED_MAX } from '../../rules/conversation/limits.ts'
import { isExact } from '../../rules/field-types.ts'
import {
  MAX_AUDIO_MS,
  PERMISSION_WAIT_MS,
  PROCESSING_WAIT_MS,
  SPOKEN_CONFIDENCE,
  SPOKEN_PARTS_MAX,
  SURE_CONFIDENCE,
  TRANSCRIBING_WAIT_MS,
} from '../../rules/limits.ts'
import type { SpokenCommand } from '../../rules/spoken-commands/index.ts'
import { answerEvents, goingBack } from './answer-events.ts'
import { parentOf } from '../parent.ts'
import { unprovided } from '../unprovided.ts'
import type {
  Heard,
  Listened,
  ListeningEvent,
  MicrophoneEvent,
  OpenMicrophone,
  PauseJudged,
  Preview,
  Spoken,
  Unconfirmed,
  Understanding,
  VoiceCaptureContext,
  VoiceCaptureEvent,
  VoiceCaptureInput,
  VoiceStarted,
} from './types.ts'
import type { VoiceFailure } from './failures.ts'

export const NOTHING = {
  level: 0,
  transcript: '',
  heard: { text: '' },
  value: null,
  soFar: undefined,
  others: [],
  isMixed: false,
  parts: [],
  command: null,
  failure: null,
}

/** What waited for a yes when the field was left, as it was heard then. */
function restored(unconfirmed: Unconfirmed | undefined): Partial<VoiceCaptureContext> {
  if (!unconfirmed) return {}
  const { transcript, confidence, others = [] } = unconfirmed
  const parts = 'parts' in unconfirmed ? unconfirmed.parts : []
  const value = 'parts' in unconfirmed ? (parts[0]?.value ?? null) : unconfirmed.value
  const heard = { text: transcript, ...(confidence !== undefined && { confidence }) }
  return { unconfirmed: undefined, transcript, heard, value, others, parts }
}

const othersIn = ({ others }: VoiceCaptureContext) => others.length > 0 && { others }

const answerIn = ({ value, heard }: VoiceCaptureContext) => ({
  value,
  transcript: heard.text,
  confidence: heard.confidence,
})

function understood(understanding: Understanding): Partial<VoiceCaptureContext> {
  if (understanding?.kind === 'answer') {
    const { value, others = [], isMixed = false } = understanding
    return { value, others, isMixed }
  }
  if (understanding?.kind === 'several') return severalOf(understanding)
  return { command: understanding?.kind === 'command' ? commandOf(understanding) : null }
}

/** The open field comes first; the whole may be its answer too. */
function severalOf({ parts, alone }: Extract<Understanding, { kind: 'several' }>): Partial<VoiceCaptureContext> {
  return { parts, value: parts[0]?.value ?? null, others: alone === undefined ? [] : [alone] }
}

const commandOf = (said: SpokenCommand): SpokenCommand =>
  said.command === 'go-to' ? { command: said.command, index: said.index } : { command: said.command }

/** What the transcriber must be ready for: an answer that stands is corrected in words too, or undone, or cleared. */
const sayable = ({ answer, listenFor }: VoiceCaptureContext): ListenFor =>
  listenFor === 'answer' && !isEmptyAnswer(answer) ? 'conversation' : listenFor

export const opening = (context: VoiceCaptureContext): OpenMicrophone => ({
  field: context.field,
  listenFor: sayable(context),
  mode: context.mode,
})

export const spoken = (context: VoiceCaptureContext): Spoken => ({
  field: context.field,
  answer: context.answer,
  labels: context.labels,
  listenFor: context.listenFor,
  ...(context.begun.length > 0 && { begun: context.begun }),
  ...(context.refused.length > 0 && { refused: context.refused }),
  ...(context.offered.length > 0 && { offered: context.offered }),
  ...(context.form && { form: context.form }),
  ...(context.proposed.length > 0 && { proposed: context.proposed }),
})

/** A press of the button starts as usual. */
export type Beginning = VoiceStarted | { type: 'voice.pressed'; listenFor?: undefined; mode?: undefined }

/** The contract of voice capture's actors, its guards and its actions; the chart is in `voice-capture.machine.ts`. */
export const voiceCaptureSetup = setup({
  types: {
    context: {} as VoiceCaptureContext,
    events: {} as VoiceCaptureEvent,
    input: {} as VoiceCaptureInput,
    tags: {} as 'stoppable' | 'speaking' | 'unconfirmed' | 'proposed' | 'refused',
    children: {} as { listenForSpeech: 'listenForSpeech' },
  },
  actors: {
    openMicrophone: fromCallback<MicrophoneEvent, OpenMicrophone>(unprovided),
    listenForSpeech: fromCallback<ListeningEvent | PauseJudged, { field: FormField }>(unprovided),
    previewSpeech: fromPromise<Preview, Spoken>(unprovided),
    finishSpeech: fromPromise<void>(unprovided),
    transcribe: fromPromise<Heard, { field: FormField }>(unprovided),
    understand: fromPromise<Understanding, Listened>(unprovided),
  },
  delays: {
    permissionWait: PERMISSION_WAIT_MS,
    listeningLimit: MAX_AUDIO_MS,
    processingWait: PROCESSING_WAIT_MS,
    transcribingWait: TRANSCRIBING_WAIT_MS,
  },
  guards: {
    hasWords: (_, { text }: Pick<Heard, 'text'>) => text.trim() !== '',
    hasOthers: ({ context: { others } }) => others.length > 0,
    wereProposed: ({ context: { unconfirmed } }) => unconfirmed !== undefined && 'parts' in unconfirmed,
    wasDoubted: ({ context: { unconfirmed } }) => unconfirmed !== undefined,
    isSeveral: (_, understanding: Understanding) => understanding?.kind === 'several',
    isCommand: (_, understanding: Understanding) => understanding?.kind === 'command',
    isDoubtful: ({ context: { field, heard, listenFor } }, understanding: Understanding) =>
      understanding?.kind === 'answer' &&
      (understanding.isSure === false ||
        listenFor === 'spelling' ||
        isExact(field.type) ||
        (heard.confidence ?? SPOKEN_CONFIDENCE) < SURE_CONFIDENCE),
    isOwnVoice: (_, understanding: Understanding) => understanding?.kind === 'own-voice',
    isRefusedAgain: (_, understanding: Understanding) => understanding?.kind === 'refused',
    isDeclined: ({ context: { failure } }) => failure?.kind === 'unconsented',
    isUnderstood: (_, understanding: Understanding) => understanding?.kind === 'answer',
  },
  actions: {
    forget: assign(NOTHING),
    restoreUnconfirmed: assign(({ context: { unconfirmed } }) => restored(unconfirmed)),
    begin: assign(({ context: { usually } }, { listenFor = usually, mode = 'once' }: Beginning) => ({
      listenFor,
      mode,
    })),
    keepAnswer: assign((_, answer: AnswerValue | undefined) => ({ answer })),
    keepLevel: assign((_, level: number) => ({ level })),
    keepTranscript: assign((_, transcript: string) => ({ transcript })),
    keepPreview: assign(({ context }, { text, completeness, value }: Preview) => ({
      transcript: text,
      soFar: completeness === 'partial' ? context.soFar : value,
    })),
    forgetPreview: assign({ soFar: undefined }),
    judgePause: sendTo('listenForSpeech', (_, completeness: Completeness) => ({ type: 'pause.judged', completeness })),
    keepHeard: assign((_, heard: Heard) => ({ heard, transcript: heard.text })),
    keepUnderstanding: assign((_, understanding: Understanding) => ({ ...understood(understanding), begun: [] })),
    keepBegun: assign(({ context: { begun, heard } }) => ({ begun: [...begun, heard.text].slice(-SPOKEN_PARTS_MAX) })),
    forgetBegun: assign({ begun: [] }),
    keepRefused: assign(({ context: { refused, value } }) => ({ refused: [...refused, value].slice(-REFUSED_MAX) })),
    offerOther: assign(({ context: { others } }) => ({ value: others[0] ?? null, others: others.slice(1) })),
    forgetRefused: assign({ refused: [] }),
    keepFailure: assign((_, failure: VoiceFailure) => ({ failure, level: 0 })),
    notifyAnswered: sendTo(parentOf, ({ context }) => ({ type: 'field.answered', ...answerIn(context) })),
    notifyDoubted: sendTo(parentOf, ({ context }) => ({
      type: 'voice.doubted',
      ...answerIn(context),
      ...othersIn(context),
      ...(context.isMixed && { isMixed: true }),
    })),
    notifyProposed: sendTo(parentOf, ({ context }) => ({
      type: 'voice.proposed',
      parts: context.parts,
      transcript: context.heard.text,
      confidence: context.heard.confidence,
      ...othersIn(context),
    })),
    notifyAllAnswered: enqueueActions(({ context: { parts, form, heard }, enqueue }) => {
      if (!form) return
      for (const event of answerEvents(parts, form, heard.confidence)) enqueue.sendTo(parentOf, event)
      const back = goingBack(parts, form)
      if (back) enqueue.sendTo(parentOf, back)
    }),
    notifyCommanded: sendTo(parentOf, ({ context: { command, heard } }) => ({
      type: 'voice.commanded',
      transcript: heard.text,
      ...command,
    })),
    notifyFailed: sendTo(parentOf, ({ context: { failure, transcript } }) => ({
      type: 'voice.failed',
      failure,
      transcript,
    })),
    notifyRepeated: sendTo(parentOf, ({ context: { heard } }) => ({ type: 'voice.repeated', transcript: heard.text })),
    notifyMisheard: sendTo(parentOf, ({ context: { heard } }) => ({
      type: 'field.misheard',
      kind: 'refused',
      transcript: heard.text,
    })),
    notifyOverheard: sendTo(parentOf, { type: 'voice.overheard' }),
    notifyAcknowledged: sendTo(parentOf, { type: 'voice.acknowledged' }),
  },
})
