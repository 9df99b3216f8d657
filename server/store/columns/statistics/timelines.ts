import type { TimeLine } from '../../../../contract/types.gen.ts'
import type { Chosen } from './chosen.ts'
import type { Tally } from './tallies.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const HOURS_OF_DAY = 24
const DAYS_OF_WEEK = 7
/** 1970 began on a Thursday, weeks begin on Monday. */
const THURSDAY = 3
const POINTS_MAX = 200
const HOURS_MAX = 48
const DAYS_OF_MONTH = 28

type Unit = TimeLine['unit']

/** The finest unit whose points stay few enough; a point lasts at least so many days. */
const UNITS: readonly { unit: Unit; days: number }[] = [
  { unit: 'day', days: 1 },
  { unit: 'week', days: DAYS_OF_WEEK },
  { unit: 'month', days: DAYS_OF_MONTH },
]

const unitOf = (days: number): Unit => UNITS.find((one) => days / one.days < POINTS_MAX)?.unit ?? 'year'

/** When responses came, by the hour when all came within two days. */
export async function readArrivals(chosen: Chosen, days: readonly Tally[]): Promise<TimeLine> {
  const [first, last] = [days.at(0), days.at(-1)]
  if (first && last && (last.code - first.code) * HOURS_OF_DAY <= HOURS_MAX) {
    const hours = await readHours(chosen)
    if (hours.length > 0 && hours.at(-1)!.code - hours[0]!.code <= HOURS_MAX)
      return { unit: 'hour', points: hours.map(({ code, count }) => ({ at: hourOf(code), count })) }
  }
  return timelineOf(days)
}

async function readHours(chosen: Chosen): Promise<Tally[]> {
  const rows = await chosen.rows(
    (from) =>
      `select (created // ${HOUR_MS})::double as hour, count(*)::double as n ${from} group by hour order by hour`,
  )
  return rows.map(({ hour, n }) => ({ code: Number(hour), count: Number(n) }))
}

const hourOf = (hour: number): string =>
  `${new Date(hour * HOUR_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)}Z`

/** @param days since 1970, in their order; years beyond the two hundred latest are no use in a picture */
export function timelineOf(days: readonly Tally[]): TimeLine {
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return { unit: 'day', points: [] }
  const unit = unitOf(last.code - first.code)
  const counts = new Map<string, number>()
  for (const { code, count } of days) {
    const at = beginningOf(unit, code)
    counts.set(at, (counts.get(at) ?? 0) + count)
  }
  return { unit, points: [...counts].map(([at, count]) => ({ at, count })).slice(-POINTS_MAX) }
}

export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)

function beginningOf(unit: Unit, day: number): string {
  if (unit === 'week') return dateOfDay(day - ((((day + THURSDAY) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK))
  const date = dateOfDay(day)
  if (unit === 'month') return `${date.slice(0, 'YYYY-MM'.length)}-01`
  return unit === 'year' ? `${date.slice(0, 'YYYY'.length)}-01-01` : date
}
