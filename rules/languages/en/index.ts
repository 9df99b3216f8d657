import type { Language } from '../shared/language.ts'
import { rules } from './transcript/by-type.ts'

export const language: Language = {
  transcript: rules,
  classifier: async () => (await import('./classifier/weights.ts')).WEIGHTS,
  commands: async () => (await import('./commands.ts')).ENGLISH,
  endings: async () => (await import('./endings.ts')).ENGLISH_ENDINGS,
  conversation: async () => (await import('./conversation.ts')).ENGLISH_WORDS,
  voice: async () => (await import('../../voice-failures.ts')).VOICE_SENTENCES,
  several: async () => (await import('./several.ts')).ENGLISH_PARTS,
  dateWords: async () =>
    'January February March April May June July August September October November December'.split(' '),
  formCheck: async () => (await import('./form-check.ts')).ENGLISH,
}
