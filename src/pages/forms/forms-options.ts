import { infiniteQueryOptions } from '@tanstack/react-query'
import { readFormsQueryKey } from '../../../contract/@tanstack/react-query.gen.ts'
import { readForms } from '../../../contract/sdk.gen.ts'
import type { Forms } from '../../../contract/types.gen.ts'
import { FORMS_LIMIT } from '../../../rules/limits.ts'
import { JUST_READ_MS } from '../../transport/query-client.ts'
import type { FormQuery } from './use-form-query.ts'

const loadedIn = (pages: Forms[]) => pages.reduce((sum, { data }) => sum + data.length, 0)

/** A hundred at a time; "Load more" brings the next ones. */
export const formsOptions = (query: FormQuery) =>
  infiniteQueryOptions({
    queryKey: [...readFormsQueryKey(), 'pages', query],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) =>
      (await readForms({ query: { ...query, skip: pageParam, limit: FORMS_LIMIT, fields: 'head' }, signal })).data,
    // Answers arrive meanwhile: what is known is shown at once, and its counts are read again.
    staleTime: JUST_READ_MS,
    getNextPageParam: ({ count, data }, pages) =>
      data.length > 0 && loadedIn(pages) < count ? loadedIn(pages) : undefined,
  })
