import type { ChoiceFigures } from '../../../contract/types.gen.ts'
import { numberText, percentText, plain, shareOf } from '../common/numbers.ts'

/** How a count stands beside that of the compared period: "12 more than in the compared period (8), +150 %". */
export function countDifference(now: number, before: number): string {
  if (now === before) return `As many as in the compared period (${plain(before)})`
  const more = now > before
  const words = `${plain(Math.abs(now - before))} ${more ? 'more' : 'fewer'} than in the compared period (${plain(before)})`
  return before === 0 ? words : `${words}, ${signed(percentText(Math.abs(now - before) / before), more)}`
}

/** How a share stands beside that of the compared period, in percentage points. */
export function shareDifference(now: number, before: number): string {
  const points = Math.round(now * 100) - Math.round(before * 100)
  if (points === 0) return `The same as in the compared period (${percentText(before)})`
  return `${signed(`${Math.abs(points)}`, points > 0)} percentage points, before ${percentText(before)}`
}

/** @param written how the numbers are shown, e.g. as times */
export function valueDifference(now: number, before: number, written: (value: number) => string = numberText): string {
  if (now === before) return `The same as in the compared period (${written(before)})`
  return `${written(Math.abs(now - before))} ${now > before ? 'more' : 'less'} than in the compared period (${written(before)})`
}

/** The option whose share changed most: '"Red" changed most: 40 % of the answers, before 25 %'. */
export function choiceDifference(now: ChoiceFigures, before: ChoiceFigures, answered: number, answeredBefore: number) {
  const earlier = new Map(before.options.map(({ value, count }) => [value, shareOf(count, answeredBefore)]))
  const changes = now.options.map(({ value, label, count }) => {
    const [share, was] = [shareOf(count, answered), earlier.get(value) ?? 0]
    return { label, share, was, change: Math.abs(share - was) }
  })
  const [most] = changes.toSorted((a, b) => b.change - a.change)
  if (most === undefined || answered === 0 || answeredBefore === 0 || Math.round(most.change * 100) === 0)
    return undefined
  return `“${most.label}” changed most: ${percentText(most.share)} of the answers, before ${percentText(most.was)}`
}

const signed = (text: string, isMore: boolean): string => `${isMore ? '+' : '−'}${text}`
