import type { InspectionEvent } from 'xstate'
import { showDock } from './dock.ts'
import { HELLO } from './messages.ts'
import { SavedMessages } from './saved-messages.ts'
import { Serializer } from './serializer.ts'

const SAME_ORIGIN = { targetOrigin: location.origin }

/** Our own viewer, in the page or in a window beside it: each that says hello gets the saved messages and all later ones. */
export function startInspector(): (event: InspectionEvent) => void {
  const saved = new SavedMessages()
  const viewers = new Set<MessageEventSource>()
  addEventListener('message', ({ origin, data, source }) => {
    if (origin !== location.origin || data?.type !== HELLO || !source) return
    viewers.add(source)
    source.postMessage(saved.all(), SAME_ORIGIN)
  })
  showDock()
  const serializer = new Serializer()
  return (event) => {
    const message = serializer.serialize(event)
    if (!message) return
    saved.add(message)
    for (const viewer of viewers) viewer.postMessage([message], SAME_ORIGIN)
  }
}
