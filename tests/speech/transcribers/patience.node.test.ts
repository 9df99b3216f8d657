import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BUSY_WAIT_MAX_MS } from '../../../rules/limits.ts'
import { NotTranscribed, VoiceProblem, type VoiceProblemKind } from '../../../src/speech/problems.ts'
import { patiently } from '../../../src/speech/transcribers/patience.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const recording = new Blob()
const failure = (retryAfter?: number, kind: VoiceProblemKind = 'busy') =>
  new NotTranscribed(kind, recording, new VoiceProblem(kind, { status: 429, retryAfter }))

/** Fails in turn with what is given, then hears; tells when it was asked, in seconds from the start. */
function asked(...failures: Error[]) {
  const [start, times]: [number, number[]] = [Date.now(), []]
  const leave = new AbortController()
  const onRetry = vi.fn<(why: string) => void>()
  const attempt = vi.fn<(timeLeft: number) => Promise<string>>(async () => {
    times.push((Date.now() - start) / 1000)
    const error = failures.shift()
    if (error) throw error
    return 'heard'
  })
  const outcome = patiently(attempt, { timeLeft: 1000, signal: leave.signal, onRetry }).catch((error: unknown) => error)
  return { attempt, times, leave, onRetry, outcome }
}

describe('A recogniser that is busy', () => {
  it.each([
    ['as long as it says', [8], [0, 8]],
    ['as long as it says again', [8, 8], [0, 8, 16]],
    ['for a minute', [60], [0, 60]],
    ['for some seconds where it does not say how long', [undefined], [0, 5]],
    ['less and less often', [5, 5, 5, 5], [0, 5, 10, 20, 40]],
  ])('is waited for %s', async (_, pauses, expected) => {
    const { times, onRetry, outcome } = asked(...pauses.map((pause) => failure(pause)))
    await vi.runAllTimersAsync()
    expect(await outcome).toBe('heard')
    expect(times).toEqual(expected)
    expect(onRetry.mock.calls).toEqual(pauses.map(() => ['busy']))
  })

  it.each([
    ['that says so long', [61], [0]],
    ['that says so again', [40, 40], [0, 40]],
    ['that stays busy', Array.from({ length: 20 }, () => 1), [0, 1, 2, 4, 8, 16, 32, 60]],
  ])('is given up after a minute: one %s', async (_, pauses, expected) => {
    const { times, outcome } = asked(...pauses.map((pause) => failure(pause)))
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ kind: 'busy', isKept: true })
    expect(times).toEqual(expected)
  })

  it('is not waited for by a person who has left', async () => {
    const { leave, outcome, attempt } = asked(failure(30))
    await vi.advanceTimersByTimeAsync(1000)
    leave.abort(new VoiceProblem('interrupted'))
    expect(await outcome).toHaveProperty('kind', 'interrupted')
    await vi.runAllTimersAsync()
    expect(attempt).toHaveBeenCalledOnce()
  })

  it('has no more time than is left in all', async () => {
    const { attempt } = asked(failure(60))
    await vi.runAllTimersAsync()
    expect(attempt.mock.calls).toEqual([[1000], [1000]])
    expect(BUSY_WAIT_MAX_MS).toBe(60_000)
  })
})

it('What fails for another reason is not waited for', async () => {
  const { outcome, attempt } = asked(failure(1, 'unavailable'))
  expect(await outcome).toHaveProperty('kind', 'unavailable')
  expect(attempt).toHaveBeenCalledOnce()
})
