import { useEffect } from 'react'
import type { FieldType } from '../../../contract/types.gen.ts'
import type { SessionSnapshot } from './selectors.ts'
import { selectFieldState, selectIsReady, selectPosition } from './selectors.ts'
import { focusSubmit } from './focus.ts'
import type { SessionRef } from './session.ts'
import { selectVoice } from './session.ts'

type Stroke = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>

const MOVES: Record<string, 'next.requested' | 'previous.requested'> = {
  ArrowRight: 'next.requested',
  ArrowDown: 'next.requested',
  ArrowLeft: 'previous.requested',
  ArrowUp: 'previous.requested',
}

/** A closed list opens with Alt and an arrow up or down, so there only left and right move. */
const isListStroke = ({ key, target }: Stroke) =>
  target instanceof HTMLElement && target.matches('select, [type=date]') && /Up|Down/.test(key)

/** Enter writes a line in a textarea, opens the files, and presses a button. */
function isConfirming({ key, ctrlKey, metaKey, target }: Stroke): boolean {
  if (key !== 'Enter' || !(target instanceof HTMLElement)) return false
  if (target.matches('textarea')) return ctrlKey || metaKey
  return target.matches('select, input:not([type=file])')
}

/** What stands in the question has its answer: Enter goes on. */
export function goOn(session: SessionRef): void {
  const snapshot = session.getSnapshot()
  session.send({ type: selectFieldState(snapshot).status === 'completed' ? 'next.requested' : 'field.confirmed' })
  const { index, total } = selectPosition(snapshot)
  if (index + 1 === total && selectIsReady(session.getSnapshot())) focusSubmit()
}

const isFilling = (snapshot: SessionSnapshot) => snapshot.hasTag('filling')

function hear(session: SessionRef, event: KeyboardEvent): void {
  if (!isFilling(session.getSnapshot()) || event.isComposing || event.repeat) return
  const move = event.altKey && !isListStroke(event) ? MOVES[event.key] : undefined
  if (move) session.send({ type: move })
  else if (isConfirming(event)) goOn(session)
  else if (event.key === 'Escape') return selectVoice(session.getSnapshot())?.send({ type: 'voice.stopped' })
  else return session.send({ type: 'advance.cancelled' })
  event.preventDefault()
}

/** Enter goes on, Alt with arrows moves, Escape stops listening; any other key or touch holds the page where it is. */
export function useKeyboard(session: SessionRef): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(session, event)
    const onTouch = () => session.send({ type: 'advance.cancelled' })
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onTouch)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onTouch)
    }
  }, [session])
}

/** The keys, as a sentence for whoever has a keyboard. */
export const keysText = (type: FieldType): string =>
  `${type === 'textarea' ? 'Ctrl+Enter' : 'Enter'} goes on. Alt with the arrow keys moves. Escape stops listening.`
