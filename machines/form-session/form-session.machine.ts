import { and, not, or } from 'xstate'
import { currentField, currentState, fieldActorId, freshContext, payloadOf } from './context.ts'
import { navigation } from './navigation.ts'
import { formSessionSetup } from './setup.ts'

const undoes = { target: '#filling', reenter: true, actions: ['restoreAnswer', 'moveToUndone'] } as const

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
        guard: not('hasSavedAnswers'),
        target: 'live',
        actions: 'resumeSession',
        description: 'There is nothing to continue but, perhaps, the session of a visit without answers',
      },
      on: {
        'recovery.accepted': { target: 'live', actions: ['restoreFields', 'restore'] },
        'recovery.refused': {
          target: 'live',
          actions: ['forgetSession', 'forgetSaved'],
          description: 'Start over',
        },
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
        'session.restarted': { target: 'ended', actions: 'forgetSession', description: 'Start Over' },
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
                input: ({ context }) => ({ field: currentField(context), answer: currentState(context).value }),
              },
              initial: 'answering',
              on: {
                ...navigation,
                'field.typed': {
                  target: '.answering',
                  actions: [{ type: 'rememberAnswer', params: true }, 'forwardToField', 'forwardToVoice'],
                },
                'field.retried': {
                  target: '.answering',
                  actions: [{ type: 'rememberAnswer', params: false }, 'forwardToField', 'forwardToVoice'],
                },
                'field.answered': {
                  actions: [{ type: 'rememberAnswer', params: false }, 'forwardToField'],
                  description: 'The voice gives its answer',
                },
                'field.misheard': {
                  actions: [{ type: 'countMishearing', params: ({ event }) => event }, 'saveSession'],
                  description: 'Refused, or asked again in a conversation',
                },
                'voice.failed': {
                  guard: { type: 'isUnheard', params: ({ event }) => event.failure.kind },
                  actions: [
                    {
                      type: 'countMishearing',
                      params: ({ event }) => ({ kind: 'asked_again' as const, transcript: event.transcript }),
                    },
                    'saveSession',
                  ],
                  description: 'It is counted how often a question was asked again',
                },
                'voice.commanded': [
                  {
                    guard: and(['isUndo', 'canUndo']),
                    ...undoes,
                    description: 'Spoken instead of an answer, while one stands',
                  },
                  {
                    guard: 'isClear',
                    target: '.answering',
                    actions: [{ type: 'rememberAnswer', params: false }, 'clearField', 'clearVoice'],
                  },
                ],
                'undo.requested': {
                  guard: 'canUndo',
                  ...undoes,
                  description: 'The answer before is back, in its field',
                },
                'field.confirmed': [
                  {
                    guard: and(['hasNext', or(['isCompleted', 'isSkippable'])]),
                    target: 'filling',
                    reenter: true,
                    actions: 'moveNext',
                    description: 'Goes on from what is confirmed already; confirming nothing skips an optional field',
                  },
                  {
                    guard: and([not('hasNext'), 'canSubmit']),
                    actions: ['forwardToField', 'offerSubmission'],
                    description: 'After the last field there is only the sending',
                  },
                  { actions: 'forwardToField' },
                ],
                'voice.acknowledged': [
                  {
                    guard: 'isInError',
                    actions: 'startVoice',
                    description: 'An answer that cannot stand is said again',
                  },
                  { actions: 'confirm' },
                ],
                'submission.requested': { guard: 'canSubmit', target: 'reviewing' },
              },
              states: {
                answering: {
                  on: {
                    'field.completed': {
                      guard: { type: 'mayAdvance', params: ({ event }) => event.fieldId },
                      target: 'advancing',
                    },
                  },
                },
                advancing: {
                  description: 'A moment to see the answer before the next field comes',
                  tags: 'advancing',
                  on: { 'advance.cancelled': { target: 'answering', description: 'Any key or touch' } },
                  after: { autoAdvance: { target: '#filling', actions: 'moveNext' } },
                },
              },
            },
            reviewing: {
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
                  on: {
                    'review.closed': '#filling',
                    'submission.accepted': {
                      target: 'sent',
                      actions: [{ type: 'keepReceipt', params: ({ event }) => event.receipt }, 'forgetSession'],
                    },
                  },
                },
                sent: { on: { 'review.closed': '#formSession.submitted' } },
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
