import type { SpokenField, Words } from '../../../shared/normalise.ts'
import { wordSet } from '../../../shared/phrases.ts'
import type { Explains } from '../../../shared/remainder.ts'
import { formOf, questionWords } from '../lexicon/own-words.ts'
import { WISH } from '../lexicon/wish.ts'

/** Explains the words that the question itself has. */
export const byQuestion = (field: SpokenField): Explains => {
  const asked = questionWords(field)
  return (words, at) => {
    const word = words[at] ?? ''
    return asked.has(word) || asked.has(formOf(word)) ? 1 : undefined
  }
}

const VERBS = wordSet('is are do does did was were will would should shall can could has have')
const SUBJECTS = wordSet('the a an it there this that these those they you i we your my any')
/** "Is pottery full": a thing and what may be said of it; "is blue" may be an "it's blue" that was heard badly. */
const ASKS = /^(?:is|are|does) \S+ \S+/
/** Whether the person asked something instead of answering. */
export const isAsking = (transcript: string, words: Words): boolean =>
  !WISH.test(words.join(' ')) &&
  (transcript.includes('?') ||
    (VERBS.has(words[0]) && (SUBJECTS.has(words[1]) || (words[0] !== 'do' && ASKS.test(words.join(' '))))))
