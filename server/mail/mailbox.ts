import type { FastifyBaseLogger } from 'fastify'
import type { Mail, SendMail } from './mail.ts'

/** Bounds the memory when the mail server hangs. */
const PENDING_MAX = 200

export type Mailbox = ReturnType<typeof createMailbox>

/**
 * Sends mail after the answer: the time of an answer must not reveal whether an email is registered.
 * @param log gets mails that could not be sent, without their content
 */
export function createMailbox(send: SendMail, log: FastifyBaseLogger) {
  const pending = new Set<Promise<void>>()
  return {
    /** @param write makes the mail, or undefined when there is none to send; not called when too many are pending */
    post(write: () => Promise<Mail | undefined>): void {
      if (pending.size >= PENDING_MAX) return log.error('A mail was not sent: too many are under way')
      const work = write()
        .then((mail) => mail && send(mail))
        .catch((error: unknown) => log.error({ err: error }, 'A mail could not be sent'))
        .finally(() => pending.delete(work))
      pending.add(work)
    },

    /** Resolves when everything posted so far is sent or has failed. */
    async settle(): Promise<void> {
      await Promise.all(pending)
    },
  }
}
