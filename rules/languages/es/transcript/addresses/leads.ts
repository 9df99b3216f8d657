import { reading } from '../layers.ts'
import { regex } from '../../../shared/regex.ts'

/** What leads to an address: what is to be sent there, or what stands there: "la factura mándela a", "lo tengo en". */
const LEAD = regex('iu')`
  ^este[,.…]+ (?=\S)|^(?:(?:pues|bueno|sí|mire),? )*(?:(?:el|la|los|las|mi) \p{L}+,? )?
  (?:(?:m[aá]nd|env[ií]|escr[ií]b)[ae](?:n|d)?(?:me|nos)?(?:l[ao]s?)? a
    |(?:(?:lo|la|las|los|me|nos) )?(?:tengo|tenemos|está|están|estoy|estamos|encuentra|encuentran|puede ver|pueden ver)(?: todo)? en) (?=\S)
  |^a (?=[\w.+-]+@)`

/** Reads an address without what leads to it. */
export const withoutLead = reading((heard) => heard.replace(LEAD, ''))

/** What the person only believes: "creo que github punto com"; such an address is asked for. */
const BELIEVED = /^(?:(?:pues|bueno|eh),? )*(?:creo|me parece|diría) que (?:es |era |sería |está en )?(?=\S)/iu

/** Reads an address without the words of belief before it. */
export const withoutBelief = reading((heard) => heard.replace(BELIEVED, ''))
