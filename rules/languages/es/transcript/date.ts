import { ownClause } from '../../shared/clauses/own-clause.ts'
import { respelled } from '../../shared/spelling/respelled.ts'
import { SPELLINGS } from './spellings.ts'
import { TURNS } from './around/turns.ts'
import { dateIn } from '../../en/transcript/explained/date.ts'
import { VOCABULARY } from './lexicon.ts'
import type { ReadAnswer, Words } from '../../shared/normalise.ts'
import { PAUSE } from '../../shared/words.ts'
import { orOneDay, type Sentences } from '../../en/transcript/explained/days/one-day.ts'
import type { Vocabulary } from '../../shared/remainder.ts'
import { AROUND_DAYS } from './dates/sentences.ts'
import { PAST, plainlyTimed } from './dates/tense.ts'
import { surelyOneDay } from './dates/two-days.ts'
import { type Grammar, lexicon, translate, translated, wordsWithoutAccents } from '../../shared/translation.ts'
import { cardinalAt } from './numbers/cardinals.ts'
import { beside, span } from './dates/spans.ts'
import { weekday } from './dates/weekdays.ts'
import { falseFriends, numerals, ordinals, fillers } from './common.ts'
import { afterDisplaced } from './around/displaced.ts'
import { layered } from './around/layers.ts'
import { concluded } from './around/conclusions.ts'
import { beforeReason, withoutReason } from './around/reasons.ts'
import { boundedDay } from './around/doubts.ts'
import { regex } from '../../shared/regex.ts'

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const WORDS = lexicon({
  january: 'enero|ene',
  february: 'febrero|feb',
  march: 'marzo|mar',
  april: 'abril|abr',
  may: 'mayo',
  june: 'junio|jun',
  july: 'julio|jul',
  august: 'agosto|ago',
  september: 'septiembre|setiembre|sept|sep',
  october: 'octubre|oct',
  november: 'noviembre|nov',
  december: 'diciembre|dic',
  today:
    'esta misma mañana|esta misma tarde|esta misma noche|hoy de madrugada|hoy por la mañana|esta mañana|esta madrugada|hoy|hoy mismo|hoy día|esta noche|esta tarde',
  tomorrow: 'mañana|mañana mismo|mañana por la mañana|mañana por la tarde|mañana por la noche|el día de mañana',
  yesterday: 'ayer|anoche|anoche mismo|ayer mismo|el día de ayer',
  '': `por la mañana|por la tarde|por la noche|temprano|tempranito|bien temprano|de la mañana|de la tarde|de la noche
    |de la madrugada|en la mañana|en la tarde|en la noche|a cualquier hora|otra vez|de nuevo|al mediodía|a primera hora|a última hora|a mediodía|a medianoche`,
  'the day after tomorrow': 'pasado mañana',
  'the day before yesterday': 'anteayer|antes de ayer|antier|antes de anoche',
  'of next week': 'de la próxima semana|de la semana que viene|de la semana próxima|de la siguiente semana',
  'of last week': 'de la semana pasada',
  'of this week': 'de esta semana',
  'next week': 'la próxima semana|próxima semana|la semana que viene|la semana próxima',
  'last week': 'la semana pasada',
  'next month': 'el próximo mes|próximo mes|mes que viene|mes próximo',
  'last month': 'el mes pasado|mes pasado',
  'this month': 'este mes|mes en curso',
  'next year': 'el próximo año|próximo año|año que viene|año próximo',
  'last year': 'el año pasado|año pasado',
  'this year': 'este año',
  'good friday': 'viernes santo|el viernes santo',
  'maundy thursday': 'jueves santo|el jueves santo',
  'easter monday': 'lunes de pascua|el lunes de pascua|lunes de resurrección',
  'easter sunday': 'domingo de pascua|domingo de resurrección|el domingo de pascua|el domingo de resurrección',
  'ash wednesday': 'miércoles de ceniza|el miércoles de ceniza',
  'palm sunday': 'domingo de ramos|el domingo de ramos',
  "valentine's day":
    'san valentín|el día de san valentín|día de san valentín|día de los enamorados|el día de los enamorados',
  'it was': `fue el|eso fue el|pasó el día|fue el día|me la puse el|me lo puse el|la compré el|lo compré el|empecé el
      |ocurrió el|pasó el|sucedió el|entré el|me operaron el|me vacuné el`,
  christmas: 'navidad|día de navidad',
  'january 6': 'día de reyes|el día de reyes|los reyes|epifanía|noche de reyes',
  'november 1': 'todos los santos|día de todos los santos',
  'june 24': 'san juan|día de san juan',
  'december 8': 'la inmaculada|día de la inmaculada',
  'the last day of the month': 'el último día del mes|último día del mes|el último día de este mes',
  'christmas eve': 'nochebuena',
  "new year's eve": 'nochevieja',
  "new year's day": 'año nuevo|día de año nuevo',
  or: 'o|u',
  between: 'entre',
  until: 'hasta',
  every: 'cada|todos los|todas las',
  not: 'no es|no era|no fue',
  around: 'alrededor de|a principios de|a mediados de|a finales de|a fines de|por',
  'the last day of': 'el último día de|último día de',
  'the last day of the year': 'el último día del año|último día del año|el último día de este año',
  'the day after': 'el día después de|el día siguiente a|un día después de|al día siguiente de',
  'the day before': 'el día antes de|la víspera de|un día antes de',
  after: 'después|tras',
  before: 'antes',
  since: 'desde',
  from: 'a partir de|a partir del',
  except: 'menos|excepto|salvo',
  during: 'durante',
  spring: 'primavera',
  summer: 'verano',
  autumn: 'otoño',
  winter: 'invierno',
  other: 'otro|otra|subsiguiente|antepasado|antepasada|penúltimo|penúltima',
  few: 'pocos|pocas|unos|unas|varios|varias',
  of: 'de|del',
  'i was born': 'nací',
})

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
  withoutReason,
  beforeReason,
  concluded,
  afterDisplaced,
  boundedDay,
)
