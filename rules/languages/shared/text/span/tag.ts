import { isHesitation, plainWords } from '../../words.ts'
import type { Words } from '../../normalise.ts'
import type { WordsOfSentences } from '../sentence.ts'
import type { Clauses } from './clauses.ts'

/** What a word does in a sentence; of a thing an answer is made. */
export type Kind = 'sentence' | 'verb' | 'preposition' | 'naming' | 'adjunct' | 'owner' | 'kin' | 'joint' | 'thing'

export interface Tagged {
  token: string
  word: string
  kind: Kind
  /** Whether the transcriber wrote it with a capital though no sentence begins there. */
  isCapital: boolean
  /** Whether a pause follows. */
  isEnd: boolean
}

/** The words of a sentence with what they do in it: "we flew out with Icelandair last spring". */
export function tagged(said: string, words: WordsOfSentences, clauses: Clauses): Tagged[] {
  const tokens = said.split(/\s+/u).filter((token) => plainWords(token).some((word) => /[\p{L}\p{N}]/u.test(word)))
  const plain = tokens.map((token) => plainWords(token)[0] ?? '')
  const isCased = /\p{Lu}/u.test(said.replace(/(?<!\p{L})I(?!\p{L})/gu, ''))
  const text = plain.join(' ')
  const tags: Tagged[] = []
  let [offset, clause] = [0, 0]
  let until = 0
  let phrase: Kind = 'adjunct'
  for (const [at, token] of tokens.entries()) {
    const word = plain[at] ?? ''
    const isCapital = isCased && at > 0 && !/[.!?…]["')\]]*$/u.test(tokens[at - 1] ?? '') && isWritten(token)
    if (at >= until) {
      const [naming, adjunct] = [clauses.naming, clauses.adjunct].map((pattern) => countAt(pattern, text, offset))
      until = at + Math.max(naming ?? 0, adjunct ?? 0)
      phrase = (naming ?? 0) > 0 ? 'naming' : 'adjunct'
    }
    const known = at < until ? phrase : isCapital ? 'thing' : kindOf(plain.slice(clause), at - clause, words, clauses)
    const kind = known === 'owner' && isObject(tokens, at, clause, clauses) ? 'sentence' : known
    const isEnd = /[.,;:!?…][^\p{L}\p{N}]*$/u.test(token) && !ABBREVIATED.test(token)
    tags.push({ token, word, kind, isCapital: isCapital && kind === 'thing', isEnd })
    if (isEnd) clause = at + 1
    offset += word.length + 1
  }
  return tags
}

/** "We give her Royal Canin", "we take her to Oakfield Vets": who has something done to them owns nothing. */
function isObject(
  tokens: readonly string[],
  at: number,
  clause: number,
  { particles, prepositions, isVerb }: Clauses,
): boolean {
  const [word = '', next = ''] = tokens.slice(at, at + 2).map((token) => plainWords(token)[0] ?? '')
  const before = tokens.slice(clause, at).map((token) => plainWords(token)[0] ?? '')
  const isBeforeName = prepositions.has(next) || isWritten(tokens[at + 1] ?? '')
  return particles.has(word) && isBeforeName && before.length > 0 && isVerb(before, before.length - 1)
}

/** "Dr. Sandhu", "J. Ruiz". */
const ABBREVIATED = /^(?:mr|mrs|ms|dr|dra|st|sta|prof|sr|sra|srta|no|nº|avda?|\p{L})\.$/iu

const isWritten = (token: string): boolean =>
  /^[^\p{L}\p{N}]*\p{Lu}/u.test(token) && !/^\W*I(?:['’]\p{L}+)?\W*$/u.test(token)

/** How many words a phrase takes at a place of the text. */
function countAt(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset
  const found = pattern.exec(text)
  return found ? found[0].trim().split(' ').length : 0
}

function kindOf(plain: Words, at: number, words: WordsOfSentences, clauses: Clauses): Kind {
  const word = plain[at] ?? ''
  if (words.possessives.has(word)) return 'owner'
  if (words.kin.has(word) && words.possessives.has(plain[at - 1] ?? '')) return 'kin'
  if (words.naming.has(word)) return 'naming'
  if (clauses.isVerb(plain, at)) return 'verb'
  if (clauses.particles.has(word) && at > 0 && clauses.isVerb(plain, at - 1)) return 'sentence'
  if (clauses.prepositions.has(word)) return 'preposition'
  if (at > 0 && (clauses.denies.has(word) || clauses.turns.has(word))) return 'sentence'
  if (words.joints.has(word)) return 'joint'
  const isOfSentence =
    isHesitation(word) || words.closedClass.has(word) || words.inflected.test(word) || clauses.adverbs.has(word)
  return isOfSentence ? 'sentence' : 'thing'
}
