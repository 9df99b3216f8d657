import { authMachine } from '../../../machines/auth/auth.machine.ts'
import { done, elapsed, failed, type Step, explore } from '../support/paths.ts'

export const login = { type: 'login.submitted' as const, username: 'ada@example.com', password: 'correct horse' }
export const refusal = Object.assign(new Error('Bad Request'), { body: { detail: 'Incorrect email or password' } })
const events = [
  login,
  { type: 'logout.requested' as const },
  { type: 'account.deleted' as const },
  { type: 'token.refused' as const },
  { type: 'token.removed' as const },
  { type: 'work.changed' as const, isUnsaved: true },
  { type: 'work.changed' as const, isUnsaved: false },
  { type: 'work.abandoned' as const },
  done('logIn'),
  failed('logIn', refusal),
  failed('logIn', new TypeError('Failed to fetch')),
  failed('logIn', null),
  done('logOut'),
  failed('logOut', refusal),
  done('forgetToken'),
  failed('forgetToken', new Error('Storage is closed')),
  failed('watchToken', new Error('No storage')),
  elapsed(30_000),
]

export type Move = Step<typeof authMachine>
const key = ({ context }: Move['after']) => [context.failure, context.hasToken, context.isWorkUnsaved]
const stranger = explore(authMachine, { input: { hasToken: false }, events, key })
const returning = explore(authMachine, { input: { hasToken: true }, events, key })

export const explorations = [stranger, returning]
export const steps = explorations.flatMap((each) => each.steps)
