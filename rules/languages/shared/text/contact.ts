import { plainWords } from '../words.ts'
import type { Clauses } from './span/clauses.ts'
import { hasClosedClass, isNameAlone, isPhrase, type WordsOfSentences } from './sentence.ts'

/** In words. */
const NAME_MAX = 5

/**
 * The name of whom the person names by what they are to them: "that would be my husband, Rajesh Iyer", where a person to turn to is
 * asked for.
 */
export function relativeIn(
  said: string,
  label: string,
  words: WordsOfSentences,
  clauses?: Clauses,
): string | undefined {
  const asked = new Set(plainWords(label))
  const tokens = said.split(/\s+/u)
  const plain = tokens.map((token) => plainWords(token)[0] ?? '')
  const at = plain.findIndex((word, index) => words.possessives.has(word) && words.kin.has(bare(plain[index + 1])))
  const lead = plain.slice(0, at)
  if (at < 0 || !(isClause(lead, words, clauses) || lead.every((word) => isOfSentence(word, words) || asked.has(word))))
    return undefined
  const rest = plain.slice(at + 2)
  const start = rest.findIndex((word) => !isOfSentence(word, words) && !asked.has(word))
  if (clauses?.unsettles.test(rest.slice(0, Math.max(0, start)).join(' '))) return undefined
  const name = tokens
    .slice(at + 2 + start)
    .join(' ')
    .replace(CLAUSE_AFTER, '')
    .replace(BEGUN, '$<whole>')
  const isName = start >= 0 && name.split(' ').length <= NAME_MAX && isPhrase(name, words) && isNameAlone(name, words)
  return isName ? name : undefined
}

/** "You can ring my sister, Ruth Adeyemi": nothing in a clause that leads to the name leaves it open. */
const isClause = (lead: readonly string[], { closedClass }: WordsOfSentences, clauses?: Clauses): boolean =>
  clauses !== undefined &&
  closedClass.has(lead[0] ?? '') &&
  lead.length <= LEAD_MAX &&
  !clauses.unsettles.test(lead.join(' '))

/** In words. */
const LEAD_MAX = 4

/** "My husband, Rajesh Iyer, will come": after a name in capitals. */
const CLAUSE_AFTER = /(?<=^(?:\p{Lu}[^\s,]* ){0,4}\p{Lu}[^\s,]*), \p{Ll}.*$/u

/** "My partner Jo, Jo Bellamy": the name was said in full after it was begun. */
const BEGUN = /^(?<first>\p{L}+), (?<whole>\k<first> \p{L}.*)$/u

const bare = (word = ''): string => word.replace(/'s$/u, '')

const isOfSentence = (word: string, words: WordsOfSentences): boolean =>
  word === '' || word === 'a' || hasClosedClass(word, words) || words.naming.has(word) || words.prepositions.has(word)
