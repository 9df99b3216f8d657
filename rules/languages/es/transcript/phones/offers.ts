import { reading } from '../layers.ts'
import { regex } from '../../../shared/regex.ts'

/** What the one who writes it down is asked after a number, and changes nothing of it: "¿quiere que lo repita?", "¿lo tiene?". */
const OFFER = regex('iu')`
  [\s,.]*¿(?:
    (?:quieres?|quieren|necesitas?|hace falta)(?: que)? (?:(?:se|te|os) )?l[oa] (?:repit[ao]|vuelva a decir|diga (?:otra vez|de nuevo))
    |(?:se|te|os) l[oa] (?:repito|vuelvo a decir)(?: otra vez)?
    |(?:(?:ya )?l[oa] )(?:ha|has|han|tiene|tienes|tienen|apuntó|anotó|copió)(?: (?:apuntado|anotado|cogido|copiado))?
    |me (?:oyes?|escuchas?|ha entendido|entendió)
  )\?$`

/** Reads a number without what is asked after it of the one who writes it down. */
export const withoutOffer = reading((heard) => heard.replace(OFFER, ''))
