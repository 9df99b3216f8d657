let query = ''

/**
 * Takes the query of the address that was opened. It may hold answers, so it is taken out of the address at once: they would
 * stay in the history, and go along when the address is passed on.
 */
export function takeLinkQuery(): void {
  if (!location.search) return
  query = location.search
  history.replaceState(history.state, '', location.pathname + location.hash)
}

/** What was taken. */
export const linkQuery = (): string => query
