import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { CLAUSES } from '../clauses.ts'
import { MONTH } from '../dates/months.ts'
import { KIN } from '../kin.ts'
import { FRAME } from './frame.ts'
import { regex } from '../../../shared/regex.ts'

/** What names nothing by itself: "la de siempre", "lo mismo que antes". */
const AS_EVER = regex('iu')`
  ^(?:(?:pues|bueno|sí|ponga|pon),? )*(?:el|la|lo|los|las) (?:de siempre|mism[oa]s?(?: (?:de siempre|que (?:antes|siempre)))?|de antes|anterior|que (?:ten[ií]a|usa|ya))[.!]?$`

/** Who is told by whose kin they are: "soy la madre de Ana Ruiz". */
const KIN_OF = regex('iu')`^(?:(?:pues|bueno|hola|yo),? )*soy (?:el|la) (?:${KIN}) de `
const ASKS_NAME = /(?<!\p{L})(?:nombre|apellidos?)(?!\p{L})(?!.*(?:contacto|madre|padre|tutor))/iu

/** What was so in childhood: "de pequeño al huevo". */
const AS_CHILD = /^(?:(?:pues|bueno|solo),? )*(?:de|cuando era) (?:pequeñ|niñ|jov|chic|chiquit|crí)\p{L}+(?!\p{L})/iu

/** When or where a thing is, to another question: "la reunión es el lunes", "el bar es en la plaza". */
const IS_ON = regex('iu')`
  ^(?:el|la|los|las|nuestr[oa]|mi) \p{L}+ (?:es|será|son) (?:a las? |(?:(?:el|este|los) )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|mañana|hoy|pasado mañana|\d{1,2} de|en (?:${MONTH}|verano|otoño|primavera|invierno|\S+ (?:días|semanas|meses|años)))(?!\p{L}))`
const ASKS_WHEN = /d[ií]a|fecha|cu[aá]ndo|hora/iu
const IS_IN = /^(?:el|la|los|las|nuestr[oa]|mi) \p{L}+ (?:es|está) en /iu

/** A code that is described and not told: "empieza por A y lleva muchos números". */
const DESCRIBED =
  /^(?!.*\d).*(?<!\p{L})(?:empieza|comienza|acaba|termina|lleva|tiene|consta|es (?:muy )?(?:larg|cort))\p{L}* (?:\p{L}+ )*\p{L}+/iu

/** Asks for a short text that names nothing, somebody else, or what is over. */
export const unlessVague = askedWhere(
  ({ label, heard }) =>
    label !== '' &&
    (AS_EVER.test(heard) ||
      (FRAME.asks.code.test(label) && DESCRIBED.test(heard)) ||
      (IS_ON.test(heard) && !ASKS_WHEN.test(label)) ||
      (IS_IN.test(heard) && ASKS_NAME.test(label)) ||
      (ASKS_NAME.test(label) && KIN_OF.test(heard)) ||
      (AS_CHILD.test(heard) && !CLAUSES.asksEarlier.test(label))),
)
