import type { InspectionEvent } from 'xstate'
import { showDock } from './dock.ts'
import type { Hear } from './index.ts'
import { Kept } from './saved-messages.ts'
import { HELLO } from './messages.ts'
import { Teller } from './serializer.ts'

const TO_OURSELVES = { targetOrigin: location.origin }

/** Our own viewer, in the page or in a window beside it: each that says hello gets what was kept and all that comes. */
export function startLocal(): Hear {
  const kept = new Kept()
  const viewers = new Set<MessageEventSource>()
  addEventListener('message', ({ origin, data, source }) => {
    if (origin !== location.origin || data?.type !== HELLO || !source) return
    viewers.add(source)
    source.postMessage(kept.all(), TO_OURSELVES)
  })
  showDock()
  const teller = new Teller()
  return (event: InspectionEvent) => {
    const message = teller.tell(event)
    if (!message) return
    kept.add(message)
    for (const viewer of viewers) viewer.postMessage([message], TO_OURSELVES)
  }
}
