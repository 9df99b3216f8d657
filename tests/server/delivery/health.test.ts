import { expect, it } from 'vitest'
import { DeliveriesStopped, healthOf } from '../../../server/delivery/health.ts'

const NOW = Date.UTC(2026, 10, 22)
const minutesAgo = (minutes: number): number => NOW - minutes * 60_000

it('a queue that is worked on, and where no mail is late, is well', () => {
  expect(healthOf({ lastAt: minutesAgo(1), oldestDueMail: undefined }, NOW)).toEqual([])
  expect(healthOf({ lastAt: minutesAgo(1), oldestDueMail: minutesAgo(9) }, NOW)).toEqual([])
})

it('mails that are late are told to the operator, in words', () =>
  expect(healthOf({ lastAt: minutesAgo(0), oldestDueMail: minutesAgo(25) }, NOW)).toEqual([
    'Mails have been waiting to be sent for 25 minutes',
  ]))

it('a queue that is not worked on makes the server not ready', () =>
  expect(() => healthOf({ lastAt: minutesAgo(3), oldestDueMail: undefined }, NOW)).toThrow(DeliveriesStopped))
