import type { HandsFreeRef } from '../session/refs.ts'
import type { VoiceServices } from '../session/voice-services.ts'

/**
 * Says aloud that a recogniser is busy and asked again by itself: a person who only listens would take the silence for the end.
 * The microphone is closed meanwhile.
 * @returns what ends that
 */
export function sayWaits(services: VoiceServices, conversation: HandsFreeRef): () => void {
  const { notices } = services
  let saying: AbortController | undefined
  const end = () => {
    saying?.abort()
    saying = undefined
  }
  const follow = () => {
    const { notice, sentences } = notices.read()
    if (notice?.text !== sentences.notices.busy) return end()
    const snapshot = conversation.getSnapshot()
    if (saying || !snapshot.hasTag('listening')) return
    saying = new AbortController()
    void services.say(notice.text, saying.signal, snapshot.context.prosody)
  }
  const unsubscribe = notices.subscribe(follow)
  return () => {
    unsubscribe()
    end()
  }
}
