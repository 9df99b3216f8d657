/** Longer than any round takes. */
const STANDSTILL_MS = 120_000
const LATE_MS = 10 * 60_000

/** Responses arrive and are stored, but nothing of them is sent: another server may do better. */
export class DeliveriesStopped extends Error {
  constructor() {
    super('The queue of mails and webhooks is not worked on')
  }
}

/** What the worker last found. Times are milliseconds since 1970. */
export interface Rounds {
  /** When a round last ended well, or the worker began. */
  lastAt: number
  oldestDueMail: number | undefined
}

/**
 * The health of the queue. A receiver of one owner that does not answer is no matter of the server: it is tried again later.
 * @returns a sentence when mails are late
 * @throws {DeliveriesStopped} when nothing has been tried for two minutes
 */
export function healthOf({ lastAt, oldestDueMail }: Rounds, now = Date.now()): string[] {
  if (now - lastAt > STANDSTILL_MS) throw new DeliveriesStopped()
  const lateMs = oldestDueMail === undefined ? 0 : now - oldestDueMail
  return lateMs > LATE_MS ? [`Mails have been waiting to be sent for ${Math.floor(lateMs / 60_000)} minutes`] : []
}
