import { controlId } from '../focus.ts'
import type { SessionRef } from '../session/refs.ts'

/**
 * Notifies the session when the control of the current field is left: by the keyboard at once, by a pointer when it is up
 * again. What is said of the answer moves the page, and a button must not move away between being pressed and released.
 * @returns what ends the listening
 */
export function listenToLeaving(session: SessionRef): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let isDown = false
  let left: number | undefined = session.getSnapshot().context.index

  const judge = () => {
    const index = left
    left = undefined
    if (!signal.aborted && index !== undefined && !isInside(index, document.activeElement))
      session.send({ type: 'field.blurred', index })
  }
  const onLeft = ({ target }: FocusEvent) => {
    const { index } = session.getSnapshot().context
    if (!isInside(index, target)) return
    left = index
    if (!isDown) setTimeout(judge)
  }
  const onDown = () => void (isDown = true)
  const onUp = () => {
    isDown = false
    setTimeout(judge)
  }
  // A quick person has left the first field before this part of the page is there.
  setTimeout(judge)
  document.addEventListener('focusout', onLeft, { signal })
  document.addEventListener('pointerdown', onDown, { signal, capture: true })
  document.addEventListener('pointerup', onUp, { signal, capture: true })
  document.addEventListener('pointercancel', onUp, { signal, capture: true })
  return () => listeners.abort()
}

const isInside = (index: number, target: EventTarget | null): boolean =>
  target instanceof Node && (document.getElementById(controlId(index))?.contains(target) ?? false)
