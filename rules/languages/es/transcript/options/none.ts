import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

const BEGUN = String.raw`^(?:(?:pues|bueno|la verdad|no|uy|ay|mire|eh|huy)[,.]*\s+)*`
const OF_THESE = String.raw`(?: de (?:es[oa]s?|est[oa]s?|ell[oa]s|todo es[oa]|l[oa]s (?:anteriores|que (?:dice|salen|hay|menciona))))?`

/** "No tengo ninguna de esas", "no me dan ni una". */
const WHOLE = regex('iu')`
  ${BEGUN}(?:(?:yo |por ahora |de momento )*no (?:me |nos |le |les |se |lo |ha |he |hemos |han )*\p{L}+ (?:\p{L}+ )?)?
  (?:a |en |de |con )?(?:ningun[oa]|ni un[oa]|nada de es[oa]s?)${OF_THESE}(?: (?:gracias|por ahora|de momento|la verdad))?[.!]?$
  |${BEGUN}de todo eso,? nada[.!]?$`

/** "Ninguno, está impecable": what follows says why. */
const FIRST = regex('iu')`
  ${BEGUN}(?:a |en |de |con )?(?:ningun[oa]|nada de es[oa]s?)${OF_THESE}[,.]?\s+
  (?!de )(?<rest>(?!.*(?<!\p{L})(?:pero|salvo|excepto|menos|solo|sólo|más|sino|aunque|si|otr[oa]s?|espera|espere|perdón|digo)(?!\p{L})).+)$`

/** In characters. */
const SAID_MAX = 120

/** Reads that none of a list is meant, in a sentence that says it of a verb or gives a reason, and names no option. */
export const orNone =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    if ((field.options?.length ?? 0) < 2 || heard.length > SAID_MAX) return read(field, heard, circumstances)
    const rest = FIRST.exec(heard)?.groups?.rest
    const isNone = WHOLE.test(heard) || (rest !== undefined && isEmpty(read(field, rest, circumstances)?.value))
    return read(field, isNone ? 'ninguno' : heard, circumstances)
  }

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)
