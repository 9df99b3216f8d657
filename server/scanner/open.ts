import { addressKey } from '../networks.ts'
import { createFairQueue } from '../fair-queue.ts'
import type { ScannerPlace } from '../protection.ts'
import { ping, scanBytes } from './clamd.ts'
import { ScannerUnavailable, type Scanner } from './scanner.ts'

const [AT_ONCE, WAITING_MAX, WAITING_OF_ADDRESS_MAX, WAIT_MS] = [4, 200, 20, 15_000]
/** Probes of readiness come every few seconds from several places. */
const READY_MS = 2000

/** Opens nothing yet: each scan is one connection. */
export function openScanner(place: ScannerPlace): Scanner {
  const queue = createFairQueue({
    places: AT_ONCE,
    waiting: WAITING_MAX,
    waitingOfCaller: WAITING_OF_ADDRESS_MAX,
    waitMs: WAIT_MS,
    full: () => new ScannerUnavailable('Too many files wait to be scanned'),
  })
  return {
    scan: (bytes, ip) => queue.run(addressKey(ip), () => scanBytes(place, bytes)),
    requireReady: remembered(() => ping(place)),
  }
}

/** A success counts for a while, and calls at the same time share one. */
function remembered(check: () => Promise<void>): () => Promise<void> {
  let until = 0
  let running: Promise<void> | undefined
  const run = async (): Promise<void> => {
    await check()
    until = Date.now() + READY_MS
  }
  return () => {
    if (Date.now() < until) return Promise.resolve()
    running ??= run().finally(() => (running = undefined))
    return running
  }
}
