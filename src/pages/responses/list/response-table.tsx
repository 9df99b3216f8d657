import type { RefObject } from 'react'
import type { ResponseRow } from '../../../../contract/types.gen.ts'
import { listClass } from '../classes.ts'
import { responsesTexts as texts } from '../texts.ts'
import { ColumnHeader } from './column-header.tsx'
import { TableRow } from './table-row.tsx'
import type { Columns } from './use-columns.ts'

interface ResponseTableProps {
  rows: ResponseRow[]
  columns: Columns
  frame: RefObject<HTMLDivElement | null>
  openId: string | null
  onOpen: (id: string) => void
}

/** Wide enough for a time of any length. */
const RECEIVED_WIDTH = 232

export function ResponseTable({ rows, columns, frame, openId, onOpen }: ResponseTableProps) {
  const tabStop = rows.some(({ id }) => id === openId) ? openId : rows[0]?.id
  return (
    <div className={listClass('frame')} ref={frame}>
      <table className={listClass('table')} aria-label={texts.list}>
        <thead>
          <tr>
            <th scope="col" className={listClass('column')} style={{ width: RECEIVED_WIDTH }}>
              {texts.received}
            </th>
            {columns.visible.map((column) => (
              <ColumnHeader key={column.field_id} column={column} columns={columns} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              columns={columns.visible}
              isOpen={row.id === openId}
              isTabStop={row.id === tabStop}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
