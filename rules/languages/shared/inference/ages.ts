import { dayOf, todayFrom } from '../calendar.ts'
import type { Circumstances, SpokenField } from '../normalise.ts'
import type { Asks, NumberInference } from './number-inference.ts'
import { matchOf, pattern, statementIn, type Term, termsOf, valuesOf } from './terms.ts'

const LEAD = '(?:<lead>|<pause>|<only>|<i>|<he>|<so>)*'
const TAIL = '(?:<pause>|<tail>|<so>|<here>)*'
const YEAR = '(?:<in>|<the>|<of>|<from>)*<number>'
const DATE =
  '(?:<on>|<in>|<the>|<of>)*(?:(?:<ordinal>|<number>)(?:<of>|<the>|<from>)*<month>|<month>(?:<the>|<of>)*(?:<ordinal>|<number>))'
const WHEN = `(?:<pause>|<and>)*(?:<when>|(?:<in>|<on>|<the>)*(?:<month>|<weekday>)|${DATE})?(?:<pause>|<and>)*`

const told = (source: string): RegExp => pattern(`${LEAD}${source}${TAIL}`)

const BORN = told(`(?:<born>(?<date>${DATE})?(?<year>${YEAR})|(?<date>${DATE})?(?<year>${YEAR})<born>)`)
const SUBJECT = '(?:<i>|<he>)*'
/** The verb stands before the age, or around it. */
const age = (verb: string): RegExp =>
  told(
    `(?:${WHEN}${SUBJECT}${verb}${SUBJECT}${WHEN}(?<age><number>)<old>?${WHEN}
    |${WHEN}${SUBJECT}${verb}?${SUBJECT}${WHEN}(?<age><number>)<old>?${verb})`,
  )
const TURNED = age('<turned>')
const COMING = age('<coming>')
/** "I was forty in March", which tells a birthday by its time alone. */
const WAS = told(`<was>(?<age><number>)<old>?<pause>?(?=<)${WHEN}`)
const NEXT = told('(?<age><number>)<old>?<next>')

const SINCE = told(
  `(?:(?:<began>|<so>|<here>)*<since>(?:<the>|<in>|<of>)*(?<month><month>)?(?:<the>|<of>)*(?<year><number>)
  |<began>(?:<so>|<here>)*<in>+(?<month><month>)?(?<year><number>)<began>?
  |(?:<in>+(?<month><month>)?|<so>+)(?<year><number>)(?:<so>|<here>)*<began>)`,
)
const SPAN = told('<from>+(?<year><number>)<to>+(?<end><number>)')
const FROM = told('<from>+(?<year><number>)<on>')

/** A year as it was said, of which the century may be left out. */
export function yearOf(said: number, now: number): number | undefined {
  if (said >= FIRST_YEAR && said <= now) return said
  const inThis = now - (now % CENTURY) + said
  return Number.isInteger(said) && said >= 0 && said < CENTURY ? (inThis <= now ? inThis : inThis - CENTURY) : undefined
}

const FIRST_YEAR = 1900
const CENTURY = 100
/** In years. */
const AGE_MAX = 120

/** The day and month of terms. */
export function dayAndMonth(terms: readonly Term[]): { day: number; month: number } | undefined {
  const [month] = valuesOf(terms, 'month')
  const day = terms.find(({ role }) => role === 'ordinal' || role === 'number')?.value
  return month === undefined || day === undefined ? undefined : { day, month }
}

/** So many years, on the day that the other terms tell. */
interface Birthday {
  age: number
  isComing: boolean
  terms: readonly Term[]
}

type Language = Pick<
  NumberInference,
  'wordsOf' | 'numberAt' | 'ordinalAt' | 'compoundAt' | 'lives' | 'days' | 'general'
> & {
  asks: Pick<Asks, 'age' | 'years' | 'own'>
}

const termsOfLife = (heard: string, language: Language): readonly Term[] | undefined => {
  const words = statementIn(heard, language.wordsOf)
  return words && termsOf(words, language, [language.lives, language.days, language.general])
}

/** What somebody turned, or will be, and on what day: "I turned forty on the second of June". */
export function birthdayIn(heard: string, language: Language): Birthday | undefined {
  const terms = termsOfLife(heard, language)
  if (!terms) return undefined
  const turned = matchOf(TURNED, terms) ?? matchOf(WAS, terms)
  const found = turned ?? matchOf(COMING, terms) ?? matchOf(NEXT, terms)
  const [said] = found?.age ?? []
  return said && said.value > 0 && said.value < AGE_MAX
    ? { age: said.value, isComing: !turned, terms: terms.filter((term) => term !== said) }
    : undefined
}

/** The age of today that follows from a birth or a birthday. */
function ageIn(heard: string, language: Language, now: Date, isOwn: boolean): number | undefined {
  const terms = termsOfLife(heard, language)
  if (!terms || (isOwn && terms.some(isThird))) return undefined
  const birthday = birthdayIn(heard, language)
  if (birthday) return birthday.isComing ? birthday.age - 1 : birthday.age
  const born = matchOf(BORN, terms)
  const year = yearIn(born?.year, now)
  const date = dayAndMonth(born?.date ?? [])
  const thisYear = date && dayOf(now.getUTCFullYear(), date.month, date.day)
  const isToCome = thisYear !== undefined && thisYear.getTime() > now.getTime()
  return year === undefined ? undefined : now.getUTCFullYear() - year - (isToCome ? 1 : 0)
}

/** Somebody else, whom a verb may tell alone. */
const isThird = ({ role, value }: Term): boolean =>
  role === 'he' || (/^(?:born|turned|coming)$/u.test(role) && value === THIRD)

const THIRD = 3

const yearIn = (terms: readonly Term[] | undefined, now: Date): number | undefined => {
  const said = terms?.find(({ role }) => role === 'number')?.value
  return said === undefined ? undefined : yearOf(said, now.getUTCFullYear())
}

/** The years for which something has been so: "since 2015". */
function yearsIn(heard: string, language: Language, now: Date): number | undefined {
  const terms = termsOfLife(heard, language)
  const found = terms && (matchOf(SINCE, terms) ?? matchOf(FROM, terms) ?? matchOf(SPAN, terms))
  const isOver = found?.end !== undefined
  const [year, end] = [yearIn(found?.year, now), isOver ? yearIn(found.end, now) : now.getUTCFullYear()]
  const [month = 1] = valuesOf(found?.month ?? [], 'month')
  const isToCome = !isOver && month > now.getUTCMonth() + 1
  const years = year === undefined || end === undefined ? -1 : end - year - (isToCome ? 1 : 0)
  return years < 0 || years > AGE_MAX ? undefined : years
}

/** Years that follow from a year or a birthday, where an age or so many years are asked for. */
export const yearsFrom =
  (language: Language) =>
  ({ label = '' }: SpokenField, heard: string, { today }: Circumstances): number | undefined => {
    const [asked, now] = [language.wordsOf(label).join(' '), todayFrom(today)]
    if (!now) return undefined
    if (language.asks.age.test(asked)) return ageIn(heard, language, now, language.asks.own.test(asked))
    return language.asks.years.test(asked) ? yearsIn(heard, language, now) : undefined
  }
