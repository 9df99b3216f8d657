import { useState } from 'react'
import { chartClass } from '../classes.ts'
import { percentText, plain, shareOf } from '../../common/numbers.ts'
import { summaryTexts as texts } from '../texts.ts'
import { Legend } from './legend.tsx'
import { ShowAll } from './show-all.tsx'

interface BarRow {
  key: string
  label: string
  count: number
  /** Of the other period; null where there is none. */
  compared: number | null
}

interface BarTableProps {
  name: string
  /** What the rows are. */
  head: string
  rows: BarRow[]
  /** How many answers there are in all, in the period and in the other one. */
  whole: number
  comparedWhole: number
  /** More are shown on demand. */
  shownFirst?: number
}

/** Bars that lie in a table, so that the picture and what a screen reader says are one. Long labels have room above their bar. */
export function BarTable({ name, head, rows, whole, comparedWhole, shownFirst = 12 }: BarTableProps) {
  const [isWhole, setIsWhole] = useState(false)
  const isCompared = rows.some(({ compared }) => compared !== null)
  const longest = Math.max(
    ...rows.flatMap((row) => [shareOf(row.count, whole), shareOf(row.compared ?? 0, comparedWhole)]),
  )
  return (
    <div className={chartClass('figure')}>
      {isCompared ? <Legend /> : null}
      <table className={chartClass('bars')} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{isCompared ? texts.selected : texts.answers}</th>
            <th scope="col">{isCompared ? texts.compared : texts.share}</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, shownFirst)).map((row) => (
            <tr key={row.key}>
              <th scope="row" className={chartClass('label')} dir="auto">
                {row.label}
                <BarOf series="selected" length={shareOf(shareOf(row.count, whole), longest)} />
                {isCompared ? (
                  <BarOf series="compared" length={shareOf(shareOf(row.compared ?? 0, comparedWhole), longest)} />
                ) : null}
              </th>
              <td className={chartClass('number')}>
                {isCompared ? `${plain(row.count)} (${percentText(shareOf(row.count, whole))})` : plain(row.count)}
              </td>
              <td className={chartClass('number')} data-quiet="true">
                {isCompared
                  ? `${plain(row.compared ?? 0)} (${percentText(shareOf(row.compared ?? 0, comparedWhole))})`
                  : percentText(shareOf(row.count, whole))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shownFirst ? (
        <ShowAll count={rows.length} isWhole={isWhole} onToggle={() => setIsWhole(!isWhole)} />
      ) : null}
    </div>
  )
}

/** @param length 0 to 1 */
export function BarOf({ series, length }: { series: 'selected' | 'compared'; length: number }) {
  return (
    <span className={chartClass('track')} aria-hidden="true">
      <span className={chartClass('bar')} data-series={series} style={{ width: `${length * 100}%` }} />
    </span>
  )
}
