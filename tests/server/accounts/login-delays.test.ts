import { expect, it } from 'vitest'
import { LOGIN_FAILURES_MAX, STRANGE_LOGIN_FAILURES_MAX } from '../../../rules/account-limits.ts'
import { delayAfter, refuseGuessing } from '../../../server/accounts/login-delays.ts'

const NOW = 1_000_000_000
const after = (own: number, agoMs = 0) => delayAfter({ own, lastOwnAt: NOW - agoMs }, NOW) / 1000
const refusal = (own: number, strange: number, isKnown: boolean) => () =>
  refuseGuessing({ own, strange, lastOwnAt: Date.now() }, isKnown)

it('lets ten failures pass, then waits twice as long after each, and never longer than 15 minutes', () => {
  expect(after(LOGIN_FAILURES_MAX - 1)).toBe(0)
  const delays = Array.from({ length: 7 }, (_, more) => after(LOGIN_FAILURES_MAX + more))
  expect(delays).toEqual([30, 60, 120, 240, 480, 900, 900])
  expect(after(10_000)).toBe(900)
})

it('counts the wait from the last failure', () => {
  expect(after(LOGIN_FAILURES_MAX, 10_000)).toBe(20)
  expect(after(LOGIN_FAILURES_MAX, 30_000)).toBe(0)
  expect(after(10_000, 15 * 60_000)).toBe(0)
})

it('refuses a source of its own failures, and a stranger of those of all strangers', () => {
  expect(refusal(LOGIN_FAILURES_MAX, 0, true)).toThrow('Please try again later')
  expect(refusal(0, STRANGE_LOGIN_FAILURES_MAX, false)).toThrow('logged in before')
  expect(refusal(0, STRANGE_LOGIN_FAILURES_MAX, true)).not.toThrow()
  expect(refusal(0, STRANGE_LOGIN_FAILURES_MAX - 1, false)).not.toThrow()
})
