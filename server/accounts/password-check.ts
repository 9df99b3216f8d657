import { LOGIN_FAILURES_MAX, LOGIN_FAILURES_WINDOW_MS } from '../../rules/limits.ts'
import { TooMany } from '../http/errors.ts'
import { oneAtATime } from '../http/rate-limits.ts'
import { isPassword, UNKNOWN_ACCOUNT_HASH } from './passwords.ts'
import type { Stores } from '../store/index.ts'
import type { UserRow } from '../store/tables.ts'

/**
 * Protects passwords from guessing: ten failures in fifteen minutes lock an account for a while, whether it exists or not.
 * Guesses at one account run one after the other, since concurrent ones would all pass before they are counted.
 * @returns a function that gives the account when the password is its own, takes as long for an unknown account as for
 * a known one, and throws {@link TooMany}; it looks the account up after waiting, since the password may change meanwhile
 */
export function passwordCheck(failures: Stores['loginFailures']) {
  const inLine = oneAtATime()
  return (email: string, password: string, find: () => Promise<UserRow | undefined>): Promise<UserRow | undefined> =>
    inLine(email.toLowerCase(), async () => {
      if ((await failures.count(email)) >= LOGIN_FAILURES_MAX)
        throw new TooMany('Too many failed logins. Please try again later.', LOGIN_FAILURES_WINDOW_MS / 1000)
      const user = await find()
      const isRight = await isPassword(password, user?.password_hash ?? UNKNOWN_ACCOUNT_HASH)
      if (user && isRight) return user
      await failures.insert(email)
      return undefined
    })
}
