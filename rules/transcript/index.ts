import { primaryLanguage } from '../languages/registry.ts'
import { english } from '../languages/en/transcript/index.ts'
import { spanish } from '../languages/es/transcript/index.ts'
import type { Normalise } from '../languages/shared/normalise.ts'
import { unknown } from '../languages/unknown/index.ts'

export { labelSound, type LabelSound } from '../languages/en/transcript/options/label-sounds.ts'
export type { Circumstances, Normalise, SpokenField } from '../languages/shared/normalise.ts'

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
