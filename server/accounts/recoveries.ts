import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import {
  RECOVERIES_AT_ONCE,
  RECOVERIES_WAITING_MAX,
  RECOVERIES_WAITING_OF_ADDRESS_MAX,
  RECOVERY_PACE_MS,
  RECOVERY_WAIT_MS,
} from '../../rules/account-limits.ts'
import { createFairQueue } from '../fair-queue.ts'
import { addressKey } from '../networks.ts'
import { oneAtATime } from '../http/rate-limits.ts'
import type { Tokens } from '../http/security.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import { mailComposer, type Mail } from '../mail/mail.ts'
import { recoveryMail } from '../mail/texts.ts'
import type { Settings } from '../settings.ts'
import type { Stores } from '../store/index.ts'

/** The longest wait is so many paces longer than the shortest. */
const JITTER = 9

interface Parts extends Pick<Stores, 'recoveries'> {
  log: FastifyBaseLogger
  signed: Tokens
  mailbox: Mailbox
  settings: Pick<Settings, 'publicUrl' | 'mailFrom'>
}

interface Asked {
  ip: string
  email: string
  /** Called later, with the account that has the email; null when none has. */
  note(account: string | null): void
}

export type Recoveries = ReturnType<typeof createRecoveries>

/**
 * Mails the links to a new password at a pace of its own, addresses in turn: neither the answer to a recovery nor what
 * follows it on the connection depends on whether the email is registered.
 * @param paceMs how long each takes at least
 */
export function createRecoveries({ recoveries, signed, mailbox, settings, log }: Parts, paceMs = RECOVERY_PACE_MS) {
  // One after the other for an email: concurrent ones would all pass before they are counted.
  const inLine = oneAtATime()
  const compose = mailComposer(settings)
  const closing = new AbortController()
  const queue = createFairQueue({
    places: RECOVERIES_AT_ONCE,
    waiting: RECOVERIES_WAITING_MAX,
    waitingOfCaller: RECOVERIES_WAITING_OF_ADDRESS_MAX,
    waitMs: RECOVERY_WAIT_MS,
    full: () => new Error('Too many recoveries of passwords wait'),
  })
  // A pause of random length: what happens at its end cannot be told from the noise by its time.
  const wait = () => pause(paceMs * (1 + JITTER * Math.random()), undefined, { signal: closing.signal }).catch(() => {})
  const write = async (email: string, note: Asked['note']): Promise<Mail | undefined> => {
    const { tokenId, userId } = await recoveries.begin(email)
    note(userId ?? null)
    const mail = recoveryMail(
      email.toLowerCase(),
      settings.publicUrl,
      await signed.signReset(userId ?? tokenId, tokenId),
    )
    if (userId !== undefined) return mail
    // As much work as sending takes here.
    await compose(mail)
    return undefined
  }
  const waiting = new Set<Promise<void>>()
  return {
    begin({ ip, email, note }: Asked): void {
      const turn = queue.run(addressKey(ip), wait)
      const work = turn
        .then(() => mailbox.post(() => inLine(email.toLowerCase(), () => write(email, note))))
        .catch((error: unknown) => log.error({ err: error }, 'A link to a new password was not mailed'))
        .finally(() => waiting.delete(work))
      waiting.add(work)
    },

    /** Mails the rest at once; resolves when the mailbox has it. */
    async close(): Promise<void> {
      closing.abort()
      await Promise.all(waiting)
    },
  }
}
