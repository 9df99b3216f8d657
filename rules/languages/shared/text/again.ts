import { plainWords } from '../words.ts'
import type { LineFrame } from './dictation.ts'
import { hasClosedClass, type WordsOfSentences } from './sentence.ts'

/** "The doctor, er, the doctor Ibáñez" was begun twice. */
export const RESTART = /(?<![^\s])(\S{2,20}(?: \S{1,20}){0,3}),? (?:eh+m?|u+h*m+|u+h+|e+r+m*|ähm?|euh+),? \1 /giu

/** "The the muddy otters"; "Bora Bora" is whole. */
export const REPEATED = /^(\S{2,20}(?: \S{1,20}){0,2})[,.]? \1 (?=\S)/iu

/** After a pause, by a word that no name repeats, or by several words a name was begun again; "Walla Walla Washington" was not. */
export const isBegunAgain = (said: string, { joints, prepositions, closedClass }: WordsOfSentences): boolean => {
  const [, first = ''] = REPEATED.exec(said) ?? []
  const isWord = [joints, prepositions, closedClass].some((words) => words.has(first.toLowerCase()))
  return isWord || first.includes(' ') || /^[,.]/u.test(said.slice(first.length))
}

/** In characters, of an answer and of the sentence in which it is said again. */
const AGAIN = /^(?<answer>[^.,;:]{2,40})[.,;:] (?<sentence>.{3,60}) \k<answer>[.!]?$/iu

/** What is said again in a sentence is the answer, where that denies nothing: "Dazza, everyone knows me as Dazza". */
export function saidAgain(said: string, { words, clauses }: LineFrame): string {
  const { answer, sentence = '' } = AGAIN.exec(said)?.groups ?? {}
  const isDenied = plainWords(sentence).some((word) => clauses?.denies.has(word) || clauses?.turns.has(word))
  return answer !== undefined && !isDenied && !hasClosedClass(answer, words) ? answer : said
}
