import type { Dictionary } from '../dictionary.ts'

const VOWEL = /^[AEIOU]/
const OTHER_VOWEL = 0.5

const phonesOf = (text: string, { pronunciations }: Dictionary): string[] =>
  text.split(' ').flatMap((word) => pronunciations(word)[0]?.split(' ') ?? [])

const difference = (one: string, other: string): number =>
  one === other ? 0 : VOWEL.test(one) && VOWEL.test(other) ? OTHER_VOWEL : 1

/** Levenshtein's distance between two rows of phones, with one line of its table in memory. */
function distance(one: string[], other: string[]): number {
  let line = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, phone] of one.entries()) {
    const next = [row + 1]
    for (const [column, against] of other.entries())
      next.push(Math.min(line[column + 1]! + 1, next[column]! + 1, line[column]! + difference(phone, against)))
    line = next
  }
  return line[other.length]!
}

/**
 * How alike two texts sound, from 0 to 1. A grammar finds one of its answers in any sound; where the answer is correct, the
 * language model heard something that sounds like it ("for tea too"), though rarely the same words.
 */
export function phoneticSimilarity(text: string, otherText: string, dictionary: Dictionary): number {
  const [one, other] = [phonesOf(text, dictionary), phonesOf(otherText, dictionary)]
  const longer = Math.max(one.length, other.length)
  return longer === 0 ? 0 : Math.max(0, 1 - distance(one, other) / longer)
}
