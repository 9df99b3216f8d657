import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useMemo } from 'react'
import type { FormField } from '../../../../contract/types.gen.ts'
import { editorTexts as texts } from '../texts.ts'

/** A finger or a mouse that only presses the handle moves nothing. */
const DRAG_DISTANCE = 4

/** The list has one column. */
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

/**
 * The field whose upper or lower edge lies where that of the dragged one is. By their centres an open card, which is many
 * times as high as the others, would be farther away than the one behind it, and the arrow keys would jump over it.
 */
const closestEdge: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) => {
  const found = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id)
    if (!rect) return []
    const distance = Math.min(Math.abs(rect.top - collisionRect.top), Math.abs(rect.bottom - collisionRect.bottom))
    return { id, distance }
  })
  return found.toSorted((one, other) => one.distance - other.distance).map(({ id }) => ({ id }))
}

interface SortableFieldsProps {
  fields: FormField[]
  onMove: (fieldId: string, index: number) => void
  children: ReactNode
}

/** Fields that are dragged by their handles, with a mouse, a finger or the keyboard; each move is announced. */
export function SortableFields({ fields, onMove, children }: SortableFieldsProps) {
  // The same list as long as the order is the same: otherwise each key in a label would render every card.
  const order = fields.map(({ id }) => id).join('\n')
  const ids = useMemo(() => order.split('\n'), [order])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      modifiers={upAndDown}
      collisionDetection={closestEdge}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: announce(ids), screenReaderInstructions: { draggable: texts.dragHint } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

function announce(ids: string[]): Announcements {
  const place = (id: string | number) => ids.indexOf(String(id)) + 1
  return {
    onDragStart: ({ active }) => texts.lifted(place(active.id)),
    onDragOver: ({ over }) => (over ? texts.over(place(over.id), ids.length) : undefined),
    onDragEnd: ({ active, over }) => texts.dropped(place(over?.id ?? active.id), ids.length),
    onDragCancel: ({ active }) => texts.dragCancelled(place(active.id)),
  }
}
