import { primaryLanguage } from '../languages.ts'
import { english } from './en/index.ts'
import { spanish } from './es/index.ts'
import type { Normalise } from './normalise.ts'
import { unknown } from './unknown/index.ts'

export { labelSound, type LabelSound } from './en/options/label-sounds.ts'
export type { Circumstances, Normalise, SpokenField } from './normalise.ts'

const LANGUAGES: Readonly<Record<string, typeof unknown>> = { en: english, es: spanish }

/**
 * From what was heard to the value of a field (specification, section 4, Transcript normalisation by type).
 * @param field its type, and for a select, radio or checkbox its options
 * @param transcript as a recogniser wrote it
 * @param circumstances the person's own day, and the language tag of the form
 * @returns a text, a number for a number field, the chosen values for a checkbox; undefined where there is no
 * confident value and a careful listener would ask again
 */
export const normaliseTranscript: Normalise = (field, transcript, circumstances) =>
  (LANGUAGES[primaryLanguage(circumstances.locale)] ?? unknown)[field.type]?.(field, transcript, circumstances)
