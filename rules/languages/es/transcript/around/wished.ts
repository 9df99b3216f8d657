import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** A wish or an intention beside what is so: "…, y me gustaría aprender alemán", "… y estoy pensando en probar el yoga". */
const WISHED = regex('iu')`
  (?<=\p{L}{2}),?(?: (?:y|pero|aunque))? (?:(?:ahora|también|algún día|este año|el año que viene|luego|después|un día de estos) )*
  (?:me (?:gustaría|encantaría|falta)|quiero|queremos|quisiera|espero|pienso|(?:estoy|ando) (?:pensando en|a punto de|por)|voy a|vamos a
    |ojalá|a ver si|tengo (?:pendiente|ganas de|pensado|previsto))(?: poder| empezar a)? \p{L}{2,}(?:[aei]r(?:me|l[oae]s?|se)?|o)(?!\p{L})[^,.;?]{0,50}[.!]?$`
const ASKS_WISH = /quier|gustar[ií]a|dese|inter[eé]s|prefer|elij|apunt|pr[oó]xim|futur/iu

/** In characters. */
const SAID_MAX = 160

/** Reads what is so without a wish that goes on after it, where the question asks for no wish. */
export const withoutWish =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const said = heard.length > SAID_MAX || ASKS_WISH.test(field.label ?? '') ? heard : heard.replace(WISHED, '')
    const found = said === heard ? undefined : read(field, said, circumstances)
    return found ?? read(field, heard, circumstances)
  }
