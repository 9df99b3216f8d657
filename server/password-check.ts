import { LOGIN_FAILURES_MAX, LOGIN_FAILURES_WINDOW_MS } from '../rules/limits.ts'
import { TooMany } from './errors.ts'
import { oneAtATime } from './limits.ts'
import { isPassword, NOBODY } from './passwords.ts'
import type { Stores } from './store/index.ts'

/**
 * Checks passwords against guessing: ten failures in fifteen minutes close an account's door for a while, whether the
 * account exists or not. Guesses at one account run one after the other, or a burst would pass the count together.
 * @returns a function that takes as long for an unknown account as for a known one, and throws {@link TooMany}
 */
export function passwordCheck(failures: Stores['loginFailures']) {
  const inLine = oneAtATime()
  return (email: string, password: string, hash: string | undefined): Promise<boolean> =>
    inLine(email.toLowerCase(), async () => {
      if ((await failures.count(email)) >= LOGIN_FAILURES_MAX)
        throw new TooMany('Too many failed logins. Please try again later.', LOGIN_FAILURES_WINDOW_MS / 1000)
      const isRight = await isPassword(password, hash ?? NOBODY)
      if (!isRight || hash === undefined) await failures.insert(email)
      return isRight && hash !== undefined
    })
}
