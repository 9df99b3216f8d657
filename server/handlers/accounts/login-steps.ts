import type { RouteHandlers } from '../../../contract/fastify.gen.ts'
import { ACCOUNT_REQUESTS_PER_MINUTE } from '../../../rules/account-limits.ts'
import { factorNews } from '../../accounts/factor-news.ts'
import { loginCompletion, refuseInactive, refuseStep } from '../../accounts/login-completion.ts'
import { passkeyCheck } from '../../accounts/passkey-check.ts'
import { secondFactorCheck } from '../../accounts/second-factor.ts'
import { BadRequest } from '../../http/errors.ts'
import { logSecurity } from '../../security-log.ts'
import { limitAddressTo } from '../../http/rate-limits.ts'
import type { Dependencies } from '../dependencies.ts'
import { WRONG_CODE } from './own-proof.ts'

const REFUSED = 'This passkey was not accepted. Please log in with your password.'

type Operations = 'loginSecondStep' | 'readPasskeyLoginOptions' | 'loginPasskey'

/** Logins beyond the password. */
export const stepHandlers = (parts: Dependencies) => {
  const { tokens, totps, signed } = parts
  const checkCode = secondFactorCheck(parts)
  const passkeys = passkeyCheck(parts)
  const news = factorNews(parts)
  const { sourceOf, askCode, complete, completeStep } = loginCompletion(parts)
  const takeStep = limitAddressTo(ACCOUNT_REQUESTS_PER_MINUTE, 60_000)
  const takePasskey = limitAddressTo(ACCOUNT_REQUESTS_PER_MINUTE, 60_000)

  return {
    async loginSecondStep(request, reply) {
      const { ip, body } = request
      takeStep(ip)
      const stepId = await signed.read(body.step_token, 'second-step')
      const user = stepId && (await tokens.findUser(stepId, 'second-step'))
      if (!user) return refuseStep()
      const source = await sourceOf(request, user)
      const accepted = await checkCode({ userId: user.id, code: body.code, ip, source })
      if (!accepted) {
        logSecurity(request, 'login.code-failed', { account: user.id })
        throw new BadRequest(WRONG_CODE)
      }
      const login = await completeStep(request, reply, { stepId, user })
      if (accepted.kind === 'recovery-code') news(request, user, { kind: 'code-used', left: accepted.left })
      return reply.code(200).send(login)
    },

    async readPasskeyLoginOptions({ ip }, reply) {
      takePasskey(ip)
      return reply.code(200).send(await passkeys.options())
    },

    async loginPasskey(request, reply) {
      const { ip, body } = request
      takePasskey(ip)
      const holder = await passkeys.check({
        credential: body.credential,
        ip,
        sourceOf: (user) => sourceOf(request, user),
        noteFailure: (account) => logSecurity(request, 'login.failed', { account, way: 'passkey' }),
      })
      if (!holder) throw new BadRequest(REFUSED)
      const { user, isVerified } = holder
      if (!user.is_active) return refuseInactive(request, user.id)
      if (!isVerified && (await totps.isOn(user.id))) return reply.code(202).send(await askCode(request, user))
      return reply.code(200).send(await complete(request, reply, { user, way: 'passkey' }))
    },
  } satisfies Pick<RouteHandlers, Operations>
}
