import { raise } from 'xstate'
import { commands, eventOf, unmatched } from './commands.ts'
import { failures } from './failures.ts'
import { USUAL } from './prosody.ts'
import { repeats } from './refusals.ts'
import { resting } from './resting.ts'
import { giving } from './several.ts'
import { BEGINNING, handsFreeSetup } from './setup.ts'
import { topics } from './topics.ts'
import { reading, saying, updates } from './turns.ts'

/** While the person uses the page, the conversation only follows the state of the form. */
const observes = { actions: updates } as const

/** What waits for a yes waits in its field for a person who goes on without one. */
const goesOn = { actions: ['leavePending', updates, 'forgetPending'] } as const
const enters = [...goesOn.actions, 'forgetRefused', 'resetCounts'] as const
const saysPaused = { type: 'say', params: 'paused' } as const

/** What the person does themselves while the conversation waits for them. */
const manual = {
  'answer.refused': observes,
  'question.entered': goesOn,
  'review.opened': goesOn,
  'review.closed': observes,
  'submission.begun': observes,
  'submission.failed': observes,
} as const

export const handsFreeMachine = handsFreeSetup.createMachine({
  id: 'handsFree',
  description: 'A whole form by voice alone: it asks, listens, confirms, goes on, reviews and sends.',
  context: ({ input }) => ({
    ...input,
    ...BEGINNING,
    prosody: USUAL,
    topic: 'question',
    prompt: '',
  }),
  initial: 'off',
  states: {
    off: {
      description: 'The form is filled by hand, or with the voice button',
      on: {
        'conversation.started': { target: 'on', actions: updates },
        'conversation.restored': {
          target: 'on.paused.waiting',
          actions: updates,
          description: 'It goes on when the person says so',
        },
      },
    },
    on: {
      description: 'The conversation; typing, touch and Stop take over at any moment',
      entry: 'begin',
      exit: 'leavePending',
      invoke: { id: 'followForm', src: 'followForm', onError: 'off' },
      initial: 'returning',
      on: {
        'conversation.ended': 'off',
        'conversation.paused': { target: '.paused', actions: 'forgetNote', description: 'Stop' },
        'conversation.resumed': { target: '.returning', actions: 'resetCounts' },
        'page.hidden': {
          target: '.paused.waiting',
          actions: { type: 'note', params: { kind: 'hidden' } },
          description: 'Nothing is read or heard while another page is in front',
        },
        'microphone.taken': {
          target: '.paused.waiting',
          actions: { type: 'note', params: { kind: 'elsewhere' } },
          description: 'Silent at once, or the other tab hears it',
        },
        'answer.typed': { target: '.typing', actions: 'forgetPending', description: 'Typing is always there' },
        'form.changed': { actions: updates },
        'advance.cancelled': { actions: updates },
        'question.entered': [
          {
            guard: { type: 'isUnconfirmed', params: ({ event }) => event.formState },
            target: '.returning',
            actions: enters,
            description: 'Where something waits for a yes since before',
          },
          { target: '.talking.question', actions: enters, description: 'By word, by click, or by itself' },
        ],
        'answer.refused': {
          target: '.talking.question',
          actions: [updates, 'forgetPending', 'noteProblem'],
          description: 'Filled in, but it breaks a rule of the field',
        },
        'review.opened': { target: '.talking.sending', ...goesOn },
        'review.closed': {
          target: '.talking.finishing',
          actions: [updates, { type: 'note', params: { kind: 'unsent' } }],
        },
        'submission.begun': { target: '.submitting', actions: updates },
        'submission.accepted': { target: '.finished', actions: updates },
        'submission.failed': { target: '.talking.failed', actions: updates },
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
            'submission.awaited': {
              actions: 'awaitSubmission',
              description: 'Submit: what is being said, or waits for its yes, belongs to it',
            },
            'voice.failed': failures,
            'voice.repeated': repeats,
            'field.answered': unmatched,
            'voice.doubted': unmatched,
            ...commands,
          },
          states: {
            ...topics,
          },
        },
        helping: {
          ...saying('help', '#handsFree.on.talking.again', '#handsFree.on.talking.resumed'),
          description: 'What can be said, on request',
        },
        moving: {
          description: 'The form was sent a command, and follows at once',
          on: { 'form.changed': { target: 'returning', actions: updates } },
          after: { moveWait: 'returning' },
        },
        giving,
        changing: {
          description: 'The form was asked for a field by its name; an open modal closes for it',
          on: {
            'form.changed': { target: 'talking.question', actions: updates },
            'review.closed': { target: 'talking.question', actions: [updates, 'resetCounts'] },
          },
          after: { moveWait: 'returning' },
        },
        returning: {
          description:
            'To what the page shows: the modal while it is open, or else what waits for a yes, or the current field',
          entry: 'takeUnconfirmed',
          always: [
            { guard: 'hasFailed', target: 'talking.failed' },
            { guard: 'isSubmitting', target: 'submitting' },
            { guard: 'isSending', target: 'talking.sending' },
            { guard: 'hasProposed', target: 'talking.proposing', actions: 'forgetNote' },
            { guard: 'hasPending', target: 'talking.confirming', actions: 'forgetNote' },
            { target: 'talking.question', actions: 'forgetPending' },
          ],
        },
        typing: {
          description: 'The person types; the next field is asked for again',
          entry: { type: 'say', params: 'typing' },
          on: { 'answer.typed': {}, 'answer.refused': observes, 'page.hidden': {}, 'microphone.taken': {} },
        },
        resting: {
          ...resting,
          on: {
            ...manual,
            'voice.commanded': {
              target: 'returning',
              actions: 'resetCounts',
              description: '"Go on"',
            },
            'answer.typed': {
              target: 'paused.waiting',
              actions: 'forgetPending',
              description: 'The person uses the page',
            },
          },
        },
        paused: {
          description: 'Says how to go on, then waits for the person',
          entry: saysPaused,
          initial: 'asking',
          states: {
            ...reading('waiting'),
            waiting: { tags: 'waiting' },
          },
          on: {
            'conversation.paused': {},
            'page.hidden': '.waiting',
            'microphone.taken': '.waiting',
            ...manual,
            'answer.typed': { actions: ['forgetPending', saysPaused] },
            'question.entered': { actions: [...goesOn.actions, saysPaused] },
            'review.opened': { actions: [...goesOn.actions, saysPaused] },
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
