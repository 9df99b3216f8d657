import type { ChoiceFigures, OptionCount, ResponseColumn } from '../../../../contract/types.gen.ts'
import { choicesOf } from '../layout.ts'
import type { Chosen } from './chosen.ts'

const OPTIONS_MAX = 1000

/** How often each option was chosen, those never chosen too; values that are no option any more come last. */
export async function readChoices(chosen: Chosen, column: string, { options }: ResponseColumn): Promise<ChoiceFigures> {
  const rows = await chosen.rows(
    (from) => `select value, sum(n) as n from (
      select unnest(${choicesOf(column)}) as value, n from (select ${column}, count(*)::double as n ${from} group by ${column})
    ) group by value order by n desc limit ${OPTIONS_MAX}`,
  )
  const counts = new Map(rows.map(({ value, n }) => [String(value), Number(n)]))
  const known: OptionCount[] = options.map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }))
  const others = [...counts].filter(([value]) => !options.some((option) => option.value === value))
  return {
    kind: 'choice',
    options: [...known, ...others.map(([value, count]) => ({ value, label: value, count }))].slice(0, OPTIONS_MAX),
  }
}
