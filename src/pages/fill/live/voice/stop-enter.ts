import type { KeyboardEvent } from 'react'

/** Enter says on this page that the answer is given, but not in the settings of the voice. */
export const stopEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.stopPropagation()
}
