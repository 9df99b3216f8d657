import type { GoLive } from '../border.ts'
import { LiveSession } from './live-session.ts'
import { selectView } from './select-view.ts'
import { slotsOf } from './slots.tsx'

/** The charts of a session and what is shown only when they are there, as one part of the page. */
export const goLive: GoLive = (form, show) =>
  new LiveSession(form, (state) => show(selectView(state), slotsOf(form, state)))
