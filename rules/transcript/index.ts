import { loadedLanguage } from '../languages/loaded.ts'
import type { Normalise } from '../languages/shared/normalise.ts'

/**
 * From what was heard to the value of a field (specification, section 4, Transcript normalisation by type). For the server;
 * a page loads the rules that it needs with `loadNormaliser`.
 * @param field its type, and for a select, radio or checkbox its options
 * @param transcript as a transcriber wrote it
 * @param circumstances the person's own day, and the language tag of the form
 * @returns a text, a number for a number field, the chosen values for a checkbox; undefined where there is no
 * confident value and a careful listener would ask again
 */
export const normaliseTranscript: Normalise = (field, transcript, circumstances) =>
  loadedLanguage(circumstances.locale).transcript[field.type]?.(field, transcript, circumstances)
