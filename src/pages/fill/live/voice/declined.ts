import { type SessionEvent, type SessionRef, type VoiceSnapshot, voiceOf } from '../../session/refs.ts'

/** A no to the question who may hear is the person's own choice, and nothing that has failed. */
export const isDeclined = (voice: VoiceSnapshot | undefined): boolean => voice?.context.failure?.kind === 'unconsented'

/** What an event means after that no: the button looks as before it, and a press begins once more. */
export function meaningOnceDeclined(session: SessionRef, event: SessionEvent): SessionEvent {
  const voice = voiceOf(session.getSnapshot())?.getSnapshot()
  return event.type === 'voice.pressed' && isDeclined(voice) ? { type: 'voice.started' } : event
}
