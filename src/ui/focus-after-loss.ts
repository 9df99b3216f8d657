/**
 * Moves the focus on. Where the element that had it has just left the page, that happens two frames later: a screen reader
 * learns first that its focus is gone, and else may take the new one without a word.
 * @returns what ends the waiting
 */
export function focusAfterLoss(focus: () => void): () => void {
  if (document.activeElement !== document.body) {
    focus()
    return () => undefined
  }
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => document.activeElement === document.body && focus())
  })
  return () => cancelAnimationFrame(frame)
}
