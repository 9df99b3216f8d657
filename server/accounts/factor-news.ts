import type { Mailbox } from '../mail/mailbox.ts'
import { factorMail, type FactorChange } from '../mail/factor-texts.ts'
import type { Settings } from '../settings.ts'

interface Parts {
  mailbox: Mailbox
  settings: Pick<Settings, 'publicUrl'>
}

/** @returns a function that mails the owner of an account what happened to what protects it */
export const factorNews =
  ({ mailbox, settings: { publicUrl } }: Parts) =>
  ({ email }: { email: string }, change: FactorChange): void =>
    mailbox.post(async () => factorMail(email, change, publicUrl))
