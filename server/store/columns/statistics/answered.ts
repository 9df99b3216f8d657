import { HOW, type FieldColumn } from '../layout.ts'
import type { Chosen } from './chosen.ts'

/** How the answers to a field were given. */
export interface Answered {
  spoken: number
  typed: number
  /** The mean of those spoken answers of which it is known. */
  confidence: number | null
}

/** Fields of one statement: each is a query of its own for the planner. */
const FIELDS_AT_ONCE = 20
const DIGITS = 4

/** Groups of a hundred values are counted several times as fast as rows under conditions. */
export async function readAnswered(chosen: Chosen, fields: readonly FieldColumn[]): Promise<Map<number, Answered>> {
  const found = new Map<number, Answered>()
  for (let first = 0; first < fields.length; first += FIELDS_AT_ONCE) {
    const numbers = fields.slice(first, first + FIELDS_AT_ONCE).map(({ number }) => number)
    const rows = await chosen.rows((from) => numbers.map((number) => selectGroups(number, from)).join(' union all '))
    const groups = rows.map(({ field, how, n }) => ({ field: Number(field), how: Number(how), count: Number(n) }))
    for (const number of numbers) found.set(number, sumUp(groups.filter(({ field }) => field === number)))
  }
  return found
}

const selectGroups = (number: number, from: string): string =>
  `select ${number} as field, h${number} as how, count(*)::double as n ${from} and h${number} > ${HOW.none} group by h${number}`

function sumUp(groups: readonly { how: number; count: number }[]): Answered {
  const countOf = (among: typeof groups) => among.reduce((sum, { count }) => sum + count, 0)
  const known = groups.filter(({ how }) => how >= HOW.spokenWith)
  const percent = known.reduce((sum, { how, count }) => sum + (how - HOW.spokenWith) * count, 0) / countOf(known)
  return {
    spoken: countOf(groups.filter(({ how }) => how >= HOW.spoken)),
    typed: countOf(groups.filter(({ how }) => how === HOW.typed)),
    confidence: known.length > 0 ? Number((percent / 100).toFixed(DIGITS)) : null,
  }
}
