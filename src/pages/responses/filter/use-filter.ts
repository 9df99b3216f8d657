import { useSearchParams } from 'react-router-dom'
import type { ResponseFilter } from '../../../../contract/types.gen.ts'
import { FILTER_KEYS, isEmptyFilter, parseFilter, toQuery } from '../../../../rules/filters/query.ts'
import type { FilterProblem } from '../../../../rules/filters/types.ts'

export interface AddressFilter {
  filter: ResponseFilter
  /** What of the address cannot be a filter of any form; the rest is judged by the server, which knows the fields. */
  problems: FilterProblem[]
  isEmpty: boolean
  set: (filter: ResponseFilter) => void
  /** Of the search box: each pause while typing would be a step back of the browser otherwise. */
  search: (q: string) => void
}

/** The filter stands in the address, so that it can be kept and passed on. */
export function useFilter(): AddressFilter {
  const [params, setParams] = useSearchParams()
  const query = Object.fromEntries(FILTER_KEYS.map((key) => [key, params.get(key) ?? undefined]))
  const { filter, problems } = parseFilter(query, [])
  return {
    filter,
    problems: problems.filter(({ path: [key, index] }) => key !== 'where' || index === undefined),
    isEmpty: problems.length === 0 && isEmptyFilter(filter),
    set: (next) =>
      setParams((current) => {
        FILTER_KEYS.forEach((key) => current.delete(key))
        Object.entries(toQuery(next)).forEach(([key, value]) => current.set(key, String(value)))
        return current
      }),
    search: (q) =>
      setParams(
        (current) => {
          current.delete('q')
          if (q.trim() !== '') current.set('q', q)
          return current
        },
        { replace: true },
      ),
  }
}
