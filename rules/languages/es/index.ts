import type { Language } from '../shared/language.ts'
import { rules } from './transcript/by-type.ts'

export const language: Language = {
  transcript: rules,
  classifier: async () => (await import('./classifier/weights.ts')).WEIGHTS,
  commands: async () => (await import('./commands.ts')).SPANISH,
  endings: async () => (await import('./endings.ts')).SPANISH_ENDINGS,
  conversation: async () => (await import('./conversation.ts')).SPANISH_WORDS,
  voice: async () => (await import('./voice-failures.ts')).SPANISH_VOICE,
  several: async () => (await import('./several.ts')).SPANISH_PARTS,
  dateWords: async () => [],
  formCheck: async () => (await import('./form-check.ts')).SPANISH,
}
