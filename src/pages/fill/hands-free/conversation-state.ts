import type { ConversationState } from '../../../../rules/conversation/index.ts'
import type { HandsFreeSnapshot } from '../session/refs.ts'

/** @param isHearing whether the microphone is open just now */
export function conversationState(snapshot: HandsFreeSnapshot, isHearing: boolean): ConversationState {
  if (snapshot.matches({ on: 'paused' })) return 'paused'
  if (snapshot.matches({ on: 'typing' })) return 'typing'
  if (snapshot.matches({ on: 'submitting' })) return 'sending'
  if (snapshot.hasTag('interruptible')) return 'interruptible'
  if (snapshot.hasTag('reading')) return 'reading'
  if (snapshot.matches({ on: 'resting' })) return 'resting'
  return isHearing ? 'listening' : 'working'
}
