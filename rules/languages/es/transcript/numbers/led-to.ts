import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** What leads to a number and changes nothing of it: "en el aparato me salen", and the no of "no, no tengo ninguno". */
const LEAD = regex('iu')`
  ^(?:(?:pues|bueno|a ver),? )*(?:
    en (?:el|la|mi) \p{L}{4,} (?:me |nos |le )?(?:salen?|pone|marca) (?=\S)
    |(?:(?:vivo|vivimos|estoy|estamos) )?en (?=(?:el|la) \p{L}+[.!]?$)
    |no[,.]? (?=no (?:tengo|tenemos|hay|llevo|llevamos|uso) ningun[oa](?!\p{L})|ningun[oa][.!]?$))`

/** Takes a number after what only leads to it. */
export const ledTo =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (found?.isSure || heard.length > SAID_MAX || heard.includes('?') || !LEAD.test(heard)) return found
    const own = read(field, heard.replace(LEAD, ''), circumstances)
    return own?.isSure && !own.isGuess && (!found || found.value === own.value) ? own : found
  }

/** In characters. */
const SAID_MAX = 120
