import { OUTBOX_PAUSE_MAX_MS, OUTBOX_PAUSE_MS } from '../../../rules/limits.ts'
import type { OutboxEntry } from './entry.ts'
import { deliverAll, onOutboxChange, readOutbox } from './outbox.ts'

/**
 * Sends what waits in the outbox while a page is open: now, when the network is back, when the page is looked at again, and
 * after pauses that grow, since a network may be there and the server not.
 * @param onChange what is in the outbox, at first and at every change
 * @returns what ends it
 */
export function runOutbox(onChange: (entries: OutboxEntry[]) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let pause = OUTBOX_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  const show = async () => {
    const entries = await readOutbox()
    if (!signal.aborted) onChange(entries)
    return entries
  }
  const run = async () => {
    const isWaiting = await deliverAll().catch(() => false)
    if (!signal.aborted && isWaiting) timer = setTimeout(again, pause)
    pause = isWaiting ? Math.min(pause * 2, OUTBOX_PAUSE_MAX_MS) : OUTBOX_PAUSE_MS
  }
  const again = () => {
    clearTimeout(timer)
    timer = undefined
    running ??= run().finally(() => (running = undefined))
  }
  const now = () => {
    pause = OUTBOX_PAUSE_MS
    again()
  }
  const changed = async () => {
    const entries = await show()
    if (timer === undefined && entries.some(({ state }) => state === 'waiting')) timer = setTimeout(again, pause)
  }

  signal.addEventListener(
    'abort',
    onOutboxChange(() => void changed()),
  )
  addEventListener('online', now, { signal })
  document.addEventListener('visibilitychange', () => document.hidden || now(), { signal })
  void show().then(now)
  return () => {
    clearTimeout(timer)
    ending.abort()
  }
}
