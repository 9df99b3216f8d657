import { traitsOf, type ValueKind } from '../../../../field-types.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { plainWords, withoutPauses } from '../../../shared/words.ts'
import { hasKin } from '../../../shared/text/sentence.ts'
import { germanRegex } from '../letters.ts'
import { WORDS_OF_SENTENCES } from '../lexicon/closed-class.ts'

/** "Deutsch und Englisch, nein, Deutsch und Italienisch", "… 26, nein, am Ende 62, also …"; who gives way says more: "vier, ach komm, fünf". */
const SAID_AGAIN = germanRegex('iu')`
  ^(?<slip>[^,;]+?)[,;.] (?:(?:äh+m*|ach|oh|nein|nee|nö|entschuldigung|pardon|sorry|moment|halt),? )*(?:nein|nee|nö|entschuldigung|pardon|sorry|(?<yields>(?:ach |na )?komm|na gut))[,.]?
  (?: [^,;]+, also:?)?(?: (?:doch|eher|lieber|dann))* (?<own>[^,;]+)[.!]?$`
/** What leaves one of the two open, denies it, or is politeness. */
const OPEN = germanRegex('iu')`
  \?|(?<!\p{L})(?:oder|wenn|falls|vielleicht|glaube?|denke?|aber|sondern|auch|sonst|nicht|kein\p{L}*|nein|ja|danke|bitte)(?!\p{L})`

const lengthOf = (said: string): number => withoutPauses(plainWords(said)).length

/** Of a list, and of words, who gives way may want both. */
const ONE: ReadonlySet<ValueKind> = new Set(['quantity', 'scale', 'one-option', 'day'])

/**
 * Takes what stands for the value before it, where each is a value of its own; of texts one of as many words, of numbers of phones one as
 * long, and a whole address after the beginning of one.
 */
export const insteadOfSlip: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  const { slip = '', own = '', yields } = SAID_AGAIN.exec(heard)?.groups ?? {}
  if (own === '' || OPEN.test(own) || OPEN.test(slip) || (found?.isSure && found.value !== slip)) return found
  const { value: kind } = traitsOf(field.type)
  if (yields !== undefined && !ONE.has(kind)) return found
  const open = found && { ...found, isSure: false }
  if (kind === 'free-text' && (lengthOf(slip) !== lengthOf(own) || hasKin(own, WORDS_OF_SENTENCES))) return open
  const [alone, before] = [own, slip].map((said) => read(field, said, circumstances))
  if (!alone?.isSure || alone.isGuess) return open
  if (kind === 'line' && !before?.isSure) return found?.value === alone.value ? alone : open
  const isWhole = kind !== 'line' || String(alone.value).length === String(before?.value).length
  return before?.isSure && isWhole ? alone : open
}
