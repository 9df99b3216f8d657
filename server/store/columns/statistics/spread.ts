import type { NumberBin, NumberFigures } from '../../../../contract/types.gen.ts'

/** A number, and how often it is there. */
export interface CountedValue {
  value: number
  count: number
}

const BINS_MAX = 20

interface Bins {
  from: number
  width: number
  count: number
}

/** @param values each once, in ascending order */
export function spreadOf(values: readonly CountedValue[]): NumberFigures {
  const total = values.reduce((sum, { count }) => sum + count, 0)
  const [min = null, max = null] = [values.at(0)?.value, values.at(-1)?.value]
  const [q1 = null, median = null, q3 = null] = values.length > 0 ? quartilesOf(values, total) : []
  const mean = total > 0 ? values.reduce((sum, { value, count }) => sum + value * count, 0) / total : null
  if (min === null || max === null) return { kind: 'number', min, max, mean, q1, median, q3, bins: [] }
  const isWhole = values.every(({ value }) => Number.isInteger(value))
  const bins = binsOf(min, max, isWhole)
  const counts = new Map<number, number>()
  for (const { value, count } of values) {
    const bin = binOf(bins, value)
    counts.set(bin, (counts.get(bin) ?? 0) + count)
  }
  return { kind: 'number', min, max, mean, q1, median, q3, bins: toBins(bins, counts) }
}

/** Between two values in proportion, as DuckDB's quantile_cont has it. */
function quartilesOf(values: readonly CountedValue[], total: number): number[] {
  const at = (index: number): number => {
    let before = 0
    return values.find(({ count }) => (before += count) > index)?.value ?? Number.NaN
  }
  return [0.25, 0.5, 0.75].map((part) => {
    const place = (total - 1) * part
    const [low, high] = [at(Math.floor(place)), at(Math.ceil(place))]
    return low + (high - low) * (place - Math.floor(place))
  })
}

/** Whole numbers get bins of whole widths, a bin for each where they are few. */
export function binsOf(min: number, max: number, isWhole: boolean): Bins {
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

const binOf = ({ from, width, count }: Bins, value: number): number =>
  count === 1 ? 0 : Math.min(Math.floor((value - from) / width), count - 1)

/** The same as SQL. */
export const binIn = ({ from, width, count }: Bins, column: string): string =>
  count === 1 ? '0' : `least(floor((${column} - (${from})) / ${width}), ${count - 1})::integer`

/** @param counts by the number of the bin */
export const toBins = ({ from, width, count }: Bins, counts: ReadonlyMap<number, number>): NumberBin[] =>
  Array.from({ length: count }, (_, index) => ({
    from: from + index * width,
    to: from + (index + 1) * width,
    count: counts.get(index) ?? 0,
  }))
