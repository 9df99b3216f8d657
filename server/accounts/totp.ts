import { Secret, TOTP } from 'otpauth'
import { TOTP_STEP_SECONDS } from '../../rules/account-limits.ts'

/** What every authenticator app can do (RFC 6238). */
const METHOD = { issuer: 'Sayform', algorithm: 'SHA1', digits: 6, period: TOTP_STEP_SECONDS }
const SECRET_BYTES = 20

/** @returns a secret in Base32, and the address that an authenticator app scans */
export function makeTotp(email: string): { secret: string; uri: string } {
  const totp = new TOTP({ ...METHOD, label: email, secret: new Secret({ size: SECRET_BYTES }) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/**
 * @param code as the app shows it, with or without the space in the middle
 * @param around how many steps before and after the present one count too
 * @param now milliseconds since 1970
 * @returns the step of time whose code this is, or undefined when it is of none of these steps
 */
export function stepOfCode(secret: string, code: string, around: number, now = Date.now()): number | undefined {
  const totp = new TOTP({ ...METHOD, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp: now, window: around })
  return delta === null ? undefined : Math.floor(now / 1000 / TOTP_STEP_SECONDS) + delta
}
