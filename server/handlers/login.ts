import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import { BadRequest, NotFound } from '../errors.ts'
import { limitTo } from '../limits.ts'
import { recoveryMail } from '../mail-texts.ts'
import { hashPassword } from '../passwords.ts'
import { passwordCheck } from '../password-check.ts'
import { callerOf } from '../security.ts'
import { toUser } from '../store/users.ts'
import type { Parts } from './parts.ts'

const RECOVERIES_MAX = 10
const RECOVERIES_WINDOW_MS = 15 * 60_000

type Operations =
  | 'loginAccessToken'
  | 'testToken'
  | 'logout'
  | 'recoverPassword'
  | 'resetPassword'
  | 'recoverPasswordHtmlContent'

export const loginHandlers = ({ users, tokens, loginFailures, signed, mailbox, settings }: Parts) => {
  const check = passwordCheck(loginFailures)
  const takeRecovery = limitTo(RECOVERIES_MAX, RECOVERIES_WINDOW_MS)

  return {
    async loginAccessToken({ body }, reply) {
      const user = await users.findByEmail(body.username)
      if (!(await check(body.username, body.password, user?.password_hash)) || !user)
        throw new BadRequest('Incorrect email or password')
      if (!user.is_active) throw new BadRequest('Inactive user')
      const access_token = await signed.issue(user.id, 'access')
      return reply.code(200).send({ access_token, token_type: 'bearer' })
    },

    async testToken(request, reply) {
      return reply.code(200).send(toUser(callerOf(request).user))
    },

    async logout(request, reply) {
      await tokens.remove(callerOf(request).tokenId)
      return reply.code(200).send({ message: 'Logged out successfully' })
    },

    async recoverPassword({ params: { email } }, reply) {
      takeRecovery(email.toLowerCase())
      mailbox.post(async () => {
        const user = await users.findByEmail(email)
        if (!user?.is_active) return undefined
        return recoveryMail(user.email, settings.publicUrl, await signed.issue(user.id, 'reset'))
      })
      return reply.code(200).send({ message: 'If that email is registered, we sent a password recovery link' })
    },

    async resetPassword({ body }, reply) {
      const tokenId = await signed.read(body.token, 'reset')
      if (!tokenId || !(await tokens.reset(tokenId, await hashPassword(body.new_password))))
        throw new BadRequest('Invalid token')
      return reply.code(200).send({ message: 'Password updated successfully' })
    },

    async recoverPasswordHtmlContent({ params: { email } }, reply) {
      const user = settings.production ? undefined : await users.findByEmail(email)
      if (!user) throw new NotFound('User')
      const { html } = recoveryMail(user.email, settings.publicUrl, await signed.issue(user.id, 'reset'))
      return reply.type('text/html; charset=utf-8').code(200).send(html)
    },
  } satisfies Pick<RouteHandlers, Operations>
}
