import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { ResponseColumn } from '../../../../contract/types.gen.ts'
import { listClass } from '../classes.ts'
import { responsesTexts as texts } from '../texts.ts'
import type { Columns } from './use-columns.ts'

const KEYS: Readonly<Record<string, number | undefined>> = { ArrowLeft: -16, ArrowRight: 16 }

/** The name of a column, with an edge that widens it by pointer or by the arrow keys. */
export function ColumnHeader({ column, columns }: { column: ResponseColumn; columns: Columns }) {
  const { field_id: id, label, is_removed } = column
  const [dragged, setDragged] = useState<{ from: number; width: number } | null>(null)
  const width = dragged?.width ?? columns.widthOf(column)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragged({ from: event.clientX - width, width })
  }
  const onPointerMove = (event: PointerEvent) =>
    dragged && setDragged({ ...dragged, width: Math.max(columns.limits.least, event.clientX - dragged.from) })
  const onPointerUp = () => {
    if (dragged) columns.setWidth(id, dragged.width)
    setDragged(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    columns.setWidth(id, width + by)
  }
  return (
    <th scope="col" className={listClass('column')} style={{ width }} title={is_removed ? texts.removedHint : label}>
      <span className={listClass('name')} dir="auto">
        {label} {is_removed ? texts.removed : ''}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be moved is a control */}
      <span
        className={listClass('handle')}
        role="separator"
        aria-orientation="vertical"
        aria-label={texts.resize(label)}
        aria-valuenow={width}
        aria-valuemin={columns.limits.least}
        aria-valuemax={columns.limits.most}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
        tabIndex={0}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setDragged(null)}
        onKeyDown={onKeyDown}
      />
    </th>
  )
}
