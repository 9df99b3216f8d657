import { todayFrom } from '../../../../shared/calendar.ts'
import type { Circumstances, ReadAnswer, Reading, SpokenField, Words } from '../../../../shared/normalise.ts'
import { asksFor, boundIn, standsFor, type Vocabulary } from '../../../../shared/remainder.ts'
import { splitHyphens, wordsOf } from '../../../../shared/words.ts'
import { formOf, questionWords } from '../../lexicon/own-words.ts'
import { unfolded } from '../../numbers/amounts.ts'
import { cardinalAt } from '../../numbers/words.ts'
import { regex } from '../../../../shared/regex.ts'

/** Whether the question asks for that. */
type Asks = (subject: 'height' | 'which-year') => boolean

/** Numbers that the question lets hear where the words alone hold none: "no children", "for tickets", "one seventy two". */
export const orGuessedNumber =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const asks: Asks = (subject) => asksFor(vocabularies, subject, field.label ?? '')
    if (found && isBeyond(found, boundIn(vocabularies, 'most', field.label ?? '')))
      return { ...found, isSure: false, isGuess: true }
    const inUnit = inCentimetres(found, field) ?? inMetres(found, field, asks) ?? inCentury(found, asks, circumstances)
    if (inUnit) return inUnit
    if (found || transcript.includes('?')) return found
    const words = splitHyphens(
      (wordsOf(field.label ? transcript.replace(/\bno one\b/giu, 'nobody') : transcript) ?? []).flatMap(unfolded),
    )
    const none = noneOf(words, field, vocabularies)
    if (none) return none
    const value = height(words, field, asks)
    if (value !== undefined) {
      const isSure = isTall(value, words, field)
      return { value, isSure, isGuess: !isSure }
    }
    const sounded = words.map((word, at) => (isAsked(words[at + 1], field) ? (SOUNDS.get(word) ?? word) : word))
    const said = sounded.join(' ') === words.join(' ') ? undefined : read(field, sounded.join(' '), circumstances)
    return said && { ...said, isSure: false, isGuess: true }
  }

/** "Score out of 100", "tickets (at most 8)": more than the question itself allows. */
const isBeyond = ({ value }: Reading, most: string | undefined): boolean =>
  most !== undefined && Number(value) > Number(most)

/** "1.62" of a height that is asked for in centimetres. */
function inCentimetres(found: Reading | undefined, { label = '' }: SpokenField): Reading | undefined {
  const metres = Number(found?.value)
  const isHeight = CENTIMETRES.test(label) && metres > 0.4 && metres < 2.6 && !Number.isInteger(metres)
  return isHeight ? { value: Math.round(metres * 100), isSure: false, isGuess: true } : undefined
}

/** "One seventy two" of a height that is asked for in metres. */
function inMetres(found: Reading | undefined, { label = '' }: SpokenField, asks: Asks): Reading | undefined {
  const value = Number(found?.value)
  const isHeight = asks('height') && METRES.test(label) && !CENTIMETRES.test(label) && value >= 40 && value <= 260
  return isHeight ? { value: value / 100, isSure: found?.isSure === true && value > 139 && value < 206 } : undefined
}

const METRES = /(?<!\p{L})(?:met(?:re|er)s?|m)(?!\p{L})/iu

/** "'98" of a year: the last one that ends so. */
function inCentury(found: Reading | undefined, asks: Asks, { today }: Circumstances): Reading | undefined {
  const value = Number(found?.value)
  if (!asks('which-year') || !Number.isInteger(value) || value < 10 || value > 99) return undefined
  const now = todayFrom(today)?.getUTCFullYear() ?? 2000
  const inThis = now - (now % 100) + value
  return { value: inThis <= now ? inThis : inThis - 100, isSure: false, isGuess: true }
}

const CENTIMETRES = /\bcm\b|centim/iu

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
  ^(?:don't|do|not|haven't|there|are|is|were|was|will|be|i|we|have|had|got|oh|well|please|thanks
    |thank|you|at|all|,|of|them|with|me|us|any|hurt|injured|coming|thankfully|luckily|fortunately|sadly|unfortunately|really|yet)$`

/** "No children" where children are counted; "nobody" where people may be. */
function noneOf(words: Words, field: SpokenField, vocabularies: readonly Vocabulary[]): Reading | undefined {
  const at = words.findIndex((word) => /^(?:no|nobody|zero|don't|haven't)$/.test(word))
  const isBeside = (word: string) =>
    BESIDE_NONE.test(word) || standsFor(vocabularies, 'having', word) || isAsked(word, field)
  if (at < 0 || words.some((word, index) => index !== at && !isBeside(word))) return undefined
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

const BESIDE_HEIGHT = /^(?:,|and|i'm|i|am|it|is|it's|my|height|please|thanks|thank|you|cm|centimet\w*|tall)$/

/** "One seventy two", of a height. */
function height(words: Words, { label = '' }: SpokenField, asks: Asks): number | undefined {
  const at = words.findIndex((word) => /^(?:1|2|one|two)$/.test(word))
  const rest = at < 0 || !(asks('height') || CENTIMETRES.test(label)) ? undefined : cardinalAt(words, at + 1)
  const isOnly = rest && words.every((_, index) => (index >= at && index < rest.next) || !cardinalAt(words, index))
  if (!rest || !isOnly || rest.value < 10 || rest.value > 99) return undefined
  return (/^(?:1|one)$/.test(words[at] ?? '') ? 100 : 200) + rest.value
}
