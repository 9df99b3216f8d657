/**
 * What an account, a form and an address may use up, unless the operator sets other numbers. Nobody who uses the product
 * as it is meant comes near; they bound what one stranger can do to the disk.
 */
export const QUOTAS = {
  signUpsPerMinute: 60,
  signUpsPerMinuteInAll: 300,
  forms: 1000,
  items: 10_000,
  accountMegabytes: 500,
  formResponsesPerDay: 100_000,
  formMegabytesPerDay: 10_000,
  addressSubmitsPerDay: 20_000,
  addressMegabytesPerDay: 2000,
  addressFormMegabytesPerMinute: 40,
} as const

/** Of a form's versions: above so much those are deleted that nothing uses, when they were replaced so long ago. */
export const VERSIONS_PRUNED_FROM_BYTES = 10_000_000
export const UNUSED_VERSION_LIFE_MS = 60_000
