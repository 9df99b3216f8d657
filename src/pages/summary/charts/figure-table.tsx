import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Hidden } from '../../../ui/layout/typography.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { chartClass } from '../classes.ts'
import { summaryTexts as texts } from '../texts.ts'
import { BarOf } from './bar-table.tsx'
import { Legend } from './legend.tsx'

/** A figure, and the same of the compared period. */
interface Figure {
  /** How long the bar is, 0 to 1, where the figure has one. */
  share: number
  text: string
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
        <Row>
          <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? texts.showFewer : texts.showAll(rows.length)}
          </Button>
        </Row>
      ) : null}
    </div>
  )
}

function QuestionRow({ row: { label, note, figures, compared } }: { row: FigureRow }) {
  return (
    <tr>
      <th scope="row" className={chartClass('label')}>
        <bdi>{label}</bdi> {note}
        <BarOf series="selected" length={figures[0]?.share ?? 0} />
        {compared ? <BarOf series="compared" length={compared[0]?.share ?? 0} /> : null}
      </th>
      {figures.map(({ text }, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns have no other name and never change places
        <td key={column} className={chartClass('number')}>
          {text}
          {compared ? (
            <span className={chartClass('before')}>
              <Hidden>{texts.compared}: </Hidden>
              {compared[column]?.text}
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  )
}
