import { GERMAN_NOISE } from './de.ts'
import { ENGLISH_NOISE } from './en.ts'
import { SPANISH_NOISE } from './es.ts'
import { FRENCH_NOISE } from './fr.ts'
import type { NoiseWords } from './noise-words.ts'

/**
 * What transcribers write for silence and noise, of all languages at once: a model writes it in whatever language its films
 * were, not in that of the form. A further language with rules of speech is a file and a line here.
 */
export const NOISES: Readonly<Record<string, NoiseWords>> = {
  en: ENGLISH_NOISE,
  es: SPANISH_NOISE,
  fr: FRENCH_NOISE,
  de: GERMAN_NOISE,
}
