import { completed, starts } from './completed.ts'
import { fails, failsAs, listening } from './listening.ts'
import { NOTHING, opening, spoken, voiceCaptureSetup } from './setup.ts'

export const voiceCaptureMachine = voiceCaptureSetup.createMachine({
  id: 'voiceCapture',
  description: 'One spoken answer, from the microphone to a value of the field.',
  context: ({
    input: {
      field,
      answer,
      labels = [],
      begun = [],
      refused = [],
      offered = [],
      form,
      proposed = [],
      unconfirmed,
      listenFor = 'answer',
    },
  }) => ({
    ...NOTHING,
    field,
    labels,
    begun,
    refused,
    offered,
    form,
    proposed,
    unconfirmed,
    answer,
    listenFor,
    usually: listenFor,
    mode: 'once' as const,
  }),
  initial: 'idle',
  on: {
    'field.typed': {
      target: '.idle',
      actions: [{ type: 'keepAnswer', params: ({ event }) => event.value }, 'forgetBegun', 'forgetRefused'],
      description: 'Typing is always there, and ends listening',
    },
    'field.retried': {
      target: '.idle',
      actions: [{ type: 'keepAnswer', params: undefined }, 'forgetBegun', 'forgetRefused'],
    },
  },
  states: {
    idle: {
      description: 'Ready for voice input',
      entry: 'forget',
      always: [
        {
          guard: 'wereProposed',
          target: '#voiceCapture.completed.proposing',
          actions: 'restoreUnconfirmed',
          description: 'What waited for a yes when the field was left waits for it again',
        },
        { guard: 'wasDoubted', target: '#voiceCapture.completed.confirming', actions: 'restoreUnconfirmed' },
      ],
      on: { 'voice.pressed': starts, 'voice.started': starts },
    },
    capturing: {
      description: 'The microphone may be open; it is closed on the way out, whichever way that is',
      tags: 'stoppable',
      entry: 'forget',
      exit: 'forgetPreview',
      initial: 'requesting-permission',
      invoke: {
        id: 'openMicrophone',
        src: 'openMicrophone',
        input: ({ context }) => opening(context),
        onError: { ...fails, description: 'A browser without what a microphone needs' },
      },
      on: {
        'voice.pressed': 'idle',
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
        listening,
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
              description: 'The transcriber turns what was heard into words',
              invoke: {
                id: 'transcribe',
                src: 'transcribe',
                input: ({ context: { field } }) => ({ field }),
                onDone: [
                  {
                    guard: { type: 'hasWords', params: ({ event }) => event.output },
                    target: 'understanding',
                    actions: { type: 'keepHeard', params: ({ event }) => event.output },
                  },
                  failsAs('nothing-heard'),
                ],
                onError: fails,
              },
            },
            understanding: {
              description: 'The words become a value that fits the field, or a command',
              invoke: {
                id: 'understand',
                src: 'understand',
                input: ({ context }) => ({ ...spoken(context), heard: context.heard }),
                onDone: [
                  {
                    guard: { type: 'isCommand', params: ({ event }) => event.output },
                    target: '#voiceCapture.idle',
                    actions: [{ type: 'keepUnderstanding', params: ({ event }) => event.output }, 'notifyCommanded'],
                    description: 'Not the answer, but what is to be done with it',
                  },
                  {
                    guard: { type: 'isSeveral', params: ({ event }) => event.output },
                    target: '#voiceCapture.completed.proposing',
                    actions: { type: 'keepUnderstanding', params: ({ event }) => event.output },
                    description: 'The answers to several fields in one utterance',
                  },
                  {
                    guard: { type: 'isDoubtful', params: ({ event }) => event.output },
                    target: '#voiceCapture.completed.confirming',
                    actions: { type: 'keepUnderstanding', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isUnderstood', params: ({ event }) => event.output },
                    target: '#voiceCapture.completed.accepted',
                    actions: { type: 'keepUnderstanding', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isOwnVoice', params: ({ event }) => event.output },
                    ...failsAs('own-voice'),
                    description: 'What the page read aloud is no answer',
                  },
                  {
                    guard: { type: 'isRefusedAgain', params: ({ event }) => event.output },
                    target: '#voiceCapture.completed.refused',
                    actions: ['forgetBegun', 'notifyRepeated'],
                    description: 'What was refused is not offered again: it is spelled or typed',
                  },
                  {
                    ...failsAs('not-understood', 'keepBegun'),
                    description: 'No confident value: what was heard is shown, and asked again; it may be a part',
                  },
                ],
                onError: fails,
              },
            },
          },
        },
      },
    },
    completed,
    error: {
      description: 'Voice input failed; typing goes on',
      entry: 'notifyFailed',
      always: { guard: 'isDeclined', target: 'declined' },
      on: {
        'voice.pressed': { target: 'idle', description: 'Clears error and transcript' },
        'voice.started': { ...starts, description: 'Held, or heard again from the recording' },
      },
    },
    declined: {
      description: 'The person said no to the question who may hear: their own choice, and nothing that has failed',
      on: { 'voice.pressed': starts, 'voice.started': starts },
    },
  },
})
