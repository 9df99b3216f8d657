import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readSummary } from '../../../contract/sdk.gen.ts'
import type { ResponseFilter } from '../../../contract/types.gen.ts'
import { PREPARING_PAUSE_MS } from '../../../rules/limits.ts'
import { toQuery } from '../../../rules/filters/query.ts'
import { mayRetry } from '../../transport/query-client.ts'
import { responsesKey } from '../responses/calls.ts'
import { isPreparing } from '../responses/preparing.ts'
import type { ComparedPeriod } from './period/periods.ts'

/** Asked again by itself as long as the server prepares. The last figures stay until those of another filter have come. */
export const useSummary = (formId: string, filter: ResponseFilter, compared: ComparedPeriod, enabled: boolean) =>
  useQuery({
    queryKey: [...responsesKey(formId), 'summary', filter, compared],
    queryFn: async ({ signal }) =>
      (await readSummary({ path: { id: formId }, query: { ...toQuery(filter), ...compared }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled,
    retry: (count, error) => isPreparing(error) || mayRetry(count, error),
    retryDelay: PREPARING_PAUSE_MS,
  })
