import { HOW, packOf, shiftOf, type FieldColumn } from '../layout.ts'
import type { Chosen } from './chosen.ts'
import type { Tallies } from './tallies.ts'

/** How the answers to a field were given. */
export interface Answered {
  spoken: number
  typed: number
  /** The mean of those spoken answers of which it is known. */
  confidence: number | null
}

const DIGITS = 4
const FIELDS_AT_ONCE = 100

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
  return new Map(fields.map(({ number }) => [number, answeredOf(countsOf(tallies, number), sums.get(number) ?? 0)]))
}

async function readSums(chosen: Chosen, fields: readonly FieldColumn[]): Promise<Map<number, number>> {
  const sums = new Map<number, number>()
  for (let first = 0; first < fields.length; first += FIELDS_AT_ONCE) {
    const numbers = fields.slice(first, first + FIELDS_AT_ONCE).map(({ number }) => number)
    const [row = {}] = await chosen.rows(
      (from) => `select ${numbers.map((number) => `sum(h${number})::double as h${number}`).join(', ')} ${from}`,
    )
    for (const number of numbers) sums.set(number, Number(row[`h${number}`] ?? 0))
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

/** @param sum of the column h */
function answeredOf(counts: readonly number[], sum: number): Answered {
  const [typed = 0, unsure = 0, known = 0] = [HOW.typed, HOW.spoken, HOW.spokenWith].map((how) => counts[how] ?? 0)
  const percents = sum - typed * HOW.typed - unsure * HOW.spoken - known * HOW.spokenWith
  return {
    spoken: unsure + known,
    typed,
    confidence: known > 0 ? Number((percents / known / 100).toFixed(DIGITS)) : null,
  }
}
