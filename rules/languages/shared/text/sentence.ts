import { isHesitation, plainWords } from '../words.ts'

/** Words of a language by which a sentence differs from a name. */
export interface WordsOfSentences {
  /** Words of sentences, which no name, place, code or title has: persons, common verbs, what joins clauses, discourse. */
  closedClass: ReadonlySet<string>
  /** With which no name begins. */
  prepositions: ReadonlySet<string>
  /** Words between two things, with which no phrase ends: "and". */
  joints: ReadonlySet<string>
  /** Which no name has: "my". */
  possessives: ReadonlySet<string>
  /** Who somebody else is to the person: "husband". */
  kin: ReadonlySet<string>
  /** After which a name or a thing follows: "is", "called", or another than before: "sorry". */
  naming: ReadonlySet<string>
  /** Forms of verbs by their ending. */
  inflected: RegExp
}

/** Likewise with what was said of the question in another form: "allergic to latex" where allergies are asked for. */
export function wordsTo(label: string, said: string, words: WordsOfSentences): WordsOfSentences {
  const asked = plainWords(label)
  const isForm = (word: string) => asked.some((each) => isAlike(each, word))
  const forms = plainWords(said).filter((word) => !asked.includes(word) && isForm(word))
  return forms.length === 0 ? words : { ...words, closedClass: new Set([...words.closedClass, ...forms]) }
}

/** In letters. */
const STEM = 5

/** A plural is the same word: "Willow Street" where streets are asked for. */
const isAlike = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) > STEM &&
  a.slice(0, STEM) === b.slice(0, STEM) &&
  a.replace(/e?s$/u, '') !== b.replace(/e?s$/u, '')

/** Whether a word tells that a sentence was said, or a part of one. */
export const hasClosedClass = (said: string, { closedClass, inflected }: WordsOfSentences): boolean =>
  plainWords(said).some((word) => closedClass.has(word) || inflected.test(word))

/** Whether what is left of a sentence is a phrase of its own, and not where something is. */
export const isPhrase = (said: string, words: WordsOfSentences): boolean =>
  !hasClosedClass(said, words) && !words.prepositions.has(plainWords(said)[0] ?? '')

/** Whether a phrase may be a name as it stands: "in Illinois" and "my husband Rajesh" are none. */
export const isNameAlone = (said: string, { prepositions, possessives }: WordsOfSentences): boolean =>
  said.split(/[,;:]\s+/u).every((part) => !prepositions.has(plainWords(part)[0] ?? '')) &&
  !plainWords(said).some((word) => possessives.has(word))

export const hasKin = (said: string, { kin }: WordsOfSentences): boolean =>
  plainWords(said).some((word) => kin.has(word.replace(/'s$/u, '')))

/**
 * The phrase of a sentence that is the answer: what follows the last verb that names it, else the first; without what joins it to
 * the rest. "Hi, my name's Remedios Castaño by the way".
 * @param isLed whether the words before it, which name it, are gone
 */
export function phraseIn(said: string, isLed: boolean, words: WordsOfSentences): string | undefined {
  if (said.split(/\s+/u).length <= PHRASE_MAX) return undefined
  const phrases: Phrase[] = []
  let open: Phrase | undefined
  let isNamed = false
  let before = ''
  for (const token of said.split(/\s+/u)) {
    const word = plainWords(token)[0] ?? ''
    if (isOfSentence(word, before, words)) {
      isNamed ||= words.naming.has(word)
      open = undefined
    } else {
      if (!open) phrases.push((open = { tokens: [], isNamed }))
      open.tokens.push(token)
      isNamed = false
    }
    if (/[.,;:!?…]$/u.test(token)) open = undefined
    before = word
  }
  const found = phrases.map((phrase) => ({ ...phrase, tokens: withoutJoints(phrase.tokens, words) }))
  const whole = found.filter(({ tokens }) => /\p{L}{3}|\d/u.test(tokens.join(' ')))
  const { tokens = [] } = (isLed ? undefined : whole.findLast((phrase) => phrase.isNamed)) ?? whole[0] ?? {}
  return tokens.join(' ').replace(/[.,;:!?…]+$/u, '') || undefined
}

/** What is as short has no phrase in it, in words: "just eat". */
const PHRASE_MAX = 2

interface Phrase {
  tokens: string[]
  isNamed: boolean
}

const isOfSentence = (word: string, before: string, words: WordsOfSentences): boolean =>
  isHesitation(word) ||
  words.naming.has(word) ||
  hasClosedClass(word, words) ||
  words.possessives.has(word) ||
  (words.possessives.has(before) && words.kin.has(word))

function withoutJoints(tokens: string[], { prepositions, joints }: WordsOfSentences): string[] {
  const words = tokens.map((token) => plainWords(token)[0] ?? '')
  const from = words.findIndex((word) => !prepositions.has(word))
  const to = words.findLastIndex((word) => !prepositions.has(word) && !joints.has(word))
  return from < 0 ? [] : tokens.slice(from, to + 1)
}
