import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { MONTH } from './months.ts'
import { regex } from '../../../shared/regex.ts'

const UNIT = '(?:días?|semanas?|mes(?:es)?|años?)'

/** "El 1.º de abril". */
const ORDINAL = /(?<=(?<!\d)\d{1,2})\.(?=[ºª])/gu

/** About how long ago: "hará cosa de una semana", "ya tiene como dos semanas". */
const ABOUT_AGO = regex('giu')`
  (?<!\p{L})(?:hará|hace(?= (?:ya )?(?:cosa|como|uno|más o menos))|(?:ya )?(?:tiene|lleva|llevo|va(?= para))|ya (?:van|son))
  (?: ya)?(?: (?:cosa de|como(?: cosa de)?|unos|unas|para|más o menos|aproximadamente|casi))?
  (?= (?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|\d{1,2}) ${UNIT}(?!\p{L}| o más))`

/** "Hace una semana exacta", "el dieciocho de febrero próximo". */
const EXACT = regex('giu')`(?<=(?<!\p{L})${UNIT}),? (?:exact|just|clavad)[oa]s?(?!\p{L})`
const NEXT = regex('iu')`(?<!\p{L})el (?=(?<day>\S+(?: y \S+)? de ${MONTH}) (?:próximo|entrante))\k<day> \p{L}+`

/** Days from tomorrow on: "de mañana en ocho", which is in a week to most. */
const FROM_TOMORROW = /(?<!\p{L})de mañana en (?<days>ocho|quince|8|15)(?: días)?(?!\p{L})/iu
/** "De hoy en dos semanas". */
const IN_UNITS = regex(
  'iu',
)`(?<!\p{L})de (?:hoy|aqu[ií]|ac[aá]) (?:en|a) (?=\S+ (?:semanas?|mes(?:es)?|años?)(?!\p{L}))`
const WEEKS = new Map([
  ['ocho', 'dentro de ocho días'],
  ['8', 'dentro de ocho días'],
])
const IN_TWO_WEEKS = 'dentro de quince días'

/** "En marzo del diecinueve": the year, and no day. */
const MONTH_OF_YEAR = regex('iu')`
  (?<!\p{L})en ${MONTH} del? (?:año )?(?:dos mil|mil novecientos|die|once|doce|trece|catorce|quince|veint|treinta|cuarenta|ochenta|noventa|\d{2})(?!.*(?<!\p{L})(?:el|d[ií]a) \S)`

/** "En mayo hizo tres años": the years, and no day. */
const YEARS_IN_MONTH = regex(
  'iu',
)`(?<!\p{L})en ${MONTH} (?:ya )?(?:hizo|hace|hará|cumpl\p{L}+)(?: ya)? \S+(?: y \S+)? (?:años?|meses)(?!\p{L})`

/** How old somebody becomes that day: "cumple seis el doce de febrero". */
const AGE = regex('iu')`
  (?<=(?<!\p{L})(?:cumpl(?:e|o|imos|en|i[oó]|í)|va a cumplir|cumplir[áé]) )(?:los )?(?!el |en |años |ya )[\p{L}\d]+(?: y \p{L}+)?(?: años?)?,? (?=el |en |este |la |mañana|hoy)`

/** "Cumple años el doce de febrero". */
const YEARS_ON = /(?<!\p{L})(cumple) años(?= el )/iu

/** A day to which something was moved takes the month from that before it: "era el 5 de diciembre, pero la han pasado al 19". */
const MOVED = regex('iu')`
  ^(?<before>.*(?<!\p{L})(?:\d{1,2}|\p{L}+) de (?<month>${MONTH})(?!\p{L}).*?)
  (?<turn>,? (?:pero|al final|y al final)(?: (?!(?:no|sé|si|creo|igual|quizás?|tal|antes|después)(?!\p{L}))\S+){0,5}? (?:al|para el|es el|será el|el) )(?:día )?(?<day>\d{1,2}|\p{L}{3,})(?: (?<rest>(?!de ).*))?[.!]?$`

const FROM_TODAY = /(?<!\p{L})de (?:hoy en|aqu[ií] a|ac[aá] a) (ocho|quince|8|15)(?: días)?(?!\p{L})/giu

/** Reads what is said of a day in words that tell no day by themselves; what is only about right is asked for. */
export const saidOtherwise =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    if (heard.length > SAID_MAX) return read(field, heard, circumstances)
    if (MONTH_OF_YEAR.test(heard) || YEARS_IN_MONTH.test(heard)) return undefined
    const said = heard
      .replace(ORDINAL, '')
      .replace(AGE, '')
      .replace(YEARS_ON, '$1')
      .replace(IN_UNITS, 'en ')
      .replace(EXACT, '')
      .replace(NEXT, 'el próximo $<day>')
    const plain = said
      .replace(ABOUT_AGO, 'hace')
      .replace(FROM_TODAY, (_, days: string) => (/^(?:ocho|8)$/iu.test(days) ? 'en una semana' : 'en dos semanas'))
      .replace(FROM_TOMORROW, (_, days: string) => WEEKS.get(days.toLowerCase()) ?? IN_TWO_WEEKS)
    const found = read(field, withMonth(plain), circumstances)
    return found && plain !== said ? { ...found, isSure: false } : found
  }

function withMonth(heard: string): string {
  const { before, month, turn, day, rest = '' } = MOVED.exec(heard)?.groups ?? {}
  return before === undefined ? heard : `${before}${turn}${day} de ${month} ${rest}`.trim()
}
