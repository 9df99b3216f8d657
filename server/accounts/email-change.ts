import type { Tokens } from '../http/security.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import { emailChangedMail } from '../mail/texts.ts'
import type { Settings } from '../settings.ts'
import type { UserChanged } from '../store/users.ts'

interface TellerDependencies {
  mailbox: Mailbox
  signed: Tokens
  settings: Pick<Settings, 'publicUrl'>
}

/** @returns a function that mails the address which an account had before, when it has another one now */
export const oldAddressTeller =
  ({ mailbox, signed, settings: { publicUrl } }: TellerDependencies) =>
  ({ user, oldEmail }: UserChanged): void => {
    if (oldEmail === undefined) return
    mailbox.post(async () =>
      emailChangedMail(oldEmail, user.email, publicUrl, await signed.issueUndo(user.id, oldEmail)),
    )
  }
