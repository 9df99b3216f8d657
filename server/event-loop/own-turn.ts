import { setImmediate as nextTurn } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Resolves in a turn of the event loop that no other caller gets. What takes some ten milliseconds, such as work on a form of a
 * megabyte, waits for it: eight such requests at once would hold others up for eight times as long, since the loop runs all
 * that waits for the same turn before it looks at connections.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => nextTurn())
  return last
}
