import { addressKey } from './networks.ts'
import { budget } from './http/rate-limits.ts'
import type { Quotas } from './quota-settings.ts'
import type { AccountLimits } from './store/accounts/quotas.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MEGABYTE = 1_000_000

const FORM_FULL = 'This form takes no more answers today. Please try again tomorrow.'
const TOO_FAST = 'Forms are being sent too fast. Please try again in a moment.'
const ADDRESS_FULL = 'Too much was sent from your network today. Please try again tomorrow.'

export type SendingQuotas = ReturnType<typeof sendingQuotas>

/** What is sent in a day, and as forms in a minute, counted in this process. */
export function sendingQuotas(quotas: Quotas) {
  const submits = budget(quotas.addressSubmitsPerDay, DAY_MS, ADDRESS_FULL)
  const sent = budget(quotas.addressMegabytesPerDay * MEGABYTE, DAY_MS, ADDRESS_FULL)
  // Half of a minute's at once: what comes in one go holds up others most.
  const forms = budget((quotas.addressFormMegabytesPerMinute * MEGABYTE) / 2, MINUTE_MS / 2, TOO_FAST)
  const responses = budget(quotas.formResponsesPerDay, DAY_MS, FORM_FULL)
  const stored = budget(quotas.formMegabytesPerDay * MEGABYTE, DAY_MS, FORM_FULL)
  return {
    /**
     * For a form before it is looked at: a large one takes the time of others, also when it is refused or stored already.
     * @throws {TooMany} when the address sends more than anybody writes
     */
    takeForm(ip: string, bytes: number): void {
      forms.require(addressKey(ip))
      forms.take(addressKey(ip), bytes)
    },

    /** For what is about to be stored: what is refused does not count. @throws {TooMany} when the address has sent enough today */
    takeSent(ip: string, bytes: number): void {
      sent.require(addressKey(ip))
      sent.take(addressKey(ip), bytes)
    },

    /**
     * The same for answers to a form, which have a limit of their own.
     * @returns a function that gives it back, for answers that were not stored
     */
    takeSubmit(ip: string, formId: string, bytes: number): () => void {
      const address = addressKey(ip)
      for (const one of [submits, sent]) one.require(address)
      for (const one of [responses, stored]) one.require(formId)
      const take = (times: 1 | -1) => {
        submits.take(address, times)
        sent.take(address, times * bytes)
        responses.take(formId, times)
        stored.take(formId, times * bytes)
      }
      take(1)
      return () => take(-1)
    },
  }
}

export const accountLimits = ({ forms, items, accountMegabytes }: Quotas): AccountLimits => ({
  forms,
  items,
  bytes: accountMegabytes * MEGABYTE,
})
