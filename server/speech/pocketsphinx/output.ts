import { plainWords } from './grammar/jsgf.ts'

/** What a decoder heard, and the acoustic cost. */
export interface Decoded {
  /** Empty when it recognised none. */
  words: string
  /** How far the sounds are from those of the words, silences included: the mean per frame of 10 ms. 40 is near, 70 is other words. */
  acousticCost: number
  /** The same without the silences. */
  wordCost: number
  /** The sum over all frames; only comparable between hypotheses for the same recording. */
  totalCost: number
}

/** Marks of sounds that are no words: [NOISE], <sil>, (NULL), and the number of a pronunciation: the(2). */
const MARKS = /\[[^\]]*\]|<[^>]*>|\(\w+\)|\+\+?\w+\+\+?/g

/** Name, four pairs of sums. */
const HEAD = 9
/** Of a segment: where it begins, its acoustic score, its score as language, the word. */
const SEGMENT = 4

/**
 * Takes a line of the file of segments, "name S 0 T -7425 A -6751 L -674 0 -808 -337 <sil> 26 -2041 0 forty 71"; undefined
 * when it is another's line.
 */
export function decodedOfLine(line: string, name: string): Decoded | undefined {
  const parts = line.trim().split(' ')
  if (parts[0] !== name) return undefined
  const segments = segmentsOf(parts)
  const spoken = segments.filter(({ word }) => word !== '')
  const words = plainWords(spoken.map(({ word }) => word).join(' '))
  return { words, ...costsOf(segments, spoken) }
}

interface Segment {
  /** Empty where there is silence or noise. */
  word: string
  frames: number
  totalCost: number
}

function segmentsOf(parts: string[]): Segment[] {
  const starts = Array.from(
    { length: Math.floor((parts.length - HEAD) / SEGMENT) },
    (_, index) => HEAD + index * SEGMENT,
  )
  return starts.map((at) => ({
    word: (parts[at + 3] ?? '').replace(MARKS, ''),
    frames: Math.max(0, Number(parts[at + SEGMENT]) - Number(parts[at])),
    totalCost: -Number(parts[at + 1]),
  }))
}

function costsOf(segments: Segment[], spoken: Segment[]) {
  const totalCost = sum(segments.map((segment) => segment.totalCost))
  return { totalCost, acousticCost: mean(segments), wordCost: mean(spoken) }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const mean = (segments: Segment[]) =>
  sum(segments.map(({ totalCost }) => totalCost)) / Math.max(1, sum(segments.map(({ frames }) => frames)))
