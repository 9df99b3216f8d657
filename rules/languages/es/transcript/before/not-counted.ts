import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import type { Words } from '../../../shared/normalise.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { asksOthers } from '../around/turns.ts'
import { isOf, KINSHIP, leads } from './index.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { regex } from '../../../shared/regex.ts'

const A_NUMBER = String.raw`(?:\d+|\p{L}+)`

/** An age, an hour and a price, which answer no question for another number: "a los diecinueve", "para las 18", "a quince pesos cada una". */
const AT = regex('iu')`(?<!\p{L})a los ${A_NUMBER}(?: años)?[.!]?$`
const ASKS_AGE = /edad|cu[aá]ndo/iu
const HOUR = regex('iu')`(?<!\p{L})(?:para|a|desde|hasta|sobre) las ${A_NUMBER}[.!]?$`
const EACH = regex('iu')`(?<!\p{L})a \p{L}+ (?:\p{L}+ )?(?:pesos|euros|dólares|soles)`
const ASKS_MONEY = /precio|cost|import|monto|presupuest|euros?|pesos|d[oó]lares|soles|cu[aá]nto(?!s)|valor|[€$]/iu

/** Somebody's years at something, which are no age. */
const SINCE = /(?<!\p{L})(?:desde hace|llevo|llevamos|hace) /iu
const ASKS_OWN_AGE = /^(?:su |tu )?edad(?!\p{L})|cu[aá]ntos años tiene/iu

/** How many people there are, to a question for something else: "venimos cuatro". */
const PEOPLE = regex(
  'iu',
)`(?<!\p{L})(?:somos|venimos|seremos|éramos|vendremos|vendríamos) (?:los )?${A_NUMBER}(?! \p{L}*(?:noches|días))`
const ASKS_THING = /noche|d[ií]as|horas?(?!\p{L})|semana|maleta|caja|habitaci|edad|peso|precio|coche|botella|kil[oó]m/iu

/** What is counted in degrees without its label saying so. */
const MEASURED_IN_DEGREES = /(?<!\p{L})(?:temperatura|fiebre)(?!\p{L})|°/iu

const isDegrees = ([unit = '', scale]: Words, label: string): boolean =>
  /^grados?$/u.test(unit) && scale !== 'fahrenheit' && MEASURED_IN_DEGREES.test(label)

/** Asks for a number after which stands what is counted, and neither the question nor a count has such a word: "tres aspirinas". */
export const unlessNotCounted = askedWhere(
  ({ label, heard, value }) =>
    label !== '' &&
    ((AT.test(heard) && !ASKS_AGE.test(label)) ||
      (HOUR.test(heard) && !/hora/iu.test(label)) ||
      (EACH.test(heard) && !ASKS_MONEY.test(label)) ||
      (SINCE.test(heard) && ASKS_OWN_AGE.test(label)) ||
      (PEOPLE.test(heard) && ASKS_THING.test(label)) ||
      countsOther(label, heard, value)),
)

function countsOther(label: string, heard: string, value: unknown): boolean {
  const words = wordsWithoutAccents(heard)
  const at = words.findLastIndex((_, index) => cardinalAt(words, index)?.value === value)
  const { next = 0 } = at < 0 ? {} : (cardinalAt(words, at) ?? {})
  const place = words[next] === 'de' ? next + 1 : next
  const counted = words[place] ?? PAUSE
  if (at < 0 || counted === PAUSE || isDegrees(words.slice(place), label)) return false
  return !leads(counted) && !(asksOthers(label) && KINSHIP.test(counted)) && !isOf(label)(words, place)
}
