import { wordsWithoutAccents } from '../../shared/translation.ts'

/** Whether two forms are of one verb, by their beginnings: "recomienda" and "recomiendo", "recomendaría". */
export function areOfOneVerb(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((form) => plain(form))
  const length = Math.max(STEM, Math.min(first.length, second.length) - ENDING)
  return first.length >= length && first.slice(0, length) === second.slice(0, length)
}

/** Without accents, and with the vowel of the infinitive. */
const plain = (form: string): string => wordsWithoutAccents(form).join('').replace(/ie/u, 'e').replace(/ue/u, 'o')

/** In letters. */
const STEM = 3
const ENDING = 3
