import type { Found, Words } from './normalise.ts'
import type { Grammar } from './translation.ts'

/** The names of letters: pairs of a word and its letter, "be=b ce=c". */
export const letterNames = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(/\s+/).map((pair) => pair.split('=') as [string, string]))

/** One letter, or a letter twice; sure where no word is said so. */
export interface Letter {
  letters: readonly string[]
  isSure: boolean
}

/** How one language spells. */
export interface Spelling {
  /** @param isAmong whether a letter stands before it */
  letterAt(words: Words, at: number, isAmong: boolean): Found<Letter> | undefined
  /** The signs of addresses, before which two letters are spelled too. */
  signs: RegExp
  /** Signs that a single letter may stand before: "E-Mail". */
  signsAfterOne?: RegExp
  /** Words that are nothing but names of letters: with one of them two letters are spelled. */
  onlyNames?: ReadonlySet<string>
}

/** A single name of a letter, or two, are as likely words: "de", "te", "es". */
const RUN = 3

/** The letters that are spelled from a word on; undefined where the words may mean themselves. */
export const spelledBy =
  ({ letterAt, signs, signsAfterOne, onlyNames }: Spelling): Grammar =>
  (words, at) => {
    const letters: string[] = []
    let next = at
    let isSure = false
    for (let found = letterAt(words, next, false); found; found = letterAt(words, next, true)) {
      letters.push(...found.value.letters)
      isSure ||= found.value.isSure
      next = found.next
    }
    const sign = words[next] ?? ''
    const isNamed = letters.length > 1 && words.slice(at, next).some((word) => onlyNames?.has(word))
    const isSigned = (letters.length > 1 && signs.test(sign)) || (letters.length > 0 && signsAfterOne?.test(sign))
    return isSure || isNamed || isSigned || letters.length >= RUN ? { value: letters, next } : undefined
  }
