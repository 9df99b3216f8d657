import type { RouteHandlers } from '../../../contract/fastify.gen.ts'
import { PASSKEYS_MAX } from '../../../rules/account-limits.ts'
import { factorNews } from '../../accounts/factor-news.ts'
import { passkeyRegistration } from '../../accounts/passkey-registration.ts'
import { BadRequest, Conflict, NotFound } from '../../http/errors.ts'
import { callerOf } from '../../http/security.ts'
import type { Dependencies } from '../dependencies.ts'
import { ownProof } from './own-proof.ts'

const FULL = `An account can have at most ${PASSKEYS_MAX} passkeys. Please delete one that is not needed.`
const TAKEN = 'This passkey was added before'
const REFUSED = 'This passkey could not be added. Please try again.'

type Operations = 'readPasskeyOptions' | 'createPasskey' | 'updatePasskey' | 'deletePasskey'

/** One's own passkeys. */
export const passkeyHandlers = (parts: Dependencies) => {
  const { passkeys } = parts
  const registration = passkeyRegistration(parts)
  const { requirePassword, requireRecentFactors } = ownProof(parts)
  const news = factorNews(parts)

  return {
    async readPasskeyOptions(request, reply) {
      await requireRecentFactors(request)
      const user = await requirePassword(request, request.body.current_password)
      if ((await passkeys.list(user.id)).length >= PASSKEYS_MAX) throw new Conflict(FULL)
      return reply.code(200).send(await registration.optionsFor(user))
    },

    /** The challenge shows that the password was asked for. */
    async createPasskey(request, reply) {
      const { user } = callerOf(request)
      const { name, credential } = request.body
      const made = await registration.check(user.id, credential)
      if (!made) throw new BadRequest(REFUSED)
      const added = await passkeys.insert(user.id, { ...made, name })
      if (added === 'full') throw new Conflict(FULL)
      if (added === 'taken') throw new Conflict(TAKEN)
      news(request, user, { kind: 'passkey-added', name })
      return reply.code(201).send(added)
    },

    async updatePasskey(request, reply) {
      const { id } = callerOf(request).user
      const renamed = await passkeys.rename(id, request.params.passkeyId, request.body.name)
      if (!renamed) throw new NotFound('Passkey')
      return reply.code(200).send(renamed)
    },

    async deletePasskey(request, reply) {
      const { tokenId } = callerOf(request)
      await requireRecentFactors(request)
      const user = await requirePassword(request, request.body.current_password)
      const name = await passkeys.remove(user.id, request.params.passkeyId, tokenId)
      if (name === undefined) throw new NotFound('Passkey')
      news(request, user, { kind: 'passkey-removed', name })
      return reply.code(200).send({ message: 'The passkey was deleted' })
    },
  } satisfies Pick<RouteHandlers, Operations>
}
