import type { Language } from '../shared/language.ts'
import { rules } from './transcript/by-type.ts'

export const language: Language = {
  transcript: rules,
  classifier: async () => (await import('./classifier/weights.ts')).WEIGHTS,
  commands: async () => (await import('./commands.ts')).FRENCH,
  endings: async () => (await import('./endings.ts')).FRENCH_ENDINGS,
  conversation: async () => (await import('./conversation.ts')).FRENCH_WORDS,
  voice: async () => (await import('./voice-failures.ts')).FRENCH_VOICE,
  several: async () => (await import('./several.ts')).FRENCH_PARTS,
  dateWords: async () => [],
  formCheck: async () => (await import('./form-check.ts')).FRENCH,
}
