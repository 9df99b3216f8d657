import { withoutNoise } from './noise.ts'
import type { Words } from './normalise.ts'

/** A spoken value is short; a longer monologue is no answer to a typed question. */
export const MAX_CHARACTERS = 5000
const MAX_WORDS = 100

/** Where the transcriber wrote a comma, a full stop or the like at the end of a word. */
export const PAUSE = ','

const HESITATION = /^(?:u+h*m+|u+h+|e+r+m*|a+h+|h+m+|h+u+h+|m{2,}|e+h+|e+m+|e+u+h+|h+e+u+h*)$/u

/** Whether a lower-case word is only a sound of thinking: um, uh, erm, hmm. */
export const isHesitation = (word: string): boolean => HESITATION.test(word)

/**
 * Takes a transcript; gives its words in lower case with a PAUSE where punctuation ended one, without noise and
 * hesitation. Undefined when nothing was said, or too much for one value.
 */
export function wordsOf(transcript: string): Words | undefined {
  const words = soundsOf(transcript)?.filter((word) => !isHesitation(word))
  return words?.some((word) => word !== PAUSE) ? words : undefined
}

/** Like `wordsOf`, with the hesitation: "uh huh" and "mm hmm" are answers. */
export function soundsOf(transcript: string): Words | undefined {
  if (transcript.length > MAX_CHARACTERS) return undefined
  const words = plainWords(withoutNoise(transcript))
  return words.length === 0 || words.length > MAX_WORDS ? undefined : words
}

/** The lower-case words of any text, a PAUSE where punctuation ended one. */
export const plainWords = (text: string): Words => tokens(plain(text))

/** Compatibility forms, curly quotes and long dashes of a transcriber as plain characters. */
const plain = (text: string): string =>
  text
    .replace(/(?<=\d)(?=[¼½¾⅓⅔])/gu, ' ')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/(?<=\s|^)[–—-]+(?=\s|$)|—|\.{3,}(?!\S{0,80}@)|\.{2}(?=\s)/gu, ' , ')
    .replace(/[‐-–−]/gu, '-')
    .toLowerCase()

function tokens(text: string): string[] {
  return text.split(/\s/u).flatMap((token) => {
    const word = token.replace(/^["'([{<¿¡]+/u, '').replace(/["')\]}>.,;:!?]+$/u, '')
    const ended = /[.,;:!?]["')\]}>]*$/u.test(token)
    return [...(word === '' ? [] : [word]), ...(ended ? [PAUSE] : [])]
  })
}

export const withoutPauses = (words: Words): Words => words.filter((word) => word !== PAUSE)

/** "sixty-two" as two words; numbers such as 2026-03-04 stay whole. */
export const splitHyphens = (words: Words): Words =>
  words.flatMap((word) => (/^[\p{L}'-]+$/u.test(word) && word.length > 1 ? word.split('-').filter(Boolean) : [word]))
