import type { NumberFigures } from '../../../../contract/types.gen.ts'
import { numberOfCode, UNCODED } from '../codes.ts'
import type { Chosen } from './chosen.ts'
import { binIn, binsOf, spreadOf, toBins } from './spread.ts'
import type { Tally } from './tallies.ts'

/**
 * How the answers to a field are spread.
 * @param tallies by their codes; undefined when there are very many different ones
 */
export const readSpread = async (
  chosen: Chosen,
  number: number,
  tallies: readonly Tally[] | undefined,
): Promise<NumberFigures> =>
  !tallies || tallies.some(({ code }) => code === UNCODED)
    ? readNumbers(chosen, `v${number}`)
    : spreadOf(tallies.map(({ code, count }) => ({ value: numberOfCode(code), count })))

/** Up to so many different values are counted value by value, which takes far less than to put all rows in order. */
const VALUES_MAX = 20_000

/** How the numbers of a column are spread; exact, however many there are. */
export const readNumbers = (chosen: Chosen, column: string): Promise<NumberFigures> =>
  chosen.distinct(column) > VALUES_MAX ? readManyValues(chosen, column) : readFewValues(chosen, column)

async function readFewValues(chosen: Chosen, column: string): Promise<NumberFigures> {
  const rows = await chosen.rows(
    (from) =>
      `select ${column} as value, count(*)::double as n ${from} and ${column} is not null group by value order by value`,
  )
  return spreadOf(rows.map(({ value, n }) => ({ value: Number(value), count: Number(n) })))
}

async function readManyValues(chosen: Chosen, column: string): Promise<NumberFigures> {
  const [row = {}] = await chosen.rows(
    (from) => `select min(${column}) as min, max(${column}) as max, avg(${column}) as mean,
      bool_and(${column} = floor(${column})) as whole, quantile_cont(${column}, [0.25, 0.5, 0.75]) as quartiles ${from}`,
  )
  const [min = null, max = null, mean = null] = [row['min'], row['max'], row['mean']].map(numberOf)
  const [q1 = null, median = null, q3 = null] = Array.isArray(row['quartiles']) ? row['quartiles'].map(numberOf) : []
  const figures = { kind: 'number', min, max, mean, q1, median, q3 } as const
  if (min === null || max === null) return { ...figures, bins: [] }
  const bins = binsOf(min, max, row['whole'] === true)
  const counted = await chosen.rows(
    (from) =>
      `select ${binIn(bins, column)} as bin, count(*)::double as n ${from} and ${column} is not null group by bin`,
  )
  return { ...figures, bins: toBins(bins, new Map(counted.map(({ bin, n }) => [Number(bin), Number(n)]))) }
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
