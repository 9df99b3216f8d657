import { useSearchParams } from 'react-router-dom'
import type { ResponseFilter } from '../../../../contract/types.gen.ts'
import { toQuery } from '../../../../rules/filters/query.ts'
import { type AddressFilter, useFilter } from '../../responses/filter/use-filter.ts'
import { type ComparedPeriod, comparedPeriod, type Comparison } from './periods.ts'

export interface SummaryAddress extends AddressFilter {
  comparison: Comparison
  compared: ComparedPeriod
  setComparison: (comparison: Comparison) => void
}

const KEYS = ['compare', 'compare_from', 'compare_to'] as const

/** The filter as on the page of responses, and beside it the period to compare with. */
export function useSummaryAddress(): SummaryAddress {
  const [params, setParams] = useSearchParams()
  const address = useFilter()
  const comparison: Comparison = Object.fromEntries(
    KEYS.flatMap((key) => (params.get(key) ? [[key, params.get(key)]] : [])),
  )
  const write = (filter: ResponseFilter, next: Comparison) => setParams({ ...toQuery(filter), ...next })
  return {
    ...address,
    comparison,
    compared: comparedPeriod(address.filter, comparison),
    set: (filter) => write(filter, comparison),
    setComparison: (next) => write(address.filter, next),
  }
}
