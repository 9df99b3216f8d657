import { assign, fromPromise, setup } from 'xstate'
import { ATTEMPT_WAIT_MS } from '../../rules/limits.ts'
import { DRAFT_PAUSE_MS, DRAFT_RETRY_MS } from '../../rules/drafts/limits.ts'
import { unprovided } from '../unprovided.ts'
import type { DraftEdited, DraftPlace, DraftToKeep, FormDraftContext, FormDraftEvent, FoundDraft } from './types.ts'

/** What an actor failed with. */
interface Failed {
  error: unknown
}

export const formDraftMachine = setup({
  types: {
    context: {} as FormDraftContext,
    events: {} as FormDraftEvent,
    tags: {} as 'offering' | 'displaced' | 'kept' | 'waiting',
  },
  actors: {
    findDraft: fromPromise<FoundDraft, DraftPlace>(unprovided),
    keepDraft: fromPromise<number | undefined, DraftToKeep>(unprovided),
    discardDraft: fromPromise<void, number | undefined>(unprovided),
  },
  delays: { pause: DRAFT_PAUSE_MS, retryPause: DRAFT_RETRY_MS, answerWait: ATTEMPT_WAIT_MS },
  guards: {
    hasFound: (_, { kept }: FoundDraft) => kept !== undefined,
    isLatest: ({ context: { latest, sent } }) => latest?.draft === sent?.draft,
    isCleared: ({ context: { latest } }) => latest === undefined,
    isPending: ({ context: { latest } }) => latest !== undefined,
    isDisplaced: (_, { error }: Failed) => error === 'displaced',
  },
  actions: {
    remember: assign((_, { draft, version }: DraftEdited) => ({ latest: { draft, version } })),
    send: assign({ sent: ({ context }) => context.latest }),
    clear: assign({ latest: undefined }),
    forget: assign({ latest: undefined, sent: undefined }),
    keepFound: assign((_, { kept, revision }: FoundDraft) => ({ found: kept, revision })),
    keepRevision: assign((_, revision: number | undefined) => ({ revision })),
    endRevision: assign(({ context: { revision } }) => ({ revision: revision === undefined ? undefined : 0 })),
    closeOffer: assign({ found: undefined }),
  },
}).createMachine({
  id: 'formDraft',
  description: 'What is not published yet of a form in the builder: kept on the device, and on the server where it is.',
  context: { latest: undefined, sent: undefined, revision: undefined, found: undefined },
  initial: 'looking',
  on: {
    'draft.edited': { actions: { type: 'remember', params: ({ event }) => event } },
    'draft.cleared': {
      actions: 'clear',
      description:
        'What is on its way to the server is discarded once that has answered, or it would replace what was discarded',
    },
  },
  states: {
    looking: {
      description: 'Whether an earlier visit left something',
      invoke: {
        id: 'findDraft',
        src: 'findDraft',
        input: () => 'anywhere' as const,
        onDone: [
          {
            guard: { type: 'hasFound', params: ({ event }) => event.output },
            target: 'offering',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          { target: 'settled', actions: { type: 'keepFound', params: ({ event }) => event.output } },
        ],
        onError: 'settled',
      },
      after: { answerWait: 'settled' },
    },
    offering: {
      description: 'Restore or Discard: nothing is edited before that is decided',
      tags: 'offering',
      on: {
        'draft.taken': { target: 'settled', actions: 'closeOffer' },
        'draft.discarded': { target: 'discarding', actions: 'closeOffer' },
      },
    },
    settled: {
      description: 'What was edited meanwhile is kept next',
      always: [{ guard: 'isPending', target: 'waiting' }, { target: 'idle' }],
    },
    idle: {
      on: {
        'draft.edited': { target: 'waiting', actions: { type: 'remember', params: ({ event }) => event } },
      },
    },
    waiting: {
      description: 'More is expected to be written: it is kept together',
      tags: 'waiting',
      after: { pause: 'keeping' },
      on: { 'draft.cleared': { target: 'discarding', actions: 'forget' } },
    },
    keeping: {
      description: 'On the device, and on the server',
      tags: 'waiting',
      entry: 'send',
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input: ({ context: { latest, revision } }) => ({
          draft: latest?.draft ?? { title: '' },
          version: latest?.version,
          revision,
        }),
        onDone: [
          {
            guard: 'isCleared',
            target: 'discarding',
            actions: ['forget', { type: 'keepRevision', params: ({ event }) => event.output }],
          },
          {
            guard: 'isLatest',
            target: 'kept',
            actions: { type: 'keepRevision', params: ({ event }) => event.output },
          },
          { target: 'waiting', actions: { type: 'keepRevision', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isCleared', target: 'discarding', actions: 'forget' },
          {
            guard: { type: 'isDisplaced', params: ({ event: { error } }) => ({ error }) },
            target: 'comparing',
          },
          { target: 'failed' },
        ],
      },
      after: { answerWait: [{ guard: 'isCleared', target: 'discarding', actions: 'forget' }, { target: 'failed' }] },
    },
    kept: {
      tags: 'kept',
      on: {
        'draft.edited': { target: 'waiting', actions: { type: 'remember', params: ({ event }) => event } },
        'draft.cleared': { target: 'discarding', actions: 'forget' },
      },
    },
    failed: {
      description: 'It is on the device: the server is asked again after a while, or with the next edit',
      tags: 'waiting',
      after: { retryPause: 'keeping' },
      on: {
        'draft.edited': { target: 'waiting', actions: { type: 'remember', params: ({ event }) => event } },
        'draft.cleared': { target: 'discarding', actions: 'forget' },
      },
    },
    comparing: {
      description: 'Another window or person saved another draft of this form: which one?',
      tags: 'waiting',
      invoke: {
        id: 'findDraft',
        src: 'findDraft',
        input: () => 'server' as const,
        onDone: [
          {
            guard: { type: 'hasFound', params: ({ event }) => event.output },
            target: 'displaced',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          { target: 'keeping', actions: { type: 'keepFound', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
      after: { answerWait: 'failed' },
      on: { 'draft.cleared': { target: 'discarding', actions: 'forget' } },
    },
    displaced: {
      description: 'Theirs or mine: neither replaces the other without a word',
      tags: ['displaced', 'waiting'],
      on: {
        'draft.taken': { target: 'kept', actions: 'closeOffer' },
        'draft.discarded': { target: 'keeping', actions: 'closeOffer' },
        'draft.cleared': { target: 'discarding', actions: ['closeOffer', 'forget'] },
      },
    },
    discarding: {
      description: 'It is published, given up, or taken back',
      tags: 'waiting',
      invoke: {
        id: 'discardDraft',
        src: 'discardDraft',
        input: ({ context: { revision } }) => revision,
        onDone: { target: 'settled', actions: 'endRevision' },
        onError: 'settled',
      },
      after: { answerWait: 'settled' },
    },
  },
})
