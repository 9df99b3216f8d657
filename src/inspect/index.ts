import type { InspectionEvent } from 'xstate'
import { requestedMode } from './mode.ts'

type Observer = (event: InspectionEvent) => void

/**
 * Every actor that a page makes takes this beside its input. In development, when the address says `?inspect`, the
 * inspector observes the actor and its children; in a build it is empty, and nothing of this folder is left.
 */
export const inspected: { inspect?: Observer } = import.meta.env.DEV ? inspectedIfRequested() : {}

function inspectedIfRequested(): { inspect?: Observer } {
  const mode = requestedMode()
  if (!mode) return {}
  const starting = mode === 'stately' ? import('./stately.ts') : import('./local.ts')
  return { inspect: buffered(starting.then(({ startInspector }) => startInspector())) }
}

/** The first actors start before the inspector is fetched: their events wait for it. */
function buffered(starting: Promise<Observer>): Observer {
  const waiting: InspectionEvent[] = []
  let observe: Observer = (event) => void waiting.push(event)
  void starting.then((started) => {
    observe = started
    waiting.splice(0).forEach(started)
  }, console.error)
  return (event) => observe(event)
}
