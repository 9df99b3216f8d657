import { isoOf, todayFrom, weekdayOf as weekdayNumber } from '../../shared/calendar.ts'
import { corrected } from './around/correction.ts'
import type { DateParts } from './dates/numbers.ts'
import { partsOf } from './dates/parts.ts'
import { relativeAt } from './dates/relative.ts'
import { resolved } from './dates/resolved.ts'
import { withSlashes } from './dates/slashes.ts'
import { withoutHours } from './dates/hours.ts'
import { ordinalAt } from './numbers/words.ts'
import type { Normalise, Words } from '../../shared/normalise.ts'
import { answerIn } from './around/fillers.ts'
import { wordSet } from '../../shared/phrases.ts'
import { PAUSE, splitHyphens, withoutPauses, wordsOf } from '../../shared/words.ts'

/** "Wednesday's good for me". */
export const weekdayOf = (word: string): string =>
  word.replace(/(?<=^\w{3,6}day)'s$|(?<=^(?:today|tomorrow|yesterday))'s$/u, '')

const EXACTLY = wordSet('exactly precisely')

/** Takes what was said to a question for a date; gives the only day in it as `YYYY-MM-DD`. */
export const date: Normalise = (_field, transcript, circumstances) => {
  const words = wordsOf(transcript)
  const today = todayFrom(circumstances.today)
  if (!words || !today) return undefined
  const day = answerIn(
    withSlashes(splitHyphens(excused(words)))
      .filter((word) => !EXACTLY.has(word))
      .map(weekdayOf),
    (answer) =>
      corrected(
        answer,
        (said) => dayInstead(said, today) ?? onlyDay(withoutHours(said), today),
        (before, after) => repaired(before, after, today),
      ),
  )
  return day && isoOf(day)
}

/** "No, the fourth, sorry": an excuse after the repair of a slip takes nothing back. */
function excused(words: Words): Words {
  const end = words.findLastIndex((word) => word !== PAUSE)
  const isRepaired = words[end] === 'sorry' && words.slice(1, end - 1).some((word) => REPAIRS.has(word))
  return isRepaired ? words.slice(0, end) : words
}

const REPAIRS = wordSet('no nope sorry wait')

function onlyDay(words: Words, today: Date): Date | undefined {
  const plain = withoutPauses(words)
  for (let at = 0; at < plain.length; at += 1) {
    const found = relativeAt(plain, at, today)
    if (found && agrees([...plain.slice(0, at), ',', ...plain.slice(found.next)], found.value, today))
      return found.value
  }
  const parts = partsOf(words, today)
  return parts && !isBirth(words, parts) ? resolved(parts, today) : undefined
}

/** "Not the third, the fourth of March"; what is denied stands between. */
function dayInstead(words: Words, today: Date): Date | undefined {
  if (words[0] !== 'not') return undefined
  const end = words.findIndex((word, at) => word === PAUSE || hasParts(words.slice(1, at), today))
  if (end < 2) return undefined
  const [before, after] = [words.slice(1, end), words.slice(end)]
  return onlyDay(withoutHours(after), today) ?? repaired(before, after, today)
}

const hasParts = (words: Words, today: Date): boolean => Object.keys(partsOf(words, today) ?? {}).length > 0

/** Whether no other part of a date is left beside a relative day but what tells it once more: "tomorrow, monday". */
function agrees(words: Words, day: Date, today: Date): boolean {
  const { past: _, ...parts }: DateParts = partsOf(words, today) ?? { nth: 0 }
  const own: Omit<DateParts, 'past'> = {
    day: day.getUTCDate(),
    month: day.getUTCMonth() + 1,
    year: day.getUTCFullYear(),
    weekday: weekdayNumber(day),
  }
  const isToldAgain = parts.day !== undefined || parts.weekday !== undefined
  const said = Object.keys(parts) as (keyof typeof parts)[]
  return said.length === 0 || (isToldAgain && said.every((part) => parts[part] === own[part]))
}

/** A birthday is never in the future: a birthday without its year is no date. */
const isBirth = (words: Words, { year }: DateParts): boolean => year === undefined && words.includes('born')

/** A repair of one part: "march third, no, fourth", "the fifth of may, sorry, june"; of a day without its year. */
function repaired(before: Words, after: Words, today: Date): Date | undefined {
  const [base, repair] = [partsOf(before, today), partsOf(after, today)]
  if (!base || !repair) return undefined
  if (repair.day !== undefined && repair.month !== undefined)
    return resolved({ year: base.year, past: base.past, ...repair }, today)
  const { day, month, year } = repair
  if (day === undefined && month === undefined && year === undefined) return undefined
  if (base.day === undefined || base.month === undefined) return undefined
  if (
    base.year !== undefined &&
    day !== undefined &&
    endsInYear(before, base.year, today) &&
    !ordinalAt(withoutPauses(after), 0)
  )
    return resolved({ ...base, year: base.year - (base.year % 100) + day }, today)
  return resolved({ ...base, ...repair }, today)
}

/** After a year its last part is repaired: "january first 2024, sorry, twenty five". */
const endsInYear = (words: Words, year: number, today: Date): boolean =>
  partsOf(withoutPauses(words).slice(0, -1), today)?.year !== year
