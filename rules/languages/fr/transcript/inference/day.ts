import { orInferredDay } from '../../../shared/inference/day.ts'
import { ASKS } from './asks.ts'
import { APART, DAYS, LIVES } from './calendar.ts'
import { GENERAL, NUMERALS } from './general.ts'
import { TIMES } from './goods.ts'
import { date as plain } from '../date.ts'

/** Takes what was said to a question for a date; proposes what only follows from another day or a birthday. */
export const date = orInferredDay({
  ...NUMERALS,
  asks: ASKS,
  general: GENERAL,
  days: DAYS,
  lives: LIVES,
  times: TIMES,
  apart: APART,
})(plain)
