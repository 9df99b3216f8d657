import type { Locator } from 'vitest/browser'

/** What all that it finds says, in the order of the page; nothing found is no text. */
export const textsOf = (locator: Locator): (string | null)[] => locator.elements().map((element) => element.textContent)
