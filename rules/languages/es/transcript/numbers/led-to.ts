import { orPart } from '../layers.ts'
import { regex } from '../../../shared/regex.ts'

/** What leads to a number and changes nothing of it: "en el aparato me salen", and the no of "no, no tengo ninguno". */
const LEAD = regex('iu')`
  ^(?:(?:pues|bueno|a ver),? )*(?:
    en (?:el|la|mi) \p{L}{4,} (?:me |nos |le )?(?:salen?|pone|marca) (?=\S)
    |(?:(?:vivo|vivimos|estoy|estamos) )?en (?=(?:el|la) \p{L}+[.!]?$)
    |no[,.]? (?=no (?:tengo|tenemos|hay|llevo|llevamos|uso) ningun[oa](?!\p{L})|ningun[oa][.!]?$))`

/** Takes a number after what only leads to it. */
export const ledTo = orPart((heard) => (LEAD.test(heard) ? heard.replace(LEAD, '') : undefined), { isSame: true })
