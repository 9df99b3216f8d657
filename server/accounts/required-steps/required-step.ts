import type { FastifyRequest } from 'fastify'
import type { RequiredStep, User } from '../../../contract/types.gen.ts'
import { INITIAL_PASSWORD_LIFE_MS } from '../../../rules/account-limits.ts'
import { BadRequest, StepRequired } from '../../http/errors.ts'
import { logSecurity } from '../../security-log.ts'
import type { Stores } from '../../store/index.ts'
import { toUser } from '../../store/users.ts'
import type { UserRow } from '../../store/tables/tables.ts'
import type { Settings } from '../../settings.ts'

type Parts = Pick<Stores, 'totps'> & { settings: Pick<Settings, 'protection'> }

/** What every account can do, to find out that a step is required, and to leave. */
const ALWAYS = ['readUserMe', 'testToken', 'logout']
/** What takes the step. */
const OPERATIONS: Record<RequiredStep, readonly string[]> = {
  'new-password': ['updatePasswordMe'],
  'two-step': ['readSecurityMe', 'beginTotp', 'confirmTotp'],
}

const EXPIRED =
  'This password was set by somebody else and not replaced in time. Recover your password, or ask for a new one.'

/** Whether the operator asks for two-step login of this account. */
export const needsTwoStep = ({ protection }: Pick<Settings, 'protection'>, user: Pick<UserRow, 'is_superuser'>) =>
  protection.requireTwoStep === 'all' || (protection.requireTwoStep === 'superusers' && Boolean(user.is_superuser))

/** What the operator asks of an account before it can do anything else. */
export function requiredSteps({ totps, settings }: Parts) {
  const stepOf = async (user: UserRow): Promise<RequiredStep | undefined> => {
    if (settings.protection.newPasswordAtFirstLogin && user.initial_password_at !== null) return 'new-password'
    return needsTwoStep(settings, user) && !(await totps.isOn(user.id)) ? 'two-step' : undefined
  }
  return {
    /** @returns undefined where nothing is asked for; the password comes first */
    stepOf,

    /** @throws {StepRequired} for an operation that does not take the step */
    async requireSteps(user: UserRow, operationId: string): Promise<void> {
      if (ALWAYS.includes(operationId)) return
      const step = await stepOf(user)
      if (step && !OPERATIONS[step].includes(operationId)) throw new StepRequired(step)
    },
  }
}

/** @returns a function that gives an account as its own person sees it, with the step that is required of it */
export function ownUserOf(parts: Parts) {
  const { stepOf } = requiredSteps(parts)
  return async (user: UserRow): Promise<User> => {
    const required_step = await stepOf(user)
    return { ...toUser(user), ...(required_step && { required_step }) }
  }
}

/** @returns when the password was set, where it is to be replaced by one of its owner's own */
export const initialPasswordAt = ({ protection }: Pick<Settings, 'protection'>): number | null =>
  protection.newPasswordAtFirstLogin ? Date.now() : null

/** @throws {BadRequest} for a password that somebody else set and that was not replaced in time */
export function refuseExpiredPassword(
  request: FastifyRequest,
  { protection }: Pick<Settings, 'protection'>,
  { id, initial_password_at }: UserRow,
): void {
  if (!protection.newPasswordAtFirstLogin || initial_password_at === null) return
  if (Date.now() - Number(initial_password_at) < INITIAL_PASSWORD_LIFE_MS) return
  logSecurity(request, 'login.failed', { account: id, way: 'password', reason: 'expired' })
  throw new BadRequest(EXPIRED)
}
