import type { Recognisers } from '../speech/index.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import type { PublicForms } from '../pages/public-forms.ts'
import type { Tokens } from '../http/security.ts'
import type { Settings } from '../settings.ts'
import type { Stores } from '../store/index.ts'

/** What handlers work with; each takes what it needs. */
export interface Parts extends Stores {
  settings: Settings
  signed: Tokens
  mailbox: Mailbox
  publicForms: PublicForms
  recognisers: Recognisers
}
