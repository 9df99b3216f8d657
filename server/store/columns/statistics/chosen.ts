import type { ResponseFilter } from '../../../../contract/types.gen.ts'
import type { Row, Value } from '../engine.ts'
import { compileFilter } from '../filter.ts'
import { columnsOfField, FIXED, isText } from '../layout.ts'
import type { View } from '../view.ts'

/** So few are put aside once, so that they are not looked for again for every figure. */
const ASIDE_MAX = 200_000

/** The responses that a summary is about. */
export interface Chosen {
  count: number
  /**
   * Texts are read with `texts` only.
   * @param write is given `from … where …` of these responses, to use any number of times, and gives the query around it
   */
  rows(write: (from: string) => string): Promise<Row[]>
  /** The same with the texts of the responses, which take longer to read. */
  texts(write: (from: string) => string): Promise<Row[]>
  /** About how many different values a column has, in all responses. */
  distinct(column: string): Promise<number>
}

let aside = 0

/** The rows that a filter means: read through the filter each time, or put aside where that is cheaper. */
export async function choose(view: View, filter: ResponseFilter): Promise<Chosen> {
  const { session, table } = view
  const { text, values } = numbered(compileFilter(filter, view))
  const count = await countRows(view, text, values)
  const direct = `from ${table} as response where (${text})`
  const from = text === 'true' || (count > ASIDE_MAX && !readsText(view, filter)) ? direct : await putAside()
  return {
    count,
    rows: (write) => session.rows(write(from), from === direct ? values : []),
    texts: (write) => session.rows(write(direct), values),
    distinct: (column) => distinctValues(view, column),
  }

  async function putAside(): Promise<string> {
    const name = `chosen_${(aside += 1)}`
    await session.run(
      `create temp table ${name} as select ${figureColumns(view).join(', ')} from ${table} where ${text}`,
      values,
    )
    return `from ${name} as response where true`
  }
}

/** Parameters by their numbers may be used more than once. */
function numbered({ text, values }: { text: string; values: Value[] }): { text: string; values: Value[] } {
  let number = 0
  return { text: text.replaceAll('?', () => `$${(number += 1)}`), values }
}

async function countRows({ session, table }: View, text: string, values: readonly Value[]): Promise<number> {
  const [row] = await session.rows(`select count(*)::double as n from ${table} where ${text}`, values)
  return Number(row?.['n'])
}

/** A search through texts takes longer than all figures together. */
const readsText = ({ fields }: View, { q, where = [] }: ResponseFilter): boolean =>
  q !== undefined || where.some(({ field }) => fields.some(({ id, kind }) => id === field && isText(kind)))

/** Texts stay where they are. */
const figureColumns = ({ fields }: View): string[] =>
  [...Object.entries(FIXED), ...fields.flatMap(columnsOfField)]
    .map(([name]) => name)
    .filter((name) => name !== 'search' && !fields.some(({ kind, number }) => isText(kind) && name === `v${number}`))

/** DuckDB estimates it as rows are written, so asking costs nothing. */
async function distinctValues({ session, table }: View, column: string): Promise<number> {
  const [row] = await session.rows(`select stats(${column}) as found from ${table} limit 1`)
  return Number(/Approx Unique: (\d+)/.exec(String(row?.['found']))?.[1] ?? Number.POSITIVE_INFINITY)
}
