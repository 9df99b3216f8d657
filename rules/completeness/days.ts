import type { AnswerValue } from '../answers.ts'
import type { Completeness } from './levels.ts'

const DAY_MS = 24 * 60 * 60_000
/** The same words mean the same day in another year only when they name the year. */
const ANOTHER_YEAR_DAYS = 550
const WEEK_DAYS = 7

/**
 * Whether a day was said with its year, which ends it, or without, so that the year may follow. "Tomorrow" and "next friday"
 * have none.
 */
export function completenessOfDay(value: AnswerValue, valueOn: (today: Date) => unknown): Completeness {
  const inDays = (days: number) => valueOn(new Date(Date.now() + days * DAY_MS))
  if (inDays(ANOTHER_YEAR_DAYS) === value) return 'whole'
  return inDays(WEEK_DAYS) === value ? 'open' : 'likely'
}
