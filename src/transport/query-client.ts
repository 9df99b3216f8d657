import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { STALE_MS } from '../../rules/limits.ts'
import { problemAt } from '../../rules/failures.ts'
import { type ApiFailure, toFailure } from './api-failure.ts'
import { currentUserOptions } from './current-user.ts'

/** What changes all the time is read again wherever it is shown, unless it was asked for on the way there. */
export const JUST_READ_MS = 1000

interface MutationMeta extends Record<string, unknown> {
  /** The words of the success toast. */
  success?: string
  /** The words of the error toast, where they are not the server's. */
  failure?: string | ((failure: ApiFailure) => string)
  /** The page itself says what failed: no toast. */
  silent?: boolean
  /** The field of the request whose problem the page shows at its control: no toast. */
  field?: string
  /** What is fetched again afterwards. */
  refetch?: QueryKey[]
  /** Made without a token, so its 401 says nothing about the login. */
  anonymous?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta
  }
}

export interface QueryListeners {
  /** A 401 or 403 came: the login has ended. */
  onRefused: () => void
  onSuccess: (message: string) => void
  onFailure: (failure: ApiFailure, message: string | undefined) => void
}

const isRefusal = ({ status, asksForLogin, asksForStep }: ApiFailure) =>
  !asksForLogin && !asksForStep && (status === 401 || status === 403)

/** Asked again once where another try can help: no answer, or a server that was not ready. */
export const mayRetry = (count: number, error: unknown) => {
  const { status } = toFailure(error)
  return count < 1 && (status === undefined || status >= 502)
}

const isShownAtField = ({ field }: MutationMeta, { body }: ApiFailure) =>
  field !== undefined && problemAt(body, field) !== undefined

const wordsOf = ({ failure: words }: MutationMeta, failure: ApiFailure) =>
  typeof words === 'function' ? words(failure) : words

/** Every query and mutation of the signed-in app goes through this cache, so failures are handled in one place. */
export function createQueryClient({ onRefused, onSuccess, onFailure }: QueryListeners): QueryClient {
  /** The account says which step it is, and the screen for it comes before the others. */
  const showStep = () => void queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey })
  const mutationCache = new MutationCache({
    onSuccess: (_data, _variables, _result, { meta = {} }) => {
      if (meta.success) onSuccess(meta.success)
      for (const queryKey of meta.refetch ?? []) void queryClient.invalidateQueries({ queryKey })
    },
    onError: (error, _variables, _result, { meta = {} }) => {
      const failure = toFailure(error)
      if (isRefusal(failure) && !meta.anonymous) return onRefused()
      if (failure.asksForStep) return showStep()
      return meta.silent || isShownAtField(meta, failure) ? undefined : onFailure(failure, wordsOf(meta, failure))
    },
  })
  const queryCache = new QueryCache({
    onError: (error) => {
      const failure = toFailure(error)
      if (isRefusal(failure)) onRefused()
      else if (failure.asksForStep) showStep()
    },
  })
  const queryClient = new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: mayRetry, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}
