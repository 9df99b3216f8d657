import type { Words } from '../normalise.ts'
import { standsFor } from '../remainder.ts'
import { PAUSE } from '../words.ts'
import { type Explanation, kindAt } from './kind.ts'

/**
 * Whether no word of an utterance is known to change the value in it. Words that are not known may stand anywhere but right after
 * the value, of which they may make something else: "Turkish coffee", "a flat tyre", "a joint of lamb".
 */
export function isUnchangedBy(words: Words, explanation: Explanation): boolean {
  let [hasValue, isAfterValue] = [false, false]
  for (let at = 0; at < words.length;) {
    const [kind, length] = kindAt(words, at, { ...explanation, hasValue, mayGoOn: false, isOfClause: false })
    if (kind === 'changing' || (kind === 'unknown' && isAfterValue)) return false
    hasValue ||= kind === 'value'
    isAfterValue = kind === 'value' || (isAfterValue && words[at] !== PAUSE && isOf(words[at], explanation))
    at += length
  }
  return hasValue
}

/** What makes one thing of a value and the word after it. */
const isOf = (word: string | undefined, { vocabularies }: Explanation): boolean =>
  word === 'of' || standsFor(vocabularies, 'of', word)
