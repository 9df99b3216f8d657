import type { DateFigures } from '../../../../contract/types.gen.ts'
import type { Chosen } from './chosen.ts'
import type { Tally } from './tallies.ts'
import { dateOfDay, timelineOf } from './timelines.ts'

/**
 * Which days were answered.
 * @param tallies by the day; undefined when there are very many different ones, which are years then
 */
export async function readDates(chosen: Chosen, column: string, tallies: Tally[] | undefined): Promise<DateFigures> {
  const days = tallies ?? (await readYears(chosen, column))
  const [first, last] = [days.at(0), days.at(-1)]
  return {
    kind: 'date',
    first: first ? dateOfDay(first.code) : null,
    last: last ? dateOfDay(last.code) : null,
    timeline: timelineOf(days),
  }
}

/** The first and the last day stand for their years, the years between them for their first answer. */
async function readYears(chosen: Chosen, column: string): Promise<Tally[]> {
  const rows = await chosen.rows(
    (from) => `select min(${column})::double as first, max(${column})::double as last, count(*)::double as n ${from}
      and ${column} is not null group by year(date '1970-01-01' + ${column}) order by first`,
  )
  const years = rows.map(({ first, n }) => ({ code: Number(first), count: Number(n) }))
  const end = rows.at(-1)?.['last']
  return typeof end === 'number' && end > years.at(-1)!.code ? [...years, { code: end, count: 0 }] : years
}
