import { agreement } from './phonetic-similarity.ts'
import type { Dictionary } from '../dictionary.ts'
import { accepts, type Grammar, wordsOf } from '../grammar/tree.ts'

/** "Six" and "sixty" by 0.7, "do" and "don't" by 0.4. */
const ALIKE = 0.35
/** So short a word is lost at the end of a sentence, or heard in a breath: "oh", "eight". */
const SHORT_PHONES = 3
const RIVALS_MAX = 16

interface Rival {
  words: string
  /** How alike the words sound that differ. */
  alike: number
}

export interface Sounding {
  tree: Grammar
  dictionary: Dictionary
  /** Whether these words mean something that what was heard does not. */
  isOther: (words: string) => boolean
}

/**
 * What else of the grammar sounds nearly like these words: one of them replaced by one that sounds like it, one left out, a
 * short one more at the end. The likest first, a bounded number.
 */
export function rivalsOf(heard: string, { tree, dictionary, isOther }: Sounding): string[] {
  const words = heard.split(' ')
  const all = [...replaced(words, wordsOf(tree), dictionary), ...shorter(words), ...longer(heard, tree, dictionary)]
  const found = new Set<string>()
  for (const { words: rival } of all.toSorted((one, other) => other.alike - one.alike)) {
    if (found.size === RIVALS_MAX) break
    if (!found.has(rival) && accepts(tree, rival) && isOther(rival)) found.add(rival)
  }
  return [...found]
}

const replaced = (words: string[], vocabulary: Set<string>, dictionary: Dictionary): Rival[] =>
  words.flatMap((word, at) =>
    [...vocabulary]
      .map((other) => ({ words: words.with(at, other).join(' '), alike: agreement(word, other, dictionary) }))
      .filter(({ alike }) => alike >= ALIKE && alike < 1),
  )

const shorter = (words: string[]): Rival[] =>
  words.map((_, at) => ({ words: words.toSpliced(at, 1).join(' '), alike: ALIKE }))

const longer = (heard: string, tree: Grammar, { pronunciations }: Dictionary): Rival[] =>
  [...wordsOf(tree)]
    .filter((word) => (pronunciations(word)[0]?.split(' ').length ?? 0) <= SHORT_PHONES)
    .map((word) => ({ words: `${heard} ${word}`, alike: ALIKE }))
