import { ENGLISH_NOISE } from './en/noise.ts'
import { SPANISH_NOISE } from './es/noise.ts'
import { FRENCH_NOISE } from './fr/noise.ts'
import type { NoiseWords } from './shared/noise-words.ts'

/**
 * What transcribers write for silence and noise, of all languages at once: a model writes it in whatever language its films
 * were, not in that of the form. A further language with rules of speech is a line here.
 */
export const NOISES: Readonly<Record<string, NoiseWords>> = {
  en: ENGLISH_NOISE,
  es: SPANISH_NOISE,
  fr: FRENCH_NOISE,
}
