import type { ReadAnswer, Words } from '../../../shared/normalise.ts'
import { wordSet } from '../../../shared/phrases.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { cardinalAt } from './cardinals.ts'

/** Each is one of what is counted: "una niña", "mi mamá". */
const ONE = wordSet('un una mi otro otra')
/** What stands between the parts, and before the number of one. */
const JOINTS = wordSet(`${PAUSE} y e mis los las`)
/** A part has at most so many words after its number: "niñas de primaria". */
const THING_MAX = 3

/** Takes a number that is told with its parts, which make it up: "tengo tres, dos niñas y un niño". */
export const withParts =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (found?.isSure || heard.includes('?')) return found
    const words = wordsWithoutAccents(heard)
    const at = words.findIndex((word, index) => !ONE.has(word) && cardinalAt(words, index) !== undefined)
    const total = at < 0 ? undefined : cardinalAt(words, at)
    // "Tres personas: dos niñas y un niño".
    const starts = total ? [total.next, total.next + 1] : []
    const whole = starts.find((start) => sumFrom(words, start) === total?.value)
    const alone = whole === undefined ? undefined : read(field, words.slice(0, whole).join(' '), circumstances)
    return alone?.isSure && alone.value === total?.value ? alone : found
  }

/** What a question measures or prices is no sum of things. */
const MEASURED =
  /€|\$|euro|precio|peso|costo|coste|kilo|altura|estatura|metros|edad|temperatura|grados|a[ñn]os|sueldo|importe|talla|piso|puerta|cuota/iu
const OTHERWISE =
  /(?<!\p{L})(?:o|u|no|ni|entre|menos|hasta|por|pero|antes|ya|creo|cada|son|sobre|con|de mis?|docenas?)(?!\p{L})|\?/iu

/** Proposes the sum of the parts that were told without it: "una en el baño y dos en el pasillo". */
export const sumOfParts =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (heard.length > SAID_MAX || MEASURED.test(field.label ?? '') || OTHERWISE.test(heard) || !/ y /u.test(heard))
      return found
    const words = wordsWithoutAccents(heard)
    const start = words.findIndex((word, at) => ONE.has(word) || cardinalAt(words, at) !== undefined)
    const sum = start < 0 ? undefined : sumFrom(words, start)
    return sum === undefined || sum === found?.value ? found : { value: sum, isSure: false, isGuess: true }
  }

/** In characters. */
const SAID_MAX = 80

/** The sum of two parts or more that reach from a word to the end; undefined where something else is said. */
function sumFrom(words: Words, start: number): number | undefined {
  let [sum, parts, at] = [0, 0, start]
  while (at < words.length) {
    if (JOINTS.has(words[at])) at += 1
    else {
      const number = ONE.has(words[at]) ? { value: 1, next: at + 1 } : cardinalAt(words, at)
      const end = number ? endOfThing(words, number.next) : 0
      if (!number || end === number.next || end - number.next > THING_MAX) return undefined
      ;[sum, parts, at] = [sum + number.value, parts + 1, end]
    }
  }
  return parts > 1 ? sum : undefined
}

function endOfThing(words: Words, start: number): number {
  const end = words.findIndex(
    (word, at) => at >= start && (JOINTS.has(word) || ONE.has(word) || cardinalAt(words, at) !== undefined),
  )
  return end < 0 ? words.length : end
}
