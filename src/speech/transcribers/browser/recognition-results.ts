import type { Heard } from '../../transcriber.ts'

interface Reading {
  transcript: string
  confidence: number
}
type Result = ArrayLike<Reading> & { isFinal: boolean }

/** What the browser reports as recognised up to now, in parts. */
export type Results = ArrayLike<Result>

const partsOf = (results: Results): Result[] => Array.from(results)

/** The words so far, final or not. */
export const wordsOf = (results: Results): string =>
  partsOf(results)
    .map((result) => result[0]?.transcript.trim() ?? '')
    .join(' ')
    .trim()

/** Other readings are only known for an answer of one part; a confidence of 0 means that the browser gives none. */
export function heardOf(results: Results, transcriber: string): Heard {
  const [only, ...more] = partsOf(results)
  const readings = only && more.length === 0 ? Array.from(only) : []
  const confidence = Math.min(...partsOf(results).map((result) => result[0]?.confidence ?? 0))
  return {
    text: wordsOf(results),
    transcriber,
    ...(readings.length > 1 && { alternatives: readings.slice(1).map(({ transcript }) => transcript.trim()) }),
    ...(confidence > 0 && confidence <= 1 && { confidence }),
  }
}
