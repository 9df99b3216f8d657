import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { reading } from '../layers.ts'
import { regex } from '../../../shared/regex.ts'

/** A wish or an intention beside what is so: "…, y me gustaría aprender alemán", "… y estoy pensando en probar el yoga". */
const WISHED = regex('iu')`
  (?<=\p{L}{2}),?(?: (?:y|pero|aunque))? (?:(?:ahora|también|algún día|este año|el año que viene|luego|después|un día de estos) )*
  (?:me (?:gustaría|encantaría|falta)|quiero|queremos|quisiera|espero|pienso|(?:estoy|ando) (?:pensando en|a punto de|por)|voy a|vamos a
    |ojalá|a ver si|tengo (?:pendiente|ganas de|pensado|previsto))(?: poder| empezar a)? \p{L}{2,}(?:[aei]r(?:me|l[oae]s?|se)?|o)(?!\p{L})[^,.;?]{0,50}[.!]?$`
const ASKS_WISH = /quier|gustar[ií]a|dese|inter[eé]s|prefer|elij|apunt|pr[oó]xim|futur/iu

/** Reads what is so without a wish that goes on after it, where the question asks for no wish. */
export const withoutWish: Layer = (read) => (field, heard, circumstances) => {
  const found =
    WISHED.test(heard) && !ASKS_WISH.test(field.label ?? '') ? before(read)(field, heard, circumstances) : undefined
  return found ?? read(field, heard, circumstances)
}

/** What one would come to: "quiero llegar a avanzado", "me quiero pasar a personal". */
const ASPIRED = regex('iu')`
  (?<!\p{L})(?:quiero|queremos|quisiera|querría|espero|pienso|gustaría|encantaría|voy a|vamos a|pensando en) (?:(?:llegar|aspirar|subir|pasar(?:me|nos)?|cambiar(?:me|nos)?|mudar(?:me|nos)?) al?
    |(?:ser|estar|tener) .*algún día)(?!\p{L})`

/** Asks for what the person would come to, where the question asks for no wish. */
export const unlessAspired = askedWhere(({ label, heard }) => ASPIRED.test(heard) && !ASKS_WISH.test(label))

const before = reading((heard) => heard.replace(WISHED, ''))
