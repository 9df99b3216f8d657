import { SAID_MAX } from '../layers.ts'
import { todayFrom } from '../../../shared/calendar.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { cardinalAt } from './cardinals.ts'

/** A question for how many years. */
const ASKS_YEARS = /(?<!\p{L})(?:a[ñn]os|antig[üu]edad|tiempo|edad)(?!\p{L})/iu
const MONTHS =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)$/
const SINCE = /^(?:en|desde|del?|el|ano|modelo)$/

/** Since what age, which tells no years: "desde los dieciséis". */
const SINCE_AGE =
  /^(?:(?:pues|bueno|yo|fumo|trabajo|lo \p{L}+),? )*desde (?:los|que tenía) \S+(?: y \S+)?(?: años)?[.!]?$/iu
const ASKS_SPAN = /(?<!\p{L})(?:lleva|llevas|hace|desde|antigüedad)(?!\p{L})/iu

/** No answer tells of an earlier one. */
const FIRST_YEAR = 1930

/** Proposes the years since the only year that was said: "entré en octubre de 2009". */
export const sinceYear =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    if (ASKS_SPAN.test(field.label ?? '') && SINCE_AGE.test(heard)) return undefined
    const found = read(field, heard, circumstances)
    const now = todayFrom(circumstances.today)?.getUTCFullYear()
    if (now === undefined || heard.length > SAID_MAX || !ASKS_YEARS.test(field.label ?? '')) return found
    const words = wordsWithoutAccents(heard)
    const places = [...words.keys()].filter((at) => yearAt(words, at, now) !== undefined)
    const [at = 0] = places
    const isSince = places.length === 1 && SINCE.test(words[at - 1] ?? '') && (at < 2 || isTold(words, at))
    const year = isSince ? yearAt(words, at, now) : undefined
    const isSame = !found || found.value === year || found.value === (year ?? 0) % CENTURY
    return year !== undefined && isSame ? { value: now - year, isSure: false, isGuess: true } : found
  }

/** After a preposition a year stands alone or with its month. */
const isTold = (words: readonly string[], at: number): boolean =>
  /^(?:en|desde|modelo)$/.test(words[at - 1] ?? '') ||
  MONTHS.test(words[at - 2] ?? '') ||
  /^(?:desde|en)$/.test(words[at - 2] ?? '')

function yearAt(words: readonly string[], at: number, now: number): number | undefined {
  const isLong = /^\d{4}$/.test(words[at] ?? '') || words[at] === 'mil' || words[at + 1] === 'mil'
  const value = isLong ? Number(words[at]) || cardinalAt(words, at)?.value : shortYearAt(words, at)
  return value !== undefined && value >= FIRST_YEAR && value <= now ? value : undefined
}

/** "Desde el noventa y ocho". */
function shortYearAt(words: readonly string[], at: number): number | undefined {
  const value =
    /^(?:desde|en)$/.test(words[at - 2] ?? '') && words[at - 1] === 'el' ? cardinalAt(words, at)?.value : undefined
  return value !== undefined && value >= SHORT_MIN && value < CENTURY ? LAST_CENTURY + value : undefined
}

/** Of a year without its century. */
const SHORT_MIN = 50
const CENTURY = 100
const LAST_CENTURY = 1900
