import { takesOptions, traitsOf } from '../../../../field-types.ts'
import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import type { FieldType } from '../../../../../contract/types.gen.ts'
import type { Words } from '../../../shared/normalise.ts'
import { phraseAt } from '../../../shared/phrases.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { isHesitation, PAUSE } from '../../../shared/words.ts'
import { cardinalAt, ordinalOf } from '../numbers/cardinals.ts'
import { labelOf, stem } from '../options/bounded.ts'
import { asksOthers } from '../around/turns.ts'
import { KIN } from '../kin.ts'
import { WORDING } from '../wording.ts'
import { givesValue } from './verbs.ts'
import { LEADING_WORDS } from './words.ts'
import { regex } from '../../../shared/regex.ts'

/** Asks for a value before which, in its clause, a word stands that neither is the question's nor leads to values. */
export const unlessLedToByKnownWords = askedWhere(({ field, label, heard, value }) => {
  const words = wordsWithoutAccents(heard).filter((word) => !isHesitation(word))
  const chosen = takesOptions(field.type) ? labelOf(field.options ?? [], value) : undefined
  const isValue = chosen === undefined ? startsQuantity(field.type) : isOf(chosen)
  const mayBeOthers = asksOthers(label)
  const isAsked = isOf([label, ...(field.options ?? []).map((option) => option.label)].join(' '))
  const isLedTo = (at: number) => {
    const start = clauseStart(words, at)
    return words
      .slice(start, at)
      .every(
        (word, index, before) =>
          isKnown(words, start + index, before.slice(0, index)) ||
          isAsked(words, start + index) ||
          (mayBeOthers && KINSHIP.test(word)),
      )
  }
  const places = placesOf(words, value, isValue)
  return NAMED_BESIDE.test(heard) || (places.length > 0 && !places.some(isLedTo))
})

/** Where a clause says the value first; of a number, where it is said to the letter. */
function placesOf(words: Words, value: unknown, isValue: IsAt): readonly number[] {
  const all = words.flatMap((_, at) => (isValue(words, at) ? [at] : []))
  const exact = all.filter((at) => cardinalAt(words, at)?.value === value)
  const starts = new Map(
    (exact.length > 0 ? exact : all).map((at) => [clauseStart(words, at), at] as const).toReversed(),
  )
  return [...starts.values()]
}

/** Who is named with what tells which one: "Ramírez, el de contabilidad, se viene en bicicleta". */
const NAMED_BESIDE = /^\p{Lu}\p{Ll}+, (?:el|la) (?:del?|que) [^,.]+, \p{L}/u

/** The clause of a place: it begins after a pause, or after a word that turns to the answer. */
const clauseStart = (words: Words, place: number): number =>
  words.findLastIndex((word, at) => at < place && (word === PAUSE || TURNING.test(`${words[at - 1] ?? ''} ${word}`))) +
  1

const TURNING = /(?:^| )(?:pero|sino|ahora|entonces)$|^(?:asi que|o sea|al final|y (?:lo|yo|tiene))$/u

type IsAt = (words: Words, at: number) => boolean

/** Who somebody is to another, as one word: "ninas". */
export const KINSHIP = new RegExp(`^(?:${KIN})s?$`, 'iu')

/** Whether a word leads to values or counts them, also as a small one: "kilitos". */
export const leads = (word: string, before: Words = []): boolean =>
  LEADING_WORDS.has(word) || LEADING_WORDS.has(large(word)) || givesValue(word, before)

const large = (word: string): string => word.replace(/(?<=[a-z]{2})it(?=[oa]s?$)/u, '')

/** What tells a value: "segun el contador", "el termometro marca"; and a topic that a pronoun takes up: "la lavadora la compramos". */
const SOURCE = regex('u')`
  ^segun (?:el|la|los|las) |^(?:[a-z]+ )?(?:el|la) [a-z]+ (?:marca|pone|indica)(?: |$)
  |^(?:[a-z]+ )?(?:el|la|los|las) [a-z]+ l[oa]s? [a-z]+(?:mos|ngo)$`

function isKnown(words: Words, at: number, before: Words): boolean {
  const word = words[at] ?? ''
  const isNumber = cardinalAt(words, at) !== undefined || ordinalOf(word) !== undefined
  const isSource = SOURCE.test(words.slice(Math.max(0, at - 2), at + 3).join(' '))
  const isSynonym = phraseAt(WORDING.synonyms, words, at) !== undefined
  return (
    isNumber ||
    isSource ||
    isSynonym ||
    LEADING_WORDS.has(word) ||
    /\d|^.$|mente$/u.test(word) ||
    givesValue(word, before)
  )
}

/** Whether a word is of a text, in another form perhaps. */
export function isOf(text: string): IsAt {
  const all = wordsWithoutAccents(text)
    .flatMap((word) => word.split(/[/()-]/u))
    .filter((word) => word.length > 1)
  const own = all.filter((word) => !LEADING_WORDS.has(word))
  const said = own.length > 0 ? own : all
  const stems = new Set(said.map(stem))
  const families = new Set(said.filter((word) => word.length >= FAMILY).map((word) => word.slice(0, FAMILY)))
  return (words, at) => {
    const word = large(words[at] ?? '')
    return word !== PAUSE && (stems.has(stem(word)) || families.has(word.slice(0, FAMILY)))
  }
}

/** Words that begin alike are of one family: "entramos", "entrada"; in letters. */
const FAMILY = 5

const DAY = regex('u')`
  ^(?:hoy|manana|ayer|anteayer|antier|anoche|pasado|(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?
  |enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|navidad|nochebuena|nochevieja)$`
const QUANTITY = /^(?:medi[oa]|docena|par|ningun[oa]?|nada|nadie|cero|millon(?:es)?)$/u

const startsQuantity =
  (type: FieldType): IsAt =>
  (words, at) => {
    const word = words[at] ?? ''
    const isNumber = /\d/u.test(word) || cardinalAt(words, at) !== undefined || ordinalOf(word) !== undefined
    return isNumber || (traitsOf(type).value === 'day' ? DAY : QUANTITY).test(word)
  }
