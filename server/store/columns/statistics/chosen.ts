import type { ResponseFilter } from '../../../../contract/types.gen.ts'
import { compileFilter } from '../filter.ts'
import type { Row, Value } from '../engine.ts'
import type { View } from '../view.ts'

/** So few are put aside once, so that a search through texts is not made again for every figure. */
const ASIDE_MAX = 200_000

/** The responses that a summary is about. */
export interface Chosen {
  count: number
  /** @param write is given `from … where …` of these responses, once, and gives the query around it */
  rows(write: (from: string) => string): Promise<Row[]>
}

let aside = 0

/** The rows that a filter means: read through the filter each time, or put aside where that is cheaper. */
export async function choose(view: View, filter: ResponseFilter): Promise<Chosen> {
  const { session, table } = view
  const { text, values } = compileFilter(filter, view)
  const [counted] = await session.rows(`select count(*)::double as n from ${table} where ${text}`, values)
  const count = Number(counted?.['n'])
  if (text === 'true' || (count > ASIDE_MAX && filter.q === undefined))
    return chosenFrom(view, count, `from ${table} as response where (${text})`, values)
  const name = `chosen_${(aside += 1)}`
  await session.run(`create temp table ${name} as select * exclude (search) from ${table} where ${text}`, values)
  return chosenFrom(view, count, `from ${name} as response where true`, [])
}

const chosenFrom = ({ session }: View, count: number, from: string, values: Value[]): Chosen => ({
  count,
  rows: (write) => session.rows(write(from), values),
})
