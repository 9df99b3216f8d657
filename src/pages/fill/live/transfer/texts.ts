/** The words of going on on another device that are there before its own part is. */
export const OFFER = 'Continue on Another Device'
export const TITLE = 'Continue on another device'
export const CLOSE = 'Close'
export const REPLACES = 'The answers on this device will be replaced by those of the other device. Continue?'

export const FAILURES = {
  'no-code': 'A code has 16 letters and digits.',
  'not-found': 'No answers wait under this code. It may be mistyped, of another form, or older than seven days.',
  failed: 'The answers could not be fetched. Please check your connection and try again.',
} as const
