import { Readable } from 'node:stream'
import type { ResponseRow } from '../../contract/types.gen.ts'
import type { Cell, TableColumn } from './table.ts'

/** Excel's longest text; a longer one makes it call the file damaged. */
const TEXT_MAX = 32_767
/** Before this Excel knows no days. */
const FIRST_DAY = Date.UTC(1900, 2, 1)
const DAY = /^\d{4}-\d{2}-\d{2}$/
const FORMATS: Partial<Record<TableColumn['type'], string>> = { day: 'yyyy-mm-dd', time: 'yyyy-mm-dd hh:mm:ss' }
const WIDTH = 20

/** A workbook of one sheet, made while it is read. Texts are texts: none becomes a formula. Times are in UTC. */
export async function xlsxOf(columns: readonly TableColumn[], slices: AsyncIterable<ResponseRow[]>): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  const options = {
    name: 'Responses',
    columns: columns.map(({ heading, type }) => {
      const numFmt = FORMATS[type]
      return { header: textCell(heading), width: WIDTH, ...(numFmt !== undefined && { numFmt }) }
    }),
    freezePane: { rows: 1 },
  }
  return Readable.from(writeXlsxStream(rowsOf(columns, slices), options), { objectMode: false })
}

async function* rowsOf(columns: readonly TableColumn[], slices: AsyncIterable<ResponseRow[]>) {
  for await (const rows of slices)
    for (const row of rows) yield columns.map(({ cellOf, type }) => toCell(cellOf(row), type))
}

function toCell(cell: Cell, type: TableColumn['type']): string | number | boolean | Date | null {
  if (Array.isArray(cell)) return textCell(cell.join('; '))
  if (typeof cell !== 'string') return cell
  const day = type === 'day' && DAY.test(cell) ? Date.parse(cell) : Number.NaN
  return day >= FIRST_DAY ? new Date(day) : textCell(cell)
}

/** Excel reads `_x0041_` as the character of that number, so an underscore that would begin one is written so itself. */
const textCell = (text: string): string =>
  text
    .slice(0, TEXT_MAX)
    .toWellFormed()
    .replaceAll(/[\uFFFE\uFFFF]/g, '')
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
