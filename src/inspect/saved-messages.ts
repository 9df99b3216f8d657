import type { InspectorMessage } from './messages.ts'

/** How many messages a viewer that comes late still gets. */
export const KEPT_MESSAGES = 1000
const KEPT_ACTORS = 300

/** What was told. Actors are kept apart: without them the rest has no names. */
export class Kept {
  readonly #actors: InspectorMessage[] = []
  readonly #others: InspectorMessage[] = []

  add(message: InspectorMessage): void {
    const [kept, most] = message.type === '@xstate.actor' ? [this.#actors, KEPT_ACTORS] : [this.#others, KEPT_MESSAGES]
    kept.push(message)
    if (kept.length > most) kept.shift()
  }

  all = (): InspectorMessage[] => [...this.#actors, ...this.#others].toSorted((a, b) => a.order - b.order)
}
