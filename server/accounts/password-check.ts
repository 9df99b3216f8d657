import { ADDRESS_LOGIN_FAILURES_MAX, LOGIN_FAILURE_LIFE_MS } from '../../rules/account-limits.ts'
import { addressKey } from '../networks.ts'
import { budget } from '../http/rate-limits.ts'
import type { Device } from '../http/security.ts'
import type { Stores } from '../store/index.ts'
import type { CountedFailures, LoginSource } from '../store/accounts/login-failures.ts'
import type { UserRow } from '../store/tables/tables.ts'
import { refuseGuessing } from './login-delays.ts'
import { inTurn, isPassword, UNKNOWN_ACCOUNT_HASH } from './passwords.ts'

type Parts = Pick<Stores, 'users' | 'loginFailures' | 'knownAddresses'>

export interface Attempt {
  email: string
  password: string
  ip: string
  /** Of the account that was logged in on it, which may be another one. */
  device: Device | undefined
  /** Called with the account that the password was wrong for; null when none has the email. */
  noteFailure(account: string | null): void
}

/**
 * @returns a function that gives the account when the password is its own, takes as long for an unknown account as for
 * a known one, and throws TooMany; it looks the account up after waiting, since the password may change meanwhile
 */
export function loginCheck({ users, loginFailures, knownAddresses }: Parts) {
  const failuresOf = budget(ADDRESS_LOGIN_FAILURES_MAX, LOGIN_FAILURE_LIFE_MS)
  const judge = async ({ email, password, ip, device, noteFailure }: Attempt): Promise<UserRow | undefined> => {
    const address = addressKey(ip)
    failuresOf.require(address)
    const user = await users.findByEmail(email)
    const source = await findSource(knownAddresses, { email, address, userId: user?.id, device })
    const counted = await loginFailures.count(email, source.source)
    refuseGuessing(counted, source.isKnown)
    const isRight = await isPassword(password, user?.password_hash ?? UNKNOWN_ACCOUNT_HASH)
    if (!user || !isRight) {
      failuresOf.take(address)
      await loginFailures.insert(email, source)
      noteFailure(user?.id ?? null)
      return undefined
    }
    if (counted.own > 0) await loginFailures.removeOf(email, source.source)
    return user
  }
  return async (attempt: Attempt) => {
    // A database that does not answer is waited for here: within the turns everybody would wait for everybody before them.
    await users.findByEmail(attempt.email)
    return inTurn(attempt.ip, () => judge(attempt))
  }
}

interface Whence {
  email: string
  /** As {@link addressKey} gives it. */
  address: string
  /** Undefined for an email that no account has. */
  userId: string | undefined
  device: Device | undefined
}

/** @returns what failures are counted for: the device when the account was logged in on it, else the address */
export async function findSource(
  knownAddresses: Stores['knownAddresses'],
  { email, address, userId, device }: Whence,
): Promise<LoginSource> {
  const isKnown = (await knownAddresses.find(email, address)) !== undefined
  return device && device.userId === userId
    ? { source: `device ${device.id}`, isKnown: true }
    : { source: address, isKnown }
}

/**
 * For who is logged in already: failures are counted apart from logins, so that others who guess at those do not keep the
 * owner of a session from changing the password.
 * @returns a function that gives the account as it is now when the password is its own, and throws TooMany
 */
export function ownPasswordCheck({ users, loginFailures }: Parts) {
  return (userId: string, password: string, ip: string): Promise<UserRow | undefined> =>
    inTurn(ip, async () => {
      const [name, source] = [`session of ${userId}`, { source: 'session', isKnown: true }]
      const counted: CountedFailures = await loginFailures.count(name, source.source)
      refuseGuessing(counted, source.isKnown)
      const user = await users.find(userId)
      if (user && (await isPassword(password, user.password_hash))) {
        if (counted.own > 0) await loginFailures.removeOf(name, source.source)
        return user
      }
      await loginFailures.insert(name, source)
      return undefined
    })
}
