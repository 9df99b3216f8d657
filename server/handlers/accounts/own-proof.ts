import type { FastifyRequest } from 'fastify'
import { ownPasswordCheck } from '../../accounts/password-check.ts'
import { secondFactorCheck, SESSION_SOURCE } from '../../accounts/second-factor.ts'
import { BadRequest } from '../../http/errors.ts'
import { callerOf, requireRecentLogin } from '../../http/security.ts'
import { logSecurity } from '../../security-log.ts'
import type { UserRow } from '../../store/tables/tables.ts'
import type { Dependencies } from '../dependencies.ts'

export const WRONG_CODE = 'Incorrect code. Codes change every 30 seconds, and each counts once.'

/** What a change of an account's protection asks of who is logged in: a login that was left open or stolen is not enough. */
export function ownProof(parts: Dependencies) {
  const checkPassword = ownPasswordCheck(parts)
  const checkCode = secondFactorCheck(parts)
  return {
    /** @throws {BadRequest} for another password */
    async requirePassword(request: FastifyRequest, password: string): Promise<UserRow> {
      const user = await checkPassword(callerOf(request).user.id, password, request.ip)
      if (user) return user
      logSecurity(request, 'proof.failed', { way: 'password' })
      throw new BadRequest('Incorrect password')
    },

    /**
     * Where the password is asked for and no code: who turned on two-step login has given both at the login.
     * @throws {LoginTooOld} when that was too long ago
     */
    async requireRecentFactors(request: FastifyRequest): Promise<void> {
      if (await parts.totps.isOn(callerOf(request).user.id)) requireRecentLogin(request)
    },

    /** @throws {BadRequest} for a wrong code; a right one is used up */
    async requireCode(request: FastifyRequest, code: string): Promise<void> {
      const { user } = callerOf(request)
      if (await checkCode({ userId: user.id, code, ip: request.ip, source: SESSION_SOURCE })) return
      logSecurity(request, 'proof.failed', { way: 'code' })
      throw new BadRequest(WRONG_CODE)
    },
  }
}
