import { currentState } from '../../../../machines/form-session/context.ts'
import { isConfirming } from '../confirm-key.ts'
import { focusSubmit } from '../focus.ts'
import { selectIsLast, selectIsReady } from '../session/selectors.ts'
import { type SessionRef, voiceOf } from '../session/refs.ts'
import type { HandsFreeControl } from './conversation/hands-free-control.ts'

const MOVES: Record<string, 'next.requested' | 'previous.requested'> = {
  ArrowRight: 'next.requested',
  ArrowDown: 'next.requested',
  ArrowLeft: 'previous.requested',
  ArrowUp: 'previous.requested',
}

/** A closed list opens with Alt and an arrow up or down, so there only left and right move. */
const isListStroke = ({ key, target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('select, [type=date]') && /Up|Down/.test(key)

/** The answer is given: on to the next field, and after the last to the sending. */
export function goOn(session: SessionRef): void {
  const snapshot = session.getSnapshot()
  session.send({ type: currentState(snapshot.context).status === 'completed' ? 'next.requested' : 'field.confirmed' })
  if (selectIsLast(snapshot) && selectIsReady(session.getSnapshot())) focusSubmit()
}

type Conversation = Pick<HandsFreeControl, 'hush' | 'pause'>

function hear(session: SessionRef, conversation: Conversation, event: KeyboardEvent): void {
  if (!session.getSnapshot().hasTag('filling') || event.isComposing || event.repeat) return
  const move = event.altKey && !isListStroke(event) ? MOVES[event.key] : undefined
  if (move) session.send({ type: move })
  else if (isConfirming(event)) goOn(session)
  else {
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
 * Enter goes on, Alt with arrows moves, Escape stops listening; any other key or touch holds the page where it is. Gives
 * what ends the listening to keys.
 */
export function listenToKeys(session: SessionRef, conversation: Conversation): () => void {
  const onKey = (event: KeyboardEvent) => hear(session, conversation, event)
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
