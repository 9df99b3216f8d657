import { HELLO, type InspectorMessage } from '../messages.ts'
import { heard, nothing, type Recording } from './recording.ts'

/** What the inspected page told so far. Messages wait for the next frame, so that a flood of them costs one rendering. */
class Store {
  #recording = nothing
  #waiting: InspectorMessage[] = []
  readonly #listeners = new Set<() => void>()

  readonly read = (): Recording => this.#recording

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  take(messages: InspectorMessage[]): void {
    if (this.#waiting.length === 0)
      requestAnimationFrame(() => this.#set(heard(this.#recording, this.#waiting.splice(0))))
    this.#waiting.push(...messages)
  }

  /** Forgets the events and who has stopped. */
  readonly clear = (): void =>
    this.#set({ entries: [], actors: this.#recording.actors.filter(({ snapshot }) => snapshot?.status === 'active') })

  #set(recording: Recording): void {
    this.#recording = recording
    for (const listener of this.#listeners) listener()
  }
}

export const store = new Store()

const isMessage = (data: unknown): data is InspectorMessage =>
  typeof data === 'object' && data !== null && 'type' in data && String(data.type).startsWith('@xstate.')

/** Says hello to the page that opened this one or holds it; undefined when nobody did. */
export function connect(): boolean {
  const page: Window | null = window.parent === window ? window.opener : window.parent
  addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && Array.isArray(data)) store.take(data.filter(isMessage))
  })
  page?.postMessage({ type: HELLO }, location.origin)
  return page !== null
}
