import { orPart, reading } from '../layers.ts'
import { regex } from '../../../shared/regex.ts'

/** What leads to a number and changes nothing of it: "en el aparato me salen", and the no of "no, no tengo ninguno". */
const LEAD = regex('iu')`
  ^(?:(?:pues|bueno|a ver),? )*(?:
    en (?:el|la|mi) \p{L}{4,} (?:me |nos |le )?(?:salen?|pone|marca) (?=\S)
    |(?:(?:vivo|vivimos|estoy|estamos) )?en (?=(?:el|la) \p{L}+[.!]?$)
    |no[,.]? (?=no (?:tengo|tenemos|hay|llevo|llevamos|uso) ningun[oa](?!\p{L})|ningun[oa][.!]?$))`

/** Takes a number after what only leads to it. */
export const ledTo = orPart((heard) => (LEAD.test(heard) ? heard.replace(LEAD, '') : undefined), { isSame: true })

/** The hour of what people come to, in a clause of its own: "llegamos a las nueve, somos ocho". */
const HOUR = regex('iu')`
  (?:^|[,;]\s+)(?:(?:pues|bueno),? )?(?:\p{L}+mos )?(?:a|sobre|para) las (?:una|\p{L}+|\d{1,2})(?: y (?:media|cuarto))?(?: (?:de|en|por) la (?:mañana|tarde|noche))?(?:,\s+|[.!]?$)`

/** Takes how many there are beside the hour, where the question asks for none. */
export const besideHour = orPart(
  (heard, { label }) => (HOUR.test(heard) && !/hora/iu.test(label) ? heard.replace(HOUR, '') : undefined),
  { isSame: true },
)

/** A part after the whole that it is of, and what is enough after what there is: "de las cincuenta, tres", "somos tres, con dos nos basta". */
const OF_WHOLE = regex('iu')`
  ^(?:(?:pues|bueno),? )*de (?:l[oa]s )?(?:\p{L}+(?: y \p{L}+)?|\d+)(?: que \p{L}+)?(?:,| \p{L}+(?:aron|ieron)) (?<part>\d+|una?|\p{L}+(?: y \p{L}+)?)[.!]?$`
const ENOUGH = regex('iu')`
  ^.{3,60}?, con (?<part>\d+|una?|\p{L}+(?: y \p{L}+)?) (?:(?:nos|me) )?(?:bast|lleg|sobr|alcanz|apañ|arregl|val)\p{L}+[.!]?$`

/** Takes the part of a whole, and what is enough. */
export const ofWhole = orPart((heard) => (OF_WHOLE.exec(heard) ?? ENOUGH.exec(heard))?.groups?.part)

/** The ends of what may be, and how one of them is told: "no más de trescientos" to a question for the most. */
const BOUNDS: readonly { asked: RegExp; said: RegExp }[] = [
  {
    asked: /(?<!\p{L})(?:máxim[oa]|tope)(?!\p{L})/iu,
    said: /^(?:(?:pues|bueno),? )*(?:no más de|como (?:mucho|máximo)|a lo sumo|hasta|(?:el )?(?:máximo|tope)(?: es)?|que no pase de) (?=\S)/iu,
  },
  {
    asked: /(?<!\p{L})mínim[oa](?!\p{L})/iu,
    said: /^(?:(?:pues|bueno),? )*(?:no menos de|como mínimo|(?:por lo|al) menos|(?:el )?mínimo(?: es)?|que no baje de) (?=\S)/iu,
  },
]

/** Reads a number without the bound that its question asks for. */
export const asBound = reading((heard, { label }) => {
  const said = BOUNDS.find(({ asked }) => asked.test(label))?.said
  return said ? heard.replace(said, '') : heard
})
