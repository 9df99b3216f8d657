import { ownClause } from '../../shared/clauses/own-clause.ts'
import { respelled } from '../../shared/spelling/respelled.ts'
import { SPELLINGS } from './spellings.ts'
import { TURNS } from './around/turns.ts'
import { dateIn } from '../../en/transcript/explained/date.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import type { ReadAnswer, Words } from '../../shared/normalise.ts'
import { PAUSE } from '../../shared/words.ts'
import { orOneDay, type Sentences } from '../../en/transcript/explained/days/one-day.ts'
import type { Vocabulary } from '../../shared/remainder.ts'
import { AROUND_DAYS } from './dates/sentences.ts'
import { PAST, plainlyTimed } from './dates/tense.ts'
import { nearerLastDay } from './dates/last-day.ts'
import { ofStay, surelyOneDay } from './dates/two-days.ts'
import { type Grammar, translate, translated, wordsWithoutAccents } from '../../shared/translation.ts'
import { cardinalAt } from './numbers/cardinals.ts'
import { beside, span } from './dates/spans.ts'
import { weekday } from './dates/weekdays.ts'
import { WORDS } from './dates/words.ts'
import { falseFriends, numerals, ordinals, fillers } from './common.ts'
import { afterDisplaced } from './around/displaced.ts'
import { beforeMeanwhile } from './dates/remarks.ts'
import { saidOtherwise } from './dates/said-otherwise.ts'
import { unlessDeniedLast } from './around/denied-last.ts'
import { unlessPast } from './around/past.ts'
import { layered } from './layers.ts'
import { beforeReason, withoutReason } from './around/reasons.ts'
import { boundedDay } from './around/doubts.ts'
import { unlessLedToByKnownWords } from './before/index.ts'
import { regex } from '../../shared/regex.ts'

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
/** "No el tres sino el cuatro". */
const instead: Grammar = (words, at) => {
  if (words[at] === 'sino') return { value: [PAUSE], next: at + 1 }
  return words[at] === 'no' && words.includes('sino', at) ? { value: ['not'], next: at + 1 } : undefined
}

/** 25/12/2024 and "quince del ocho": the day stands before the month. */
const dayFirst: Grammar = (words, at) => {
  const [, day, month, year = ''] = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{2,4}))?$/.exec(words[at] ?? '') ?? []
  if (day) return named(Number(day), Number(month), [year], at + 1)
  const spoken = cardinalAt(words, at)
  const number = spoken && /^del?$/.test(words[spoken.next] ?? '') ? cardinalAt(words, spoken.next + 1) : undefined
  return spoken && number ? named(spoken.value, number.value, [], number.next) : undefined
}

function named(day: number, month: number, year: Words, next: number) {
  const name = MONTHS[month - 1]
  return name === undefined ? undefined : { value: [String(day), name, ...year], next }
}

const BEFORE_MINUTES = new Set<string | undefined>(['y', 'menos', 'con'])

/** "A las tres y media", "a las quince horas con diez minutos" are no part of a day; "cuarto" is not its fourth. */
const hour: Grammar = (words, at) => {
  if (!/^(?:a|sobre|hacia)$/.test(words[at] ?? '') || !/^las?$/.test(words[at + 1] ?? '')) return undefined
  const found = words[at + 2] === 'una' ? { next: at + 3 } : cardinalAt(words, at + 2)
  if (!found) return undefined
  const end = words[found.next] === 'horas' ? found.next + 1 : found.next
  if (!BEFORE_MINUTES.has(words[end])) return { value: [], next: end }
  return { value: [], next: words[end + 1] === 'cuarto' ? end + 2 : (cardinalAt(words, end + 1)?.next ?? end + 1) }
}

/** "A eso de las ocho". */
const aboutHour: Grammar = (words, at) => {
  const found = words.slice(at, at + 3).join(' ') === 'a eso de' ? hour(['a', ...words.slice(at + 3)], 0) : undefined
  return found && { value: [], next: at + 2 + found.next }
}

const GRAMMARS = [
  instead,
  aboutHour,
  hour,
  dayFirst,
  falseFriends,
  fillers,
  span,
  beside,
  weekday,
  WORDS,
  numerals,
  ordinals,
]

/** The words of Spanish, with what tells that a question for a day is about the past. */
const QUESTIONS: Vocabulary = { ...VOCABULARY, asks: { ...VOCABULARY.asks, past: PAST } }

const plainRule = dateIn(QUESTIONS)

const translatedRule = translated(() => GRAMMARS, plainRule)

const RANGE = regex('iu')`
  (?<!\p{L})(?:del?|desde el) (?:día )?([\p{L}\d]+(?: y \p{L}+)?) (?:al|hasta el) (?:día )?
  ([\p{L}\d]+(?: y \p{L}+)?)(?= de |$)`
const FIRST = /(?<!\p{L})(?:primer|inicio|comienzo|desde|entrada|llegada|salida desde)(?!\p{L})/iu
const LAST = /(?<!\p{L})(?:últim|ultim|fin(?:al)?|hasta|vuelta|regreso|salida)/iu

/** "Del 3 al 17 de agosto" proposes the end that was asked for; the seventeen is no year. */
function orEndOfRange(read: ReadAnswer): ReadAnswer {
  return (field, transcript, circumstances) => {
    if (!RANGE.test(transcript)) return read(field, transcript, circumstances)
    const { label = '' } = field
    const end = FIRST.test(label) ? '$1' : LAST.test(label) ? '$2' : undefined
    const found = end && read(field, transcript.replace(RANGE, `el ${end}`), circumstances)
    return found ? { ...found, isSure: false, isGuess: true } : undefined
  }
}

const IN_WEEKS = /(?<!\p{L})(?:en|dentro de|de hoy en) (?:ocho|8|quince|15) días(?!\p{L})/iu

/** "En ocho días" is in a week to most, "dentro de quince días" in two. */
function orTwoWeeks(read: ReadAnswer): ReadAnswer {
  return (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    return found && IN_WEEKS.test(transcript) ? { ...found, isSure: false } : found
  }
}

const timed =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) =>
    read(plainlyTimed(field, transcript), transcript, circumstances)

const plainWords = (transcript: string): Words => translate(wordsWithoutAccents(transcript), GRAMMARS)

const SENTENCES: Sentences = {
  ...AROUND_DAYS,
  plainWords,
  read: plainRule,
  asked: plainlyTimed,
}

/** Takes what was said in Spanish to a question for a date; gives the only day in it as `YYYY-MM-DD`. */
export const date = layered(
  ownClause(TURNS, translatedRule),
  orEndOfRange,
  orTwoWeeks,
  (read) => respelled(SPELLINGS, read),
  timed,
  (read) => orOneDay(SENTENCES, read),
  (read) => surelyOneDay(plainWords, read),
  ofStay,
  withoutReason,
  beforeReason,
  beforeMeanwhile,
  unlessPast,
  afterDisplaced,
  saidOtherwise,
  boundedDay,
  unlessLedToByKnownWords,
  unlessDeniedLast,
  nearerLastDay,
)
