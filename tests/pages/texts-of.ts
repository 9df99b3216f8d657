import type { Locator } from 'vitest/browser'

/**
 * What all that it finds says, in the order of the page; nothing found is no text. Where lines may not break is a matter of
 * looks, so those spaces are as others.
 */
export const textsOf = (locator: Locator): (string | undefined)[] =>
  locator.elements().map((element) => element.textContent?.replaceAll('\u{a0}', ' '))
