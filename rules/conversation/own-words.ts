import { likeness } from './likeness.ts'

/** What is known of words that were said while the page read aloud. */
interface Overlap {
  /** What the page read just then. */
  read: string
  /** Whether a voice went on after the reading had ended. */
  isAlone: boolean
  /** The labels of the field's options, where it has some. */
  options: readonly string[]
}

/**
 * Whose words they were: the page's own, which its loudspeaker has brought back to the microphone, or perhaps in part; absent
 * where they are the person's.
 */
export type Source = 'page' | 'unsure'

export interface Attributed {
  /** Without the page's words that stand before those of the person. */
  text: string
  source?: Source
}

/** Words of four letters and more are heard a little wrong now and then. */
const LETTERS_MIN = 4
const LIKE = 0.6

/**
 * Tells what a person said over the page's voice from what the page said itself. The words that it read just then stand
 * first, if at all, since the reading stops when the person begins.
 */
export function attributed(text: string, { read, isAlone, options }: Overlap): Attributed {
  const said = wordsIn(text)
  const own = ownWords(said.map(folded), wordsIn(read).map(folded))
  if (own === said.length) return { text, source: isAlone ? 'unsure' : 'page' }
  const cut = beforeOption(said, own, options)
  if (cut > 0) return { text: said.slice(cut).join(' '), source: 'unsure' }
  return isAlone ? { text } : { text, source: 'unsure' }
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => folded(word) !== '')

const folded = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** How many words at the beginning are those of the page, wherever in its text they begin. */
const ownWords = (said: readonly string[], read: readonly string[]): number =>
  Math.max(0, ...read.map((_, start) => runFrom(said, read.slice(start))))

function runFrom(said: readonly string[], read: readonly string[]): number {
  let [count, at] = [0, 0]
  while (count < said.length && at < read.length) {
    if (isLike(said[count], read[at]) || isNumberOf(said.slice(count), read.slice(at), count)) count += 1
    // A word of the page that was not heard.
    else if (count === 0 || !isLike(said[count], read[at + 1])) break
    at += 1
  }
  return count
}

function isLike(said = '', read = ''): boolean {
  if (said === read) return said !== ''
  return Math.min(said.length, read.length) >= LETTERS_MIN && likeness(said, read) >= LIKE
}

/** What stands in figures is said in words; whether it is the same number shows by the words around it. */
const isNumberOf = (said: readonly string[], [read = '', next]: readonly string[], before: number): boolean =>
  /^\d+$/.test(read) && before > 0 && (said.length === 1 || isLike(said[1], next))

/** The page names the options too: one that was said is not taken for the page's. */
function beforeOption(said: readonly string[], own: number, options: readonly string[]): number {
  const first = options.flatMap((label) => folded(label.split(/\s+/)[0] ?? ''))
  const at = said.slice(0, own).findIndex((word) => first.includes(folded(word)))
  return at < 0 ? own : at
}
