/**
 * What voice input asks waits for this button; on a small screen the whole question is brought to where it can be seen. A field
 * that comes with a question takes the focus for its control first.
 */
export function focusAsked(button: HTMLElement | null): void {
  queueMicrotask(() => {
    button?.focus({ preventScroll: true })
    button?.closest('[role=group]')?.scrollIntoView({ block: 'nearest' })
  })
}

/** What voice input asked is answered and leaves the page; its keyboard goes on at the voice button. */
export const focusVoice = (): void => document.getElementById('voice-button')?.focus({ preventScroll: true })

/** After the last field there is only the sending. */
export const focusWayOn = (): void => document.getElementById('way-on')?.focus({ preventScroll: true })
