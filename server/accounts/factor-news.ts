import type { FastifyRequest } from 'fastify'
import type { Mailbox } from '../mail/mailbox.ts'
import { factorMail, type FactorChange } from '../mail/factor-texts.ts'
import { logSecurity } from '../security-log.ts'
import type { Settings } from '../settings.ts'

interface Parts {
  mailbox: Mailbox
  settings: Pick<Settings, 'publicUrl'>
}

/** @returns a function that logs and mails the owner of an account what happened to what protects it */
export const factorNews =
  ({ mailbox, settings: { publicUrl } }: Parts) =>
  (request: FastifyRequest, { id, email }: { id: string; email: string }, change: FactorChange): void => {
    logSecurity(request, 'factor.changed', { account: id, change: change.kind })
    mailbox.post(async () => factorMail(email, change, publicUrl))
  }
