import type { ConversationWords } from '../../../../rules/conversation/index.ts'
import type { HandsFreeRef } from '../session/refs.ts'
import type { VoiceNotices } from '../session/voice-notices.ts'
import type { VoiceServices } from '../session/voice-services.ts'

/**
 * Says aloud what the page tells or asks beside the conversation while its microphone is closed: a person who only listens would take
 * the silence for the end.
 * @returns what ends that
 */
export function sayNotices(services: VoiceServices, conversation: HandsFreeRef): () => void {
  const { notices } = services
  let saying: { text: string; leave: AbortController } | undefined
  const end = () => {
    saying?.leave.abort()
    saying = undefined
  }
  const follow = () => {
    const snapshot = conversation.getSnapshot()
    const { prosody, words } = snapshot.context
    const text = sayable(notices.read(), words)
    if (text === saying?.text) return
    end()
    if (text === undefined || !snapshot.hasTag('listening')) return
    saying = { text, leave: new AbortController() }
    void services.say(text, saying.leave.signal, prosody)
  }
  const unsubscribe = notices.subscribe(follow)
  return () => {
    unsubscribe()
    end()
  }
}

/** Who may hear, which nobody answers by voice; and that a recogniser is busy and asked again by itself. */
function sayable({ notice, question, sentences }: VoiceNotices, words: ConversationWords): string | undefined {
  if (question) return words.mayHear(question.question, question.explanation)
  return notice?.text === sentences.notices.busy ? notice.text : undefined
}
