import { assign, fromPromise, setup } from 'xstate'
import type { WebhookCreate, WebhookWithSecret } from '../../contract/types.gen.ts'
import { type Failure, formServiceFailure } from '../../rules/failures.ts'
import { ATTEMPT_WAIT_MS } from '../../rules/limits.ts'
import { unprovided } from '../unprovided.ts'

/** What brings about a secret: a new webhook, or a rotation of an old one. */
interface WebhookSecretContext {
  /** The webhook that is to get another secret. */
  webhookId: string | null
  /** What was typed, so that it is still there after a failure. */
  values: WebhookCreate
  created: WebhookWithSecret | null
  failure: Failure | null
}

type WebhookSecretEvent =
  | { type: 'webhook.requested' }
  | { type: 'webhook.submitted'; values: WebhookCreate }
  | { type: 'rotation.requested'; webhookId: string }
  | { type: 'rotation.confirmed' }
  | { type: 'dialog.closed' }

const NOTHING = { webhookId: null, values: { url: '', description: null }, created: null, failure: null }

const toFailure = (error: unknown): Failure =>
  typeof error === 'object' && error !== null && 'type' in error && 'message' in error
    ? (error as Failure)
    : formServiceFailure(undefined)

export const webhookSecretMachine = setup({
  types: {
    context: {} as WebhookSecretContext,
    events: {} as WebhookSecretEvent,
    tags: {} as 'adding' | 'rotating' | 'busy' | 'closable',
  },
  actors: {
    addWebhook: fromPromise<WebhookWithSecret, WebhookCreate>(unprovided),
    rotateSecret: fromPromise<WebhookWithSecret, string>(unprovided),
  },
  delays: { callWait: ATTEMPT_WAIT_MS },
  actions: {
    keepValues: assign((_, values: WebhookCreate) => ({ values, failure: null })),
    keepWebhook: assign((_, webhookId: string) => ({ webhookId, failure: null })),
    keepSecret: assign((_, created: WebhookWithSecret) => ({ created })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    forget: assign(NOTHING),
  },
}).createMachine({
  id: 'webhookSecret',
  description: 'How a secret of a webhook comes about and is shown: once, until its dialog is closed.',
  context: NOTHING,
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog is open, and no secret is known here',
      entry: 'forget',
      on: {
        'webhook.requested': 'adding',
        'rotation.requested': {
          target: 'asking',
          actions: { type: 'keepWebhook', params: ({ event }) => event.webhookId },
        },
      },
    },
    adding: {
      description: 'The address of a new webhook is typed',
      tags: ['adding', 'closable'],
      on: {
        'webhook.submitted': {
          target: 'creating',
          actions: { type: 'keepValues', params: ({ event }) => event.values },
        },
        'dialog.closed': 'closed',
      },
    },
    creating: {
      description: 'The server makes the webhook and its secret',
      tags: ['adding', 'busy'],
      invoke: {
        id: 'addWebhook',
        src: 'addWebhook',
        input: ({ context }) => context.values,
        onDone: { target: 'shown', actions: { type: 'keepSecret', params: ({ event }) => event.output } },
        onError: {
          target: 'adding',
          actions: { type: 'keepFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      after: {
        callWait: { target: 'adding', actions: { type: 'keepFailure', params: formServiceFailure(undefined) } },
      },
    },
    asking: {
      description: 'Give the webhook another secret?',
      tags: ['rotating', 'closable'],
      on: { 'rotation.confirmed': 'rotating', 'dialog.closed': 'closed' },
    },
    rotating: {
      description: 'The server makes the new secret',
      tags: ['rotating', 'busy'],
      invoke: {
        id: 'rotateSecret',
        src: 'rotateSecret',
        input: ({ context }) => context.webhookId ?? '',
        onDone: { target: 'shown', actions: { type: 'keepSecret', params: ({ event }) => event.output } },
        onError: {
          target: 'asking',
          actions: { type: 'keepFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      after: {
        callWait: { target: 'asking', actions: { type: 'keepFailure', params: formServiceFailure(undefined) } },
      },
    },
    shown: {
      description: 'The secret is shown, to be copied now: it is not shown again',
      tags: 'closable',
      on: { 'dialog.closed': 'closed' },
    },
  },
})
