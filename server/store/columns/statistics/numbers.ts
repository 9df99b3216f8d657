import type { NumberBin, NumberFigures } from '../../../../contract/types.gen.ts'
import type { Chosen } from './chosen.ts'
import { readSpread } from './quartiles.ts'

const BINS_MAX = 20

interface Bins {
  from: number
  width: number
  count: number
}

/** How the numbers of a field are spread. */
export async function readNumbers(chosen: Chosen, column: string): Promise<NumberFigures> {
  const { isWhole, ...spread } = await readSpread(chosen, column)
  const { min, max } = spread
  const bins = min === null || max === null ? [] : await readBins(chosen, column, binsOf(min, max, isWhole))
  return { kind: 'number', ...spread, bins }
}

/** Whole numbers get bins of whole widths, a bin for each where they are few. */
function binsOf(min: number, max: number, isWhole: boolean): Bins {
  const span = max - min
  if (isWhole && Number.isSafeInteger(span)) {
    const width = Math.ceil((span + 1) / BINS_MAX)
    return { from: min, width, count: Math.ceil((span + 1) / width) }
  }
  const width = span / BINS_MAX
  return width > 0 && Number.isFinite(width)
    ? { from: min, width, count: BINS_MAX }
    : { from: min, width: span, count: 1 }
}

async function readBins(chosen: Chosen, column: string, { from, width, count }: Bins): Promise<NumberBin[]> {
  const bin = count === 1 ? '0' : `least(floor((${column} - (${from})) / ${width}), ${count - 1})::integer`
  const found = await chosen.rows(
    (rows) => `select ${bin} as bin, count(*)::double as n ${rows} and ${column} is not null group by bin`,
  )
  const counts = new Map(found.map((row) => [Number(row['bin']), Number(row['n'])]))
  return Array.from({ length: count }, (_, index) => ({
    from: from + index * width,
    to: from + (index + 1) * width,
    count: counts.get(index) ?? 0,
  }))
}
