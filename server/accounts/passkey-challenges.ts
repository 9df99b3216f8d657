import { SignJWT } from 'jose/jwt/sign'
import { v7 } from 'uuid'
import { PASSKEY_CHALLENGE_LIFE_MS } from '../../rules/account-limits.ts'
import type { Stores } from '../store/index.ts'
import { signingKey, verifySigned, type SecretKeys } from '../keys/secret-keys.ts'

type Ceremony = 'passkey-registration' | 'passkey-login'
/** Who logs in is not known before. */
const ANYBODY = 'anybody'

export type PasskeyChallenges = ReturnType<typeof passkeyChallenges>

/**
 * Challenges that authenticators sign. Each is itself a signed token: nothing is stored when one is asked for, which
 * anybody may, only that one was answered.
 * @param secret at least 32 characters, the same for all servers of one database
 */
export function passkeyChallenges(secret: SecretKeys, { passkeys }: Pick<Stores, 'passkeys'>) {
  const key = signingKey(secret)
  return {
    /** @param userId of who registers */
    make: (ceremony: Ceremony, userId = ANYBODY): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setJti(v7())
        .setAudience(ceremony)
        .setExpirationTime(Math.floor((Date.now() + PASSKEY_CHALLENGE_LIFE_MS) / 1000))
        .sign(key),

    /**
     * @param given as the browser says it was signed, in Base64url
     * @returns a function that uses the challenge up, and gives false when it was used before; undefined when it was not
     * made here for this, or is too old
     */
    async read(given: string, ceremony: Ceremony, userId = ANYBODY): Promise<(() => Promise<boolean>) | undefined> {
      try {
        const challenge = Buffer.from(given, 'base64url').toString('utf8')
        const options = { algorithms: ['HS256'], audience: ceremony, subject: userId }
        const { jti = '', exp = 0 } = (await verifySigned(challenge, secret, options)).payload
        return () => passkeys.useChallenge(jti, exp * 1000)
      } catch {
        return undefined
      }
    },
  }
}
