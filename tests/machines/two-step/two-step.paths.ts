import { twoStepMachine } from '../../../machines/two-step/two-step.machine.ts'
import { done, elapsed, failed, type Step, explore } from '../support/paths.ts'

export const totp = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Sayform:ada?secret=JBSWY3DPEHPK3PXP' }
export const codes = ['k3f7q-9xw2m', 'p8d4n-6hj5t']
export const password = { type: 'password.submitted' as const, password: 'correct horse' }
export const code = { type: 'code.submitted' as const, code: '492039' }
export const proof = {
  type: 'proof.submitted' as const,
  proof: { current_password: 'correct horse', code: '492039' },
}
export const refused = Object.assign(new Error('Bad Request'), { body: { detail: 'Incorrect password' } })

const answers = (id: string, output?: unknown) => [done(id, output), failed(id, refused), failed(id, null)]

const events = [
  { type: 'setup.requested' as const },
  { type: 'renewal.requested' as const },
  { type: 'removal.requested' as const },
  password,
  code,
  proof,
  { type: 'dialog.closed' as const },
  ...answers('beginTotp', totp),
  ...answers('confirmTotp', codes),
  ...answers('renewCodes', codes),
  ...answers('turnOff'),
  elapsed(30_000),
]

export type Move = Step<typeof twoStepMachine>
const key = ({ context }: Move['after']) => [context.failure, context.setup !== null, context.codes !== null]
const explored = explore(twoStepMachine, { input: undefined, events, key })

export const explorations = [explored]
export const steps = explored.steps
