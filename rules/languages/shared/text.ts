import type { Normalise } from './normalise.ts'
import { withoutNoise } from './noise.ts'
import { isHesitation } from './words.ts'

/** Takes what was said; gives the words as they were said, in one line. Every language is the same here. */
export const text: Normalise = (_field, transcript) => asSaid(transcript)?.replace(/\s+/gu, ' ')

/**
 * Like a text, and "new line" or "new paragraph" said as a sentence of its own breaks the line; not the new line of a product.
 * @param line how a language says "new line", as the source of a regular expression, and so for a paragraph
 */
export function textareaWith(line: string, paragraph: string): Normalise {
  const [lines, paragraphs] = [asSentence(line), asSentence(paragraph)]
  return (_field, transcript) =>
    asSaid(transcript)
      ?.replace(paragraphs, '\n\n')
      .replace(lines, '\n')
      .replace(/[^\S\n]+/gu, ' ')
      .trim()
}

const asSentence = (words: string): RegExp =>
  new RegExp(String.raw`(?<=[.!?,;:]|^)\s*${words}[.!?,;:]+\s*|(?<=[.!?])\s*${words}$`, 'giu')

function asSaid(transcript: string): string | undefined {
  const spoken = withoutNoise(transcript)
  return saysSomething(spoken) ? spoken : undefined
}

function saysSomething(spoken: string): boolean {
  for (const [word] of spoken.matchAll(/[\p{L}\p{N}]+/gu)) if (!isHesitation(word.toLowerCase())) return true
  return false
}
