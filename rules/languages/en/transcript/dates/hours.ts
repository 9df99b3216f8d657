import type { Words } from '../../../shared/normalise.ts'
import { cardinalAt } from '../numbers/words.ts'
import { phraseAt, phrases, wordSet } from '../../../shared/phrases.ts'

const HALVES = wordSet("am pm a.m p.m a.m. p.m. o'clock")
const NAMED = phrases([
  [
    true,
    `at noon|at midnight|at midday|around noon|about an hour ago|an hour ago|a few hours ago|just after lunch
      |after lunch|before lunch|after work|first thing|late at night|around midday|around midnight|about noon
      |around lunchtime|at lunchtime|in the morning|in the afternoon|in the evening|at night`,
  ],
])
const ABOUT = phrases([[true, 'at|at about|at like|at around|at roughly|at exactly']])
const PAST = phrases([[true, 'half past|quarter past|quarter to|half']])

/** The words without hours of the day, which a date does not need: "at 5 pm", "17:30", "at half past nine". */
export function withoutHours(words: Words): Words {
  const others: string[] = []
  for (let at = 0; at < words.length;) {
    const end = hourEnd(words, at)
    if (end === undefined) others.push(words[at] ?? '')
    at = end ?? at + 1
  }
  return others
}

function hourEnd(words: Words, at: number): number | undefined {
  const named = phraseAt(NAMED, words, at)
  if (named) return at + named.length
  const about = phraseAt(ABOUT, words, at)
  const announced = about !== undefined
  const start = at + (about?.length ?? 0)
  const past = phraseAt(PAST, words, start)
  if (/^\d{1,2}(?::\d\d)?(?:[ap]\.?m\.?)$|^\d{1,2}:\d\d$/.test(words[start] ?? '')) return afterHalf(words, start + 1)
  const hour = cardinalAt(words, start + (past?.length ?? 0))
  if (!hour || hour.value > 24) return undefined
  const minutes = past ? undefined : cardinalAt(words, hour.next)
  const exact = minutes && minutes.value < 60
  const end = exact ? minutes.next : hour.next
  return announced || past || HALVES.has(words[end] ?? '') ? afterHalf(words, end) : undefined
}

const afterHalf = (words: Words, at: number): number => (HALVES.has(words[at] ?? '') ? at + 1 : at)
