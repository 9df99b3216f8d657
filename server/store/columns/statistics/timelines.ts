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
    points: await readPoints(chosen, `date_trunc('${unit}', make_timestamp_ms(created))`, pattern, 'true'),
  }
}

/** Which days were answered. */
export async function readDays(chosen: Chosen, column: string, first: string, last: string): Promise<TimeLine> {
  const unit = unitOf(Date.parse(first), Date.parse(last), true)
  const points = await readPoints(
    chosen,
    `date_trunc('${unit}', ${column}::timestamp)`,
    '%Y-%m-%d',
    `${column} is not null`,
  )
  return { unit, points }
}

/** Years beyond the two hundred latest are no use in a picture. */
async function readPoints(chosen: Chosen, bucket: string, pattern: string, where: string): Promise<TimeLine['points']> {
  const rows = await chosen.rows(
    (from) => `select strftime(bucket, '${pattern}') as label, n from (
      select ${bucket} as bucket, count(*)::double as n ${from} and ${where} group by bucket
    ) order by bucket desc limit ${POINTS_MAX}`,
  )
  return rows.map(({ label, n }) => ({ at: String(label), count: Number(n) })).toReversed()
}
