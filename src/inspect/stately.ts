import { createBrowserInspector } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { showOpener } from './dock.ts'
import { SAVED_MESSAGES_MAX } from './saved-messages.ts'

/** Stately's hosted viewer. Browsers open a window only for a click, so a button asks for one; earlier events are deferred. */
export function startInspector(): (event: InspectionEvent) => void {
  const inspector = createBrowserInspector({ autoStart: false, maxDeferredEvents: SAVED_MESSAGES_MAX })
  showOpener("Open Stately's inspector", () => inspector.start())
  return (event) => inspector.inspect.next?.(event)
}
