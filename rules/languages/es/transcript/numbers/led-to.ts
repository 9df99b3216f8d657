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
