import { authMachine } from '../../../machines/auth/auth.machine.ts'
import { done, elapsed, failed, type Step, explore } from '../support/paths.ts'

export const login = { type: 'login.submitted' as const, username: 'ada@example.com', password: 'correct horse' }
export const refusal = Object.assign(new Error('Bad Request'), { body: { detail: 'Incorrect email or password' } })
export const code = { type: 'code.submitted' as const, code: '492039' }
export const ended = Object.assign(new Error('Unauthorized'), {
  status: 401,
  body: { detail: 'This login has ended. Please log in again.' },
})
const events = [
  login,
  { type: 'login.opened' as const },
  { type: 'login.closed' as const },
  { type: 'passkey.chosen' as const },
  code,
  { type: 'login.cancelled' as const },
  { type: 'logout.requested' as const },
  { type: 'account.deleted' as const },
  { type: 'token.refused' as const },
  { type: 'proof.requested' as const },
  { type: 'proof.cancelled' as const },
  { type: 'token.removed' as const },
  { type: 'work.changed' as const, isUnsaved: true },
  { type: 'work.changed' as const, isUnsaved: false },
  { type: 'work.abandoned' as const },
  done('logIn', 'complete'),
  done('logIn', 'code-needed'),
  done('usePasskey', 'complete'),
  done('usePasskey', 'code-needed'),
  failed('usePasskey', refusal),
  done('offerPasskeys'),
  failed('offerPasskeys', new Error('No offer')),
  done('sendPasskey', 'complete'),
  done('sendPasskey', 'code-needed'),
  failed('sendPasskey', refusal),
  done('sendCode'),
  failed('sendCode', refusal),
  failed('sendCode', ended),
  failed('sendCode', null),
  failed('logIn', refusal),
  failed('logIn', new TypeError('Failed to fetch')),
  failed('logIn', null),
  done('logOut'),
  failed('logOut', refusal),
  done('forgetToken'),
  failed('forgetToken', new Error('Storage is closed')),
  failed('watchToken', new Error('No storage')),
  elapsed(30_000),
  elapsed(10 * 60_000),
]

export type Move = Step<typeof authMachine>
const key = ({ context }: Move['after']) => [context.failure, context.hasToken, context.isWorkUnsaved]
const stranger = explore(authMachine, { input: { hasToken: false }, events, key })
const returning = explore(authMachine, { input: { hasToken: true }, events, key })

export const explorations = [stranger, returning]
export const steps = explorations.flatMap((each) => each.steps)
