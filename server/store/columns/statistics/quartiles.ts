import type { Row } from '../engine.ts'
import type { Chosen } from './chosen.ts'

/** Of the numbers of a column; null where there is none. */
export interface Spread {
  min: number | null
  max: number | null
  mean: number | null
  q1: number | null
  median: number | null
  q3: number | null
  isWhole: boolean
}

/** Up to so many different values are counted value by value, which is much faster than to put all in order. */
const VALUES_MAX = 50_000
const QUARTERS = [0.25, 0.5, 0.75] as const

/** Exact, however many there are. */
export async function readSpread(chosen: Chosen, column: string): Promise<Spread> {
  const isCounted = (await chosen.distinct(column)) <= VALUES_MAX
  const [row = {}] = await chosen.rows((from) => (isCounted ? fromCounts(column, from) : fromValues(column, from)))
  const [q1 = null, median = null, q3 = null] = isCounted
    ? QUARTERS.map((_, index) => between(row, index))
    : listed(row)
  const [min, max, mean] = [row['min'], row['max'], row['mean']].map(numberOf)
  return { min: min ?? null, max: max ?? null, mean: mean ?? null, q1, median, q3, isWhole: row['whole'] === true }
}

export const readMedian = async (chosen: Chosen, column: string): Promise<number | null> =>
  (await readSpread(chosen, column)).median

const fromValues = (column: string, from: string): string =>
  `select min(${column}) as min, max(${column}) as max, avg(${column}) as mean,
    bool_and(${column} = floor(${column})) as whole, quantile_cont(${column}, [${QUARTERS.join(', ')}]) as quartiles ${from}`

/** The two values around each quarter, and how far between them it lies, as quantile_cont has it. */
const fromCounts = (column: string, from: string): string => {
  const quarters = QUARTERS.flatMap((part, index) => [
    `min(value) filter (upto > floor((total - 1) * ${part})) as low${index}`,
    `min(value) filter (upto > ceil((total - 1) * ${part})) as high${index}`,
    `any_value((total - 1) * ${part} - floor((total - 1) * ${part})) as part${index}`,
  ])
  return `select min(value) as min, max(value) as max, sum(value * n) / any_value(total) as mean,
    bool_and(value = floor(value)) as whole, ${quarters.join(', ')}
    from (select value, n, sum(n) over (order by value) as upto, sum(n) over () as total
      from (select ${column} as value, count(*)::double as n ${from} and ${column} is not null group by value))`
}

function between(row: Row, index: number): number | null {
  const [low, high, part] = [row[`low${index}`], row[`high${index}`], row[`part${index}`]].map(numberOf)
  return typeof low === 'number' && typeof high === 'number' ? low + (high - low) * (part ?? 0) : null
}

const listed = ({ quartiles }: Row): (number | null)[] => (Array.isArray(quartiles) ? quartiles.map(numberOf) : [])

const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
