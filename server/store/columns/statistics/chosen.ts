import type { ResponseFilter } from '../../../../contract/types.gen.ts'
import type { Row, Value } from '../engine.ts'
import { compileFilter } from '../filter.ts'
import { columnsOfField, isText, PACKED } from '../layout.ts'
import type { View } from '../view.ts'

/** The responses that a summary is about. */
export interface Chosen {
  /**
   * Texts are read with `texts` only.
   * @param write is given `from … where …` of these responses, to use any number of times, and gives the query around it
   */
  rows(write: (from: string) => string): Promise<Row[]>
  /** The same, column by column. */
  columns(write: (from: string) => string): Promise<unknown[][]>
  /** The same with the texts of the responses, which take longer to read. */
  texts(write: (from: string) => string): Promise<Row[]>
  /** About how many different values a column of numbers or codes has, in all responses. */
  distinct(column: string): number
}

/** What figures are made of, beside the answers. */
const FIGURES = ['id', 'id_time', 'created', 'day', 'tenths'] as const

let aside = 0

/**
 * The rows that a filter means: read through the filter each time, or put aside when it searches through texts, which
 * takes longer than all figures together.
 */
export async function choose(view: View, filter: ResponseFilter): Promise<Chosen> {
  const { session, table } = view
  const { text, values } = numbered(compileFilter(filter, view))
  const direct = { from: `from ${table} as response where (${text})`, values }
  const chosen = readsText(view, filter) ? { from: await putAside(view, direct), values: [] } : direct
  const distinct = await distinctNumbers(view)
  return {
    rows: (write) => session.rows(write(chosen.from), chosen.values),
    columns: (write) => session.columns(write(chosen.from), chosen.values),
    texts: (write) => session.rows(write(direct.from), values),
    distinct: (column) => Math.min(distinct.get(column) ?? Number.POSITIVE_INFINITY, mostOf(column)),
  }
}

/** Without the texts, which stay where they are. */
async function putAside(
  { session, fields }: View,
  { from, values }: { from: string; values: Value[] },
): Promise<string> {
  const name = `chosen_${(aside += 1)}`
  const answers = fields.flatMap(columnsOfField).map(([column]) => column)
  const texts = fields.map(({ kind, number }) => (isText(kind) ? `v${number}` : `o${number}`))
  const columns = [...FIGURES, ...answers.filter((column) => !texts.includes(column))]
  await session.run(`create temp table ${name} as select ${columns.join(', ')} ${from}`, values)
  return `from ${name} as response where true`
}

/** Parameters by their numbers may be used more than once. */
function numbered({ text, values }: { text: string; values: Value[] }): { text: string; values: Value[] } {
  let number = 0
  return { text: text.replaceAll('?', () => `$${(number += 1)}`), values }
}

const readsText = ({ fields }: View, { q, where = [] }: ResponseFilter): boolean =>
  q !== undefined || where.some(({ field }) => fields.some(({ id, kind }) => id === field && isText(kind)))

/** Days pass one by one, and packed columns have few bits. */
const mostOf = (column: string): number =>
  column === 'day' || column.startsWith('p') ? 4 ** PACKED : Number.POSITIVE_INFINITY

/** About how many values each column of numbers and codes has. DuckDB estimates it as rows are written, so asking costs little. */
async function distinctNumbers({ session, table, fields }: View): Promise<Map<string, number>> {
  const numbers = fields.filter(({ kind }) => kind === 'number').map(({ number }) => `v${number}`)
  const codes = fields.flatMap(columnsOfField).filter(([name]) => /^[cp]/.test(name))
  const columns = ['day', 'tenths', ...numbers, ...codes.map(([name]) => name)]
  const stats = columns.map((column) => `stats(${column}) as ${column}`).join(', ')
  const [row = {}] = await session.rows(`select ${stats} from ${table} limit 1`)
  return new Map(columns.map((column) => [column, estimateIn(String(row[column]))]))
}

const estimateIn = (stats: string): number =>
  Number(/Approx Unique: (\d+)/.exec(stats)?.[1] ?? Number.POSITIVE_INFINITY)
