import type { Row } from '../engine.ts'
import { HOW, type FieldColumn } from '../layout.ts'
import type { Chosen } from './chosen.ts'
import { readGroups } from './field-groups.ts'

/** How the answers to a field were given. */
export interface Answered {
  spoken: number
  typed: number
  /** The mean of those spoken answers of which it is known. */
  confidence: number | null
}

const DIGITS = 4

/** Groups of a hundred values are counted several times as fast as rows under conditions. */
export async function readAnswered(chosen: Chosen, fields: readonly FieldColumn[]): Promise<Map<number, Answered>> {
  const groups = await readGroups(chosen, fields, selectGroups)
  return new Map([...groups].map(([number, rows]) => [number, sumUp(rows.map(toGroup))]))
}

const toGroup = ({ how, n }: Row) => ({ how: Number(how), count: Number(n) })

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
