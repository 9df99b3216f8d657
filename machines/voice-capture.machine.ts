import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { FieldType, FormField } from '../contract/types.gen.ts'
import type { AnswerValue } from '../rules/answers.ts'
import { MAX_AUDIO_MS, SPOKEN_CONFIDENCE, SURE_CONFIDENCE } from '../rules/limits.ts'
import { parentOf } from './parent.ts'
import { unprovided } from './unprovided.ts'
import type {
  Heard,
  ListeningEvent,
  MicrophoneEvent,
  VoiceCaptureContext,
  VoiceCaptureEvent,
} from './voice-capture.types.ts'
import { toVoiceFailure, type VOICE_FAILURES, type VoiceFailure, voiceFailure } from './voice-failures.ts'
import { PERMISSION_WAIT_MS, PROCESSING_WAIT_MS, TRANSCRIBING_WAIT_MS } from './waits.ts'

/** Where a mistake costs: one wrong letter, and nobody can be reached. */
const RISKY: readonly FieldType[] = ['email', 'tel', 'url']

const NOTHING = { level: 0, transcript: '', heard: { text: '' }, value: null, failure: null }

/** The way to the error from any state below `capturing`. */
const failsAs = (kind: keyof typeof VOICE_FAILURES) =>
  ({ target: '#voiceCapture.error', actions: { type: 'keepFailure', params: voiceFailure(kind) } }) as const

const fails = {
  target: '#voiceCapture.error',
  actions: {
    type: 'keepFailure',
    params: ({ event }: { event: { error: unknown } }) => toVoiceFailure(event.error),
  },
} as const

export const voiceCaptureMachine = setup({
  types: {
    context: {} as VoiceCaptureContext,
    events: {} as VoiceCaptureEvent,
    input: {} as { field: FormField },
    tags: {} as 'stoppable' | 'unconfirmed',
  },
  actors: {
    openMicrophone: fromCallback<MicrophoneEvent, { field: FormField }>(unprovided),
    listenForSpeech: fromCallback<ListeningEvent, { field: FormField }>(unprovided),
    finishSpeech: fromPromise<void>(unprovided),
    transcribe: fromPromise<Heard, { field: FormField }>(unprovided),
    normaliseTranscript: fromPromise<AnswerValue | undefined, { field: FormField; heard: Heard }>(unprovided),
  },
  delays: {
    permissionWait: PERMISSION_WAIT_MS,
    listeningLimit: MAX_AUDIO_MS,
    processingWait: PROCESSING_WAIT_MS,
    transcribingWait: TRANSCRIBING_WAIT_MS,
  },
  guards: {
    hasWords: (_, { text }: Heard) => text.trim() !== '',
    isDoubtful: ({ context: { field, heard } }, value: AnswerValue | undefined) =>
      value !== undefined && (RISKY.includes(field.type) || (heard.confidence ?? SPOKEN_CONFIDENCE) < SURE_CONFIDENCE),
    isUnderstood: (_, value: AnswerValue | undefined) => value !== undefined,
  },
  actions: {
    forget: assign(NOTHING),
    keepLevel: assign((_, level: number) => ({ level })),
    keepTranscript: assign((_, transcript: string) => ({ transcript })),
    keepHeard: assign((_, heard: Heard) => ({ heard, transcript: heard.text })),
    keepValue: assign((_, value: AnswerValue | undefined) => ({ value: value ?? null })),
    keepFailure: assign((_, failure: VoiceFailure) => ({ failure, level: 0 })),
    tellAnswer: sendTo(parentOf, ({ context: { value, heard } }) => ({
      type: 'field.answered',
      value,
      transcript: heard.text,
      confidence: heard.confidence,
    })),
  },
}).createMachine({
  id: 'voiceCapture',
  description: 'One spoken answer, from the microphone to a value of the field.',
  context: ({ input }) => ({ ...NOTHING, field: input.field }),
  initial: 'idle',
  on: {
    'field.typed': { target: '.idle', description: 'Typing is always there, and ends listening' },
    'field.retried': '.idle',
  },
  states: {
    idle: { description: 'Ready for voice input', entry: 'forget', on: { 'voice.started': 'capturing' } },
    capturing: {
      description: 'The microphone may be open; it is closed on the way out, whichever way that is',
      tags: 'stoppable',
      entry: 'forget',
      initial: 'requesting-permission',
      invoke: {
        id: 'openMicrophone',
        src: 'openMicrophone',
        input: ({ context: { field } }) => ({ field }),
        onError: { ...fails, description: 'A browser without what a microphone needs' },
      },
      on: {
        'voice.stopped': 'idle',
        'capture.failed': {
          target: 'error',
          actions: { type: 'keepFailure', params: ({ event }) => event.failure },
          description: 'Denied, absent, lost, or on a page that may not use one',
        },
      },
      states: {
        'requesting-permission': {
          description: 'Requesting microphone access, until the first sound arrives',
          on: {
            'microphone.opened': 'listening',
            'voice.finished': { target: '#voiceCapture.idle', description: 'Nothing could be said yet' },
          },
          after: {
            permissionWait: failsAs('no-permission'),
          },
        },
        listening: {
          description: 'Listening; speak now',
          invoke: {
            id: 'listenForSpeech',
            src: 'listenForSpeech',
            input: ({ context: { field } }) => ({ field }),
            onError: fails,
          },
          on: {
            'level.changed': { actions: { type: 'keepLevel', params: ({ event }) => event.level } },
            'transcript.changed': { actions: { type: 'keepTranscript', params: ({ event }) => event.text } },
            'speech.ended': 'processing',
            'voice.finished': {
              target: 'processing',
              description: 'The person says that this was all, as by letting go of the button',
            },
            'nothing.heard': { ...failsAs('nothing-heard'), description: 'Nobody spoke: silence never becomes text' },
          },
          after: { listeningLimit: { target: 'processing', description: 'What was said until then counts' } },
        },
        processing: {
          description: 'The speech has ended; what was heard is made ready',
          invoke: {
            id: 'finishSpeech',
            src: 'finishSpeech',
            onDone: 'transcribing',
            onError: fails,
          },
          after: {
            processingWait: failsAs('no-answer'),
          },
        },
        transcribing: {
          description: 'Speech becomes text, and text a value of the field',
          initial: 'recognising',
          after: {
            transcribingWait: failsAs('no-answer'),
          },
          states: {
            recognising: {
              description: 'The recogniser turns what was heard into words',
              invoke: {
                id: 'transcribe',
                src: 'transcribe',
                input: ({ context: { field } }) => ({ field }),
                onDone: [
                  {
                    guard: { type: 'hasWords', params: ({ event }) => event.output },
                    target: 'normalising',
                    actions: { type: 'keepHeard', params: ({ event }) => event.output },
                  },
                  failsAs('nothing-heard'),
                ],
                onError: fails,
              },
            },
            normalising: {
              description: 'The words become a value that fits the field',
              invoke: {
                id: 'normaliseTranscript',
                src: 'normaliseTranscript',
                input: ({ context: { field, heard } }) => ({ field, heard }),
                onDone: [
                  {
                    guard: { type: 'isDoubtful', params: ({ event }) => event.output },
                    target: '#voiceCapture.completed.confirming',
                    actions: { type: 'keepValue', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isUnderstood', params: ({ event }) => event.output },
                    target: '#voiceCapture.completed.accepted',
                    actions: { type: 'keepValue', params: ({ event }) => event.output },
                  },
                  {
                    ...failsAs('not-understood'),
                    description: 'No confident value: what was heard is shown, and asked again',
                  },
                ],
                onError: fails,
              },
            },
          },
        },
      },
    },
    completed: {
      description: 'Voice input completed',
      initial: 'accepted',
      on: { 'voice.started': { target: 'capturing', description: 'Saying it again' } },
      states: {
        confirming: {
          description: 'The value is shown and waits for a yes: the field is risky, or the recogniser doubts',
          tags: 'unconfirmed',
          on: { 'voice.confirmed': 'accepted', 'voice.refused': '#voiceCapture.idle' },
        },
        accepted: { description: 'The session has the answer', entry: 'tellAnswer' },
      },
    },
    error: {
      description: 'Voice input failed; typing goes on',
      on: { 'voice.retried': { target: 'idle', description: 'Clears error and transcript' } },
    },
  },
})
