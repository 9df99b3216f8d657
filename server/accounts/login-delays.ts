import {
  LOGIN_DELAY_MS,
  LOGIN_FAILURES_MAX,
  LOGIN_FAILURES_WINDOW_MS,
  STRANGE_LOGIN_FAILURES_MAX,
} from '../../rules/account-limits.ts'
import { TooMany } from '../http/errors.ts'
import type { CountedFailures } from '../store/accounts/login-failures.ts'

const STRANGE_RETRY_SECONDS = 60 * 60

/**
 * How long a source waits before it may try an account again: not at all at first, then twice as long after each
 * failure, up to a quarter of an hour.
 * @returns milliseconds from now
 */
export function delayAfter({ own, lastOwnAt }: Pick<CountedFailures, 'own' | 'lastOwnAt'>, now = Date.now()): number {
  if (own < LOGIN_FAILURES_MAX) return 0
  const delay = Math.min(LOGIN_DELAY_MS * 2 ** (own - LOGIN_FAILURES_MAX), LOGIN_FAILURES_WINDOW_MS)
  return Math.max(0, lastOwnAt + delay - now)
}

/**
 * Bounds the guesses at an account: those from one source by delays, and by a number a day those from all sources that the
 * account was never logged in from. What others guess delays no source that it knows.
 * @throws {TooMany}
 */
export function refuseGuessing(counted: CountedFailures, isKnown: boolean): void {
  const delay = delayAfter(counted)
  if (delay > 0) throw new TooMany('Too many failed logins. Please try again later.', Math.ceil(delay / 1000))
  if (!isKnown && counted.strange >= STRANGE_LOGIN_FAILURES_MAX)
    throw new TooMany(
      'Too many failed logins. Please log in where you have logged in before, or ask for a new password.',
      STRANGE_RETRY_SECONDS,
    )
}
