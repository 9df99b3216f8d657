import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { cardinalAt } from './cardinals.ts'
import { regex } from '../../../shared/regex.ts'

/** "Dieciocho grados bajo cero" stands for "menos dieciocho". */
const BELOW_ZERO = /(?<!\p{L})(?:grados? )?bajo cero(?!\p{L})/iu

/** "Tres docenas y media" are forty-two. */
const DOZENS = regex('iu')`
  (?<!\p{L})(?<count>dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d{1,2}|una) docenas? y media(?!\p{L})`
const ASKS_DOZENS = /(?<!\p{L})docenas/iu

/** What is counted, after its unit: "kilo y medio de asado", to a question for kilos. */
const OF_THING = regex('iu')`
  (?<=(?<!\p{L})(?:kilos?|litros?|metros?|cajas?|bolsas?|paquetes?|botellas?|docenas?|gramos)(?: y (?:medi[oa]|cuarto|un cuarto))?) de \p{L}{3,}(?: de \p{L}{3,})?(?=[.!]?$)`

/** What one did for so long, to a question for experience: "quince años como albañil". */
const AS_WORK =
  /(?<=(?<!\p{L})(?:años?|meses)) (?:como|de|en)(?: (?:el|la))? (?!edad|antes|estos)\p{L}{4,}(?: \p{L}{4,})?(?=[.!]?$)/iu
const ASKS_WORK = /experiencia|antig[uü]edad|trabaj|oficio/iu

/** "Un siete con ocho" is 7.8 to a question for a mark. */
const ASKS_MARK = /(?<!\p{L})(?:nota|media|promedio|calificaci[oó]n|temperatura|fiebre)(?!\p{L})/iu
const MARK =
  /(?<=(?<!\p{L})(?:cuatro|cinco|seis|siete|ocho|nueve|treinta y \p{L}+)) con (?=(?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)(?!\p{L}))/iu

/** How often, after a dose: "quinientos miligramos cada ocho horas". */
const HOW_OFTEN =
  /(?<=\S) (?:cada (?:\S+ )?(?:horas?|días?)|(?:una|dos|tres) ve(?:z|ces) al día|al día|por las? (?:mañanas?|noches?))[.!]?$/iu
const ASKS_DOSE = /dosis|(?<!\p{L})mg(?!\p{L})|miligramos/iu

/** A question for how many there are, which "no tengo" answers. */
const ASKS_COUNT = /cu[aá]nt[oa]s(?!\p{L})|(?:n[uú]mero|cantidad) de \p{L}+s(?!\p{L})/iu
const NOT_ANY = regex('iu')`
  ^(?:(?:no|ay no|pues|bueno|uy|mire|la verdad|señora?|señorita|joven|fíjese que|yo|de momento|por ahora|gracias a dios),? )*
  no (?:tengo|tenemos|hay|tiene|llevo|traigo|uso)(?: (?<thing>(?!todavía|aún|gracias|nada)\p{L}{4,}))?(?: (?:todavía|aún|gracias a dios|por ahora|de momento))?[.!]?$`

/** None, with what is said around it: "ya ninguno, gracias a Dios". */
const NONE_ALONE =
  /^(?:(?:ya|pues|no|hoy|ahora|ahora mismo|bueno|uy|por ahora|de momento|por el momento|en este momento|hasta ahora|hasta el momento|actualmente|todavía|aún),? )*(?:ningun[oa]|ni un[oa])(?:[,.]? (?:gracias a dios|por suerte|ya|por ahora|de momento))*[.!]?$/iu

/** Money, of which nobody says two million and three hundred so. */
const ASKS_MONEY =
  /(?<!\p{L})(?:pag[aoá]\p{L}*|alquiler|arriendo|renta|sueldo|salario|ingresos?|precio|cuesta|cost[oó]|vale|valor|presupuesto|gan[aoá]|importe|monto|pesos)(?!\p{L})/iu
const MILLIONS = regex('iu')`
  (?<=(?:mill[oó]n|millones) )(?<hundreds>(?:doscient|trescient|cuatrocient|quinient|seiscient|setecient|ochocient|novecient)[oa]s)
  (?=(?: pesos| al mes| mensuales)?[.!]?$)`

/** One of what is counted, with its article: "tengo solo una niña", "un perrito nomás". */
const ONE = regex('iu')`
  ^(?:(?:pues|bueno|sí|yo|es|tengo|tenemos|hay|llevo|solo|sólo|solamente|nada más|nomás|con),? )*una? (?:(?:sol|únic)[oa] )?(?<thing>\p{L}{3,})
  (?:,? (?:solo|sólo|sola|nomás|nada más|no más|gracias|por favor|gracias a dios|y ya|y ya está))*[.!]?$`
/** Words for a child and for an animal, of which labels name another. */
const ALIKE = [
  /^(?:hij|niñ|nen|beb|chic|chiqu|crí|peque|menor|muchach|varón)/iu,
  /^(?:perr|gat|mascota|conej|loro|pájar|tortug|animal)/iu,
]

/** Reads what is said of a number in words that are no number: below zero, dozens and a half, none of what is counted. */
export const saidOtherwise =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const { label = '' } = field
    if (heard.length > SAID_MAX) return read(field, heard, circumstances)
    const { thing } = NOT_ANY.exec(heard)?.groups ?? { thing: undefined }
    const isNone = thing ? isOfLabel(thing, label) : ASKS_COUNT.test(label) && NOT_ANY.test(heard)
    return isNone ? { value: 0, isSure: true } : read(field, plainly(heard, label), circumstances)
  }

function plainly(heard: string, label: string): string {
  if (NONE_ALONE.test(heard)) return 'ninguno'
  if (isOne(heard, label)) return 'uno'
  const below = BELOW_ZERO.test(heard) ? belowZero(heard) : heard
  const mark = ASKS_MARK.test(label) ? below.replace(MARK, ' coma ') : below
  const dose = ASKS_DOSE.test(label) ? mark.replace(HOW_OFTEN, '') : mark
  const told = dose.replace(OF_THING, '').replace(ASKS_WORK.test(label) ? AS_WORK : /(?!)/u, '')
  const dozens = ASKS_DOZENS.test(label) ? told : told.replace(DOZENS, (_, count: string) => String(dozensOf(count)))
  return ASKS_MONEY.test(label) ? dozens.replace(MILLIONS, '$<hundreds> mil') : dozens
}

/** Whether one thing of those that the question counts was said. */
function isOne(heard: string, label: string): boolean {
  const thing = ONE.exec(heard)?.groups?.thing
  const asked = label.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const isAlike = (word: string) => ALIKE.some((words) => words.test(word) && words.test(thing ?? ''))
  return (
    thing !== undefined &&
    /s(?!\p{L})/u.test(label) &&
    asked.some((word) => word.startsWith(thing.slice(0, STEM)) || isAlike(word))
  )
}

/** Whether the question counts it: "no tengo hijos" to "Hijos a cargo". */
const isOfLabel = (thing: string, label: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${thing.replace(/s$/iu, '')}e?s(?!\p{L})`, 'iu').test(label)

/** In letters. */
const STEM = 4

const HALF_DOZEN = 6

function dozensOf(count: string): number {
  const value = count === 'una' ? 1 : (cardinalAt([count.toLowerCase()], 0)?.value ?? Number(count))
  return value * 2 * HALF_DOZEN + HALF_DOZEN
}

/** The only number of the utterance, negative. */
function belowZero(heard: string): string {
  const words = wordsWithoutAccents(heard.replace(BELOW_ZERO, ','))
  const at = words.findIndex((_, index) => cardinalAt(words, index) !== undefined)
  if (at < 0) return heard
  return [...words.slice(0, at), 'menos', ...words.slice(at)].filter((word) => word !== PAUSE).join(' ')
}
