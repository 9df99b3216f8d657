import { lruCache } from '../../lru-cache.ts'
import type { PeriodFigures } from './period-figures.ts'

const KEPT = 20

/** The summaries of one copy; what is of an earlier state goes with the first look at a later one. */
export interface Summaries {
  /**
   * @param state what the summary is of, as text; another one forgets all that was known
   * @param work runs when the summary is not known
   */
  get(state: string, key: string, work: () => Promise<PeriodFigures>): Promise<PeriodFigures>
  /** Whether it is known or being worked out. */
  has(state: string, key: string): boolean
}

/** An owner looks at the same summary again and again, and reloads it. */
export function rememberSummaries(): Summaries {
  let known = { state: '', summaries: lruCache<PeriodFigures>({ max: KEPT }) }
  return {
    async get(state, key, work) {
      if (known.state !== state) known = { state, summaries: lruCache<PeriodFigures>({ max: KEPT }) }
      return (await known.summaries.get(key, work)) ?? work()
    },
    has: (state, key) => known.state === state && known.summaries.has(key),
  }
}
