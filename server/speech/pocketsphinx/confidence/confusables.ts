import { setImmediate as nextTurn } from 'node:timers/promises'
import { phoneticSimilarity } from './phonetic-similarity.ts'
import type { Dictionary } from '../dictionary.ts'
import { accepts, type Grammar, wordsAt } from '../grammar/tree.ts'

/** "Six" and "sixty" have 0.7, "do" and "don't" 0.4. */
const SIMILARITY_MIN = 0.35
/** A word this short is lost at the end of a sentence, or found in a breath: "oh", "eight". */
const SHORT_PHONES = 3
const CONFUSABLES_MAX = 16

interface Confusable {
  words: string
  /** Of the words that differ, from 0 to 1. */
  similarity: number
}

export interface ConfusableOptions {
  tree: Grammar
  dictionary: Dictionary
  /** Whether these words have another meaning than what was heard. */
  isOther: (words: string) => boolean
}

/**
 * What else of the grammar sounds nearly like these words: with one of them replaced by one that sounds like it, without one,
 * or with a short one more at the end. The most similar first, a bounded number.
 */
export async function confusablesOf(
  heard: string,
  { tree, dictionary, isOther }: ConfusableOptions,
): Promise<string[]> {
  const words = heard.split(' ')
  const all = [...replaced(words, tree, dictionary), ...shorter(words), ...longer(words, tree, dictionary)]
  const found = new Set<string>()
  for (const { words: candidate } of all.toSorted((one, other) => other.similarity - one.similarity)) {
    if (found.size === CONFUSABLES_MAX) break
    if (found.has(candidate) || !accepts(tree, candidate)) continue
    // Among many long options a meaning takes milliseconds to be found.
    await nextTurn()
    if (isOther(candidate)) found.add(candidate)
  }
  return [...found]
}

const replaced = (words: string[], tree: Grammar, dictionary: Dictionary): Confusable[] =>
  words.flatMap((word, at) =>
    [...wordsAt(tree, words, at)]
      .map((other) => ({
        words: words.with(at, other).join(' '),
        similarity: phoneticSimilarity(word, other, dictionary),
      }))
      .filter(({ similarity }) => similarity >= SIMILARITY_MIN && similarity < 1),
  )

const shorter = (words: string[]): Confusable[] =>
  words.map((_, at) => ({ words: words.toSpliced(at, 1).join(' '), similarity: SIMILARITY_MIN }))

const longer = (words: string[], tree: Grammar, { pronunciations }: Dictionary): Confusable[] =>
  [...wordsAt(tree, words, words.length)]
    .filter((word) => (pronunciations(word)[0]?.split(' ').length ?? 0) <= SHORT_PHONES)
    .map((word) => ({ words: [...words, word].join(' '), similarity: SIMILARITY_MIN }))
