import type { VoiceFigures } from '../../../../contract/types.gen.ts'
import type { Row } from '../engine.ts'
import { HEARD, HOW, type FieldColumn } from '../layout.ts'
import type { Chosen } from './chosen.ts'
import { readGroups } from './field-groups.ts'

/** The answers to a field before which something went wrong. */
export interface Heard extends Pick<VoiceFigures, 'troubled' | 'asked_again' | 'refused' | 'typed_after'> {
  /** Of the troubled ones, those that were typed in the end. */
  typedInstead: number
  /** Whether something that was misheard is stored. */
  hasCorrections: boolean
}

/** Rows where all went well are not looked at. */
export async function readHeard(chosen: Chosen, fields: readonly FieldColumn[]): Promise<Map<number, Heard>> {
  const groups = await readGroups(chosen, fields, selectTroubled)
  return new Map([...groups].map(([number, rows]) => [number, heardIn(rows)]))
}

const selectTroubled = (number: number, from: string): string =>
  `select ${number} as field, w${number} as bits, count(*)::double as n,
    (count(*) filter (h${number} = ${HOW.typed}))::double as typed
    ${from} and w${number} > 0 and h${number} > ${HOW.none} group by w${number}`

function heardIn(rows: readonly Row[]): Heard {
  const groups = rows.map(({ bits, n, typed }) => ({ bits: Number(bits), count: Number(n), typed: Number(typed) }))
  const countOf = (mask: number, what: 'count' | 'typed' = 'count') =>
    groups.filter(({ bits }) => (bits & mask) > 0).reduce((sum, group) => sum + group[what], 0)
  const anyTrouble = HEARD.asked_again | HEARD.refused | HEARD.typed_after
  return {
    troubled: countOf(anyTrouble),
    asked_again: countOf(HEARD.asked_again),
    refused: countOf(HEARD.refused),
    typed_after: countOf(HEARD.typed_after),
    typedInstead: countOf(anyTrouble, 'typed'),
    hasCorrections: countOf(HEARD.corrected) > 0,
  }
}
