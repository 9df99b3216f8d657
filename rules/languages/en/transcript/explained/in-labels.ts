import { exactly } from '../../../shared/exact-label.ts'
import { byKind } from '../../../shared/kinds.ts'
import { suggested, type Wording, withSynonyms } from '../../../shared/label-words.ts'
import type { ReadAnswer, Reading, SpokenField, Words } from '../../../shared/normalise.ts'
import { wordSet } from '../../../shared/phrases.ts'
import { PAUSE, soundsOf, splitHyphens } from '../../../shared/words.ts'
import { KINDS } from '../lexicon/kinds/index.ts'
import { RECIPROCAL } from '../lexicon/kinds/reciprocal.ts'
import { cardinalAt } from '../numbers/words.ts'
import { isAsking } from './question.ts'

const CLOSENESS = ['form', 'family', 'related'] as const

/** Reads synonyms as the labels that they mean; what only suggests an option is a guess. */
export const inLabels =
  (wording: Wording, read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const options = field.options ?? []
    const words = splitHyphens(soundsOf(wording.plain(transcript)) ?? [])
    const readAs = (said: Words) => read(field, said === words ? transcript : said.join(' '), circumstances)
    if (transcript.includes('?') || exactly(options, transcript) !== undefined) return readAs(words)
    const plain = readAs(words)
    const named = plain?.isSure ? words : withSynonyms(words, options, wording)
    const found = named === words ? plain : (readAs(named) ?? plain)
    if (isAsking(transcript, words)) return found
    if (found) return found.isSure ? found : (withFurther(found, ofKind(field, words, wording, readAs)) ?? found)
    const [form, family, related] = CLOSENESS.map((closeness) => {
      const suggestion = suggested(words, options, wording, closeness)
      return suggestion && readAs(suggestion)
    })
    if (form?.isSure) return form
    const guess = family?.isSure ? family : (related ?? ofKind(field, words, wording, readAs))
    return guess && { ...guess, isSure: false, isGuess: true }
  }

/** In words: who tells more tells of other things as well. */
const TOLD_MAX = 14

/** An option that nobody named, where what was told of is of its kind. */
function ofKind(
  field: SpokenField,
  words: Words,
  wording: Wording,
  read: (said: Words) => Reading | undefined,
): Reading | undefined {
  if (words.length > TOLD_MAX) return undefined
  const options = field.options ?? []
  const named = withSynonyms(words, options, wording)
  const said = withAge(named)
  const isRelation = RELATION.test(field.label ?? '')
  const told =
    (isRelation ? byKind(said, options, RECIPROCAL, wording) : undefined) ?? byKind(said, options, KINDS, wording)
  return told ? read(told) : said === named ? undefined : read(said)
}

const RELATION = /\brelation|\brelated\b/iu
const WHO_IS = wordSet("i'm he's she's is am aged turned turning")
const BESIDE_AGE = wordSet('only just now about nearly almost')
const ADULT_FROM = 18
const SENIOR_FROM = 65
const OLDEST = 110

/** "He's only seven", "I'm seventy one": as what is called who is so old, where nothing is counted. */
function withAge(words: Words): Words {
  const at = words.findIndex((word) => WHO_IS.has(word))
  const from = words.findIndex((word, index) => index > at && !BESIDE_AGE.has(word))
  const age = at < 0 || from < 0 ? undefined : cardinalAt(words, from)
  const isAge = age && AFTER_AGE.test(words[age.next] ?? PAUSE) && age.value < OLDEST
  if (!isAge) return words
  const called = age.value < ADULT_FROM ? 'child' : age.value < SENIOR_FROM ? 'adult' : 'pensioner'
  return [...words.slice(0, from), called, ...words.slice(age.next)]
}

const AFTER_AGE = /^(?:,|years|year|now|today|and|so|love|mate|in|next|this|last)$/u

/** Options of a list, with those that nobody named beside them. */
function withFurther({ value }: Reading, told: Reading | undefined): Reading | undefined {
  const isMore = (all: unknown) =>
    Array.isArray(all) && Array.isArray(value) && value.every((each) => all.includes(each))
  return told && isMore(told.value) ? { ...told, isSure: false, isGuess: true } : undefined
}
