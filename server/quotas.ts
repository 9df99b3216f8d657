import { addressKey } from './http/addresses.ts'
import { budget } from './http/rate-limits.ts'
import type { Quotas } from './quota-settings.ts'
import type { AccountLimits } from './store/accounts/quotas.ts'

const DAY_MS = 24 * 60 * 60_000
const MEGABYTE = 1_000_000

const FORM_FULL = 'This form takes no more answers today. Please try again tomorrow.'
const ADDRESS_FULL = 'Too much was sent from your network today. Please try again tomorrow.'

export type DailyQuotas = ReturnType<typeof dailyQuotas>

/** What is sent in a day, counted in this process; what is refused does not count. */
export function dailyQuotas(quotas: Quotas) {
  const submits = budget(quotas.addressSubmitsPerDay, DAY_MS, ADDRESS_FULL)
  const sent = budget(quotas.addressMegabytesPerDay * MEGABYTE, DAY_MS, ADDRESS_FULL)
  const responses = budget(quotas.formResponsesPerDay, DAY_MS, FORM_FULL)
  const stored = budget(quotas.formMegabytesPerDay * MEGABYTE, DAY_MS, FORM_FULL)
  return {
    /** For what is about to be stored. @throws {TooMany} when the address has sent enough today */
    takeSent(ip: string, bytes: number): void {
      sent.require(addressKey(ip))
      sent.take(addressKey(ip), bytes)
    },

    /** The same for answers to a form, which have a limit of their own. */
    takeSubmit(ip: string, formId: string, bytes: number): void {
      const address = addressKey(ip)
      for (const one of [submits, sent]) one.require(address)
      for (const one of [responses, stored]) one.require(formId)
      submits.take(address)
      sent.take(address, bytes)
      responses.take(formId)
      stored.take(formId, bytes)
    },
  }
}

export const accountLimits = ({ forms, items, accountMegabytes }: Quotas): AccountLimits => ({
  forms,
  items,
  bytes: accountMegabytes * MEGABYTE,
})
