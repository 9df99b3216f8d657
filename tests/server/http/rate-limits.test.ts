import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TooMany } from '../../../server/http/errors.ts'
import { budget } from '../../../server/http/rate-limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function errorOf(work: () => void): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  return undefined
}

it('gives each key as much as it may use, and says when there is more', () => {
  const { require, take } = budget(100, 60_000)
  take('a', 100)
  expect(errorOf(() => require('a'))).toMatchObject({ statusCode: 429, headers: { 'retry-after': '1' } })
  expect(() => require('b')).not.toThrow()
})

it('frees what was used little by little', () => {
  const { require, take } = budget(60, 60_000)
  take('a', 60)
  vi.advanceTimersByTime(999)
  expect(() => require('a')).toThrow(TooMany)
  vi.advanceTimersByTime(1)
  expect(() => require('a')).not.toThrow()
  take('a', 31)
  vi.advanceTimersByTime(30_000)
  expect(() => require('a')).toThrow(TooMany)
  vi.advanceTimersByTime(1000)
  expect(() => require('a')).not.toThrow()
})

it('has no limit where it is 0', () => {
  const { require, take } = budget(0, 60_000)
  take('a', 1_000_000)
  expect(() => require('a')).not.toThrow()
})
