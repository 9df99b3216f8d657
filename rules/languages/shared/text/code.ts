import { PAUSE, plainWords, withoutPauses } from '../words.ts'
import type { LineFrame } from './dictation.ts'
import type { WordsOfSentences } from './sentence.ts'

/** The characters of a code that was said one by one, in the first wording that is one; an "oh" before a pause is no zero. */
export const codeIn = (wordings: readonly string[], { codeOf }: LineFrame): string | undefined =>
  wordings
    .map(plainWords)
    .filter(
      (words) => words[1] !== PAUSE || (words[0]?.length ?? 0) > WORD_MIN || words.every((word) => word.length === 1),
    )
    .map((words) => codeOf(withoutPauses(words)))
    .find((code) => code !== undefined)

/** What is longer than an "oh", in characters. */
const WORD_MIN = 3

/** What stands before a remark: "412, fourth floor". */
export const firstOf = (said: string): string => /^(.+?), (?=\p{L}{2,} \p{L}{2,})/u.exec(said)?.[1] ?? said

/** What stands after a pause or a word of a sentence, the longest first: "let me see, it says here b as in bravo seven". */
export function endsOf(said: string, { closedClass }: WordsOfSentences): string[] {
  const tokens = said.split(/\s+/u)
  const isEnd = (token = '') => /[,.;:!?…]$/u.test(token) || closedClass.has(plainWords(token)[0] ?? '')
  const places = tokens.flatMap((token, at) => (at > 0 && isEnd(tokens[at - 1]) && !isEnd(token) ? [at] : []))
  return places.filter((at) => !/\d/u.test(tokens.slice(0, at).join(' '))).map((at) => tokens.slice(at).join(' '))
}
