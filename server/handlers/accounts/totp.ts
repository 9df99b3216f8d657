import type { RouteHandlers } from '../../../contract/fastify.gen.ts'
import { factorNews } from '../../accounts/factor-news.ts'
import { inTurn } from '../../accounts/passwords.ts'
import { makeRecoveryCodes } from '../../accounts/recovery-codes.ts'
import { makeTotp, stepOfCode } from '../../accounts/totp.ts'
import { BadRequest, Conflict } from '../../http/errors.ts'
import { callerOf } from '../../http/security.ts'
import { needsTwoStep } from '../../accounts/required-steps/required-step.ts'
import type { Dependencies } from '../dependencies.ts'
import { ownProof, WRONG_CODE } from './own-proof.ts'

const ON_ALREADY = 'Two-step login is on already'
const NOT_ON = 'Two-step login is not on'
const REQUIRED = 'Two-step login cannot be turned off: the operator of this site asks for it'
const NOT_SET_UP = 'Two-step login was not set up'

type Operations = 'readSecurityMe' | 'beginTotp' | 'confirmTotp' | 'renewRecoveryCodes' | 'turnOffTotp'

/** Codes of an authenticator app as the second step of one's own logins. */
export const totpHandlers = (parts: Dependencies) => {
  const { totps, passkeys, settings } = parts
  const { requirePassword, requireCode } = ownProof(parts)
  const news = factorNews(parts)
  const requireOn = async (userId: string): Promise<void> => {
    if (!(await totps.isOn(userId))) throw new Conflict(NOT_ON)
  }

  return {
    async readSecurityMe(request, reply) {
      const { id } = callerOf(request).user
      return reply.code(200).send({
        is_totp_on: await totps.isOn(id),
        recovery_codes_left: (await totps.readCodes(id)).length,
        passkeys: await passkeys.list(id),
      })
    },

    async beginTotp(request, reply) {
      const { id, email } = await requirePassword(request, request.body.current_password)
      const totp = makeTotp(email)
      if (!(await totps.begin(id, totp.secret))) throw new Conflict(ON_ALREADY)
      return reply.code(200).send(totp)
    },

    async confirmTotp(request, reply) {
      const { user, tokenId } = callerOf(request)
      const totp = await totps.find(user.id)
      if (!totp || totp.isConfirmed) throw new Conflict(NOT_SET_UP)
      const { totpStepsAround } = settings.protection
      const step = totp.secret === undefined ? undefined : stepOfCode(totp.secret, request.body.code, totpStepsAround)
      if (step === undefined) throw new BadRequest(WRONG_CODE)
      const { codes, hashes } = await inTurn(request.ip, makeRecoveryCodes)
      if (!(await totps.confirm(user.id, { step, hashes, exceptToken: tokenId }))) throw new Conflict(NOT_SET_UP)
      news(request, user, { kind: 'totp-on' })
      return reply.code(200).send({ recovery_codes: codes })
    },

    async renewRecoveryCodes(request, reply) {
      const { current_password, code } = request.body
      const user = await requirePassword(request, current_password)
      await requireOn(user.id)
      await requireCode(request, code)
      const { codes, hashes } = await inTurn(request.ip, makeRecoveryCodes)
      if (!(await totps.renewCodes(user.id, hashes))) throw new Conflict(NOT_ON)
      news(request, user, { kind: 'codes-renewed' })
      return reply.code(200).send({ recovery_codes: codes })
    },

    async turnOffTotp(request, reply) {
      const { current_password, code } = request.body
      if (needsTwoStep(settings, callerOf(request).user)) throw new Conflict(REQUIRED)
      const user = await requirePassword(request, current_password)
      await requireOn(user.id)
      await requireCode(request, code)
      if (!(await totps.remove(user.id, callerOf(request).tokenId))) throw new Conflict(NOT_ON)
      news(request, user, { kind: 'totp-off' })
      return reply.code(200).send({ message: 'Two-step login is off' })
    },
  } satisfies Pick<RouteHandlers, Operations>
}
