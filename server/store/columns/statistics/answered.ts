import { HOW, packOf, shiftOf, type FieldColumn } from '../layout.ts'
import type { Chosen } from './chosen.ts'
import type { Tallies } from './tallies.ts'

/** How often a field was asked, and how its answers were given. */
export interface Answered {
  /** The responses that it was asked for. */
  asked: number
  spoken: number
  typed: number
  /** The mean of those spoken answers of which it is known. */
  confidence: number | null
}

const DIGITS = 4
const FIELDS_AT_ONCE = 50

/**
 * Counted from the columns p of several fields; the columns h are only added up, which takes a fraction of the time that
 * their groups would take.
 */
export async function readAnswered(
  chosen: Chosen,
  tallies: Tallies,
  fields: readonly FieldColumn[],
): Promise<Map<number, Answered>> {
  const sums = await readSums(chosen, fields)
  return new Map(
    fields.map(({ number }) => [number, answeredOf(countsOf(tallies, number), sums.get(number) ?? NO_SUMS)]),
  )
}

/** Of the columns a and h. */
interface Sums {
  asked: number
  how: number
}

const NO_SUMS: Sums = { asked: 0, how: 0 }

async function readSums(chosen: Chosen, fields: readonly FieldColumn[]): Promise<Map<number, Sums>> {
  const sums = new Map<number, Sums>()
  for (let first = 0; first < fields.length; first += FIELDS_AT_ONCE) {
    const numbers = fields.slice(first, first + FIELDS_AT_ONCE).map(({ number }) => number)
    const summed = numbers.flatMap((number) => [`a${number}`, `h${number}`])
    const [row = {}] = await chosen.rows(
      (from) => `select ${summed.map((column) => `sum(${column})::double as ${column}`).join(', ')} ${from}`,
    )
    for (const number of numbers)
      sums.set(number, { asked: Number(row[`a${number}`] ?? 0), how: Number(row[`h${number}`] ?? 0) })
  }
  return sums
}

/** By the two bits of a field. */
function countsOf(tallies: Tallies, number: number): number[] {
  const counts = [0, 0, 0, 0]
  for (const { code, count } of tallies.get(packOf(number)) ?? []) {
    const bits = (code >> shiftOf(number)) & 3
    counts[bits] = (counts[bits] ?? 0) + count
  }
  return counts
}

function answeredOf(counts: readonly number[], { asked, how: sum }: Sums): Answered {
  const [typed = 0, unsure = 0, known = 0] = [HOW.typed, HOW.spoken, HOW.spokenWith].map((how) => counts[how] ?? 0)
  const percents = sum - typed * HOW.typed - unsure * HOW.spoken - known * HOW.spokenWith
  return {
    asked,
    spoken: unsure + known,
    typed,
    confidence: known > 0 ? Number((percents / known / 100).toFixed(DIGITS)) : null,
  }
}
