import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ResponseRow } from '../../../../contract/types.gen.ts'
import { mainContent } from '../../common/dialogs/main-content.ts'
import type { ResponsesActor } from '../use-responses.ts'

interface StepsProps {
  rows: ResponseRow[]
  actor: ResponsesActor
  /** The last row that is loaded was passed. */
  onEnd: () => void
}

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

const openerOf = (id: string | null | undefined): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-response="${CSS.escape(id ?? '')}"]`)

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role=menu], [role=separator]') !== null

/** Goes through the responses: by keys in the list and in the detail, and by the buttons of the detail. */
export function useSteps({ rows, actor, onEnd }: StepsProps) {
  const { openId, close } = actor
  const [takesFocus, setTakesFocus] = useState(true)
  useFocusAfter(openId)
  const open = (id: string, focusesDetail = true) => {
    setTakesFocus(focusesDetail)
    actor.open(id)
  }
  const neighbour = (id: string | null | undefined, step: number) => {
    const index = rows.findIndex((row) => row.id === id)
    return index === -1 ? rows[0] : rows[index + step]
  }
  const step = (by: number) => {
    const focused = document.activeElement?.getAttribute('data-response')
    const row = neighbour(openId ?? focused, by)
    if (!row) return by > 0 ? onEnd() : undefined
    if (focused !== null || openId === null) openerOf(row.id)?.focus()
    if (openId !== null) open(row.id, focused === null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Escape' && openId !== null) return close()
    const by = STEPS[event.key]
    if (by === undefined || isTyping(event.target)) return
    event.preventDefault()
    step(by)
  }
  const has = (by: number) =>
    openId !== null && rows.some(({ id }) => id === openId) && neighbour(openId, by) !== undefined
  return { open, close, step, onKeyDown, takesFocus, hasNext: has(1), hasPrevious: has(-1) }
}

/** The way back by the browser closes a response too, so this waits for what the page shows, not for a button. */
function useFocusAfter(openId: string | null): void {
  const lastId = useRef(openId)
  useEffect(() => {
    const main = mainContent()
    // After a deletion the dialog has put the focus there.
    const isElsewhere = document.activeElement === main
    if (openId === null && lastId.current !== null && !isElsewhere) (openerOf(lastId.current) ?? main)?.focus()
    lastId.current = openId
  }, [openId])
}

export type Steps = ReturnType<typeof useSteps>
