import type { InspectorMessage } from './messages.ts'

/** How many messages a viewer that connects late still gets. */
export const SAVED_MESSAGES_MAX = 1000
const SAVED_ACTORS_MAX = 300

/** The latest messages. Actors have a list of their own: without their messages the other ones have no names. */
export class SavedMessages {
  readonly #actors: InspectorMessage[] = []
  readonly #others: InspectorMessage[] = []

  add(message: InspectorMessage): void {
    const isActor = message.type === '@xstate.actor'
    const [saved, max] = isActor ? [this.#actors, SAVED_ACTORS_MAX] : [this.#others, SAVED_MESSAGES_MAX]
    saved.push(message)
    if (saved.length > max) saved.shift()
  }

  all = (): InspectorMessage[] => [...this.#actors, ...this.#others].toSorted((a, b) => a.order - b.order)
}
