import type { Row } from '../engine.ts'
import type { FieldColumn } from '../layout.ts'
import type { Chosen } from './chosen.ts'

/** Fields of one statement: each is a query of its own for the planner. */
const FIELDS_AT_ONCE = 20

/**
 * Reads groups of every field, several fields in one statement.
 * @param select gives the query of one field; its rows name their `field` by its number
 * @returns the rows by the number of their field
 */
export async function readGroups(
  chosen: Chosen,
  fields: readonly FieldColumn[],
  select: (number: number, from: string) => string,
): Promise<Map<number, Row[]>> {
  const found = new Map<number, Row[]>()
  for (let first = 0; first < fields.length; first += FIELDS_AT_ONCE) {
    const some = fields.slice(first, first + FIELDS_AT_ONCE)
    const rows = await chosen.rows((from) => some.map(({ number }) => select(number, from)).join(' union all '))
    const groups = Map.groupBy(rows, ({ field }) => Number(field))
    for (const { number } of some) found.set(number, groups.get(number) ?? [])
  }
  return found
}
