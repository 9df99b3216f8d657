import type { Lookup } from '../delivery/addresses.ts'
import type { TranscriberChain } from '../speech/transcriber-chain.ts'
import type { PasskeyChallenges } from '../accounts/passkey-challenges.ts'
import type { Recoveries } from '../accounts/recoveries.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import type { PublicForms } from '../pages/public-forms.ts'
import type { FormAccess } from '../keys/form-access.ts'
import type { Renewals } from '../http/renewals.ts'
import type { Scanner } from '../scanner/scanner.ts'
import type { Tokens } from '../http/security.ts'
import type { SendingQuotas } from '../quotas.ts'
import type { Settings } from '../settings.ts'
import type { AccountLimits } from '../store/accounts/quotas.ts'
import type { ColumnStore } from '../store/columns/index.ts'
import type { Stores } from '../store/index.ts'

/** Each handler takes what it needs. */
export interface Dependencies extends Stores {
  columns: ColumnStore
  settings: Settings
  sendingQuotas: SendingQuotas
  accountLimits: AccountLimits
  signed: Tokens
  passkeyChallenges: PasskeyChallenges
  renewals: Renewals
  /** Most forms have no password: it is loaded for the first that has. */
  formAccess: () => Promise<FormAccess>
  mailbox: Mailbox
  passwordRecoveries: Recoveries
  publicForms: PublicForms
  scanner: Scanner
  transcribers: TranscriberChain
  /** Resolves the hosts of webhooks. */
  lookup: Lookup
  /** @returns what an operator should look at; it rejects with the cause when answers cannot be stored now */
  checkReadiness: () => Promise<readonly string[]>
}
