import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { readFormsQueryKey, readResponsesStatusQueryKey } from '../../../contract/@tanstack/react-query.gen.ts'
import { deleteResponse, deleteResponses, updateResponse } from '../../../contract/sdk.gen.ts'
import { type ConfirmedRemoval, responsesMachine } from '../../../machines/responses/responses.machine.ts'
import { toastText } from '../../../rules/failures.ts'
import { toFailure } from '../../transport/api-failure.ts'
import { patchMarks, responsesKey } from './calls.ts'

const remove = (formId: string, removal: ConfirmedRemoval): Promise<unknown> =>
  removal.kind === 'one'
    ? deleteResponse({ path: { id: formId, responseId: removal.id } })
    : deleteResponses({ path: { id: formId }, body: { filter: removal.filter, count: removal.count } })

/** The page's machine with the server behind it; through the cache of mutations, where the end of a login is decided. */
export const pageMachine = (queryClient: QueryClient, formId: string) => {
  const status = readResponsesStatusQueryKey({ path: { id: formId } })
  const call = <Input>(mutationFn: (input: Input) => Promise<unknown>, refetch: readonly unknown[][]) =>
    new MutationObserver(queryClient, { mutationFn, meta: { silent: true, refetch: [...refetch] } })
  return responsesMachine.provide({
    actors: {
      markAsRead: fromPromise(async ({ input: responseId }) => {
        const body = { is_read: true }
        await call(() => updateResponse({ path: { id: formId, responseId }, body }), []).mutate(undefined)
        patchMarks(queryClient, formId, responseId, body)
      }),
      deleteResponses: fromPromise(async ({ input }) => {
        try {
          const refetch = [responsesKey(formId), [...status], [...readFormsQueryKey()]]
          await call((removal: ConfirmedRemoval) => remove(formId, removal), refetch).mutate(input)
        } catch (error) {
          // The number that was said may be another one by now.
          void queryClient.invalidateQueries({ queryKey: responsesKey(formId) })
          throw new Error(toastText(toFailure(error).body), { cause: error })
        }
      }),
    },
  })
}
