import type { InspectionEvent } from 'xstate'
import { wantedViewer } from './mode.ts'

export type Hear = (event: InspectionEvent) => void

/**
 * Every actor that a page makes takes this beside its input. In development, when the address says `?inspect`, the
 * inspector hears it and its children; in a build it is empty, and nothing of this folder is left.
 */
export const inspected: { inspect?: Hear } = import.meta.env.DEV ? inspectedIfWanted() : {}

function inspectedIfWanted(): { inspect?: Hear } {
  const viewer = wantedViewer()
  return viewer ? { inspect: hearLater(import('./start.ts').then(({ start }) => start(viewer))) } : {}
}

/** The first actors start before the inspector is fetched: what they say waits for it. */
function hearLater(starting: Promise<Hear>): Hear {
  const waiting: InspectionEvent[] = []
  let hear: Hear = (event) => void waiting.push(event)
  void starting.then((started) => {
    hear = started
    waiting.splice(0).forEach(started)
  }, console.error)
  return (event) => hear(event)
}
