import type { HandsFreeSnapshot } from '../session.ts'

/** The conversation's state in a few words. */
export const CONVERSATION_STATES = {
  reading: 'Reading…',
  listening: 'Listening… Speak now',
  typing: 'You are typing',
  paused: 'Paused',
  sending: 'Sending…',
  working: 'One moment…',
} as const

export type ConversationState = keyof typeof CONVERSATION_STATES

/** @param isHearing whether the microphone is open just now */
export function conversationState(snapshot: HandsFreeSnapshot, isHearing: boolean): ConversationState {
  if (snapshot.matches({ on: 'paused' })) return 'paused'
  if (snapshot.matches({ on: 'typing' })) return 'typing'
  if (snapshot.matches({ on: 'submitting' })) return 'sending'
  if (snapshot.hasTag('reading')) return 'reading'
  return isHearing ? 'listening' : 'working'
}
