import { not } from 'xstate'
import { changes, closes } from './commands.ts'
import { answerIn, noteOfMixed, pendingIn } from './answers.ts'
import { refuses, refusesBoth, repeatsSpelled } from './refusals.ts'
import { proposes, proposing } from './several.ts'
import { listeningInput } from './listening-input.ts'
import { answering, insists, turn, updates } from './turns.ts'

const doubts = {
  target: '#handsFree.on.talking.confirming',
  reenter: true,
  actions: [
    { type: 'keepPending', params: pendingIn },
    { type: 'note', params: noteOfMixed },
  ],
} as const

/** Where an answer is asked for. */
const answers = {
  'field.answered': {
    target: '#handsFree.on.talking.advancing',
    reenter: true,
    actions: [
      { type: 'fill', params: answerIn },
      { type: 'noteFilled', params: answerIn },
    ],
    description: 'Sure enough: it is filled in',
  },
  'voice.doubted': { ...doubts, description: 'A mistake would cost, or the transcriber doubts' },
  'voice.proposed': proposes,
} as const

const confirms = {
  target: '#handsFree.on.submitting',
  actions: { type: 'commandForm', params: { type: 'submission.confirmed' } },
} as const

const retries = {
  target: '#handsFree.on.submitting',
  actions: { type: 'commandForm', params: { type: 'submission.retried' } },
} as const

/** What can be talked about. */
export const topics = {
  again: { type: 'history' },
  resumed: { type: 'history', history: 'deep', description: 'Listening as before the help' },
  question: {
    ...answering('question', 'conversation'),
    description: 'The current field',
    on: { ...answers, 'no.said': refusesBoth },
  },
  confirming: {
    ...turn('confirming', 'command'),
    description: 'What was heard is read back and waits for a yes',
    on: {
      ...insists('confirming'),
      'yes.said': {
        target: 'advancing',
        actions: ['fillPending', { type: 'noteFilled', params: undefined }],
      },
      'no.said': refuses,
      'spell.said': {
        guard: 'isSpellable',
        target: 'spelling',
        actions: 'forgetPending',
        description: 'What is spelled takes its place',
      },
      'clear.said': {
        target: 'question',
        actions: ['forgetPending', { type: 'note', params: { kind: 'cleared' } }],
      },
      'undo.said': {
        target: 'question',
        actions: ['forgetPending', { type: 'note', params: { kind: 'undone' } }],
      },
      'field.answered': { ...doubts, description: 'Corrected in words' },
      'voice.doubted': doubts,
    },
  },
  proposing,
  spelling: {
    ...answering('spelling', 'spelling'),
    description: 'Letter by letter; what comes of it is always read back',
    exit: 'noteSpelling',
    on: {
      'field.answered': doubts,
      'voice.doubted': doubts,
      'back.said': 'question',
      'voice.repeated': repeatsSpelled,
    },
  },
  advancing: {
    description: 'A pause in which any word keeps the form at this field',
    tags: 'listening',
    entry: 'startVoiceUnannounced',
    exit: 'forgetPending',
    invoke: { id: 'voiceCapture', src: 'voiceCapture', input: listeningInput('conversation') },
    initial: 'pausing',
    on: answers,
    states: {
      pausing: {
        description: 'The next field comes by itself; after the last one the end is near',
        on: {
          'voice.overheard': {
            target: 'overhearing',
            actions: ['forgetNote', { type: 'commandForm', params: { type: 'advance.cancelled' } }],
          },
          'voice.failed': { description: 'Nothing has to be said now' },
          'form.changed': {
            guard: 'awaitsSubmission',
            actions: [updates, 'requestSubmission'],
            description: 'The form has the answer that its submission waited for',
          },
          'advance.cancelled': {
            target: '#handsFree.on.talking.question',
            actions: [updates, { type: 'note', params: { kind: 'staying' } }],
            description: 'A key or a touch',
          },
        },
        after: {
          autoAdvance: { guard: not('hasNext'), target: '#handsFree.on.talking.finishing' },
          moveWait: {
            target: '#handsFree.on.moving',
            actions: { type: 'commandForm', params: { type: 'next.requested' } },
            description: 'A form that does not go on by itself',
          },
        },
      },
      overhearing: {
        description: 'Something is being said: a correction, perhaps',
        on: {
          'voice.failed': '#handsFree.on.talking.question',
          'no.said': '#handsFree.on.talking.question',
          'repeat.said': '#handsFree.on.talking.question',
          'retry.said': '#handsFree.on.talking.question',
        },
      },
    },
  },
  finishing: {
    ...turn('finishing', 'command'),
    description: 'After the last field',
    on: { 'back.said': 'question' },
  },
  reviewing: {
    ...turn('reviewing', 'command'),
    description: 'All answers are read; any can be changed from here',
    on: { 'field.named': changes },
  },
  sending: {
    ...turn('sending', 'command'),
    description: 'The submit modal is open: shall I send it?',
    on: { 'yes.said': confirms, 'submit.said': confirms, 'no.said': closes, 'back.said': closes },
  },
  failed: {
    ...turn('failed', 'command'),
    description: 'Not stored, or not known to be',
    on: {
      'retry.said': retries,
      'yes.said': retries,
      'submit.said': retries,
      'no.said': closes,
      'back.said': closes,
    },
  },
} as const
