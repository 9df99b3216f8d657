import type { ChoiceFigures, LatestAnswer, OptionCount, ResponseColumn } from '../../../../contract/types.gen.ts'
import { optionsOfCode, UNCODED } from '../codes.ts'
import { choicesOf, type FieldColumn } from '../layout.ts'
import type { Chosen } from './chosen.ts'
import { NEWEST_FIRST } from '../lists.ts'
import type { Tally } from './tallies.ts'
import { toLatest } from './texts.ts'

const OPTIONS_MAX = 1000
const OTHERS_MAX = 20

/**
 * How often each option was chosen, those never chosen too; values that are no option any more come last.
 * @param tallies by their codes; undefined when there are very many different ones
 */
export async function readChoices(
  chosen: Chosen,
  field: FieldColumn,
  { options }: ResponseColumn,
  tallies: readonly Tally[] | undefined,
): Promise<ChoiceFigures> {
  const isCoded = tallies !== undefined && tallies.every(({ code }) => code !== UNCODED)
  const counts = isCoded ? countCodes(field, tallies) : await countValues(chosen, `v${field.number}`)
  const known: OptionCount[] = options.map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }))
  const others = [...counts].filter(([value]) => !options.some((option) => option.value === value))
  return {
    kind: 'choice',
    ...(field.other !== undefined && { others: await latestOthers(chosen, field.number) }),
    options: [...known, ...others.map(([value, count]) => ({ value, label: value, count }))].slice(0, OPTIONS_MAX),
  }
}

const latestOthers = async (chosen: Chosen, number: number): Promise<LatestAnswer[]> => {
  const rows = await chosen.texts(
    (from) => `select id::varchar as id, created::double as n, o${number} as text ${from}
      and o${number} is not null ${NEWEST_FIRST} limit ${OTHERS_MAX}`,
  )
  return rows.map(toLatest)
}

function countCodes(field: FieldColumn, tallies: readonly Tally[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { code, count } of tallies)
    for (const option of optionsOfCode(field, code)) counts.set(option, (counts.get(option) ?? 0) + count)
  return counts
}

async function countValues(chosen: Chosen, column: string): Promise<Map<string, number>> {
  const rows = await chosen.rows(
    (from) => `select value, sum(n) as n from (
      select unnest(${choicesOf(column)}) as value, n from (select ${column}, count(*)::double as n ${from} group by ${column})
    ) group by value order by n desc limit ${OPTIONS_MAX}`,
  )
  return new Map(rows.map(({ value, n }) => [String(value), Number(n)]))
}
