import type { ResponseRow } from '../../contract/types.gen.ts'
import type { Cell, TableColumn } from './table.ts'

const BOM = '\u{feff}'
const END = '\r\n'
/** Beside what RFC 4180 names, semicolons and tabs, by which some spreadsheets part cells, and spaces that they drop. */
const QUOTED = /[",;\t\r\n]|^\s|\s$/
/**
 * What a spreadsheet runs as a formula when a cell begins with it, in full width too; minus and plus may begin a number.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i

/** A table by RFC 4180, a text for each slice of rows. */
export async function* csvOf(
  columns: readonly TableColumn[],
  slices: AsyncIterable<ResponseRow[]>,
  hasBom: boolean,
): AsyncGenerator<string> {
  yield (hasBom ? BOM : '') + lineOf(columns.map(({ heading }) => heading))
  for await (const rows of slices)
    yield rows.map((row) => lineOf(columns.map(({ cellOf, type }) => textOf(cellOf(row), type)))).join('')
}

const lineOf = (texts: readonly string[]): string => texts.map(escaped).join(',') + END

/** Lists are parted by semicolons. Times are in UTC. */
function textOf(cell: Cell, type: TableColumn['type']): string {
  if (cell === null) return ''
  if (cell instanceof Date) return type === 'day' ? cell.toISOString().slice(0, 10) : cell.toISOString()
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return Array.isArray(cell) ? cell.join('; ') : String(cell)
}

/** A text that a spreadsheet would run begins with an apostrophe, which spreadsheets take for "this is text". */
function escaped(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
