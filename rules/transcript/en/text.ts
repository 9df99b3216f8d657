import type { Normalise } from '../normalise.ts'
import { withoutNoise } from './noise.ts'
import { isHesitation } from './words.ts'

/** "New line" said as a sentence of its own, not the new line of a product. */
const NEW_LINE = /(?<=[.!?,;:]|^)\s*new line[.!?,;:]+\s*|(?<=[.!?])\s*new line$/giu
const NEW_PARAGRAPH = /(?<=[.!?,;:]|^)\s*new paragraph[.!?,;:]+\s*|(?<=[.!?])\s*new paragraph$/giu

/** Takes what was said; gives the words as they were said, in one line. */
export const text: Normalise = (_field, transcript) => asSaid(transcript)?.replace(/\s+/gu, ' ')

/** Like a text, and "new line" or "new paragraph" between sentences breaks the line. */
export const textarea: Normalise = (_field, transcript) =>
  asSaid(transcript)
    ?.replace(NEW_PARAGRAPH, '\n\n')
    .replace(NEW_LINE, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .trim()

function asSaid(transcript: string): string | undefined {
  const spoken = withoutNoise(transcript)
  return saysSomething(spoken) ? spoken : undefined
}

function saysSomething(spoken: string): boolean {
  for (const [word] of spoken.matchAll(/[\p{L}\p{N}]+/gu)) if (!isHesitation(word.toLowerCase())) return true
  return false
}
