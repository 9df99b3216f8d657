import type { RouteHandlers } from '../../../contract/fastify.gen.ts'
import { NotFound } from '../../http/errors.ts'
import { callerOf, requireRecentLogin } from '../../http/security.ts'
import { logSecurity } from '../../security-log.ts'
import type { Dependencies } from '../dependencies.ts'

type Operations = 'readLogins' | 'endLogin' | 'endOtherLogins'

/** Where one's own account is logged in. */
export const loginListHandlers = ({ logins }: Pick<Dependencies, 'logins'>) =>
  ({
    async readLogins(request, reply) {
      const { user, tokenId } = callerOf(request)
      return reply.code(200).send(await logins.list(user.id, tokenId))
    },

    async endLogin(request, reply) {
      const { user } = callerOf(request)
      requireRecentLogin(request)
      if (!(await logins.end(user.id, request.params.loginId.toLowerCase()))) throw new NotFound('Login')
      logSecurity(request, 'login.ended', { which: 'another' })
      return reply.code(200).send({ message: 'Logged out there' })
    },

    async endOtherLogins(request, reply) {
      const { user, tokenId } = callerOf(request)
      requireRecentLogin(request)
      await logins.endOthers(user.id, tokenId)
      logSecurity(request, 'login.ended', { which: 'all others' })
      return reply.code(200).send({ message: 'Logged out everywhere else' })
    },
  }) satisfies Pick<RouteHandlers, Operations>
