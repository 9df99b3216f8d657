import type { Circumstances, ReadAnswer, Reading, SpokenField, Words } from '../../../../shared/normalise.ts'
import { addDays, addMonths, isoOf, todayFrom } from '../../../../shared/calendar.ts'
import { wordSet } from '../../../../shared/phrases.ts'
import { regionOf } from '../../../../shared/region.ts'
import { standsFor, type Vocabulary } from '../../../../shared/remainder.ts'
import { splitHyphens, wordsOf } from '../../../../shared/words.ts'
import { withSlashes } from '../../dates/slashes.ts'
import { MONTHS, WEEKDAYS } from '../../dates/words.ts'
import { digitsAt } from '../../numbers/digits.ts'
import { cardinalAt, ordinalAt } from '../../numbers/words.ts'

/** Proposes a day where the rules alone leave two open: by the region's order of day and month, or today where it is said as well. */
export const orGuessedDay =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const readAs = (said: Words) => read(field, said.join(' '), circumstances)
    const found = read(field, transcript, circumstances)
    if (found || transcript.includes('?')) return found
    const words = withSlashes(splitHyphens(wordsOf(transcript) ?? []))
    const isAlone = isDayAlone(words, vocabularies)
    const today = words.filter((word, at) => !TODAY.test(word) && !(word === 'is' && TODAY.test(words[at - 1] ?? '')))
    const day = today.length < words.length && today.length > 1 ? readAs(today) : undefined
    if (day?.isSure && day.value === dayOf(circumstances)) return day
    for (const guess of [
      words.map((word) => inOrder(word, field, circumstances)),
      words
        .join(' ')
        .replace(/\b(?:at )?(?:the )?end of (?:the|this) month\b/u, 'the last day of the month')
        .replace(END_OF_MONTH, 'the last day of $<month>')
        .split(' '),
      atMiddle(words),
      inGroups(words, field, circumstances),
      // The number of a day that is no such weekday counts.
      words.some((word) => /\d/u.test(word) || MONTHS.has(word))
        ? words.filter((word) => !WEEKDAYS.has(word) || word.length < 6)
        : words,
      words.flatMap((word, at) =>
        word === 'next' && WEEKDAYS.has(words[at + 1] ?? '') ? [] : [word, ...nextWeek(words, at)],
      ),
      ...(words.some((word) => BOUNDS.test(word))
        ? []
        : nearMonths(circumstances).map((month) => [...words, 'of', month])),
    ]) {
      const open = guess.join(' ') === words.join(' ') ? undefined : readAs(guess)
      if (open && (guess.at(-2) !== 'of' || isNear(open.value, isAlone, circumstances)))
        return { ...open, isSure: isThisMonth(open, isAlone, circumstances), isGuess: true }
    }
    return undefined
  }

const END_OF_MONTH = new RegExp(
  String.raw`^(?:(?:well|so|um|oh) )*(?:(?:by|at|before|towards|around) )?(?:the )?(?:very )?end of (?<month>${[...MONTHS.keys()].join('|')})\b(?: ,)?(?: at the latest)?`,
  'u',
)

/** "The middle of May" is about the fifteenth. */
const atMiddle = (words: Words): Words =>
  words.flatMap((word, at) => {
    const isMonth = (by: number) => MONTHS.has(words[at + by] ?? '')
    if ((word === 'mid' && isMonth(1)) || (word === 'middle' && words[at + 1] === 'of' && isMonth(2))) return ['15']
    return word === 'of' && words[at - 1] === 'middle' && isMonth(1) ? [] : [word]
  })

const TODAY = /^(?:today|today's|now)$/u
const BOUNDS =
  /^(?:days?|years?|ago|month|months|before|after|until|till|by|or|between|except|but|not|week|weeks|born)$/u

const dayOf = ({ today }: Circumstances): string | undefined => {
  const date = todayFrom(today)
  return date && isoOf(date)
}

/** "Next Wednesday" is that of next week to most, where this week's is still to come. */
const nextWeek = (words: Words, at: number): Words =>
  words[at - 1] === 'next' && WEEKDAYS.has(words[at] ?? '') ? ['of', 'next', 'week'] : []

/** This month and those beside it, in which "the ninth" may lie. */
function nearMonths({ today }: Circumstances): string[] {
  const date = todayFrom(today)
  const names = [...MONTHS].filter(([name]) => name.length > 3 || name === 'may')
  return [0, 1, -1].flatMap((by) => {
    const month = date && addMonths(date, by).getUTCMonth() + 1
    return names.filter(([, number]) => number === month).map(([name]) => name)
  })
}

const NEAR_DAYS = 45

/** Ahead; or behind, where the question is about the past and the day stands alone: "it will be two …" counts years. */
function isNear(value: unknown, isAlone: boolean, { today }: Circumstances): boolean {
  const date = todayFrom(today)
  if (!date) return false
  const first = isAlone ? addDays(date, -NEAR_DAYS) : date
  return String(value) >= isoOf(first) && String(value) <= isoOf(addDays(date, NEAR_DAYS))
}

/** "The thirtieth" alone, when it is still to come this month. */
function isThisMonth({ value, isSure }: Reading, isAlone: boolean, { today }: Circumstances): boolean {
  const date = todayFrom(today)
  const now = date ? isoOf(date) : ''
  return isSure && String(value) > now && String(value).slice(0, 7) === now.slice(0, 7) && isAlone
}

const isDayAlone = (words: Words, vocabularies: readonly Vocabulary[]): boolean =>
  words.every(
    (word, at) =>
      BESIDE_DAY.has(word) ||
      standsFor(vocabularies, 'article-of-day', word) ||
      ordinalAt(words, at) ||
      cardinalAt(words, at),
  )

const BESIDE_DAY = wordSet("the on it was it's , this last please")

/** "Three eleven seventy five", where nothing but numbers was said. */
function inGroups(words: Words, field: SpokenField, circumstances: Circumstances): Words {
  const groups: string[] = []
  for (let at = 0; at < words.length;) {
    const found = digitsAt(words, at, true)
    if (!found) return words
    if (groups.at(-1) === '0' && found.value.length === 1) groups[groups.length - 1] = `0${found.value}`
    else groups.push(found.value)
    at = found.next
  }
  const [first = '', second = '', ...year] = groups
  const written = `${first}/${second}/${inCentury(year.join(''), circumstances)}`
  return year.length > 0 ? [inOrder(written, field, circumstances)] : words
}

/** Two digits of a year, which lies up to ten years ahead. */
function inCentury(year: string, { today }: Circumstances): string {
  const ahead = ((todayFrom(today)?.getUTCFullYear() ?? 0) % 100) + 10
  return /^\d\d$/u.test(year) ? `${Number(year) <= ahead ? 20 : 19}${year}` : year
}

/** Where the month is written first. */
const MONTH_FIRST: ReadonlySet<string | undefined> = new Set(['US', 'PH', 'PR', 'GU', undefined])

const DAY_FIRST = /\bday\b.*\bmonth\b|\bdd?\b.*\bmm?\b/iu

/** 03/04/2026 as 2026-03-04 or 2026-04-03. */
function inOrder(word: string, { label = '' }: SpokenField, { locale }: Circumstances): string {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(word) ?? []
  if (year === '') return word
  const [month, day] = MONTH_FIRST.has(regionOf(locale)) && !DAY_FIRST.test(label) ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
