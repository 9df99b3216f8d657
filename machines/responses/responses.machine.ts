import { assign, emit, fromPromise, raise, setup } from 'xstate'
import type { ResponseFilter } from '../../contract/types.gen.ts'
import { ATTEMPT_WAIT_MS } from '../../rules/limits.ts'
import { unprovided } from '../unprovided.ts'

/** What is to be deleted: one response, or all that a filter means. */
export type Removal = { kind: 'one'; id: string } | { kind: 'filtered' | 'older'; filter: ResponseFilter }

/** A removal as it was confirmed, with the number that the dialog said. */
export type ConfirmedRemoval = Removal & { count: number }

interface ResponsesContext {
  /** The response that is open in full, or was open last. */
  id: string | null
  removal: Removal
  count: number
  /** Why the last attempt deleted nothing. */
  failure: string | null
}

type ResponsesEvent =
  | { type: 'response.opened'; id: string }
  | { type: 'response.closed' }
  | { type: 'removal.requested'; removal: Removal }
  | { type: 'removal.confirmed'; count: number }
  | { type: 'removal.refused' }

/** Before anything was asked for: the id of no response, since an empty filter would mean all of them. */
const NOTHING: Removal = { kind: 'one', id: '' }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : REMOVAL_FAILED)

const REMOVAL_FAILED = 'Something went wrong. Please try again.'

export const responsesMachine = setup({
  types: {
    context: {} as ResponsesContext,
    events: {} as ResponsesEvent,
    emitted: {} as { type: 'removal.completed' },
    tags: {} as 'open' | 'asking' | 'busy',
  },
  actors: {
    markAsRead: fromPromise<void, string>(unprovided),
    deleteResponses: fromPromise<void, ConfirmedRemoval>(unprovided),
  },
  delays: { deleteWait: ATTEMPT_WAIT_MS },
  actions: {
    keepOpened: assign((_, id: string) => ({ id })),
    keepRemoval: assign((_, removal: Removal) => ({ removal, failure: null })),
    keepCount: assign((_, count: number) => ({ count, failure: null })),
    keepFailure: assign((_, failure: string) => ({ failure })),
    announceRemoval: emit({ type: 'removal.completed' }),
  },
}).createMachine({
  id: 'responses',
  description: 'The owner’s page of responses: which one is open, and what is being deleted. The list itself is data.',
  context: { id: null, removal: NOTHING, count: 0, failure: null },
  type: 'parallel',
  states: {
    reading: {
      description: 'The list, with one response in full beside it or none',
      initial: 'closed',
      on: {
        'response.opened': { target: '.open', actions: { type: 'keepOpened', params: ({ event }) => event.id } },
      },
      states: {
        closed: {},
        open: {
          description: 'Opening a response marks it as read; it can be set back meanwhile',
          tags: 'open',
          initial: 'marking',
          on: { 'response.closed': 'closed' },
          states: {
            marking: {
              description: 'A failure is not said: it stays unread, which the list shows',
              invoke: {
                id: 'markAsRead',
                src: 'markAsRead',
                input: ({ context }) => context.id ?? '',
                onDone: 'shown',
                onError: 'shown',
              },
            },
            shown: {},
          },
        },
      },
    },
    deletion: {
      description: 'A dialog says how many will go before anything goes',
      initial: 'none',
      states: {
        none: {
          on: {
            'removal.requested': {
              target: 'confirmation',
              actions: { type: 'keepRemoval', params: ({ event }) => event.removal },
            },
          },
        },
        confirmation: {
          tags: 'asking',
          on: {
            'removal.requested': { actions: { type: 'keepRemoval', params: ({ event }) => event.removal } },
            'removal.confirmed': {
              target: 'deleting',
              actions: { type: 'keepCount', params: ({ event }) => event.count },
            },
            'removal.refused': 'none',
          },
        },
        deleting: {
          description: 'Nothing can be changed until the server has answered',
          tags: ['asking', 'busy'],
          invoke: {
            id: 'deleteResponses',
            src: 'deleteResponses',
            input: ({ context: { removal, count } }) => ({ ...removal, count }),
            onDone: { target: 'none', actions: [raise({ type: 'response.closed' }), 'announceRemoval'] },
            onError: {
              target: 'confirmation',
              actions: { type: 'keepFailure', params: ({ event }) => messageOf(event.error) },
            },
          },
          after: {
            deleteWait: { target: 'confirmation', actions: { type: 'keepFailure', params: REMOVAL_FAILED } },
          },
        },
      },
    },
  },
})
