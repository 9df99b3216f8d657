import type { LivePart } from '../boundary.ts'
import { takeLinkQuery } from '../session/link-query.ts'
import { beginEarly } from '../session/server-session.ts'
import { tellHeight } from './embedded.ts'
import { LiveSession } from './live-session.ts'
import { selectView } from './select-view.ts'
import { OncePerDevice } from './ending/once-per-device.tsx'
import { receiveFromAddress } from './transfer/arrival.ts'
import { slotsOf } from './slots.tsx'

/** What a link of another device brings is put on this device first: the session then offers to continue with it. */
export async function begin(): Promise<LivePart> {
  takeLinkQuery()
  const formId = /^\/forms\/([^/]+)/.exec(location.pathname)?.[1]
  if (formId && location.hash) await receiveFromAddress(formId.toLowerCase())
  tellHeight()
  return livePart
}

const startLive: LivePart['start'] = (form, show) =>
  new LiveSession(form, (state) => show(selectView(state), slotsOf(form, state)))

/** The charts of a session and what is shown only when they are there, as one part of the page. */
export const livePart: LivePart = {
  start: (form, show) => (form.one_per_device ? new OncePerDevice(form, show, startLive) : startLive(form, show)),
  unlock: async (form, ready) => (await import('../locked/index.tsx')).openLocked(form, ready),
  welcome: (form) => {
    // Whether the device may answer is asked with its session, when the person begins.
    if (!form.one_per_device) void beginEarly(form.id).catch(() => undefined)
  },
}
