import { todayFrom } from '../../../../shared/calendar.ts'
import type { Circumstances, ReadAnswer, Reading, SpokenField, Words } from '../../../../shared/normalise.ts'
import { splitHyphens, wordsOf } from '../../../../shared/words.ts'
import { formOf, questionWords } from '../../lexicon/own-words.ts'
import { unfolded } from '../../numbers/amounts.ts'
import { cardinalAt } from '../../numbers/words.ts'
import { regex } from '../../../../shared/regex.ts'

/** Numbers that the question lets hear where the words alone hold none: "no children", "for tickets", "one seventy two". */
export const orGuessedNumber =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    if (found && isBeyond(found, field)) return { ...found, isSure: false, isGuess: true }
    const inUnit = inCentimetres(found, field) ?? inMetres(found, field) ?? inCentury(found, field, circumstances)
    if (inUnit) return inUnit
    if (found || transcript.includes('?')) return found
    const words = splitHyphens((wordsOf(transcript) ?? []).flatMap(unfolded))
    const none = noneOf(words, field)
    if (none) return none
    const value = height(words, field)
    if (value !== undefined) {
      const isSure = isTall(value, words, field)
      return { value, isSure, isGuess: !isSure }
    }
    const sounded = words.map((word, at) => (isAsked(words[at + 1], field) ? (SOUNDS.get(word) ?? word) : word))
    const said = sounded.join(' ') === words.join(' ') ? undefined : read(field, sounded.join(' '), circumstances)
    return said && { ...said, isSure: false, isGuess: true }
  }

/** "Score out of 100", "tickets (at most 8)": more than the question itself allows. */
function isBeyond({ value }: Reading, { label = '' }: SpokenField): boolean {
  const [, most = ''] = MOST.exec(label) ?? []
  return most !== '' && Number(value) > Number(most)
}

const MOST = regex('iu')`
  (?:\bout of|\bmax(?:\.|imum)?|\bat most|\bup to|m[aá]x(?:\.|imo)?|hasta|sobre|\b0 ?(?:a|to|-|–)
    |\b1 ?(?:a|to|-|–)|maximal|höchstens|bis zu|jusqu'à) ?(\d+)(?!\d)`

/** "1.62" of a height that is asked for in centimetres. */
function inCentimetres(found: Reading | undefined, { label = '' }: SpokenField): Reading | undefined {
  const metres = Number(found?.value)
  const isHeight = CENTIMETRES.test(label) && metres > 0.4 && metres < 2.6 && !Number.isInteger(metres)
  return isHeight ? { value: Math.round(metres * 100), isSure: false, isGuess: true } : undefined
}

/** "One seventy two" of a height that is asked for in metres. */
function inMetres(found: Reading | undefined, { label = '' }: SpokenField): Reading | undefined {
  const value = Number(found?.value)
  const isHeight = HEIGHT.test(label) && METRES.test(label) && !CENTIMETRES.test(label) && value >= 40 && value <= 260
  return isHeight ? { value: value / 100, isSure: found?.isSure === true && value > 139 && value < 206 } : undefined
}

const METRES = /(?<!\p{L})(?:m[eè]t(?:re|er|ro)s?|metern?|m)(?!\p{L})/iu

/** "'98" of a year: the last one that ends so. */
function inCentury(
  found: Reading | undefined,
  { label = '' }: SpokenField,
  { today }: Circumstances,
): Reading | undefined {
  const value = Number(found?.value)
  if (!YEAR.test(label) || !Number.isInteger(value) || value < 10 || value > 99) return undefined
  const now = todayFrom(today)?.getUTCFullYear() ?? 2000
  const inThis = now - (now % 100) + value
  return { value: inThis <= now ? inThis : inThis - 100, isSure: false, isGuess: true }
}

const YEAR = regex('iu')`
  \b(?:(?:which|what|in) year\b|year (?:of|you|in which)|en qué año|qué año|año (?:de|en)|quelle année
    |année (?:de|d)|welche[ms]? jahr|baujahr)`

const CENTIMETRES = /\bcm\b|cent[ií]m|zentimeter/iu

const SOUNDS = new Map([
  ['to', 'two'],
  ['too', 'two'],
  ['for', 'four'],
  ['ate', 'eight'],
  ['won', 'one'],
])

const isAsked = (word: string | undefined, field: SpokenField): boolean =>
  word !== undefined && word.length > 2 && questionWords(field).has(formOf(word))

const BESIDE_NONE = regex('')`
  ^(?:don't|do|not|haven't|tengo|tenemos|hay|there|are|is|were|was|will|be|i|we|have|had|got|oh|well|please|thanks
    |thank|you|at|all|,|of|them|with|me|us|any|hurt|injured|coming)$`

/** "No children" where children are counted; "nobody" where people may be. */
function noneOf(words: Words, field: SpokenField): Reading | undefined {
  const at = words.findIndex((word) => /^(?:no|nobody|zero|don't|haven't)$/.test(word))
  const isOther = (word: string, index: number) => index !== at && !BESIDE_NONE.test(word) && !isAsked(word, field)
  if (at < 0 || words.some(isOther)) return undefined
  if (words[at] === 'nobody')
    return { value: 0, isSure: /\b(?:how many|number|people|guests)\b/iu.test(field.label ?? '') }
  if (words[at] === 'no' && isAsked(words[at + 1], field)) return { value: 0, isSure: true }
  return words.slice(at).some((word) => isAsked(word, field)) ? { value: 0, isSure: false, isGuess: true } : undefined
}

/** "One seventy two" alone, where centimetres are asked for: nobody is 1.72 cm tall. */
const isTall = (value: number, words: Words, { label = '' }: SpokenField): boolean =>
  CENTIMETRES.test(label) &&
  value >= 140 &&
  value <= 205 &&
  words.every((word, at) => BESIDE_HEIGHT.test(word) || cardinalAt(words, at) || cardinalAt(words, at - 1))

const BESIDE_HEIGHT = /^(?:,|and|i'm|i|am|it|is|it's|my|height|mido|mide|please|thanks|thank|you|cm|centimet\w*|tall)$/

const HEIGHT = /\b(?:height|tall|estatura|altura|talla|gr[oö](?:ß|ss)e|taille)\b.*|\bcm\b|cent[ií]m|zentimeter/iu

/** "One seventy two", of a height. */
function height(words: Words, { label = '' }: SpokenField): number | undefined {
  const at = words.findIndex((word) => /^(?:1|2|one|two)$/.test(word))
  const rest = at < 0 || !HEIGHT.test(label) ? undefined : cardinalAt(words, at + 1)
  const isOnly = rest && words.every((_, index) => (index >= at && index < rest.next) || !cardinalAt(words, index))
  if (!rest || !isOnly || rest.value < 10 || rest.value > 99) return undefined
  return (/^(?:1|one)$/.test(words[at] ?? '') ? 100 : 200) + rest.value
}
