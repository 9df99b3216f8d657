import { toastText } from '../rules/failures.ts'

/** What people read of a failed call of the account pages: the server's words, or a plain sentence. */
const wordsOf = (error: unknown): string =>
  toastText(typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined)

/** Keeps the words of what failed, to be shown there. */
export const keepWords = {
  type: 'keepFailure',
  params: ({ event }: { event: { error: unknown } }) => wordsOf(event.error),
} as const

const keepNoAnswer = { type: 'keepFailure', params: wordsOf(undefined) } as const

/**
 * For a state that calls the server: back to where something was typed, with the words of the failure.
 * @param delay the name of the machine's delay after which an answer is no longer waited for
 * @returns `onError` for the state's `invoke`, and the state's `after`
 */
export const returnOnFailure = <Target extends string, Delay extends string>(target: Target, delay: Delay) => {
  const onTimeout = { target, actions: keepNoAnswer } as const
  return {
    onError: { target, actions: keepWords } as const,
    after: { [delay]: onTimeout } as Record<Delay, typeof onTimeout>,
  }
}
