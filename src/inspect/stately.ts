import { createBrowserInspector } from '@statelyai/inspect'
import { showOpener } from './dock.ts'
import type { Hear } from './index.ts'
import { KEPT_MESSAGES } from './saved-messages.ts'

/** Stately's hosted viewer. Browsers open a window only for a click, so one is asked for; what happened before is kept. */
export function startStately(): Hear {
  const inspector = createBrowserInspector({ autoStart: false, maxDeferredEvents: KEPT_MESSAGES })
  showOpener("Open Stately's inspector", () => inspector.start())
  return (event) => inspector.inspect.next?.(event)
}
