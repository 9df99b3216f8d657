import type { LivePart } from '../border.ts'
import { beginEarly } from '../session/server-session.ts'
import { tellHeight } from './embedded.ts'
import { LiveSession } from './live-session.ts'
import { selectView } from './select-view.ts'
import { receiveFromAddress } from './transfer/arrival.ts'
import { slotsOf } from './slots.tsx'

/** What a link of another device brings is put on this device first: the session then offers to continue with it. */
export async function begin(): Promise<LivePart> {
  const formId = /^\/forms\/([^/]+)/.exec(location.pathname)?.[1]
  if (formId && location.hash) await receiveFromAddress(formId.toLowerCase())
  tellHeight()
  return livePart
}

/** The charts of a session and what is shown only when they are there, as one part of the page. */
export const livePart: LivePart = {
  start: (form, show) => new LiveSession(form, (state) => show(selectView(state), slotsOf(form, state))),
  welcome: ({ id }) => beginEarly(id),
}
