import { setTimeout as pause } from 'node:timers/promises'
import type { FormHead } from '../responses/form-head.ts'
import type { OpenCopies, OpenCopy } from './open-copies.ts'

/** What an answer is read from is being prepared. */
export class Preparing extends Error {
  /** @param percent of the responses are there already */
  constructor(percent: number) {
    super(`The responses are being prepared: ${percent} %`)
  }
}

/** Brings a copy up to date. @throws {Preparing} when that takes longer than `waitMs`; it goes on */
export async function ready(open: OpenCopies, held: OpenCopy, waitMs: number): Promise<FormHead | undefined> {
  const done = open.bringUpToDate(held)
  const late = new AbortController()
  try {
    return await Promise.race([done, untilLate(held, waitMs, late.signal)])
  } finally {
    late.abort()
    done.catch(() => {})
  }
}

/** @throws {Preparing} after a while */
async function untilLate(held: OpenCopy, waitMs: number, signal: AbortSignal): Promise<never> {
  await pause(waitMs, undefined, { signal }).catch(() => {})
  throw new Preparing(held.percent)
}
