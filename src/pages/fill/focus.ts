/** The id of the control of a field: a field's own id may hold anything. */
export const controlId = (index: number) => `control-${index}`

const inside = (element: HTMLElement) =>
  element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>('input, button')

/** Focuses a control: of a group its choice, or else its first option. Who is in it already stays at their option. */
export function focusControl(index: number, options?: FocusOptions): void {
  const element = document.getElementById(controlId(index))
  if (!element || element.contains(document.activeElement)) return
  const isGroup = element.matches('[role$=group]')
  const target = isGroup ? inside(element) : element
  target?.focus(options)
  // A caret that is left in the field before goes to its parent when that field goes, and a screen reader with it.
  if (isGroup) getSelection()?.removeAllRanges()
}

/** Brings the whole field to the screen, whose height it has: the control alone would be scrolled to an edge, its question out of view. */
export const scrollToField = (): void => document.getElementById('field')?.scrollIntoView({ block: 'start' })
