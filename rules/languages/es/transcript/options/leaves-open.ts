import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { ASKS_LOSS } from '../losses.ts'
import { regex } from '../../../shared/regex.ts'

/** A time that the person has something else to do in: "los lunes trabajo", "la noche la tengo ocupada". */
const ENGAGED = regex('iu')`
  ^(?:(?:pues|bueno|es que),? )?(?:(?:por|en|a|de) )?(?:(?:la|las|el|los) )?(?:mañanas?|tardes?|noches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?),? (?:yo |siempre )?
  (?:trabaj(?:o|amos)|estudi(?:o|amos)|tengo (?:clase|trabajo|turno|guardia)|l[oa]s? (?:tengo|tenemos) (?:muy )?(?:ocupad|cogid|complicad|llen|pillad|mal|fatal)\p{L}*)[.!]?$`

/** "Llego tarde" tells no part of the day. */
const LATE =
  /(?<!\p{L})(?:se (?:me |nos )?(?:hace|hizo|ha hecho)|lleg(?:o|ué|amos|aré)|salgo|salimos|voy|vengo) (?:muy |un poco |bastante )?tarde(?!\p{L})/iu

/** What the person is about to become is not so yet: "me caso en junio". */
const TO_BECOME = /(?<!\p{L})me (?:caso|divorcio|separo|mudo)(?!\p{L})/iu

/** A greeting alone is no time of the day. */
const GREETING =
  /^(?:hola,? )?(?:buenas (?:tardes|noches)|buenos días|hasta (?:mañana|luego|la vista))(?:,? (?:señorit[ao]|señora?|joven))?[.!]?$/iu

/** A yes or no until then, or since then. */
const BOUNDED = /^hasta (?:\S+ ){1,3}(?:sí|no)[.!]?$|^no desde (?!luego|siempre|hace|que nac)/iu

/** A yes to what is over. */
const OVER = regex('iu')`
  ^s[ií],? (?:\p{L}+ ){0,2}pero .*(?<!\p{L})(?:venci|caduc|vend[íi]|perd[íi]|se me (?:perd|romp|fue)|rot[oa]|averiad|robaron|de baja|cancel|ya no|(?:todavía|aún) no|no funciona)`

/** A yes that is none: "sí, ya, y yo soy cura". */
const MOCKS =
  /(?<!\p{L})(?:sí|ya|claro|hombre)\W+ ?(?:¿?y qué más|y una? (?:jamón|leche|porra|cuerno)|y yo soy)(?!\p{L})/iu

/** A part of a list on a condition: "el jueves si puedo". */
const IF_I_CAN = regex(
  'iu',
)`(?<!\p{L})si (?:puedo|podemos|llego|llegamos|consigo|queda|sobra|(?:me|nos) (?:da|dan|deja|dejan))(?!\p{L})`

/** Weather and other things that are going on: "con el temporal que está cayendo". */
const GOES_ON = /(?<!\p{L})con (?:el|la) \p{L}+ que (?:está \p{L}+ndo|hace|cae|hay)(?!\p{L})/iu

/** Two items with one no, which may be of both: "lunes y martes no, jueves". */
const PAIR_DENIED = /(?<!\p{L})(?!(?:no|sí)(?!\p{L}))\p{L}{3,} (?:y|ni) (?:el |la |los |las )?\p{L}{3,} no(?=[,.;]|$)/iu

/** Some of all is not all: "un poco de todo", "algo de todos". */
const SOME_OF_ALL = /(?<!\p{L})(?:poco|poquito|algo|parte|casi) (?:de )?(?:tod[oa]s?|cada)(?!\p{L})/iu

/** A verb that is denied of somebody, with all that is named after it: "no le gusta la carne". */
const DENIED_VERB =
  /^(?:(?:pues|bueno|yo|a mí|a él|a ella|la verdad),? )*no (?:me|te|se|nos|les?) (?!import|da igual)\p{L}{2,} [^,.;:]+[.!]?$/iu

/** Asks for a choice that something beside it leaves open. */
export const unlessLeftOpen: Layer = (read) => {
  const open = askedWhere(({ field, label, heard }) => {
    const isEngaged = ENGAGED.test(heard) && !/trabaj|estudi|ocupad/iu.test(label)
    const isOver = OVER.test(heard) && !ASKS_LOSS.test(label)
    const isDenied = (field.options?.length ?? 0) > 2 && DENIED_VERB.test(heard)
    return (
      isDenied ||
      isEngaged ||
      isOver ||
      [LATE, BOUNDED, MOCKS, IF_I_CAN, TO_BECOME, GOES_ON, PAIR_DENIED, SOME_OF_ALL].some((doubt) => doubt.test(heard))
    )
  })(read)
  return (field, heard, circumstances) => (GREETING.test(heard) ? undefined : open(field, heard, circumstances))
}
