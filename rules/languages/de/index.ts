import type { Language } from '../shared/language.ts'
import { rules } from './transcript/by-type.ts'

export const language: Language = {
  transcript: rules,
  classifier: async () => (await import('./classifier/weights.ts')).WEIGHTS,
  commands: async () => (await import('./commands.ts')).GERMAN,
  endings: async () => (await import('./endings.ts')).GERMAN_ENDINGS,
  conversation: async () => (await import('./conversation.ts')).GERMAN_WORDS,
  voice: async () => (await import('./voice-failures.ts')).GERMAN_VOICE,
  several: async () => (await import('./several.ts')).GERMAN_PARTS,
  dateWords: async () => [],
  formCheck: async () => (await import('./form-check.ts')).GERMAN,
}
