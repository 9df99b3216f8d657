import { spelled } from '../addresses/letters.ts'
import { reading } from '../layers.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { cardinalAt } from '../numbers/cardinals.ts'

/** A name that a person chose for a site, which is written together. */
const ASKS_USER_NAME = /(?<!\p{L})(?:usuari[oa]|nick(?:name)?|instagram|tiktok|twitter|telegram)(?!\p{L})/iu

const SIGNS: readonly [said: RegExp, sign: string][] = [
  [/^(?:gui[oó]n|raya|barra) baja?o?(?!\p{L})/iu, '_'],
  [/^gui[oó]n(?: medio)?(?!\p{L})/iu, '-'],
  [/^punto(?!\p{L})/iu, '.'],
]
const AROUND = /^(?:(?:pues|bueno|es|será|mi usuario es),? )+|[.!]$/giu
const SIGN = /\s+((?:gui[oó]n|raya|barra) baj[ao]|gui[oó]n(?: medio)?|punto)\s+/iu

/** Reads a user name that was said with its signs together: "lucas guion bajo dos mil nueve". */
export const withSigns = reading((heard, { label }) => {
  const parts = ASKS_USER_NAME.test(label) ? heard.replace(AROUND, '').split(SIGN) : []
  if (parts.length < 3) return heard
  const written = parts.map((part, at) => (at % 2 === 0 ? together(part) : signOf(part)))
  return written.includes(undefined) ? heard : written.join('')
})

const signOf = (said: string): string | undefined => SIGNS.find(([name]) => name.test(said))?.[1]

/** One word, letters or numbers; more words are a sentence around the name. */
function together(part: string): string | undefined {
  const words = wordsWithoutAccents(part)
  if (words.length === 1 && cardinalAt(words, 0) === undefined) return words[0]
  let written = ''
  for (let at = 0; at < words.length;) {
    const letters = spelled(words, at)
    const digits = cardinalAt(words, at)
    if (!letters && !digits)
      return at === 0 && cardinalAt(words, 1) ? `${words[0]}${together(words.slice(1).join(' ')) ?? ''}` : undefined
    written += letters?.value.join('') ?? String(digits?.value)
    at = letters?.next ?? digits?.next ?? words.length
  }
  return written
}
