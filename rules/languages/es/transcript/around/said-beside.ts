import { unlessSaidBeside } from '../../../shared/clauses/said-beside.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'
import { TO_SOMEBODY } from './called.ts'

/** "Mañana no puedo", "mañana tengo médico": the next day, and no part of a day. */
const NEXT_DAY = regex('u')`
  ^(?:(?:pues|bueno|uy|es que|yo) )*mañana (?:no (?:puedo|podré|podría|podemos|voy|estoy)|tengo(?! (?:tiempo|libre|hueco))|trabajo|viajo)(?: (?!tarde|noche|mediodía|mañana|sí|si|pero)\p{L}+){0,3}$`

const unlessToSomebody = unlessSaidBeside(TO_SOMEBODY)
const unlessNextDay = unlessSaidBeside(NEXT_DAY)

/** Asks again where somebody near was spoken to, or nothing was said but what is on tomorrow. */
export const unlessTalk: Layer = (read) => unlessToSomebody(unlessNextDay(read))
