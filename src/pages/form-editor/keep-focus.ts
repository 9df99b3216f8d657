import { flushSync } from 'react-dom'

const CONTROLS = 'input, select, textarea, button, a[href]'

const controlsIn = (container: Element, selector = CONTROLS) => [...container.querySelectorAll<HTMLElement>(selector)]

/** Adds something within the container, and puts the focus on the first control of what is new. */
export function focusAdded(container: Element | null, add: () => void, selector?: string) {
  const before = new Set(container ? controlsIn(container, selector) : [])
  flushSync(add)
  const added = container ? controlsIn(container, selector).find((control) => !before.has(control)) : undefined
  added?.focus()
}

/**
 * A control that is gone with the change leaves the focus to the one before it, else to one after it: a browser would
 * leave it to the page, and the next Tab would begin at its top.
 */
export function keepFocus(container: Element | null, change: () => void) {
  const before = container ? controlsIn(container) : []
  const place = before.findIndex((control) => control === document.activeElement)
  flushSync(change)
  if (place < 0 || before[place]?.isConnected) return
  const inOrder = [...before.slice(0, place).toReversed(), ...before.slice(place + 1)]
  const next = inOrder.find((control) => control.isConnected && !control.matches(':disabled'))
  const [first] = container ? controlsIn(container) : []
  ;(next ?? first)?.focus()
}
