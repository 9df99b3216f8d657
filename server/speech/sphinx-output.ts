import { plainWords } from './grammar/tree.ts'

/** Marks of sounds that are no words: [NOISE], <sil>, and the number of a pronunciation: the(2). */
const MARKS = /\[[^\]]*\]|<[^>]*>|\(\d+\)|\+\+?\w+\+\+?/g

/** Takes a line of the hypothesis file, "words (name score)", and gives the words; undefined when it is another's line. */
export function wordsOfLine(line: string, name: string): string | undefined {
  const end = line.lastIndexOf(`(${name} `)
  if (end < 0) return undefined
  return plainWords(line.slice(0, end)).replace(MARKS, ' ').replace(/\s+/g, ' ').trim()
}
