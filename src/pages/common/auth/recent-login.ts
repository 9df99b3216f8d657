import type { UseMutationOptions } from '@tanstack/react-query'
import { toFailure } from '../../../transport/api-failure.ts'
import { authActor, isConfirming } from './actors.ts'

/** Asks the person to log in again in place. @returns whether they did */
function askForLogin(): Promise<boolean> {
  authActor.send({ type: 'proof.requested' })
  return new Promise((resolve) => {
    let before = authActor.getSnapshot()
    const settle = (isRenewed: boolean) => {
      unsubscribe()
      resolve(isRenewed)
    }
    const { unsubscribe } = authActor.subscribe((now) => {
      // It is given up only while something is typed.
      const wasChecked = isConfirming(before, 'checking-password') || isConfirming(before, 'checking-second')
      before = now
      if (!isConfirming(now)) settle(wasChecked && now.matches({ 'signed-in': 'working' }))
    })
    if (!isConfirming(before)) settle(false)
  })
}

/**
 * Makes a call that the server answers only soon after a login; when the last one is too long ago the person logs in again
 * in place, and the call is made once more.
 * @param signal what is aborted meanwhile is not called again
 * @throws the failure of the call; that of the first one when the person did not log in
 */
export async function withRecentLogin<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!toFailure(error).asksForLogin || !(await askForLogin()) || signal?.aborted) throw error
    return work()
  }
}

/** The same for a mutation. */
export const recently = <Data, Failure, Variables, Context>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationOptions<Data, Failure, Variables, Context> => ({
  ...options,
  mutationFn: (variables, context) =>
    withRecentLogin(() => options.mutationFn?.(variables, context) ?? Promise.reject(new Error('Nothing is called'))),
})
