/** The id of the control of a field: a field's own id may hold anything. */
export const controlId = (index: number) => `control-${index}`

const inside = (element: HTMLElement) =>
  element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>('input, button')

/** Focuses a control: of a group its choice, or else its first option. */
export function focusControl(index: number, options?: FocusOptions): void {
  const element = document.getElementById(controlId(index))
  const target = element?.matches('[role=group], [role=radiogroup]') ? inside(element) : element
  target?.focus(options)
}

/** What voice input asks waits for this button; on a small screen the whole question is brought to where it can be seen. */
export function focusAsked(button: HTMLElement | null): void {
  button?.focus({ preventScroll: true })
  button?.closest('[role=group]')?.scrollIntoView({ block: 'nearest' })
}

/** What voice input asked is answered and leaves the page; its keyboard goes on at the voice button. */
export const focusVoice = (): void => document.getElementById('voice-button')?.focus({ preventScroll: true })

/** After the last field there is only the sending. */
export function focusSubmit(): void {
  const button = document.getElementById('submit')
  button?.focus({ preventScroll: true })
  button?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}
