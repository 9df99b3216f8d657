import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  readResponseOptions,
  readResponseQueryKey,
  readResponsesStatusOptions,
  updateResponseMutation,
} from '../../../contract/@tanstack/react-query.gen.ts'
import { markResponsesRead, readResponses } from '../../../contract/sdk.gen.ts'
import type { ResponseDetail, ResponseFilter, Responses, ResponseUpdate } from '../../../contract/types.gen.ts'
import { ARRIVALS_INTERVAL_MS, PREPARING_PAUSE_MS } from '../../../rules/limits.ts'
import { mayRetry } from '../../transport/query-client.ts'
import { isPreparing } from './preparing.ts'
import { responsesTexts as texts } from './texts.ts'

/** All that is cached of a form's responses, beside the single ones. */
export const responsesKey = (formId: string) => ['responses', formId]
const listKey = (formId: string) => [...responsesKey(formId), 'list']

const queryOf = ({ where, ...rest }: ResponseFilter) => ({ ...rest, ...(where && { where: JSON.stringify(where) }) })

/** Asked again by itself as long as the server prepares. */
const whilePreparing = {
  retry: (count: number, error: Error) => isPreparing(error) || mayRetry(count, error),
  retryDelay: PREPARING_PAUSE_MS,
}

/** Newest first; "Load more" brings the next ones. The last list stays until the one of another filter has come. */
export const useResponseList = (formId: string, filter: ResponseFilter, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: [...listKey(formId), filter],
    initialPageParam: '',
    queryFn: async ({ pageParam: cursor, signal }) =>
      (await readResponses({ path: { id: formId }, query: { ...queryOf(filter), ...(cursor && { cursor }) }, signal }))
        .data,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled,
    ...whilePreparing,
  })

export type ResponseList = ReturnType<typeof useResponseList>

/** How many responses a filter means now. */
export const useResponseCount = (formId: string, filter: ResponseFilter | undefined) =>
  useQuery({
    queryKey: [...responsesKey(formId), 'count', filter],
    queryFn: async ({ signal }) =>
      (await readResponses({ path: { id: formId }, query: { ...queryOf(filter ?? {}), limit: 1 }, signal })).data.count,
    enabled: filter !== undefined,
    staleTime: 0,
    ...whilePreparing,
  })

/** Asked every few seconds while the page is visible. */
export const useResponsesStatus = (formId: string) =>
  useQuery({
    ...readResponsesStatusOptions({ path: { id: formId } }),
    staleTime: 0,
    refetchInterval: ARRIVALS_INTERVAL_MS,
  })

export const useResponse = (formId: string, responseId: string) =>
  useQuery(readResponseOptions({ path: { id: formId, responseId } }))

type Pages = InfiniteData<Responses>

/** Shows marks at once, in the list and in the response itself. */
export function patchMarks(queryClient: QueryClient, formId: string, responseId: string, marks: ResponseUpdate): void {
  queryClient.setQueriesData<Pages>({ queryKey: listKey(formId) }, (list) => list && withMarks(list, responseId, marks))
  queryClient.setQueryData<ResponseDetail>(readResponseQueryKey({ path: { id: formId, responseId } }), (response) =>
    response ? { ...response, ...marks } : response,
  )
}

const withMarks = (list: Pages, responseId: string, marks: ResponseUpdate): Pages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    data: page.data.map((row) => (row.id === responseId ? { ...row, ...marks } : row)),
  })),
})

/** @param silent when the page itself says that it failed */
export function useUpdateResponse(formId: string, responseId: string, silent = false) {
  const queryClient = useQueryClient()
  const path = { id: formId, responseId }
  const call = useMutation({
    ...updateResponseMutation(),
    onMutate: ({ body }) => silent || patchMarks(queryClient, formId, responseId, body),
    onSuccess: (marks) => patchMarks(queryClient, formId, responseId, marks),
    onError: () => refetchResponse(queryClient, formId, responseId),
    meta: { silent },
  })
  return { ...call, update: (body: ResponseUpdate) => call.mutate({ path, body }) }
}

function refetchResponse(queryClient: QueryClient, formId: string, responseId: string) {
  void queryClient.invalidateQueries({ queryKey: listKey(formId) })
  void queryClient.invalidateQueries({ queryKey: readResponseQueryKey({ path: { id: formId, responseId } }) })
}

export function useMarkAllRead(formId: string, filter: ResponseFilter, onMarked: (message: string) => void) {
  return useMutation({
    mutationFn: async () => (await markResponsesRead({ path: { id: formId }, body: { filter } })).data,
    onSuccess: ({ marked }) => onMarked(texts.marked(marked)),
    meta: { refetch: [responsesKey(formId)] },
  })
}
