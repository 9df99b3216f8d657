/** A word as it is compared, and as it was written. */
export interface Word {
  plain: string
  written: string
}

/** More words than any command has; a correction may hold a sentence. */
const UTTERANCE_WORDS_MAX = 60

const MARKERS = /\[[^[\]\d]*\]|<\/?[a-z_ ]+>|\+\+[a-z_ ]+\+\+/giu

/** The words of a transcript without a transcriber's markers for noise; none when it is longer than a command can be. */
export function wordsOf(transcript: string): Word[] {
  if (transcript.length > 1000) return []
  const words = transcript.replace(MARKERS, ' ').split(/\s+/u).flatMap(wordOf)
  return words.length > UTTERANCE_WORDS_MAX ? [] : words
}

function wordOf(written: string): Word[] {
  const plain = plainWord(written)
  return plain === '' ? [] : [{ plain, written }]
}

/** In lower case, without the punctuation around it. */
export const plainWord = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/[‘’ʼ]/gu, "'")
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}@+]+|[^\p{L}\p{N}@+]+$/gu, '')

export const plainOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ')

/** As it was written, without the punctuation at its end that the whole sentence had. */
export const writtenOf = (words: readonly Word[]): string =>
  words
    .map(({ written }) => written)
    .join(' ')
    .replace(/^[\s,.;:!?–—-]+|[\s,.;:!?]+$/gu, '')

/** How many words a phrase takes at the beginning; undefined when it does not stand there. */
export function opening(words: readonly Word[], phrase: string): number | undefined {
  const [first] = words
  // Of the thousands that one utterance is compared with, nearly all begin otherwise: to split them took most of the time.
  if (first === undefined || !phrase.startsWith(first.plain)) return undefined
  const parts = phrase.split(' ')
  return parts.every((part, at) => words[at]?.plain === part) ? parts.length : undefined
}

/** The longest of several phrases at the beginning, as the number of its words; 0 when there is none. */
export const longestOpening = (words: readonly Word[], phrases: readonly string[]): number =>
  Math.max(0, ...phrases.map((phrase) => opening(words, phrase) ?? 0))

/** Without the phrases around it that say nothing; at least one word stays. */
export function bare(words: readonly Word[], phrases: readonly string[]): readonly Word[] {
  const front = longestOpening(words, phrases)
  if (front > 0 && front < words.length) return bare(words.slice(front), phrases)
  const back = phrases.find((phrase) => ends(words, phrase))?.split(' ').length ?? 0
  return back > 0 && back < words.length ? bare(words.slice(0, words.length - back), phrases) : words
}

const ends = (words: readonly Word[], phrase: string): boolean => {
  const parts = phrase.split(' ')
  return parts.every((part, at) => words[words.length - parts.length + at]?.plain === part)
}

/** Whether one was heard for the other: the same but for one letter of a longer word. */
export function sounds(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)
}
