import { QUOTED_ANSWER_MAX } from './limits.ts'

const REFERENCE = /\{\{([^{}]{1,100})\}\}/g

/** How a text refers to the answer to a field: by the field's id, so that another label or name changes nothing. */
export const referenceTo = (fieldId: string): string => `{{${fieldId}}}`

/** The ids in a text that may be those of fields; any other words in double braces are the owner's own. */
export const referencesIn = (text: string | null | undefined): string[] =>
  text?.includes('{{') ? [...text.matchAll(REFERENCE)].map(([, id]) => id ?? '') : []

/** A reference, and before it what a missing answer takes with it: the space, and a comma. A gap is read from its beginning only. */
const WITH_GAP = /((?<![\s,;:])[\s,;:]*)\{\{([^{}]{1,100})\}\}/g

/**
 * A text with what it refers to.
 * @param wordsFor gives the words for a field id, as `asQuoted` makes them: empty where nothing is answered, undefined where
 * no field has it
 */
export function withReferences(text: string, wordsFor: (fieldId: string) => string | undefined): string {
  if (!text.includes('{{')) return text
  return text
    .replace(WITH_GAP, (reference, gap: string, id: string) => {
      const words = wordsFor(id)
      if (words === undefined) return reference
      return words && `${gap}${words}`
    })
    .trim()
}

/** In one line, and no longer than a label bears. */
export function asQuoted(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length > QUOTED_ANSWER_MAX ? `${characters.slice(0, QUOTED_ANSWER_MAX).join('')}…` : line
}
