import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { CLAUSES } from '../clauses.ts'
import { KIN, SOMEBODY } from '../kin.ts'
import { regex } from '../../../shared/regex.ts'

/** What names nothing by itself: "la de siempre", "lo mismo que antes". */
const AS_EVER = regex('iu')`
  ^(?:(?:pues|bueno|sí|ponga|pon),? )*(?:el|la|lo|los|las) (?:de siempre|mism[oa]s?(?: (?:de siempre|que (?:antes|siempre)))?|de antes|anterior|que (?:ten[ií]a|usa|ya))[.!]?$`

/** Who is told by whose kin they are: "soy la madre de Ana Ruiz". */
const KIN_OF = regex('iu')`^(?:(?:pues|bueno|hola|yo),? )*soy (?:el|la) (?:${KIN}) de `
const ASKS_NAME = /(?<!\p{L})(?:nombre|apellidos?)(?!\p{L})(?!.*(?:contacto|madre|padre|tutor))/iu

/** What was so in childhood: "de pequeño al huevo". */
const AS_CHILD = /^(?:(?:pues|bueno|solo),? )*(?:de|cuando era) (?:pequeñ|niñ|jov|chic|chiquit|crí)\p{L}+(?!\p{L})/iu

/** What is somebody else's: "el de mi esposa es Villaseñor", "mi hija va al San José", "la que está fatal es mi madre". */
const OF_SOMEBODY = regex('iu')`
  ^(?:(?:pues|bueno|uf|ay|mire|no|sí|es que),? )*(?:(?:el|la|lo|los|las) de (?:mi|mis|su) (?<whose>${KIN})(?!\p{L})
    |al? (?:${SOMEBODY}|(?:mi|su) (?:${KIN})) (?:l[eo]s?|la) \p{L}
    |(?:${SOMEBODY}) (?:tiene|es|está|va|vive|trabaja|toca|juega|estudia|come|toma|habla|se llama|prefiere|quiere|usa|lleva|cobra|sufre|padece)(?!\p{L})
    |(?:el|la|los|las) que .{2,40} (?:es|son) (?:${SOMEBODY})(?!\p{L}))`
const ASKS_KIN = new RegExp(`${KIN}|emergencia|parentesco|relaci[oó]n|titular`, 'iu')
const ASKS_STORY =
  /incid|suced|ocurri|pas[oó]|motivo|observaci|comentario|mensaje|cu[eé]nt|experiencia con|necesidad|petici|solicitud|men[uú]|describa (?!sus)/iu

/** Asks for a text that is said of somebody else, where the question asks for the person's own. */
export const unlessOfSomebody = askedWhere(({ label, heard }) => {
  const found = label === '' || ASKS_STORY.test(label) ? null : OF_SOMEBODY.exec(heard)
  const whose = found?.groups?.whose
  return (
    found !== null &&
    (whose === undefined
      ? !(ASKS_KIN.test(label) || CLAUSES.asksOthers.test(label))
      : !label.toLowerCase().includes(whose))
  )
})

/** Asks for a short text that names nothing, somebody else, or what is over. */
export const unlessVague = askedWhere(
  ({ label, heard }) =>
    label !== '' &&
    (AS_EVER.test(heard) ||
      (ASKS_NAME.test(label) && KIN_OF.test(heard)) ||
      (AS_CHILD.test(heard) && !CLAUSES.asksEarlier.test(label))),
)
