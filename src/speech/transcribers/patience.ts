import { BUSY_WAIT_MAX_MS, TRANSCRIBERS_WAIT_MS } from '../../../rules/limits.ts'
import { NotTranscribed } from '../problems.ts'
import type { TranscribeOptions } from '../transcriber.ts'

interface Patience extends Pick<TranscribeOptions, 'signal' | 'onRetry'> {
  /** Milliseconds that the first attempt has. */
  timeLeft: number
}

/**
 * Where all are busy, they are asked again after the time that they name, as long as a person waits for it; those that name none, or
 * a short one again and again, less and less often. The recording is kept meanwhile.
 * @param attempt gets the milliseconds that it has
 */
export async function patiently<Result>(
  attempt: (timeLeft: number) => Promise<Result>,
  { timeLeft, signal, onRetry }: Patience,
): Promise<Result> {
  const deadline = Date.now() + timeLeft + BUSY_WAIT_MAX_MS
  const tryAfter = async (waited: number): Promise<Result> => {
    try {
      return await attempt(waited === 0 ? timeLeft : Math.min(TRANSCRIBERS_WAIT_MS, deadline - Date.now()))
    } catch (error) {
      const pause = pauseAfter(error, waited)
      if (pause === undefined) throw error
      onRetry?.('busy')
      await wait(pause, signal)
      return tryAfter(waited + pause)
    }
  }
  return tryAfter(0)
}

/** Undefined where waiting is no use, or has been long enough. */
function pauseAfter(error: unknown, waited: number): number | undefined {
  if (!(error instanceof NotTranscribed) || error.kind !== 'busy') return undefined
  const left = BUSY_WAIT_MAX_MS - waited
  return error.retryAfterMs > left ? undefined : Math.max(error.retryAfterMs, Math.min(waited, left))
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const left = () => reject(signal.reason)
  const timer = setTimeout(resolve, milliseconds)
  if (signal.aborted) left()
  signal.addEventListener('abort', left, { once: true })
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', left)
  })
}
