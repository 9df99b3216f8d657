import type { PublicForm } from '../../../../contract/types.gen.ts'
import type { GoLive } from '../border.ts'
import { beginEarly } from '../session/server-session.ts'
import { LiveSession } from './live-session.ts'
import { selectView } from './select-view.ts'
import { receiveFromAddress } from './transfer/arrival.ts'
import { slotsOf } from './slots.tsx'

/** What a link of another device brings is put on this device first: the session then offers to continue with it. */
export async function begin(): Promise<GoLive> {
  const formId = /^\/forms\/([^/]+)/.exec(location.pathname)?.[1]
  if (formId && location.hash) await receiveFromAddress(formId.toLowerCase())
  return goLive
}

/** The charts of a session and what is shown only when they are there, as one part of the page. */
export const goLive: GoLive = Object.assign(
  (...[form, show]: Parameters<GoLive>) =>
    new LiveSession(form, (state) => show(selectView(state), slotsOf(form, state))),
  { welcome: ({ id }: PublicForm) => beginEarly(id) },
)
