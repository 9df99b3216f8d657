import { nameOfLanguage } from '../languages/registry.ts'

/** The longest question that people follow by ear, and the longest option that they say in one breath. */
const LISTENED_MAX = 200
const SAID_MAX = 80

const ADDRESS = /https?:\/\/|\bwww\.|\S@\S+\.\S/iu

/**
 * Why a text of the owner is no good aloud, as the end of a sentence about it; undefined when it is.
 * @param locale the language in which it is read and said, as BCP 47
 */
export function unsayableAs(text: string, use: 'listened' | 'said', locale: string): string | undefined {
  const max = use === 'said' ? SAID_MAX : LISTENED_MAX
  if (!/[\p{L}\p{N}]/u.test(text)) return 'has no words'
  if (!hasWords(text, locale)) return `is not written in the letters of ${nameOfLanguage(locale)}`
  if (ADDRESS.test(text)) return 'holds an address'
  return [...text].length > max ? `is longer than ${max} characters` : undefined
}

/** Whether there is a digit in it, or a letter that the language is written in: signs, pictures and other letters have no sound. */
export const hasWords = (text: string, locale: string): boolean => lettersOf(scriptOf(locale)).test(text)

/** ISO 15924, such as Latn or Cyrl; names of other languages stand in Latin letters everywhere. */
function scriptOf(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().script ?? LATIN
  } catch {
    return LATIN
  }
}

const LATIN = 'Latn'
/** What is written in several scripts. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Han', 'Hira', 'Kana'],
  Kore: ['Hang', 'Han'],
  Hans: ['Han'],
  Hant: ['Han'],
}
const known = new Map<string, RegExp>()

function lettersOf(script: string): RegExp {
  const scripts = [LATIN, ...(SCRIPTS[script] ?? [script])].map((name) => `\\p{Script=${name}}`)
  const letters = known.get(script) ?? new RegExp(`[\\p{N}${scripts.join('')}]`, 'u')
  known.set(script, letters)
  return letters
}
