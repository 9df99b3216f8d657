import { wordSet } from '../../../shared/phrases.ts'

/** Nouns that only look like forms of a verb. */
const NOUNS =
  wordSet(`evening morning wedding building ceiling nothing something anything everything during string sibling
    pudding clothing hundred speed indeed breed greed united`)
const ENDING = /(?:ing|ed|e)$/

/** One word for the forms of a verb: "rent", "renting" and "rented"; "swim" and "swimming". */
export function stem(word: string): string {
  const bare = NOUNS.has(word) ? word : word.replace(ENDING, '')
  if (bare.length < 3 || !/[aeiouy]/.test(bare)) return word
  return bare !== word && /([bdgmnprt])\1$/.test(bare) ? bare.slice(0, -1) : bare
}
