import { hash } from 'node:crypto'
import { SignJWT } from 'jose/jwt/sign'
import { FORM_ACCESS_LIFE_MS } from '../../rules/account-limits.ts'
import { signingKey, verifySigned, type SecretKeys } from './secret-keys.ts'

const AUDIENCE = 'form-access'

/** A form that has a password. */
interface Locked {
  formId: string
  passwordHash: string
}

export type FormAccess = ReturnType<typeof createFormAccess>

/** Another password has another hash, and so has the same one when it is set again. */
const versionOf = (passwordHash: string): string => hash('sha256', passwordHash, 'base64url').slice(0, 22)

/**
 * Signed proofs that the password of a form was entered. None is stored: each names the password that it was given for.
 * @param secret at least 32 characters, the same for all servers of one database
 */
export function createFormAccess(secret: SecretKeys) {
  const key = signingKey(secret)
  return {
    /** @returns a token for a day, and when it ends: UTC, ISO 8601 */
    async issue({ formId, passwordHash }: Locked): Promise<{ token: string; expires_at: string }> {
      const expires = Math.floor((Date.now() + FORM_ACCESS_LIFE_MS) / 1000)
      const token = await new SignJWT({ password: versionOf(passwordHash) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(formId)
        .setAudience(AUDIENCE)
        .setExpirationTime(expires)
        .sign(key)
      return { token, expires_at: new Date(expires * 1000).toISOString() }
    },

    /** Whether the token is of this form, has not expired, and the password is still the one that was entered. */
    async isValid(token: unknown, { formId, passwordHash }: Locked): Promise<boolean> {
      if (typeof token !== 'string') return false
      try {
        const options = { algorithms: ['HS256'], audience: AUDIENCE, subject: formId }
        const { payload } = await verifySigned(token, secret, options)
        return payload['password'] === versionOf(passwordHash)
      } catch {
        return false
      }
    },
  }
}
