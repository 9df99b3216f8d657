import type { FastifyReply, FastifyRequest } from 'fastify'
import { BadRequest, Unauthorized } from '../http/errors.ts'
import { addressKey } from '../networks.ts'
import type { Tokens } from '../http/security.ts'
import { logSecurity } from '../security-log.ts'
import type { Settings } from '../settings.ts'
import type { Stores } from '../store/index.ts'
import type { UserRow } from '../store/tables/tables.ts'
import { deviceCookies } from './devices.ts'
import { findSource } from './password-check.ts'

interface Parts extends Pick<Stores, 'knownAddresses'> {
  signed: Tokens
  settings: Settings
}

/** What a login was made with. */
type Way = 'password' | 'passkey' | 'code'

export const WRONG = 'Incorrect email or password'
const STEP_ENDED = 'This login has ended. Please log in again.'

/** Its table of names is loaded with the first login. */
const deviceOf = async ({ headers }: FastifyRequest): Promise<string | null> =>
  (await import('./device-name.ts')).deviceName(headers['user-agent'])

/**
 * What every login ends with, whatever its steps were: only then are the device and the address known ones, since failures
 * on those are counted apart.
 */
export function loginCompletion({ signed, knownAddresses, settings }: Parts) {
  const devices = deviceCookies(signed, settings)
  const end = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, email, way }: Pick<UserRow, 'id' | 'email'> & { way: Way },
  ): Promise<void> => {
    logSecurity(request, 'login.succeeded', { account: id, way })
    const address = addressKey(request.ip)
    await knownAddresses.remember(id, address, await knownAddresses.find(email, address))
    if ((await devices.read(request))?.userId !== id) await devices.remember(reply, id)
  }
  return {
    devices,

    /** Where a step of a login comes from. */
    sourceOf: async (request: FastifyRequest, { id, email }: UserRow) =>
      findSource(knownAddresses, {
        email,
        address: addressKey(request.ip),
        userId: id,
        device: await devices.read(request),
      }),

    /** @returns a token for the second step */
    async askCode(request: FastifyRequest, user: UserRow): Promise<{ step_token: string }> {
      const step_token = await signed.issueForLogin(user, 'second-step')
      if (!step_token) throw new BadRequest(WRONG)
      logSecurity(request, 'login.code-asked', { account: user.id })
      return { step_token }
    },

    /** @returns the login, after one step */
    async complete(request: FastifyRequest, reply: FastifyReply, { user, way }: { user: UserRow; way: Way }) {
      const access_token = await signed.issueForLogin(user, 'access', await deviceOf(request))
      if (!access_token) throw new BadRequest(WRONG)
      await end(request, reply, { ...user, way })
      return { access_token, token_type: 'bearer' as const }
    },

    /** @returns the login, after the second step, whose token is used up */
    async completeStep(
      request: FastifyRequest,
      reply: FastifyReply,
      { stepId, user }: { stepId: string; user: UserRow },
    ) {
      const access_token = await signed.issueForStep(stepId, user.id, await deviceOf(request))
      if (!access_token) throw new Unauthorized(STEP_ENDED)
      await end(request, reply, { ...user, way: 'code' })
      return { access_token, token_type: 'bearer' as const }
    },
  }
}

/** @throws {Unauthorized} always */
export function refuseStep(): never {
  throw new Unauthorized(STEP_ENDED)
}

/** @throws {BadRequest} always */
export function refuseInactive(request: FastifyRequest, account: string): never {
  logSecurity(request, 'login.failed', { account, reason: 'inactive' })
  throw new BadRequest('Inactive user')
}
