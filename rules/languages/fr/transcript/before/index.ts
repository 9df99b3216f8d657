import { traitsOf, takesOptions } from '../../../../field-types.ts'
import type { FieldOption } from '../../../../../contract/types.gen.ts'
import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import type { SpokenField, Words } from '../../../shared/normalise.ts'
import { phraseAt, wordSet } from '../../../shared/phrases.ts'
import { roleAt } from '../../../shared/remainder.ts'
import { isHesitation, PAUSE } from '../../../shared/words.ts'
import { UNITS } from '../lexicon/units.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { ordinalAt } from '../numbers/ordinals.ts'
import { TURNS } from '../turns.ts'
import { frenchWords } from '../words.ts'
import { WORDING } from '../wording.ts'
import { LEADING_WORDS } from './words.ts'

type IsAt = (words: Words, at: number) => boolean

/** Asks for a value before which, in its clause, a word stands that neither is the question's nor leads to values. */
export const unlessLedToByKnownWords = askedWhere(({ field, label, heard, value }) => {
  if (label === '' || isYesOrNo(field, value)) return false
  const words = frenchWords(heard).filter((word) => !isHesitation(word))
  const isOwn = isOf([label, ...(field.options ?? []).map((option) => option.label)].join(' '), () => true)
  const places = placesOf(words, value, valuesOf(field, value))
  return places.length > 0 && !places.some((at) => isLedTo(words, at, isOwn, TURNS.asksOthers.test(label)))
})

/** The words before a value in each clause that says it. */
export function leadsTo(field: SpokenField, heard: string, value: unknown): readonly Words[] {
  const words = frenchWords(heard).filter((word) => !isHesitation(word))
  return placesOf(words, value, valuesOf(field, value)).map((at) => words.slice(clauseStart(words, at), at))
}

/** A yes or no may be told by anything before it. */
const isYesOrNo = ({ options }: SpokenField, value: unknown): boolean =>
  options?.length === 2 && /^(?:oui|non)$/iu.test(labelOf(options, value))

/** Whether a word belongs to a value: to the label that was chosen, or to a quantity. */
function valuesOf({ type, options }: SpokenField, value: unknown): IsAt {
  if (takesOptions(type)) return isOf(labelOf(options ?? [], value))
  const isDay = traitsOf(type).value === 'day'
  return (words, at) => isNumber(words, at) || (isDay ? DAYS : QUANTITIES).has(words[at])
}

/** The label of the option that was chosen, or of all of them. */
export const labelOf = (options: readonly FieldOption[], value: unknown): string =>
  options
    .filter((option) => (Array.isArray(value) ? value.includes(option.value) : option.value === value))
    .map(({ label }) => label)
    .join(' ')

/** Where a clause says the value first; of a number, where it is said to the letter. */
function placesOf(words: Words, value: unknown, isValue: IsAt): readonly number[] {
  const all = words.flatMap((_, at) => (isValue(words, at) ? [at] : []))
  const exact = all.filter((at) => cardinalAt(words, at)?.value === value)
  const starts = (exact.length > 0 ? exact : all).map((at) => [clauseStart(words, at), at] as const)
  return [...new Map(starts.toReversed()).values()]
}

/** A clause begins after a pause or a turn, or with "it is"; what was said before it says nothing of its value. */
const clauseStart = (words: Words, place: number): number =>
  words.findLastIndex(
    (word, at) =>
      at < place && (ENDS.has(word) || (word === 'ce' && /^(?:est|sera|serait)$/u.test(words[at + 1] ?? ''))),
  ) + 1

const ENDS = wordSet(`${PAUSE} mais donc alors maintenant finalement desormais`)

function isLedTo(words: Words, place: number, isOwn: IsAt, mayBeOthers: boolean): boolean {
  for (let at = clauseStart(words, place); at < place;) {
    const length = isOwn(words, at) ? 1 : lengthOfLead(words, at, mayBeOthers)
    if (length === 0) return false
    at += length
  }
  return true
}

/** How many words from here on lead to a value. */
export function lengthOfLead(words: Words, at: number, mayBeOthers: boolean): number {
  const role = roleAt([VOCABULARY], words, at)
  if (role && (role.meaning !== 'other' || mayBeOthers)) return role.length
  const synonym = phraseAt(WORDING.synonyms, words, at)
  if (synonym) return synonym.length
  const word = words[at] ?? ''
  const isKnown =
    LEADING_WORDS.has(word) ||
    isMeasure(word) ||
    isInfinitive(words, at) ||
    isNumber(words, at) ||
    /^.$|ment$/u.test(word)
  return isKnown ? 1 : (VOCABULARY.verb(words, at) ?? 0)
}

/** "Je vais payer en espèces". */
const isInfinitive: IsAt = (words, at) =>
  /^[a-z]{2,}(?:er|ir|dre|tre|oir|ire)$/u.test(words[at] ?? '') && BEFORE_INFINITIVES.has(words[at - 1])

const BEFORE_INFINITIVES = wordSet(
  'vais va allons vont veux voulons voudrais voudrions peux peut pouvons pourrais aimerais aimerions prefere preferons souhaite dois faut compte pour a de',
)

const MEASURES = wordSet(
  Object.values(UNITS)
    .flatMap((list) => list.split('|'))
    .flatMap(frenchWords)
    .join(' '),
)
export const isMeasure = (word: string | undefined): boolean => MEASURES.has(word)

const isNumber: IsAt = (words, at) =>
  /\d/u.test(words[at] ?? '') || cardinalAt(words, at) !== undefined || ordinalAt(words, at) !== undefined

/** Whether a word is of a text, in another form perhaps; "wifi" is "Wi-Fi" too. */
export function isOf(
  text: string,
  isTelling = (word: string) => !LEADING_WORDS.has(word) && !WORDING.isCommon(word),
): IsAt {
  const all = [text, text.replaceAll('-', '')].flatMap(frenchWords).filter((word) => word !== PAUSE)
  const own = all.filter(isTelling)
  const said = own.length > 0 ? own : all
  const forms = new Set(said.map(WORDING.formOf))
  const families = new Set(said.filter((word) => word.length >= FAMILY).map((word) => word.slice(0, FAMILY)))
  return (words, at) => {
    const word = words[at] ?? PAUSE
    return word !== PAUSE && (forms.has(WORDING.formOf(word)) || families.has(word.slice(0, FAMILY)))
  }
}

/** Words that begin alike are of one family; in letters. */
const FAMILY = 5

const DAYS = wordSet(
  `aujourd hui hier demain lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout
  septembre octobre novembre decembre noel paques toussaint`,
)
const QUANTITIES = wordSet('demi demie douzaine aucun aucune rien personne zero million millions milliard')
