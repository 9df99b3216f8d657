import { type Beginning, voiceCaptureSetup } from './setup.ts'

/** The microphone opens. */
export const starts = {
  target: '#voiceCapture.capturing',
  actions: { type: 'begin', params: ({ event }: { event: Beginning }) => event },
} as const

export const completed = voiceCaptureSetup.createStateConfig({
  description: 'Voice input completed',
  initial: 'accepted',
  on: { 'voice.started': { ...starts, description: 'Saying it again, or correcting it' } },
  states: {
    confirming: {
      description: 'The value is shown and waits for a yes: the field is risky, or the transcriber is unsure',
      tags: 'unconfirmed',
      entry: 'notifyDoubted',
      on: {
        'voice.pressed': 'accepted',
        'voice.confirmed': 'accepted',
        'voice.refused': [
          {
            guard: 'hasOthers',
            target: 'confirming',
            reenter: true,
            actions: ['notifyMisheard', 'keepRefused', 'offerOther'],
            description: 'What else it may have been',
          },
          { target: 'refused', actions: 'keepRefused' },
        ],
      },
    },
    proposing: {
      description: 'All answers are shown, each with its field, and none is filled in before a yes',
      tags: 'proposed',
      entry: 'notifyProposed',
      on: {
        'voice.pressed': 'given',
        'voice.confirmed': 'given',
        'voice.limited': [
          {
            guard: 'hasOthers',
            target: 'confirming',
            description: 'Only this field: the words of its part, or all of them',
          },
          { target: 'accepted', description: 'Only this field' },
        ],
      },
    },
    given: {
      description: 'The session has the answers, one after the other, and goes on after the last',
      entry: 'notifyAllAnswered',
    },
    refused: {
      description: 'It was wrong: it can be said again, spelled or typed',
      tags: 'refused',
      entry: 'notifyMisheard',
      on: { 'voice.pressed': starts },
    },
    accepted: {
      description: 'The session has the answer',
      entry: ['notifyAnswered', 'forgetRefused', { type: 'keepAnswer', params: ({ context }) => context.value }],
      on: {
        'voice.pressed': {
          actions: 'notifyAcknowledged',
          description: 'The session goes on, or has it said again where the answer cannot stand',
        },
      },
    },
  },
})
