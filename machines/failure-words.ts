import { toastText } from '../rules/failures.ts'

/** What people read of a failed call of the account pages: the server's words, or a plain sentence. */
export const wordsOf = (error: unknown): string =>
  toastText(typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined)
