import { plainWords, withoutPauses } from '../words.ts'
import type { Line, LineFrame } from './dictation.ts'

const QUOTED = /["“„«](?<answer>[^"“”„«»]{2,80})["”“»]/gu

/** The words that a transcriber set in quotation marks in a sentence are the answer: `Put "Big Tony" on the back.` */
export function quotedIn(said: string, { clauses }: LineFrame): Line | undefined {
  const [first, ...others] = [...said.matchAll(QUOTED)]
  if (!clauses || !first || others.length > 0) return undefined
  const beside = withoutPauses(plainWords(said.replace(first[0], ' '))).join(' ')
  if (beside === '') return undefined
  const answer = (first.groups?.answer ?? '').replace(/[.,]$/u, '')
  return { answer, sentence: said, isLed: true, isBare: !clauses.unsettles.test(beside) }
}
