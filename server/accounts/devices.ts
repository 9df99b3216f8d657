import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_LIFE_MS } from '../../rules/account-limits.ts'
import type { Device, Tokens } from '../http/security.ts'
import type { Settings } from '../settings.ts'

const COOKIE = 'sayform_device'
/** The only operation that reads it. */
const PATH = '/api/v1/login'

export type Devices = ReturnType<typeof deviceCookies>

/**
 * A cookie says that an account was logged in on this device: failed logins on it are counted apart, so that others'
 * guesses do not delay its owner (OWASP: device cookies). It is no login.
 */
export function deviceCookies(signed: Tokens, { publicUrl }: Pick<Settings, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const attributes = `Path=${PATH}; Max-Age=${DEVICE_LIFE_MS / 1000}; HttpOnly; SameSite=Strict${secure}`
  return {
    /** @returns undefined for a device that is not known, or whose cookie was not made here */
    async read({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Device | undefined> {
      const [, token] = new RegExp(`(?:^|; *)${COOKIE}=([^;]+)`).exec(headers.cookie ?? '') ?? []
      return token === undefined ? undefined : signed.readDevice(token)
    },

    async remember(reply: FastifyReply, userId: string): Promise<void> {
      reply.header('set-cookie', `${COOKIE}=${await signed.issueDevice(userId)}; ${attributes}`)
    },
  }
}
