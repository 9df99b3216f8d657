import { currentField } from '../../../../../machines/form-session/context.ts'
import { type SessionRef, voiceOf } from '../../session/refs.ts'
import type { VoiceNoticeStore } from '../../session/voice-notices.ts'

/** A connection that comes back is used at once for the recording that waits for it; gives what ends the waiting. */
export function whenReconnected(session: SessionRef, notices: VoiceNoticeStore): () => void {
  const onOnline = () => {
    const snapshot = session.getSnapshot()
    const voice = voiceOf(snapshot)
    const isSaved = snapshot.hasTag('filling') && notices.read().savedFor.includes(currentField(snapshot.context).id)
    if (isSaved && voice?.getSnapshot().context.failure?.kind === 'offline')
      voice.send({ type: 'voice.started', mode: 'again' })
  }
  window.addEventListener('online', onOnline)
  return () => window.removeEventListener('online', onOnline)
}
