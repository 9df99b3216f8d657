import { type ReactNode, useState } from 'react'
import { Hidden } from '../../../ui/layout/typography.tsx'
import { chartClass } from '../classes.ts'
import { percentText, plain, shareOf } from '../../common/numbers.ts'
import { summaryTexts as texts } from '../texts.ts'
import { BarOf } from './bar-table.tsx'
import { Legend } from './legend.tsx'
import { ShowAll } from './show-all.tsx'

/** A figure, and the same of the compared period. */
interface Figure {
  count: number
  /** What it is a share of; null where the count stands alone. */
  whole: number | null
}

export interface FigureRow {
  key: string
  label: string
  /** Beside the label. */
  note?: ReactNode
  /** One for each column; the bar is that of the first. */
  figures: Figure[]
  /** The same of the compared period; null where there is none. */
  compared: Figure[] | null
}

interface FigureTableProps {
  name: string
  /** The heads of all columns, that of the labels first. */
  heads: string[]
  rows: FigureRow[]
}

const SHOWN_FIRST = 20

/** Several figures for each question, the first also as a bar: a picture and a table in one. */
export function FigureTable({ name, heads, rows }: FigureTableProps) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <div className={chartClass('figure')}>
      {rows.some(({ compared }) => compared !== null) ? <Legend /> : null}
      <table className={chartClass('bars')} aria-label={name}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, SHOWN_FIRST)).map((row) => (
            <QuestionRow key={row.key} row={row} />
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN_FIRST ? (
        <ShowAll count={rows.length} isWhole={isWhole} onToggle={() => setIsWhole(!isWhole)} />
      ) : null}
    </div>
  )
}

function QuestionRow({ row: { label, note, figures, compared } }: { row: FigureRow }) {
  return (
    <tr>
      <th scope="row" className={chartClass('label')}>
        <bdi>{label}</bdi> {note}
        <BarOf series="selected" length={lengthOf(figures[0])} />
        {compared ? <BarOf series="compared" length={lengthOf(compared[0])} /> : null}
      </th>
      {figures.map((figure, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns have no other name and never change places
        <td key={column} className={chartClass('narrow')}>
          <Written figure={figure} />
          {compared ? (
            <span className={chartClass('before')}>
              <Hidden>{texts.compared}: </Hidden>
              <Written figure={compared[column]} />
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  )
}

/** A question that is older than others may have been reached by more people than have started since. */
const lengthOf = (figure: Figure | undefined): number => Math.min(1, shareOf(figure?.count ?? 0, figure?.whole ?? 0))

/** The share goes below its count where there is little room. */
function Written({ figure }: { figure: Figure | undefined }) {
  if (!figure) return null
  const { count, whole } = figure
  return (
    <>
      {plain(count)}
      {whole ? (
        <>
          {' '}
          <span className={chartClass('share')}>({percentText(shareOf(count, whole))})</span>
        </>
      ) : null}
    </>
  )
}
