import { language as english } from '../en/index.ts'
import type { SpeechLanguage } from '../shared/language.ts'
import { rules } from './by-type.ts'

/** A language without rules of speech: it is commanded and talked to in English. */
export const language: SpeechLanguage = {
  transcript: rules,
  classifier: async () => undefined,
  commands: english.commands,
  endings: async () => (await import('./endings.ts')).NO_ENDINGS,
  conversation: english.conversation,
  voice: english.voice,
  several: async () => undefined,
  dateWords: async () => [],
  formCheck: async () => undefined,
}
