import { MutationObserver, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Makes a call of a machine through the cache of mutations, where the end of a login is decided once for all calls. The
 * page itself says what failed.
 * @param refetch what is fetched again afterwards
 */
export const throughCache = <Result>(
  queryClient: QueryClient,
  mutationFn: () => Promise<Result>,
  refetch: QueryKey[] = [],
): Promise<Result> => new MutationObserver(queryClient, { mutationFn, meta: { silent: true, refetch } }).mutate()
