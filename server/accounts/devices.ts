import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_LIFE_MS } from '../../rules/account-limits.ts'
import type { Device, Tokens } from '../http/security.ts'
import type { Settings } from '../settings.ts'

/** The prefix makes browsers keep the cookie from other hosts of the domain, and asks for a cookie of the whole host. */
const ON_HTTPS = { name: '__Host-sayform_device', path: '/', secure: '; Secure' }
/** Only the login reads it. */
const ON_HTTP = { name: 'sayform_device', path: '/api/v1/login', secure: '' }

/**
 * A cookie says that an account was logged in on this device: failed logins on it are counted apart, so that others'
 * guesses do not delay its owner (OWASP: device cookies). It is no login.
 */
export function deviceCookies(signed: Tokens, { publicUrl }: Pick<Settings, 'publicUrl'>) {
  const { name, path, secure } = publicUrl.startsWith('https:') ? ON_HTTPS : ON_HTTP
  const attributes = `Path=${path}; Max-Age=${DEVICE_LIFE_MS / 1000}; HttpOnly; SameSite=Strict${secure}`
  return {
    /** @returns undefined for a device that is not known, or whose cookie was not made here */
    async read({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Device | undefined> {
      const [, token] = new RegExp(`(?:^|; *)${name}=([^;]+)`).exec(headers.cookie ?? '') ?? []
      return token === undefined ? undefined : signed.readDevice(token)
    },

    async remember(reply: FastifyReply, userId: string): Promise<void> {
      reply.header('set-cookie', `${name}=${await signed.issueDevice(userId)}; ${attributes}`)
    },
  }
}
