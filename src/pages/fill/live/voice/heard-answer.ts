import { type SessionEvent, type SessionRef, voiceOf } from '../../session/refs.ts'

const GOES_ON: readonly string[] = ['next.requested', 'field.confirmed', 'submission.requested']

/**
 * What an event means while an answer that was heard stands in its control and waits for a yes: to go on from there is
 * the yes. Else the value that the person saw would be left behind.
 */
export function meaningBesideHeard(session: SessionRef, event: SessionEvent): SessionEvent {
  const isWaiting = voiceOf(session.getSnapshot())?.getSnapshot().hasTag('unconfirmed') ?? false
  return isWaiting && GOES_ON.includes(event.type) ? { type: 'voice.confirmed' } : event
}
