import { memo } from 'react'
import type { ResponseColumn, ResponseRow } from '../../../../contract/types.gen.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Hidden } from '../../../ui/layout/typography.tsx'
import { listClass } from '../classes.ts'
import { responsesTexts as texts } from '../texts.ts'
import { fieldOf, storedText, timeText } from '../values.ts'

interface TableRowProps {
  row: ResponseRow
  columns: ResponseColumn[]
  isOpen: boolean
  /** The row that Tab reaches; the arrow keys reach the others. */
  isTabStop: boolean
  onOpen: (id: string) => void
}

/** A cell shows two lines; more of a long answer need not be in the page. */
const CELL_CHARACTERS = 300

const cut = (text: string): string => (text.length > CELL_CHARACTERS ? `${text.slice(0, CELL_CHARACTERS)}…` : text)

export const TableRow = memo(function TableRow({ row, columns, isOpen, isTabStop, onOpen }: TableRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button inside takes the keys; its click comes here too
    <tr className={listClass('row')} data-current={isOpen} data-unread={!row.is_read} onClick={() => onOpen(row.id)}>
      <th scope="row" className={listClass('first')}>
        <button
          type="button"
          className={listClass('opener')}
          tabIndex={isTabStop ? 0 : -1}
          aria-current={isOpen ? 'true' : undefined}
          data-response={row.id}
        >
          <span className={listClass('mark')} data-unread={!row.is_read} />
          {timeText(row.created_at)}
          {row.is_read ? null : <Hidden>{texts.unread}</Hidden>}
          {row.is_starred ? <Icon name="star" size={16} /> : null}
          {row.is_starred ? <Hidden>{texts.starred}</Hidden> : null}
        </button>
      </th>
      {columns.map((column) => (
        <AnswerCell key={column.field_id} column={column} row={row} />
      ))}
    </tr>
  )
})

function AnswerCell({ column, row }: { column: ResponseColumn; row: ResponseRow }) {
  const text = storedText(fieldOf(column), row.values[column.field_id])
  const isPassedOver = text === '' && row.not_asked.includes(column.field_id)
  return (
    <td className={listClass('cell')} data-column={column.label} data-answered={text !== ''} data-asked={!isPassedOver}>
      <span className={listClass('text')} dir="auto">
        {isPassedOver ? texts.notAsked : cut(text)}
      </span>
    </td>
  )
}
