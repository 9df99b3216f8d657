import type { VoiceFailureKind } from '../../rules/voice-failures.ts'
import { toVoiceFailure, voiceFailure } from './failures.ts'
import { spoken, voiceCaptureSetup } from './setup.ts'

/** The way to the error from any state below `capturing`. */
export const failsAs = <More extends 'keepBegun'>(kind: VoiceFailureKind, ...more: More[]) =>
  ({ target: '#voiceCapture.error', actions: [...more, { type: 'keepFailure', params: voiceFailure(kind) }] }) as const

export const fails = {
  target: '#voiceCapture.error',
  actions: {
    type: 'keepFailure',
    params: ({ event }: { event: { error: unknown } }) => toVoiceFailure(event.error),
  },
} as const

const asAny = { actions: { type: 'judgePause', params: 'open' } } as const

const PROCESSING = '#voiceCapture.capturing.processing'

export const listening = voiceCaptureSetup.createStateConfig({
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
    'speech.ended': PROCESSING,
    'voice.finished': {
      target: PROCESSING,
      description: 'The person says that this was all, as by letting go of the button',
    },
    'nothing.heard': { ...failsAs('nothing-heard'), description: 'No one spoke: silence never becomes text' },
  },
  after: { listeningLimit: { target: PROCESSING, description: 'What was said until then counts' } },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Nothing was said yet',
      on: { 'speech.began': { target: 'hearing', actions: 'notifyOverheard', description: 'The first word' } },
    },
    hearing: {
      description: 'Words, or a pause of which all is known',
      tags: 'speaking',
      on: { 'speech.paused': 'previewing' },
    },
    previewing: {
      description: 'A pause: what was said until now becomes words, which tell whether more must come',
      tags: 'speaking',
      entry: { type: 'judgePause', params: 'partial' },
      invoke: {
        id: 'previewSpeech',
        src: 'previewSpeech',
        input: ({ context }) => spoken(context),
        onDone: [
          {
            guard: { type: 'hasWords', params: ({ event }) => event.output },
            target: 'hearing',
            actions: [
              { type: 'keepPreview', params: ({ event }) => event.output },
              { type: 'judgePause', params: ({ event }) => event.output.completeness },
            ],
            description:
              'The pause is as long as these words need; a text is shown, but not one that ends in the middle',
          },
          { target: 'hearing', ...asAny, description: 'The pause is as long as any' },
        ],
        onError: { target: 'hearing', ...asAny },
      },
      on: { 'speech.resumed': { target: 'hearing', description: 'What follows is joined to it' } },
    },
  },
})
