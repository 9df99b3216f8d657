import type { AnswerValue, FormField } from '../../contract/types.gen.ts'
import { validateAnswer } from '../answers.ts'
import { traitsOf } from '../field-types.ts'
import type { Reading } from '../languages/shared/normalise.ts'

/** Reads an answer as if it were given on a day, as `YYYY-MM-DD`. */
type ReadOn = (field: FormField, said: string, today: string) => Reading | undefined

/**
 * In months that have all days "the fourth" is the same day on each of these days, and of the month of each; "tomorrow" and
 * "next Friday" are other days, and "the fifth of June or so" is of one month.
 */
const PROBES = ['01-01', '01-15', '07-01'] as const

/**
 * The day of the month, as two digits, that some words name without a month; undefined where they name more or something else.
 * @param current a day in the month that is talked of
 */
export function dayAlone(field: FormField, said: string, current: AnswerValue, read: ReadOn): string | undefined {
  if (traitsOf(field.type).value !== 'day' || typeof current !== 'string') return undefined
  // What the field asks for tells which month is likely, which is known here. Without a month a day is a guess.
  const anyDay = { ...field, label: '' }
  const dates = PROBES.map((probe) => {
    const found = read(anyDay, said, `${current.slice(0, 4)}-${probe}`)
    return found?.isGuess ? String(found.value) : undefined
  })
  const months = new Set(dates.map((date) => date?.slice(5, 7)))
  const days = new Set(dates.map((date) => date?.slice(-2)))
  return months.size > 1 && days.size === 1 ? dates[0]?.slice(-2) : undefined
}

/** "No, the fourth", where the third of May stands, is the fourth of May: if there is that day, and the field may have it. */
export function dayInMonth(field: FormField, said: string, current: AnswerValue, read: ReadOn): string | undefined {
  const day = dayAlone(field, said, current, read)
  const value = day && `${monthOf(current)}-${day}`
  return value && validateAnswer(field, value) === undefined ? value : undefined
}

const monthOf = (value: AnswerValue): string => String(value).slice(0, -3)
