import { addDays, addMonths, dayOf, isoOf, todayFrom, weekdayOf } from '../calendar.ts'
import { birthdayIn, dayAndMonth } from './ages.ts'
import { type Infer, orInferred } from './inferred.ts'
import type { Layer, ReadAnswer } from '../normalise.ts'
import { phraseAt } from '../phrases.ts'
import { PAUSE } from '../words.ts'
import type { NumberInference } from './number-inference.ts'
import { type Roles, statementIn, type Term, termsOf } from './terms.ts'

/** What a language tells of days that follow from others. */
export interface DayInference extends Pick<
  NumberInference,
  'wordsOf' | 'numberAt' | 'ordinalAt' | 'general' | 'days' | 'lives' | 'times'
> {
  asks: { birth: RegExp } & Pick<NumberInference['asks'], 'age' | 'years' | 'own'>
  /** "Before" and "after", as -1 and 1; with the group of a single day, "the day after", as a role of its own. */
  apart: Roles
}

/** In minutes. */
const DAY = 1440
const MONTH = 43_200
/** In days; what is longer was not meant. */
const APART_MAX = 400

/** How a day lies from another one: so many days, or the next one of a weekday. */
type Apart = (from: Date) => Date | undefined

/** The terms before "after": "two nights", "the day", "the Monday". */
function apartBy(terms: readonly Term[], direction: number): Apart | undefined {
  const plain = terms.filter(({ role }) => !/^(?:lead|pause|on|the|only|i|arrive)$/u.test(role))
  const [first, second] = plain
  if (plain.length === 1 && first?.role === 'weekday')
    return (from) => addDays(from, nextOf(first.value, from, direction))
  const number = plain.length === 2 && first?.role === 'number' ? first.value : plain.length === 1 ? 1 : undefined
  const unit = plain.length === 2 ? second : first
  if (unit?.role !== 'unit' || number === undefined || !Number.isInteger(number)) return undefined
  if (plain.length === 1 && unit.value !== DAY) return undefined
  if (unit.value >= MONTH) return (from) => addMonths(from, (direction * number * unit.value) / MONTH)
  const days = (number * unit.value) / DAY
  return Number.isInteger(days) && days > 0 && days < APART_MAX ? (from) => addDays(from, direction * days) : undefined
}

const WEEK = 7

/** Days to the weekday that comes next, or came last. */
function nextOf(weekday: number, from: Date, direction: number): number {
  const ahead = (direction * (weekday - weekdayOf(from)) + WEEK) % WEEK || WEEK
  return direction * ahead
}

const CALENDAR = /^(?:the|of|from|on|ordinal|number|month|weekday|pause|tail)$/u

/** Whether words name a day and nothing else; a bare number after a weekday may be an hour: "Friday after two". */
function isDayNamed(rest: readonly Term[] | undefined, before: readonly Term[]): boolean {
  const isBare = rest?.every(({ role }) => role !== 'month' && role !== 'ordinal' && role !== 'weekday')
  const isHour = isBare && before.some(({ role }) => role === 'weekday')
  return !isHour && rest?.every(({ role }) => CALENDAR.test(role)) === true
}

/** Reads a day told by another one: "two nights after the third of May". */
const apart =
  (language: DayInference, read: ReadAnswer): Infer =>
  (field, heard, circumstances) => {
    const words = statementIn(heard, language.wordsOf) ?? []
    const tables = [language.apart, language.times, language.days, language.general]
    for (let at = 0; at < words.length; at += 1) {
      const found = phraseAt(language.apart, words, at)
      const before =
        found && !words.slice(0, at).includes(PAUSE) ? termsOf(words.slice(0, at), language, tables) : undefined
      if (!found || !before) continue
      const { role, value } = found.meaning
      const by = apartBy(role === 'neighbour' ? [...before, ONE_DAY] : before, value)
      const rest = words.slice(at + found.length)
      const other = by && rest.length > 0 ? read(field, rest.join(' '), circumstances) : undefined
      const isDay = other?.isSure || isDayNamed(termsOf(rest, language, tables), before)
      const from = isDay && typeof other?.value === 'string' ? todayFrom(other.value) : undefined
      const day = from && by?.(from)
      return day && isoOf(day)
    }
    return undefined
  }

const ONE_DAY: Term = { role: 'unit', value: DAY, words: [] }

/** The day of birth of somebody who had a birthday: "I turned forty on the second of June". */
const bornBefore =
  (language: DayInference): Infer =>
  (_field, heard, { today }) => {
    const [birthday, now] = [birthdayIn(heard, language), todayFrom(today)]
    const date = birthday && dayAndMonth(birthday.terms)
    if (!birthday || !date || !now) return undefined
    const thisYear = dayOf(now.getUTCFullYear(), date.month, date.day)
    if (!thisYear) return undefined
    const isAhead = thisYear.getTime() > now.getTime()
    const year = now.getUTCFullYear() + (birthday.isComing ? (isAhead ? 0 : 1) : isAhead ? -1 : 0)
    const day = dayOf(year - birthday.age, date.month, date.day)
    return day && isoOf(day)
  }

/** Proposes days that follow from another day or from a birthday. */
export const orInferredDay =
  (language: DayInference): Layer =>
  (read) =>
    orInferred((field, heard, circumstances) => {
      const isBirth = language.asks.birth.test(language.wordsOf(field.label ?? '').join(' '))
      return (isBirth ? bornBefore(language) : apart(language, read))(field, heard, circumstances)
    })(read)
