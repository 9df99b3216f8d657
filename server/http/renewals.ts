import { SignJWT } from 'jose/jwt/sign'
import { RENEWAL_LIFE_MS } from '../../rules/limits.ts'
import { signingKey, verifySigned, type SecretKeys } from '../keys/secret-keys.ts'

const AUDIENCE = 'session-renewal'

/** A session as it began. */
interface Renewable {
  id: string
  formId: string
  version: number
}

export type Renewals = ReturnType<typeof createRenewals>

/**
 * Signed proofs that a session began, which its device keeps: so a session whose answers wait for a network needs no row
 * for longer than others do.
 * @param secret at least 32 characters, the same for all servers of one database
 */
export function createRenewals(secret: SecretKeys) {
  const key = signingKey(secret)
  return {
    /** @returns what begins the session again within 30 days */
    issue: ({ id, formId, version }: Renewable): Promise<string> =>
      new SignJWT({ version })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(formId)
        .setJti(id)
        .setAudience(AUDIENCE)
        .setExpirationTime(Math.floor((Date.now() + RENEWAL_LIFE_MS) / 1000))
        .sign(key),

    /** @returns undefined for what was not issued here for this form, or is older than 30 days */
    async read(renewal: string, formId: string): Promise<Renewable | undefined> {
      try {
        const { payload } = await verifySigned(renewal, secret, {
          algorithms: ['HS256'],
          audience: AUDIENCE,
          subject: formId,
        })
        const { jti: id, version } = payload
        return typeof id === 'string' && typeof version === 'number' ? { id, formId, version } : undefined
      } catch {
        return undefined
      }
    },
  }
}
