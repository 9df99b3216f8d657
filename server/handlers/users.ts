import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import type { FastifyRequest } from 'fastify'
import type { UserUpdate } from '../../contract/types.gen.ts'
import { BadRequest, Conflict, Forbidden, NotFound } from '../http/errors.ts'
import { ownPasswordCheck } from '../accounts/password-check.ts'
import { newPasswordHasher } from '../accounts/new-passwords.ts'
import { signUpQuotas } from '../accounts/sign-ups.ts'
import { oldAddressTeller } from '../accounts/email-change.ts'
import { initialPasswordAt, ownUserOf } from '../accounts/required-steps/required-step.ts'
import { logSecurity } from '../security-log.ts'
import { callerOf, requireRecentLogin } from '../http/security.ts'
import { toUser, type Refusal, type UserChanged } from '../store/users.ts'
import type { Dependencies } from './dependencies.ts'
import { pageOf } from '../store/page.ts'

const TAKEN_AT_START = 'The user with this email already exists in the system'
const TAKEN_LATER = 'User with this email already exists'
const NOT_ONESELF = 'Super users are not allowed to delete themselves'
const NOT_DEMOTE_ONESELF = 'Super users are not allowed to demote or deactivate themselves'
const NOT_THE_LAST = 'The last active super user cannot be demoted or deactivated'

type Operations =
  | 'readUsers'
  | 'createUser'
  | 'registerUser'
  | 'readUserById'
  | 'readHoldings'
  | 'updateUser'
  | 'deleteUser'

/** Accounts, as a superuser and a visitor who signs up see them. */
export const userHandlers = (parts: Dependencies) => {
  const { users, forms, publicForms, columns, settings } = parts
  const tell = oldAddressTeller(parts)
  const takeSignUp = signUpQuotas(settings)
  const hash = newPasswordHasher(settings)
  const newHash = async (request: FastifyRequest, id: string, { password, ...changes }: UserUpdate) => {
    if (password === undefined) return {}
    const account = { ...(await users.find(id)), ...changes }
    const password_hash = await hash(request, { field: 'password', password, account })
    const isOwn = id === callerOf(request).user.id
    return { password_hash, initial_password_at: isOwn ? null : initialPasswordAt(settings) }
  }
  /** Oneself, or anybody for a superuser. */
  const requireVisible = async ({ user }: ReturnType<typeof callerOf>, userId: string) => {
    const id = userId.toLowerCase()
    if (id !== user.id && !user.is_superuser) throw new Forbidden()
    const found = await users.find(id)
    if (!found) throw new NotFound('User')
    return found
  }
  return {
    async readUsers({ query }, reply) {
      return reply.code(200).send(await users.list(pageOf(query), query?.q))
    },

    async createUser(request, reply) {
      const { password, ...user } = request.body
      const password_hash = await hash(request, { field: 'password', password, account: user })
      const initial_password_at = initialPasswordAt(settings)
      const created = await users.insert({ ...user, password_hash, initial_password_at })
      if (!created) throw new BadRequest(TAKEN_AT_START)
      logSecurity(request, 'account.created', { account: created.id })
      return reply.code(201).send(created)
    },

    async registerUser(request, reply) {
      const { email, full_name, password } = request.body
      takeSignUp(request.ip)
      const password_hash = await hash(request, { field: 'password', password, account: { email, full_name } })
      const created = await users.insert({ email, full_name, password_hash })
      if (!created) throw new BadRequest(TAKEN_AT_START)
      logSecurity(request, 'account.created', { account: created.id })
      return reply.code(200).send(created)
    },

    async readUserById(request, reply) {
      return reply.code(200).send(toUser(await requireVisible(callerOf(request), request.params.user_id)))
    },

    async readHoldings(request, reply) {
      const { id } = await requireVisible(callerOf(request), request.params.user_id)
      return reply.code(200).send(await forms.holdings(id))
    },

    async updateUser(request, reply) {
      const { user } = callerOf(request)
      const id = request.params.user_id.toLowerCase()
      const { password: _, ...changes } = request.body
      if (id === user.id && (changes.is_superuser === false || changes.is_active === false))
        throw new Forbidden(NOT_DEMOTE_ONESELF)
      const isProtected = isOtherEmail(user, changes) || request.body.password !== undefined
      if (id === user.id && isProtected) requireRecentLogin(request)
      const outcome = await users.update(id, { ...changes, ...(await newHash(request, id, request.body)) })
      const changed = doneOr(outcome, NOT_THE_LAST)
      tell(changed)
      logChange(request, changed)
      return reply.code(200).send(changed.user)
    },

    async deleteUser(request, reply) {
      const id = request.params.user_id.toLowerCase()
      if (id === callerOf(request).user.id) throw new Forbidden(NOT_ONESELF)
      doneOr(await users.remove(id), NOT_THE_LAST)
      logSecurity(request, 'account.deleted', { account: id })
      publicForms.forgetAll()
      await columns.removeGone()
      return reply.code(200).send({ message: 'User deleted successfully' })
    },
  } satisfies Pick<RouteHandlers, Operations>
}

type OwnOperations = 'readUserMe' | 'updateUserMe' | 'deleteUserMe' | 'updatePasswordMe'

/** One's own account. */
export const ownUserHandlers = (parts: Dependencies) => {
  const { users, publicForms, columns, settings } = parts
  const hash = newPasswordHasher(settings)
  const ownUser = ownUserOf(parts)
  const tell = oldAddressTeller(parts)
  const check = ownPasswordCheck(parts)
  return {
    async readUserMe(request, reply) {
      return reply.code(200).send(await ownUser(callerOf(request).user))
    },

    async updateUserMe(request, reply) {
      const { user } = callerOf(request)
      if (isOtherEmail(user, request.body)) requireRecentLogin(request)
      const changed = doneOr(await users.update(user.id, request.body), NOT_THE_LAST)
      tell(changed)
      logChange(request, changed)
      return reply.code(200).send(changed.user)
    },

    async deleteUserMe(request, reply) {
      const { user } = callerOf(request)
      if (user.is_superuser) throw new Forbidden(NOT_ONESELF)
      doneOr(await users.remove(user.id), NOT_ONESELF)
      logSecurity(request, 'account.deleted')
      publicForms.forgetAll()
      await columns.removeGone()
      return reply.code(200).send({ message: 'User deleted successfully' })
    },

    async updatePasswordMe(request, reply) {
      const { user, tokenId } = callerOf(request)
      const { current_password, new_password } = request.body
      const checked = await check(user.id, current_password, request.ip)
      if (!checked) {
        logSecurity(request, 'proof.failed', { way: 'password' })
        throw new BadRequest('Incorrect password')
      }
      if (current_password === new_password) throw new BadRequest('New password cannot be the same as the current one')
      const password_hash = await hash(request, { field: 'new_password', password: new_password, account: checked })
      if (!(await users.setPassword(checked, password_hash, tokenId))) throw new BadRequest('Incorrect password')
      logSecurity(request, 'password.changed')
      return reply.code(200).send({ message: 'Password updated successfully' })
    },
  } satisfies Pick<RouteHandlers, OwnOperations>
}

const isOtherEmail = (user: { email: string }, { email }: UserUpdate): boolean =>
  email !== undefined && email.toLowerCase() !== user.email

/** What was changed, but neither the email nor the name. */
function logChange(request: FastifyRequest<{ Body: UserUpdate }>, { user, oldEmail }: UserChanged): void {
  const { password, is_active, is_superuser } = request.body
  const account = user.id
  if (oldEmail !== undefined) logSecurity(request, 'email.changed', { account })
  if (password !== undefined) logSecurity(request, 'password.changed', { account })
  if (is_active !== undefined || is_superuser !== undefined)
    logSecurity(request, 'account.changed', { account, is_active, is_superuser })
}

function doneOr<Done>(outcome: Done | Refusal, lastSuperuser: string): Exclude<Done, Refusal> {
  if (outcome === 'taken') throw new Conflict(TAKEN_LATER)
  if (outcome === 'gone') throw new NotFound('User')
  if (outcome === 'last-superuser') throw new Forbidden(lastSuperuser)
  return outcome as Exclude<Done, Refusal>
}
