import { ENGLISH_WORDS } from '../languages/en/conversation.ts'
import { SPANISH_WORDS } from '../languages/es/conversation.ts'
import { type ByLanguage, entryFor } from '../languages/registry.ts'
import type { ConversationWords } from '../languages/shared/conversation.ts'

export type { ConversationState, Note, Reviewed, Topic } from '../languages/shared/conversation.ts'
export { saidAnswer, spelledAnswer } from './said-answer.ts'

const LANGUAGES: ByLanguage<ConversationWords> = { en: ENGLISH_WORDS, es: SPANISH_WORDS }

/** Takes a BCP 47 tag; gives the words of its language, and English where a language has none. */
export const conversationWords = (locale: string): ConversationWords => entryFor(LANGUAGES, locale) ?? ENGLISH_WORDS
