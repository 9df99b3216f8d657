import { not } from 'xstate'
import { answeredForm } from './answered-form.ts'
import { answers, keepsLeft } from './answers.ts'
import { currentField, currentState, fieldActorId, freshContext, payloadOf } from './context.ts'
import { changes, navigation } from './navigation.ts'
import { formSessionSetup } from './setup.ts'
import { steps } from './steps.ts'
import type { FormSessionEvent } from './types.ts'
import { unconfirmedIn } from './unconfirmed.ts'

type Delivered = Extract<FormSessionEvent, { type: 'submission.delivered' }>

const isOwn = { type: 'isThisSession', params: ({ event }: { event: Delivered }) => event.id } as const
const receiptOf = ({ event }: { event: Delivered }) => event.receipt

const delivered = {
  guard: isOwn,
  target: '#formSession.submitted',
  actions: [{ type: 'keepReceipt', params: receiptOf }, 'forgetSession'],
  description: 'What was submitted before, and waited for a network, is stored',
} as const

export const formSessionMachine = formSessionSetup.createMachine({
  id: 'formSession',
  description: 'One session of a form. Its fields are data; each has one actor, known by its place.',
  context: ({ input, spawn }) => {
    for (const [index, field] of input.form.fields.entries()) spawn('field', { id: fieldActorId(index), input: field })
    return freshContext(input)
  },
  invoke: {
    id: 'storeSession',
    src: 'storeSession',
    onError: { actions: 'logFailure', description: 'The session goes on; it is only not saved any more' },
  },
  initial: 'offering-recovery',
  states: {
    'offering-recovery': {
      description: 'Continue where you left off?',
      tags: 'recovering',
      always: {
        guard: not('hasSaved'),
        target: 'live',
        actions: ['prefill', 'resumeSession'],
        description: 'There is nothing to continue but, perhaps, the session of a visit without answers',
      },
      on: {
        'recovery.accepted': { target: 'live', actions: ['restoreFields', 'prefill', 'restore'] },
        'recovery.refused': {
          target: 'live',
          actions: ['forgetSession', 'forgetSaved', 'prefill'],
          description: 'Start over',
        },
        'submission.delivered': delivered,
      },
    },
    live: {
      description: 'The person fills the form, while the server opens a session for it',
      type: 'parallel',
      on: {
        'field.changed': {
          actions: [{ type: 'keepState', params: ({ event }) => event.state }, 'saveSession'],
          description: 'Every change is saved on the device',
        },
        'answer.left': { actions: [keepsLeft, 'saveSession'], description: 'It waits for its yes in its field' },
        'answer.asked': {
          actions: [{ type: 'keepAsked', params: ({ event }) => event.asked }, 'saveSession'],
          description: 'The conversation asks about it; a page that ends meanwhile has it stored',
        },
        'submission.delivered': delivered,
      },
      states: {
        'server-session': {
          description: 'The session of the server, which never blocks the page',
          initial: 'opening',
          on: {
            'session.opened': {
              target: '.open',
              actions: [{ type: 'keepSessionId', params: ({ event }) => event.sessionId }, 'saveSession'],
              description: 'Created just before the submit',
            },
          },
          states: {
            opening: {
              description: 'Until the server has answered, or at once with the session of an earlier visit',
              always: { guard: 'hasSession', target: 'open' },
              invoke: {
                id: 'createSession',
                src: 'createSession',
                input: ({ context }) => ({ formId: context.form.id }),
                onDone: {
                  target: 'open',
                  actions: [{ type: 'keepSessionId', params: ({ event }) => event.output }, 'saveSession'],
                },
                onError: { target: 'unopened', actions: 'logFailure' },
              },
            },
            open: {},
            unopened: { description: 'It is created before the submit instead' },
          },
        },
        form: {
          description: 'What the person sees: one field, or the review of all',
          initial: 'filling',
          states: {
            filling: {
              id: 'filling',
              description: 'One field is current; coming to another starts this state, and its voice, again',
              tags: 'filling',
              entry: 'enterField',
              exit: 'leaveField',
              invoke: {
                id: 'voiceCapture',
                src: 'voiceCapture',
                input: ({ context }) => ({
                  field: currentField(context),
                  answer: currentState(context).value,
                  unconfirmed: unconfirmedIn(context),
                  form: answeredForm(context),
                }),
              },
              initial: 'answering',
              on: { ...navigation, ...answers },
              states: steps,
            },
            restarting: {
              description: 'Start Over asks first; the answers are still there',
              tags: 'restarting',
              on: {
                'restart.refused': '#filling',
                'session.restarted': { target: '#formSession.ended', actions: 'forgetSession' },
              },
            },
            reviewing: {
              id: 'reviewing',
              description: 'The submit modal is open; closing it leads back to the fields, or on when all is stored',
              tags: 'reviewing',
              invoke: {
                id: 'submission',
                src: 'submission',
                input: ({ context }) => ({ payload: payloadOf(context) }),
              },
              initial: 'unsent',
              states: {
                unsent: {
                  entry: 'endChange',
                  on: {
                    'review.closed': '#filling',
                    'review.left': changes,
                    'submission.delivered': {
                      guard: isOwn,
                      actions: { type: 'notifyDelivered', params: receiptOf },
                      description: 'The modal says it',
                    },
                    'submission.accepted': {
                      target: 'sent',
                      actions: [{ type: 'keepReceipt', params: ({ event }) => event.receipt }, 'forgetSession'],
                    },
                  },
                },
                sent: { on: { 'review.closed': '#formSession.submitted', 'submission.delivered': {} } },
              },
            },
          },
        },
      },
    },
    submitted: { description: 'Stored; nothing is left on the device', tags: 'submitted', type: 'final' },
    ended: {
      description: 'Start Over: the page is reloaded',
      invoke: {
        id: 'reloadPage',
        src: 'reloadPage',
        onError: { actions: 'logFailure', description: 'The person reloads it' },
      },
    },
  },
})
