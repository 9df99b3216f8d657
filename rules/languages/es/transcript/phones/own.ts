import { orPart } from '../layers.ts'
import { regex } from '../../../shared/regex.ts'

/** The person's own number, or the one in use, after another one: "ese es el de mi pareja, el mío es el …". */
const OWN = regex('iu')`
  ^.{6,120}[,;.]\s+(?:(?:y|pero|así que),? )*(?:el m[ií]o|mi n[uú]mero|el bueno|el correcto|el nuevo|el de ahora|el que (?:uso|tengo|vale|funciona)(?: ahora)?)
  (?: es)?(?: el)? (?<own>[^?]{7,80})$`

/** The number of whom or what the question names: "ese es el móvil; el de casa es el …". */
const OF_LABEL = regex('iu')`
  ^(?:.{0,100}[,.;]\s+)?el de(?:l| la| los| las)? (?<whose>\p{L}{4,})(?: \S+){0,3}? es (?:el )?(?<own>[\d\s.+-]{7,20}|\p{L}[^?,;.]{10,100})[.!]?$`

/** Takes the number that is called one's own or the one in use. */
export const ownNumber = orPart((heard, { label }) => {
  const { whose, own } = OF_LABEL.exec(heard)?.groups ?? {}
  const isAsked = whose !== undefined && label.toLowerCase().includes(whose.toLowerCase().slice(0, STEM))
  return isAsked ? own : OWN.exec(heard)?.groups?.own
})

/** In letters. */
const STEM = 4
