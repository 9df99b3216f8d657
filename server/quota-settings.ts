import { QUOTAS } from '../rules/quotas.ts'
import { SettingsError } from './settings-error.ts'

/** How much an account, a form and an address may use up; 0 for no limit. */
export type Quotas = Record<keyof typeof QUOTAS, number>

const VARIABLES: Readonly<Record<keyof Quotas, string>> = {
  signUpsPerMinute: 'SIGN_UPS_PER_MINUTE',
  signUpsPerMinuteInAll: 'SIGN_UPS_PER_MINUTE_IN_ALL',
  forms: 'QUOTA_FORMS',
  items: 'QUOTA_ITEMS',
  accountMegabytes: 'QUOTA_ACCOUNT_MB',
  formResponsesPerDay: 'QUOTA_FORM_RESPONSES_PER_DAY',
  formMegabytesPerDay: 'QUOTA_FORM_MB_PER_DAY',
  addressSubmitsPerDay: 'QUOTA_ADDRESS_SUBMITS_PER_DAY',
  addressMegabytesPerDay: 'QUOTA_ADDRESS_MB_PER_DAY',
  addressFormMegabytesPerMinute: 'QUOTA_ADDRESS_FORM_MB_PER_MINUTE',
}

/**
 * @param text gives a variable of the environment
 * @throws {SettingsError}
 */
export function quotasOf(text: (name: string) => string | undefined): Quotas {
  const quotas: Quotas = { ...QUOTAS }
  for (const [quota, name] of Object.entries(VARIABLES) as [keyof Quotas, string][])
    quotas[quota] = quotaOf(name, text(name), QUOTAS[quota])
  return quotas
}

function quotaOf(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw new SettingsError(`${name} must be a whole number, 0 for no limit, not "${value}".`)
}
