import { ENGLISH_WORDS } from '../languages/en/conversation.ts'
import { SPANISH_WORDS } from '../languages/es/conversation.ts'
import type { ConversationWords } from '../languages/shared/conversation.ts'

export type {
  Asked,
  ConversationState,
  ConversationWords,
  Note,
  Reviewed,
  Topic,
} from '../languages/shared/conversation.ts'
export { saidAnswer, spelledAnswer } from './said-answer.ts'

/** Takes a BCP 47 tag; gives the words of its language, and English where a language has none. */
export const conversationWords = (locale: string): ConversationWords =>
  /^es\b/i.test(locale) ? SPANISH_WORDS : ENGLISH_WORDS
