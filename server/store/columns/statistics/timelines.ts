import type { TimeLine } from '../../../../contract/types.gen.ts'
import type { Chosen } from './chosen.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const POINTS_MAX = 200

/** The finest unit whose points stay few enough; a point lasts at least so long. */
const UNITS: readonly { unit: TimeLine['unit']; ms: number; max: number }[] = [
  { unit: 'hour', ms: HOUR_MS, max: 48 },
  { unit: 'day', ms: DAY_MS, max: POINTS_MAX - 1 },
  { unit: 'week', ms: 7 * DAY_MS, max: POINTS_MAX - 1 },
  { unit: 'month', ms: 28 * DAY_MS, max: POINTS_MAX - 1 },
]

/** @param isDays whether the times are days, which have no hours */
const unitOf = (fromMs: number, toMs: number, isDays = false): TimeLine['unit'] =>
  UNITS.find(({ unit, ms, max }) => !(isDays && unit === 'hour') && (toMs - fromMs) / ms <= max)?.unit ?? 'year'

/** When responses came. */
export async function readArrivals(chosen: Chosen, first: number | null, last: number | null): Promise<TimeLine> {
  if (first === null || last === null) return { unit: 'day', points: [] }
  const unit = unitOf(first, last)
  const pattern = unit === 'hour' ? '%Y-%m-%dT%H:%MZ' : '%Y-%m-%d'
  return {
    unit,
    points: await readPoints(chosen, `created // ${HOUR_MS}`, `make_timestamp_ms(part * ${HOUR_MS})`, {
      unit,
      pattern,
    }),
  }
}

/** Which days were answered. */
export async function readDays(chosen: Chosen, column: string, first: string, last: string): Promise<TimeLine> {
  const unit = unitOf(Date.parse(first), Date.parse(last), true)
  const points = await readPoints(chosen, column, 'part', { unit, pattern: '%Y-%m-%d' })
  return { unit, points }
}

/**
 * Counted by the hour or day first, so that the calendar is asked once for each of them; years beyond the two hundred
 * latest are no use in a picture.
 * @param part what is counted first; null is left out
 * @param time of a part
 */
async function readPoints(
  chosen: Chosen,
  part: string,
  time: string,
  { unit, pattern }: { unit: TimeLine['unit']; pattern: string },
): Promise<TimeLine['points']> {
  const rows = await chosen.rows(
    (from) => `select strftime(bucket, '${pattern}') as label, n from (
      select date_trunc('${unit}', (${time})::timestamp) as bucket, sum(n) as n
      from (select ${part} as part, count(*)::double as n ${from} and ${part} is not null group by part)
      group by bucket
    ) order by bucket desc limit ${POINTS_MAX}`,
  )
  return rows.map(({ label, n }) => ({ at: String(label), count: Number(n) })).toReversed()
}
