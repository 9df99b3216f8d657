import type { ReadAnswer } from '../normalise.ts'
import { distance } from './distance.ts'

/** Words of a language from which a value is made, and how any other word of it is known. */
export interface Spellings {
  /** Numbers, months, weekdays; in small letters without accents. */
  values: ReadonlySet<string>
  /** Whether a word is another one of the language, which no slip made: "then" is not "ten". */
  isWord: (word: string) => boolean
}

/** A shorter word is too close to others, in letters. */
const LETTERS_MIN = 4
/** In a longer word two letters may be wrong, in letters. */
const LONG = 7
/** A sentence is no longer, in characters. */
const CHARACTERS_MAX = 200

/** Proposes what a transcript says where a word of it is nearly a word of values: "octover", "forteen hundred". */
export const respelled =
  (spellings: Spellings, read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    if (found?.isSure || transcript.length > CHARACTERS_MAX) return found
    const corrected = transcript.replace(/\p{L}+/gu, (word) => correctionOf(word, spellings) ?? word)
    if (corrected === transcript) return found
    const again = read(field, corrected, circumstances)
    const isBetter = again?.isSure || !found || found.isGuess
    return again && isBetter ? { ...again, isSure: false, isGuess: true } : found
  }

/** The word of values that is nearest and begins alike, where no other is as near. */
function correctionOf(said: string, { values, isWord }: Spellings): string | undefined {
  const word = said.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (word.length < LETTERS_MIN || values.has(word) || isWord(word)) return undefined
  const slips = word.length < LONG ? 1 : 2
  const near = [...values]
    .filter((each) => each[0] === word[0] && each.length >= word.length - 1)
    .map((each) => ({ each, slips: distance(each, word) }))
    .filter((found) => found.slips <= slips)
    .toSorted((a, b) => a.slips - b.slips)
  const [first, second] = near
  return first && first.slips !== second?.slips ? first.each : undefined
}
