import { and, raise } from 'xstate'
import { commands, eventOf, strays } from './commands.ts'
import { handsFreeSetup, NOTHING } from './setup.ts'
import { keeps, topics } from './topics.ts'
import { reading, saying } from './turns.ts'

/** While the person does it themselves, the conversation only takes notice. */
const notices = { actions: keeps } as const

/** The person has gone on without it. */
const forgetsKept = { target: 'waiting', actions: ['forgetPending', { type: 'say', params: 'paused' }] } as const

export const handsFreeMachine = handsFreeSetup.createMachine({
  id: 'handsFree',
  description: 'A whole form by voice alone: it asks, listens, confirms, goes on, reviews and sends.',
  context: ({ input }) => ({ ...input, ...NOTHING, topic: 'question', prompt: '', heard: '' }),
  initial: 'off',
  states: {
    off: {
      description: 'The form is filled by hand, or with the voice button',
      on: {
        'conversation.started': { target: 'on', actions: keeps },
        'conversation.restored': {
          target: 'on.paused.waiting',
          actions: keeps,
          description: 'It goes on when the person says so',
        },
      },
    },
    on: {
      description: 'The conversation; typing, touch and Stop take over at any moment',
      entry: 'begin',
      invoke: { id: 'followForm', src: 'followForm', onError: 'off' },
      initial: 'talking',
      on: {
        'conversation.ended': 'off',
        'conversation.paused': { target: '.paused', actions: 'forgetNote', description: 'Stop' },
        'conversation.resumed': { target: '.returning', actions: ['forgetPending', 'calm'] },
        'page.hidden': {
          target: '.paused.waiting',
          actions: { type: 'note', params: { kind: 'hidden' } },
          description: 'Nobody is talked to, or listened to, who has turned to another page',
        },
        'microphone.taken': {
          target: '.paused.waiting',
          actions: { type: 'note', params: { kind: 'elsewhere' } },
          description: 'Silent at once, or the other tab hears it',
        },
        'answer.typed': { target: '.typing', description: 'Typing is always there' },
        'form.changed': { actions: keeps },
        'advance.cancelled': { actions: keeps },
        'question.entered': {
          target: '.talking.question',
          actions: [keeps, 'forgetPending', 'calm'],
          description: 'By word, by click, or by itself',
        },
        'answer.refused': {
          target: '.talking.question',
          actions: [keeps, 'forgetPending', 'noteProblem'],
          description: 'Filled in, but it breaks a rule of the field',
        },
        'review.opened': { target: '.talking.sending', actions: keeps },
        'review.closed': {
          target: '.talking.finishing',
          actions: [keeps, { type: 'note', params: { kind: 'unsent' } }],
        },
        'submission.begun': { target: '.submitting', actions: keeps },
        'submission.accepted': { target: '.finished', actions: keeps },
        'submission.failed': { target: '.talking.failed', actions: keeps },
      },
      states: {
        talking: {
          description: 'One topic at a time, each asked and listened to',
          initial: 'question',
          on: {
            'voice.commanded': {
              actions: [
                { type: 'keepHeard', params: ({ event }) => event.transcript },
                raise(({ event }) => eventOf(event)),
              ],
            },
            'voice.failed': [
              {
                guard: and(['isSilence', 'hasSilencesLeft']),
                target: '.again',
                reenter: true,
                actions: 'countSilence',
                description: 'Asked again, in fewer words',
              },
              { guard: 'isTrouble', target: '#handsFree.on.paused', actions: 'noteTrouble' },
              { guard: and(['isUnclear', 'hasMissesLeft']), target: '.again', reenter: true, actions: 'countMiss' },
              { target: '#handsFree.on.paused', actions: 'giveUp', description: 'No endless asking' },
            ],
            'field.answered': strays,
            'voice.doubted': strays,
            ...commands,
          },
          states: {
            ...topics,
          },
        },
        helping: { ...saying('help', '#handsFree.on.talking.again'), description: 'What can be said, on request' },
        moving: {
          description: 'The form was asked for something, and follows at once',
          on: { 'form.changed': { target: 'returning', actions: keeps } },
          after: { moveWait: 'returning' },
        },
        changing: {
          description: 'The form was asked for a field by its name; an open modal closes for it',
          on: {
            'form.changed': { target: 'talking.question', actions: keeps },
            'review.closed': { target: 'talking.question', actions: [keeps, 'calm'] },
          },
          after: { moveWait: 'returning' },
        },
        returning: {
          description: 'To what the page shows: the modal while it is open, or else the current field',
          always: [
            { guard: 'hasFailed', target: 'talking.failed' },
            { guard: 'isSubmitting', target: 'submitting' },
            { guard: 'isSending', target: 'talking.sending' },
            { target: 'talking.question' },
          ],
        },
        typing: {
          description: 'The person types; the next field is asked for again',
          entry: { type: 'say', params: 'typing' },
          on: { 'answer.typed': {}, 'answer.refused': notices, 'page.hidden': {}, 'microphone.taken': {} },
        },
        paused: {
          description: 'Says how to go on, then waits for the person',
          entry: { type: 'say', params: 'paused' },
          initial: 'asking',
          states: {
            ...reading('waiting'),
            waiting: { tags: 'waiting' },
            keeping: {
              description: 'What was heard is kept, and asked for when the conversation goes on',
              tags: 'waiting',
              entry: { type: 'say', params: 'pausedWithAnswer' },
              on: {
                'conversation.resumed': {
                  target: '#handsFree.on.talking.confirming',
                  actions: ['forgetNote', 'calm'],
                },
                'page.hidden': {},
                'microphone.taken': {},
                'answer.typed': forgetsKept,
                'question.entered': { ...forgetsKept, actions: [keeps, ...forgetsKept.actions] },
                'review.opened': { ...forgetsKept, actions: [keeps, ...forgetsKept.actions] },
              },
            },
          },
          on: {
            'conversation.paused': {},
            'page.hidden': '.waiting',
            'microphone.taken': '.waiting',
            'answer.typed': {},
            'answer.refused': notices,
            'question.entered': notices,
            'review.opened': notices,
            'review.closed': notices,
            'submission.begun': notices,
            'submission.failed': notices,
          },
        },
        submitting: {
          description: 'The answers are on their way',
          entry: { type: 'say', params: 'sending' },
          on: { 'page.hidden': {}, 'microphone.taken': {} },
          after: { sendingWait: { target: 'paused', actions: 'giveUp' } },
        },
        finished: {
          ...saying('sent', '#handsFree.off'),
          description: 'Stored, and said so',
          on: { 'page.hidden': '#handsFree.off', 'microphone.taken': '#handsFree.off' },
        },
      },
    },
  },
})
