import { addDays, dayOf, todayFrom, weekdayOf } from '../calendar.ts'
import type { Infer } from './inferred.ts'
import type { NumberInference } from './number-inference.ts'
import { unitAsked } from './durations.ts'
import { matchOf, pattern, statementIn, type Term, termsOf } from './terms.ts'

const LEAD = '(?:<lead>|<pause>|<only>|<i>)*'
const TAIL = '(?:<pause>|<tail>)*'
const DATE = '(?:<weekday>|<pause>|<the>|<of>|<on>)*(?:<ordinal>|<number>)(?:(?:<of>|<the>|<from>)*<month>)?'
const MONTH_FIRST = '(?:<weekday>|<pause>|<on>)*<month>(?:<of>|<the>)*(?:<ordinal>|<number>)'
const DAY = `(?:${DATE}|${MONTH_FIRST}|(?:<on>|<the>)*(?:<weekday>|<today>))`
const JOINT = '(?:<and>|<pause>|<i>)*'

const FROM_TO = pattern(`${LEAD}(?:<from>|<arrive>)*(?<from>${DAY})<pause>?<to>+(?<to>${DAY})${TAIL}`)
const IN_OUT = pattern(
  `${LEAD}(?:<arrive>(?<from>${DAY})|(?<come>${DAY})<arrive>)${JOINT}(?:<leave>(?<to>${DAY})|(?<go>${DAY})<leave>)${TAIL}`,
)

/** One day as it was named. */
interface Named {
  weekday?: number
  day?: number
  month?: number
}

function namedIn(terms: readonly Term[], today: Date): Named {
  const of = (...roles: readonly string[]) => terms.find(({ role }) => roles.includes(role))?.value
  const [day, ahead] = [of('ordinal', 'number'), of('today')]
  const weekday = ahead === undefined ? of('weekday') : weekdayOf(addDays(today, ahead))
  return { ...(weekday === undefined ? {} : { weekday }), ...(day && { day }), ...monthOf(of('month')) }
}

const monthOf = (month: number | undefined): Named => (month === undefined ? {} : { month })

/** Nights from one day to a later one; a month that one of them names is that of both. */
function nightsBetween(from: Named, to: Named, today: Date): number | undefined {
  if (from.day === undefined || to.day === undefined) {
    const isWeek = from.day === undefined && to.day === undefined
    const [start, end] = [from.weekday, to.weekday]
    return isWeek && start !== undefined && end !== undefined ? (end - start + WEEK) % WEEK || WEEK : undefined
  }
  const [month, last] = [from.month ?? to.month, to.month ?? from.month]
  if (month === undefined || last === undefined) return to.day > from.day ? to.day - from.day : undefined
  const year = today.getUTCFullYear()
  const isPast = (dayOf(year, month, from.day)?.getTime() ?? 0) < today.getTime()
  const starts = dayOf(isPast ? year + 1 : year, month, from.day)
  const ends = starts && dayOf(starts.getUTCFullYear() + (last < month ? 1 : 0), last, to.day)
  const nights = starts && ends ? Math.round((ends.getTime() - starts.getTime()) / DAY_MS) : 0
  return nights > 0 && nights < STAY_MAX ? nights : undefined
}

const WEEK = 7
const DAY_MS = 86_400_000
/** In nights; what is longer was hardly meant. */
const STAY_MAX = 120

/** In minutes, of days and nights. */
const DAY_UNIT = 1440

/** Whether numbers without a month are surely days: "from ten to twelve" may be hours. */
const isSurelyDay = (terms: readonly Term[]): boolean =>
  terms.some(
    ({ role, value }) => /^(?:weekday|month|today|ordinal|arrive|leave)$/u.test(role) || (role === 'from' && value > 0),
  )

/** Counts the nights of a stay, or its days with the first and the last one: "from the third to the seventh of May". */
export const countingNights =
  (language: NumberInference): Infer =>
  ({ label = '' }, heard, circumstances) => {
    const today = todayFrom(circumstances.today)
    const isDays = unitAsked(label, language) === DAY_UNIT
    const words = isDays ? statementIn(heard, language.wordsOf) : undefined
    const terms = words && termsOf(words, language, [language.days, language.general])
    if (!terms || !today || !isSurelyDay(terms)) return undefined
    const found = matchOf(FROM_TO, terms) ?? matchOf(IN_OUT, terms)
    const [first, last] = [found?.from ?? found?.come, found?.to ?? found?.go]
    if (!first || !last) return undefined
    const nights = nightsBetween(namedIn(first, today), namedIn(last, today), today)
    const isOfNights = language.asks.nights.test(language.wordsOf(label).join(' '))
    return nights === undefined ? undefined : isOfNights ? nights : nights + 1
  }
