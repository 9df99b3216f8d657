import { formDraftMachine } from '../../../machines/form-draft/form-draft.machine.ts'
import { done, elapsed, explore, failed, type Step } from '../support/paths.ts'

export const mine = { title: 'Mine', structure: { fields: [] } }
export const later = { title: 'Later', structure: { fields: [] } }
export const kept = { draft: { title: 'From before', structure: { fields: [] } }, version: 2, savedAt: 0 }

const events = [
  { type: 'draft.edited' as const, draft: mine, version: 1 },
  { type: 'draft.edited' as const, draft: later, version: 1 },
  { type: 'draft.cleared' as const },
  { type: 'draft.taken' as const },
  { type: 'draft.discarded' as const },
  done('findDraft', { kept: undefined, revision: 0 }),
  done('findDraft', { kept, revision: 4 }),
  failed('findDraft', new TypeError('Failed to fetch')),
  done('keepDraft', 5),
  done('keepDraft', undefined),
  failed('keepDraft', 'displaced'),
  failed('keepDraft', new TypeError('Failed to fetch')),
  done('discardDraft', undefined),
  failed('discardDraft', new TypeError('Failed to fetch')),
  elapsed(1500),
  elapsed(15_000),
  elapsed(30_000),
]

export type Move = Step<typeof formDraftMachine>
const explored = explore(formDraftMachine, {
  input: undefined,
  events,
  key: ({ context: { latest, sent, revision, found } }) => [
    latest?.draft.title,
    sent?.draft.title,
    revision,
    found !== undefined,
  ],
})

export const explorations = [explored]
export const steps = explored.steps
