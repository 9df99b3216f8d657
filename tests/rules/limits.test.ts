import { expect, it } from 'vitest'
import * as limits from '../../rules/limits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

it.each([
  ['saved answers on the device', limits.SAVED_SESSION_MS, DAY],
  ['a login', limits.TOKEN_LIFE_MS, 8 * DAY],
  ['the link to reset a password', limits.RESET_TOKEN_LIFE_MS, HOUR],
  ['the count of failed logins', limits.LOGIN_FAILURES_WINDOW_MS, 15 * MINUTE],
  ['the count of recoveries', limits.RECOVERIES_WINDOW_MS, 15 * MINUTE],
  ['an unsubmitted session', limits.SESSION_LIFE_MS, DAY],
])('%s live as long as the specification says', (_, milliseconds, life) => expect(milliseconds).toBe(life))

it('the memory of patterns holds those of the largest form', () =>
  expect(limits.PATTERNS_CACHED_MAX).toBeGreaterThan(limits.FIELDS_MAX))
