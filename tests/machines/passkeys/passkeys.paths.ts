import { passkeysMachine } from '../../../machines/passkeys/passkeys.machine.ts'
import { done, elapsed, failed, type Step, explore } from '../support/paths.ts'

export const typed = { type: 'passkey.submitted' as const, name: 'Phone', password: 'correct horse' }
export const confirmed = { type: 'removal.confirmed' as const, password: 'correct horse' }
export const refused = Object.assign(new Error('Bad Request'), { body: { detail: 'Incorrect password' } })

const events = [
  { type: 'passkey.requested' as const },
  typed,
  { type: 'removal.requested' as const, id: 'passkey-1', name: 'Phone' },
  confirmed,
  { type: 'dialog.closed' as const },
  done('addPasskey'),
  failed('addPasskey', refused),
  failed('addPasskey', null),
  done('removePasskey'),
  failed('removePasskey', refused),
  failed('removePasskey', null),
  elapsed(30_000),
  elapsed(5 * 60_000),
]

export type Move = Step<typeof passkeysMachine>
const key = ({ context }: Move['after']) => [context.failure, context.chosen?.id]
const explored = explore(passkeysMachine, { input: undefined, events, key })

export const explorations = [explored]
export const steps = explored.steps
