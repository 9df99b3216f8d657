import { and, not } from 'xstate'
import { listeningInput } from './listening-input.ts'
import { handsFreeSetup } from './setup.ts'
import { reading } from './turns.ts'

/** The microphone is open for a while, for the words that resume the conversation, and for who does not know them. */
const listening = handsFreeSetup.createStateConfig({
  description: 'The microphone is open for "go on", and for the question what can be said',
  initial: 'awaiting',
  after: { restingWait: { target: '#handsFree.on.paused', description: 'Not for ever' } },
  states: {
    awaiting: {
      description: 'Only short sounds are transcribed, each once',
      tags: 'listening',
      entry: ['forgetNote', 'startVoiceUnannounced'],
      invoke: { id: 'voiceCapture', src: 'voiceCapture', input: listeningInput('resume') },
      on: {
        'voice.commanded': [
          {
            guard: and(['isHelp', 'hasSoundsLeft']),
            target: '#handsFree.on.resting.explaining',
            actions: 'countSound',
            description: 'Who asks is answered; nobody has said that the conversation goes on',
          },
          { guard: 'isHelp', target: '#handsFree.on.paused' },
        ],
        'voice.failed': [
          { guard: and(['isTrouble', not('isLate')]), target: '#handsFree.on.paused', actions: 'noteTrouble' },
          {
            guard: 'hasSoundsLeft',
            target: 'awaiting',
            reenter: true,
            actions: 'countSound',
            description:
              'Silence, words that were meant for somebody else, or a recogniser that may have time for the next',
          },
          { target: '#handsFree.on.paused', description: 'Too loud a room' },
        ],
      },
    },
  },
})

/** After "stop" and after unanswered questions: a person who cannot touch the page goes on by voice. */
export const resting = handsFreeSetup.createStateConfig({
  description: 'Says how to go on, and hears that, or the question what can be said; nothing else that is said counts',
  entry: ['forgetStrangeSounds', { type: 'say', params: 'resting' }],
  initial: 'asking',
  states: {
    ...reading('listening'),
    listening,
    explaining: {
      description: 'What can be said now; then it rests on',
      entry: { type: 'say', params: 'restingHelp' },
      initial: 'asking',
      states: reading('#handsFree.on.resting.listening'),
    },
  },
})
