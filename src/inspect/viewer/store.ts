import { HELLO, type InspectorMessage } from '../messages.ts'
import { withMessages, emptyRecording, type Recording } from './recording.ts'

/** The recording of the inspected page. Messages wait for the next frame, so that a flood of them costs one rendering. */
class Store {
  #recording = emptyRecording
  #waiting: InspectorMessage[] = []
  readonly #listeners = new Set<() => void>()

  readonly read = (): Recording => this.#recording

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  take(messages: InspectorMessage[]): void {
    if (this.#waiting.length === 0)
      requestAnimationFrame(() => this.#set(withMessages(this.#recording, this.#waiting.splice(0))))
    this.#waiting.push(...messages)
  }

  /** Removes the events and the stopped actors. */
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

/** Says hello to the page that opened or embeds this one; false when there is none. */
export function connect(): boolean {
  const page: Window | null = window.parent === window ? window.opener : window.parent
  addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && Array.isArray(data)) store.take(data.filter(isMessage))
  })
  page?.postMessage({ type: HELLO }, location.origin)
  return page !== null
}
