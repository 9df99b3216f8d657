import type { Stores } from '../store/index.ts'
import type { Settings } from '../settings.ts'
import type { LoginSource } from '../store/accounts/login-failures.ts'
import { refuseGuessing } from './login-delays.ts'
import { inTurn } from './passwords.ts'
import { findRecoveryCode } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'

type Parts = Pick<Stores, 'totps' | 'loginFailures'> & { settings: Pick<Settings, 'protection'> }

/** What was right; with it a recovery code tells how many are left. */
export type AcceptedCode = { kind: 'totp' } | { kind: 'recovery-code'; left: number }

/** A code that somebody gives for an account. */
interface GivenCode {
  userId: string
  code: string
  ip: string
  source: LoginSource
}

/** Of who is logged in already: failures are counted apart from those of logins. */
export const SESSION_SOURCE: LoginSource = { source: 'session', isKnown: true }

/** Six digits; recovery codes are longer. */
const isOfApp = (code: string): boolean => /^\s*(?:\d\s*){6}$/.test(code)

/**
 * @returns a function that tells what a code was, or undefined for a wrong one; the code is used up then. Wrong ones are
 * counted and delayed as wrong passwords are, apart from them; it throws TooMany
 */
export function secondFactorCheck({ totps, loginFailures, settings: { protection } }: Parts) {
  const takeCodeOfApp = async ({ userId, code }: GivenCode): Promise<AcceptedCode | undefined> => {
    const secret = (await totps.find(userId))?.secret
    const step = secret === undefined ? undefined : stepOfCode(secret, code, protection.totpStepsAround)
    return step !== undefined && (await totps.accept(userId, step)) ? { kind: 'totp' } : undefined
  }
  const takeRecoveryCode = async ({ userId, code, ip }: GivenCode): Promise<AcceptedCode | undefined> => {
    const hashes = await totps.readCodes(userId)
    const hash = await inTurn(ip, () => findRecoveryCode(code, hashes))
    if (hash === undefined || !(await totps.takeCode(userId, hash))) return undefined
    return { kind: 'recovery-code', left: hashes.length - 1 }
  }
  return async (given: GivenCode): Promise<AcceptedCode | undefined> => {
    const name = `codes of ${given.userId}`
    const counted = await loginFailures.count(name, given.source.source)
    refuseGuessing(counted, given.source.isKnown)
    const accepted = await (isOfApp(given.code) ? takeCodeOfApp(given) : takeRecoveryCode(given))
    if (!accepted) await loginFailures.insert(name, given.source)
    else if (counted.own > 0) await loginFailures.removeOf(name, given.source.source)
    return accepted
  }
}
