import { loadedLanguage } from '../languages/loaded.ts'
import { readerOfType } from './reader-of-type.ts'
import { type Normalise, type ReadAnswer, valueBy } from '../languages/shared/normalise.ts'

/**
 * From what was heard to the value of a field. For the server; a page loads the rules that it needs with `loadReader`.
 * @param field its type, and for a select, radio or checkbox its options; its label, where it has one, explains words of the answer
 * @param transcript as a transcriber wrote it
 * @param circumstances the person's own day, and the language tag of the form
 * @returns the value, and whether everything that was said is explained by it, so that it can be taken without asking; undefined
 * where there is no value and a careful listener would ask again
 */
export const readTranscript: ReadAnswer = (field, transcript, circumstances) => {
  const { transcript: rules, classify } = loadedLanguage(circumstances.locale)
  const read = rules[field.type]
  return read && readerOfType(field.type, read, classify)(field, transcript, circumstances)
}

/** The value alone, sure or not: a text, a number for a number field, the chosen values for a checkbox. */
export const normaliseTranscript: Normalise = valueBy(readTranscript)
