import type { NumberBin, TimeLine } from '../../../../contract/types.gen.ts'
import { numberText } from '../../common/numbers.ts'
import { summaryTexts as texts } from '../texts.ts'
import { INTERFACE_LANGUAGE } from '../../../../rules/limits.ts'

/** One column of a chart. */
interface Point {
  /** The same place on the axis in both periods. */
  key: string
  label: string
  /** On the axis, where there is little room. */
  tick: string
  count: number
}

/** A column and the one of the other period beside it. */
export interface PairedPoint extends Point {
  compared: number | null
  comparedLabel: string | null
}

/** A timeline of more columns than a chart can show keeps its gaps left out. */
const COLUMNS_MAX = 400

export const binPoints = (bins: NumberBin[]): Point[] =>
  bins.map(({ from, to, count }) => ({
    key: `${from} ${to}`,
    label: from === to ? numberText(from) : texts.between(numberText(from), numberText(to)),
    tick: numberText(from),
    count,
  }))

/** With a column of nothing where nothing came, so that a gap looks like one. */
export function timePoints({ unit, points }: TimeLine): Point[] {
  const counts = new Map(points.map(({ at, count }) => [Date.parse(at), count]))
  const times = timesBetween([...counts.keys()], unit)
  return times.map((time) => ({ key: String(time), ...timeLabels(time, unit), count: counts.get(time) ?? 0 }))
}

function timesBetween(given: number[], unit: TimeLine['unit']): number[] {
  const [first, last] = [given[0], given.at(-1)]
  if (first === undefined || last === undefined) return []
  const times: number[] = []
  for (let time = first; time <= last && times.length <= COLUMNS_MAX; time = after(time, unit)) times.push(time)
  const isWhole = times.length <= COLUMNS_MAX && given.every((time) => times.includes(time))
  return isWhole ? times : given
}

function after(time: number, unit: TimeLine['unit']): number {
  const date = new Date(time)
  if (unit === 'hour') date.setUTCHours(date.getUTCHours() + 1)
  if (unit === 'day') date.setUTCDate(date.getUTCDate() + 1)
  if (unit === 'week') date.setUTCDate(date.getUTCDate() + 7)
  if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + 1)
  if (unit === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.getTime()
}

/** Hours are the owner's own, days are those of UTC, as the server counts them. */
function timeLabels(time: number, unit: TimeLine['unit']): { label: string; tick: string } {
  const written = (options: Intl.DateTimeFormatOptions) => new Date(time).toLocaleString(INTERFACE_LANGUAGE, options)
  const inUtc = (options: Intl.DateTimeFormatOptions) => written({ ...options, timeZone: 'UTC' })
  const day = inUtc({ month: 'short', day: 'numeric', year: 'numeric' })
  const short = inUtc({ month: 'short', day: 'numeric' })
  if (unit === 'hour')
    return {
      label: written({ dateStyle: 'medium', timeStyle: 'short' }),
      tick: written({ month: 'short', day: 'numeric', hour: 'numeric' }),
    }
  if (unit === 'week') return { label: texts.weekOf(day), tick: short }
  if (unit === 'month') return both(inUtc({ month: 'short', year: 'numeric' }))
  return unit === 'year' ? both(inUtc({ year: 'numeric' })) : { label: day, tick: short }
}

const both = (text: string) => ({ label: text, tick: text })

/** The first column beside the first: two periods of the same length. */
export const pairByOrder = (selected: Point[], compared: Point[]): PairedPoint[] =>
  Array.from({ length: Math.max(selected.length, compared.length) }, (_, index) => {
    const [point, other] = [selected[index], compared[index]]
    const shown = point ?? { key: `after ${index}`, label: '–', tick: '', count: 0 }
    return { ...shown, compared: other?.count ?? 0, comparedLabel: other?.label ?? null }
  })

/** Columns of the same place beside each other. */
export function pairByKey(selected: Point[], compared: Point[]): PairedPoint[] {
  const others = new Map(compared.map((point) => [point.key, point]))
  const known = new Set(selected.map(({ key }) => key))
  const missing = compared.filter(({ key }) => !known.has(key)).map((point) => ({ ...point, count: 0 }))
  return [...selected, ...missing]
    .map((point) => ({ ...point, compared: others.get(point.key)?.count ?? 0, comparedLabel: null }))
    .toSorted((a, b) => Number.parseFloat(a.key) - Number.parseFloat(b.key))
}

export const unpaired = (points: Point[]): PairedPoint[] =>
  points.map((point) => ({ ...point, compared: null, comparedLabel: null }))
