import { timesOf } from './digits.ts'
import { digitsAt } from './digits.ts'
import type { Found, Words } from '../../../shared/normalise.ts'
import { cardinalAt, numeralOf } from './words.ts'

interface Chunk {
  digits: string
  next: number
}

/**
 * The whole number that begins at a word, also when it is read in pieces: "one oh five", "nineteen ninety nine",
 * "twelve thirty four", "four two". Pieces that may be a range ("five six", "ten fifteen") are not joined.
 */
export function runAt(words: Words, at: number): Found<number> | undefined {
  const inPieces = thousandsAt(words, at) ?? joinedAt(words, at)
  return inPieces ?? cardinalAt(words, at) ?? asNumber(digitsAt(words, at, false))
}

/** 1 250 000, as some languages write it. */
function thousandsAt(words: Words, at: number): Found<number> | undefined {
  let next = at
  while (/^\d{3}$/.test(words[next + 1] ?? '')) next += 1
  if (next === at || !/^[1-9]\d{0,2}$/.test(words[at] ?? '')) return undefined
  const digits = words.slice(at, next + 1).join('')
  return digits.length > 15 ? undefined : { value: Number(digits), next: next + 1 }
}

function joinedAt(words: Words, at: number): Found<number> | undefined {
  const chunks = chunksAt(words, at)
  const last = chunks.at(-1)
  const digits = chunks.map((chunk) => chunk.digits).join('')
  return last && digits.length <= 15 && joins(chunks, words[at])
    ? { value: Number(digits), next: last.next }
    : undefined
}

/** The pieces below a hundred that follow one another. */
function chunksAt(words: Words, at: number): Chunk[] {
  const chunks: Chunk[] = []
  for (let next = at; ;) {
    const found = digitsAt(words, next, chunks.length > 0)
    const repeated = timesOf(words[next]) !== undefined
    if (!found || (found.value.length > 2 && !repeated)) return chunks
    chunks.push({ digits: found.value, next: found.next })
    next = found.next
  }
}

function joins(chunks: Chunk[], firstWord: string | undefined): boolean {
  const [a, b, c] = chunks.map(({ digits }) => digits)
  if (a === undefined || b === undefined) return false
  const values = [Number(a), Number(b)] as const
  if (chunks.every(({ digits }) => digits.length === 1)) return chunks.length > 2 || values[0] + 1 !== values[1]
  if (chunks.length > 2) return chunks.length === 3 && b === '0' && c?.length === 1
  const year = values[0] >= 16 && values[0] <= 20
  const spoken = numeralOf(firstWord) === undefined
  return spoken && b.length === 2 && (year || values[1] < values[0] || values[1] > 2 * values[0])
}

const asNumber = (found: Found<string> | undefined): Found<number> | undefined =>
  found && { value: Number(found.value), next: found.next }
