import { type SessionEvent, type SessionRef, voiceOf } from '../../session/refs.ts'

const GOES_ON: readonly string[] = ['next.requested', 'field.confirmed', 'form.finished', 'submission.requested']

/**
 * What going on means while voice input has an answer. Of answers that are shown and wait for a yes it is the yes, and while
 * the person speaks it says that this was all. Else what they saw or said would be left behind.
 */
export function meaningOfGoingOn(session: SessionRef, event: SessionEvent): SessionEvent {
  const voice = voiceOf(session.getSnapshot())?.getSnapshot()
  if (!voice || !GOES_ON.includes(event.type)) return event
  if (voice.hasTag('unconfirmed') || voice.hasTag('proposed')) return { type: 'voice.confirmed' }
  return voice.hasTag('speaking') ? { type: 'voice.finished' } : event
}
