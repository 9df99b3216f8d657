import type { FastifyBaseLogger } from 'fastify'
import type { Mail, SendMail } from './mail.ts'

/** A mail server that hangs must not fill the memory. */
const UNDERWAY_MAX = 200

export type Mailbox = ReturnType<typeof createMailbox>

/**
 * Sends mail after the answer: how long an answer takes must not tell whether an email is registered.
 * @param log told of mails that could not be sent, without their content
 */
export function createMailbox(send: SendMail, log: FastifyBaseLogger) {
  const underway = new Set<Promise<void>>()
  return {
    /** @param write makes the mail, or undefined when there is none to send; not called when too many are under way */
    post(write: () => Promise<Mail | undefined>): void {
      if (underway.size >= UNDERWAY_MAX) return log.error('A mail was not sent: too many are under way')
      const work = write()
        .then((mail) => mail && send(mail))
        .catch((error: unknown) => log.error({ err: error }, 'A mail could not be sent'))
        .finally(() => underway.delete(work))
      underway.add(work)
    },

    /** Resolves when everything posted so far is sent or has failed. */
    async settle(): Promise<void> {
      await Promise.all(underway)
    },
  }
}
