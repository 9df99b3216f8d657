import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import { ACCOUNT_REQUESTS_PER_MINUTE } from '../../rules/account-limits.ts'
import { BadRequest, Conflict, NotFound } from '../http/errors.ts'
import { limitAddressTo } from '../http/rate-limits.ts'
import { recoveryMail } from '../mail/texts.ts'
import { loginCompletion, refuseInactive, WRONG } from '../accounts/login-completion.ts'
import { newPasswordHasher } from '../accounts/new-passwords.ts'
import { loginCheck } from '../accounts/password-check.ts'
import { refuseExpiredPassword, ownUserOf } from '../accounts/required-steps/required-step.ts'
import { logSecurity } from '../security-log.ts'
import { callerOf } from '../http/security.ts'
import { refusingTaken } from '../store/users.ts'
import type { Dependencies } from './dependencies.ts'

type Operations =
  | 'loginAccessToken'
  | 'testToken'
  | 'logout'
  | 'recoverPassword'
  | 'resetPassword'
  | 'undoEmailChange'
  | 'recoverPasswordHtmlContent'

export const loginHandlers = (parts: Dependencies) => {
  const { users, tokens, totps, signed, settings, passwordRecoveries: recoveries } = parts
  const check = loginCheck(parts)
  const hash = newPasswordHasher(settings)
  const ownUser = ownUserOf(parts)
  const { devices, askCode, complete } = loginCompletion(parts)
  const takeLogin = limitAddressTo(ACCOUNT_REQUESTS_PER_MINUTE, 60_000)
  const takeReset = limitAddressTo(ACCOUNT_REQUESTS_PER_MINUTE, 60_000)
  const takeRecovery = limitAddressTo(ACCOUNT_REQUESTS_PER_MINUTE, 60_000)

  return {
    async loginAccessToken(request, reply) {
      const { ip, body } = request
      takeLogin(ip)
      const device = await devices.read(request)
      const noteFailure = (account: string | null) => logSecurity(request, 'login.failed', { account, way: 'password' })
      const user = await check({ email: body.username, password: body.password, ip, device, noteFailure })
      if (!user) throw new BadRequest(WRONG)
      if (!user.is_active) return refuseInactive(request, user.id)
      refuseExpiredPassword(request, settings, user)
      if (await totps.isOn(user.id)) return reply.code(202).send(await askCode(request, user))
      return reply.code(200).send(await complete(request, reply, { user, way: 'password' }))
    },

    async testToken(request, reply) {
      return reply.code(200).send(await ownUser(callerOf(request).user))
    },

    async logout(request, reply) {
      await tokens.remove(callerOf(request).tokenId)
      logSecurity(request, 'login.ended')
      return reply.code(200).send({ message: 'Logged out successfully' })
    },

    async recoverPassword(request, reply) {
      const { ip, params } = request
      takeRecovery(ip)
      const note = (account: string | null) => logSecurity(request, 'password.reset-asked', { account })
      recoveries.begin({ ip, email: params.email, note })
      return reply.code(200).send({ message: 'If that email is registered, we sent a password recovery link' })
    },

    async resetPassword(request, reply) {
      const { ip, body } = request
      takeReset(ip)
      const tokenId = await signed.read(body.token, 'reset')
      const account = tokenId && (await tokens.findUser(tokenId, 'reset'))
      if (!account) throw new BadRequest('Invalid token')
      const password_hash = await hash(request, { field: 'new_password', password: body.new_password, account })
      const userId = await tokens.reset(tokenId, password_hash)
      if (!userId) throw new BadRequest('Invalid token')
      logSecurity(request, 'password.reset', { account: userId })
      await devices.remember(reply, userId)
      return reply.code(200).send({ message: 'Password updated successfully' })
    },

    async undoEmailChange(request, reply) {
      const { ip, body } = request
      takeReset(ip)
      const undo = await signed.readUndo(body.token)
      const outcome = undo && (await refusingTaken(() => tokens.undoEmail(undo.tokenId, undo.email)))
      if (outcome === 'taken') throw new Conflict('User with this email already exists')
      if (!outcome) throw new BadRequest('Invalid token')
      logSecurity(request, 'email.taken-back', { account: outcome })
      return reply.code(200).send({ message: 'Email taken back successfully' })
    },

    async recoverPasswordHtmlContent({ params: { email } }, reply) {
      const user = settings.production ? undefined : await users.findByEmail(email)
      if (!user) throw new NotFound('User')
      const { html } = recoveryMail(user.email, settings.publicUrl, await signed.issue(user.id, 'reset'))
      return reply.type('text/html; charset=utf-8').code(200).send(html)
    },
  } satisfies Pick<RouteHandlers, Operations>
}
