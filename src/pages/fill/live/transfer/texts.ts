/** The words of going on on another device that are there before its own part is. */
export const OFFER = 'Continue on Another Device'
export const TITLE = 'Continue on another device'
export const CLOSE = 'Close'
export const ARRIVED = 'Replace the answers on this device?'
export const REPLACES =
  'There are answers to this form on this device already. The link brings those of another device, which take their place.'
export const KEEP = 'Keep These Answers'
export const REPLACE = 'Replace Them'

export const FAILURES = {
  'no-code': 'A code has 16 letters and digits.',
  'not-found': 'No answers wait under this code. It may be mistyped, of another form, or older than seven days.',
  failed: 'The answers could not be fetched. Please check your connection and try again.',
} as const
