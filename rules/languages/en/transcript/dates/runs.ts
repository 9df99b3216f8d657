import type { Words } from '../../../shared/normalise.ts'
import { phraseAt, phrases, wordSet } from '../../../shared/phrases.ts'
import { PAUSE } from '../../../shared/words.ts'
import { cardinalAt, ordinalAt } from '../numbers/words.ts'
import { FEASTS, MONTHS, WEEKDAYS } from './words.ts'

/** Days told by their distance, and what is counted in days. */
const RELATIVE = phrases([
  [
    true,
    `today|tonight|tomorrow|yesterday|last night|the day after tomorrow|day after tomorrow|the day before yesterday
    |day before yesterday|this morning|this afternoon|this evening|tomorrow morning|tomorrow afternoon|tomorrow
      evening
    |yesterday morning|yesterday afternoon|yesterday evening`,
  ],
])
const UNITS = wordSet('day days week weeks fortnight fortnights month months year years')
const WHICH = wordSet('last this next coming past')
/** What stands between the parts of one day. */
const JOINTS = wordSet('the of in on st nd rd th , year oh o')

/** Words in which one day is told, and where they stand. */
export interface DayRun {
  words: Words
  start: number
  end: number
}

/** How many words of a day begin here: a month, a number, "last friday", "two weeks ago". */
function partAt(words: Words, at: number): number {
  const word = words[at] ?? ''
  const named = phraseAt(RELATIVE, words, at) ?? phraseAt(FEASTS, words, at)
  if (named) return named.length
  const next = words[at + 1] ?? ''
  if (WHICH.has(word)) return UNITS.has(next) || partAt(words, at + 1) ? 1 + Math.max(1, partAt(words, at + 1)) : 0
  if (MONTHS.has(word) || (WEEKDAYS.has(word) && word.length > 3) || /^\d[\d/.-]*(?:st|nd|rd|th)?$/u.test(word))
    return spanEnd(words, at + 1, at) - at
  const number = ordinalAt(words, at) ?? cardinalAt(words, at)
  const count = number ?? (/^an?$/u.test(word) ? { next: at + 1 } : undefined)
  if (!count) return 0
  const end = spanEnd(words, count.next, at)
  return number || end > count.next ? end - at : 0
}

/** "Weeks ago", "days from today" after a number, "week" after a weekday; else the end of that. */
function spanEnd(words: Words, at: number, start: number): number {
  if (!UNITS.has(words[at] ?? '')) return at
  const after = words.slice(at + 1, at + 3).join(' ')
  if (words[at + 1] === 'ago') return at + 2
  if (/^from (?:today|now)$/u.test(after)) return at + 3
  if (phraseAt(RELATIVE, words, at + 1) || WEEKDAYS.has(words[words[at + 1] === 'on' ? at + 2 : at + 1] ?? ''))
    return at + 1
  return WEEKDAYS.has(words[start] ?? '') || words[start - 1] === 'in' ? at + 1 : at
}

/** "One lot of presents", "the second half" and "first noticed" tell no day. */
const isOfDay = ({ words }: DayRun): boolean => !/^(?:one|first|second)$/u.test(words.join(' '))

/**
 * The runs of words that tell a day, with what joins their parts inside them.
 * @param joints further words that may join them
 */
export function dayRuns(words: Words, joints: ReadonlySet<string> = new Set()): DayRun[] {
  const runs: DayRun[] = []
  for (let at = 0; at < words.length;) {
    const length = partAt(words, at)
    if (length === 0) {
      at += 1
      continue
    }
    const last = runs.at(-1)
    const isJoined =
      last !== undefined && words.slice(last.end, at).every((word) => JOINTS.has(word) || joints.has(word))
    const start = isJoined ? last.start : at
    if (isJoined) runs.pop()
    runs.push({ words: words.slice(start, at + length), start, end: at + length })
    at += length
  }
  return runs
    .filter(isOfDay)
    .map((run) => ({ ...run, words: run.words.at(-1) === PAUSE ? run.words.slice(0, -1) : run.words }))
}
