import { responsesMachine } from '../../../machines/responses/responses.machine.ts'
import { done, elapsed, explore, failed, type Step } from '../support/paths.ts'

export const one = { kind: 'one' as const, id: 'r-1' }
export const older = { kind: 'older' as const, filter: { to: '2026-01-31' } }
export const changed = new Error('Not 3 but 4 responses would be deleted now')
const events = [
  { type: 'response.opened' as const, id: 'r-1' },
  { type: 'response.opened' as const, id: 'r-2' },
  { type: 'response.closed' as const },
  { type: 'removal.requested' as const, removal: one },
  { type: 'removal.requested' as const, removal: older },
  { type: 'removal.confirmed' as const, count: 3 },
  { type: 'removal.refused' as const },
  done('markAsRead', undefined),
  failed('markAsRead', changed),
  done('deleteResponses', undefined),
  failed('deleteResponses', changed),
  failed('deleteResponses', 'gone'),
  elapsed(30_000),
]

export type Move = Step<typeof responsesMachine>
const explored = explore(responsesMachine, {
  input: undefined,
  events,
  key: ({ context }) => [context.id, context.removal.kind, context.failure],
})

export const explorations = [explored]
export const { steps } = explored
