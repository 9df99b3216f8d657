import { OVERLAP_MS } from '../../../rules/conversation/limits.ts'

/** Letters per second of the slowest and of the fastest voice: few browsers say where they are in a sentence. */
const SLOWEST = 6
const FASTEST = 25

interface Sentence {
  text: string
  /** When it began, in milliseconds. */
  at: number
  rate: number
}

/** What of a text is being read aloud just now, as far as that is known. */
export class ReadingPosition {
  #sentences: Sentence[] = []

  /** @param rate 1 as usual */
  began(text: string, rate: number, at = performance.now()): void {
    this.#sentences = [...this.#sentences.slice(-3), { text, at, rate }]
  }

  /** Another text is read next. */
  clear(): void {
    this.#sentences = []
  }

  get hasBegun(): boolean {
    return this.#sentences.length > 0
  }

  /** The words that may have sounded in the last two and a half seconds. */
  justRead(now = performance.now()): string {
    const audible = this.#sentences.map((sentence, index) => {
      const end = this.#sentences[index + 1]?.at
      return end !== undefined && end < now - OVERLAP_MS ? '' : audibleOf(sentence, end !== undefined, now)
    })
    return audible.filter(Boolean).join(' ')
  }
}

/** A word that is cut counts whole. */
function audibleOf({ text, at, rate }: Sentence, isOver: boolean, now: number): string {
  const seconds = (now - at) / 1000
  const from = Math.floor(Math.max(0, seconds - OVERLAP_MS / 1000) * SLOWEST * Math.min(1, rate))
  const until = isOver ? text.length : Math.ceil(seconds * FASTEST * Math.max(1, rate))
  const begin = text.lastIndexOf(' ', Math.min(from, text.length)) + 1
  const end = text.indexOf(' ', until)
  return text.slice(begin, end < 0 ? undefined : end)
}
