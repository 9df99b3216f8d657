import type { FillEvent } from '../boundary.ts'
import { isConfirming } from '../confirm-key.ts'
import { chooseByKey } from './choose-by-key.ts'
import { meaningOfGoingOn } from '../session/going-on.ts'
import { recipientOf, type SessionEvent, type SessionRef, voiceOf } from '../session/refs.ts'
import type { HandsFreeControl } from './conversation/hands-free-control.ts'

const NAVIGATION: Record<string, 'next.requested' | 'previous.requested'> = {
  ArrowRight: 'next.requested',
  ArrowDown: 'next.requested',
  ArrowLeft: 'previous.requested',
  ArrowUp: 'previous.requested',
}

/** A closed list opens with Alt and an arrow up or down, so there only left and right move. */
const isListStroke = ({ key, target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('select, [type=date]') && /Up|Down/.test(key)

type Conversation = Pick<HandsFreeControl, 'hush' | 'pause' | 'takes'>

function hear(session: SessionRef, conversation: Conversation, event: KeyboardEvent): void {
  if (!session.getSnapshot().hasTag('filling') || event.isComposing || event.repeat) return
  const navigation = event.altKey && !isListStroke(event) ? NAVIGATION[event.key] : undefined
  const send = (wish: SessionEvent & FillEvent) => {
    if (conversation.takes(wish)) return
    for (const meant of meaningOfGoingOn(session, wish)) recipientOf(session, meant)?.send(meant)
  }
  if (navigation) send({ type: navigation })
  else if (isConfirming(event)) send({ type: 'field.confirmed' })
  else if (!chooseByKey(session.getSnapshot().context.index, event)) {
    session.send({ type: 'advance.cancelled' })
    return event.key === 'Escape' ? escape(session, conversation) : undefined
  }
  return event.preventDefault()
}

/** What is being read ends first, then what is being heard. */
function escape(session: SessionRef, conversation: Conversation): void {
  if (!conversation.hush() && !conversation.pause()) voiceOf(session.getSnapshot())?.send({ type: 'voice.stopped' })
}

/**
 * Enter goes on, Alt with arrows moves, a digit or a letter chooses, Escape stops listening; any other key or touch holds the page where it is. Gives
 * what ends the listening to keys.
 * @param showOnce shows what an act did once it is over
 */
export function listenToKeys(
  session: SessionRef,
  conversation: Conversation,
  showOnce: (act: () => void) => void,
): () => void {
  const onKey = (event: KeyboardEvent) => showOnce(() => hear(session, conversation, event))
  const onTouch = ({ target }: PointerEvent) => {
    session.send({ type: 'advance.cancelled' })
    // A button does what it says.
    if (!(target instanceof Element && target.closest('button'))) conversation.hush()
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('pointerdown', onTouch)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onTouch)
  }
}
