import { SAID_MAX } from '../layers.ts'
import { byVerdicts } from '../../../shared/answers/verdicts.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

const BEGUN = String.raw`^(?:(?:pues|bueno|la verdad|no|uy|ay|mire|eh|huy)[,.]*\s+)*`
const OF_THESE = String.raw`(?: de (?:es[oa]s?|est[oa]s?|ell[oa]s|todo es[oa]|l[oa]s (?:anteriores|que (?:dice|salen|hay|menciona))))?`

/** "No tengo ninguna de esas", "no me dan ni una". */
const WHOLE = regex('iu')`
  ${BEGUN}(?:(?:yo |por ahora |de momento )*no (?:me |nos |le |les |se |lo |ha |he |hemos |han )*\p{L}+ (?:\p{L}+ )?)?
  (?:a |en |de |con )?(?:ningun[oa]|ni un[oa]|nada de es[oa]s?)${OF_THESE}(?: (?:gracias|por ahora|de momento|la verdad))?[.!]?$
  |${BEGUN}de todo eso,? nada[.!]?$
  |${BEGUN}(?:yo )?no (?:soy|somos|tengo|tenemos|tomo|tomamos|uso|usamos|quiero|necesito|practico|padezco|como) (?:\p{L}+ )?(?:a |de |con |en )?nada(?: de (?:nada|eso))?[.!]?$`

/** "Ninguno, está impecable": what follows says why. */
const FIRST = regex('iu')`
  ${BEGUN}(?:a |en |de |con )?(?:ningun[oa]|nada de es[oa]s?)${OF_THESE}[,.]?\s+
  (?!de )(?<rest>(?!.*(?<!\p{L})(?:pero|salvo|excepto|menos|solo|sólo|más|sino|aunque|si|otr[oa]s?|espera|espere|perdón|digo)(?!\p{L})).+)$`

/** All of them, of a verb: "me interesan todos", "hablo los tres". */
const ALL = regex('iu')`
  ^(?:(?:pues|bueno|la verdad|yo|sí),? )*(?:(?:me|nos|los|las) )?(?!(?:no|casi)(?!\p{L}))\p{L}{3,}(?:o|an|en|amos|emos|imos|iera)(?: \p{L}{2,}[aei]r)?
  \s(?<all>tod[oa]s|l[oa]s (?:dos|tres|cuatro|cinco|seis))(?: (?:cosas|temas|opciones|días|cursos))?(?:,? (?:ell[oa]s|la verdad|por favor|gracias))*[.!]?$`

/** All but what is refused first: "escalada ni hablar, las demás sí". */
const THE_REST = regex('iu')`
  ^(?:(?:pues|bueno),? )*(?<refused>[^,.;]{3,60}?),? (?:no|ni (?:hablar|loc[oa]|de broma)|imposible|descartad[oa])(?: me (?:gusta|interesa|viene bien)n?)?,?
  (?: (?:y|pero))? (?:l[oa]s? (?:demás|otr[oa]s|rest[oa]ntes?)|el resto|tod[oa]s? l[oa]s? demás)(?: tod[oa]s?)?(?: sí)?[.!]?$`

/** Reads that all of a list, all but one or none of it is meant, in a sentence that says it of a verb or gives a reason, and names no option. */
export const orNone =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    if ((field.options?.length ?? 0) < 2 || heard.length > SAID_MAX) return read(field, heard, circumstances)
    const { refused } = THE_REST.exec(heard)?.groups ?? {}
    if (refused !== undefined) return read(field, `todas menos ${refused}`, circumstances)
    const all = ALL.exec(heard)?.groups?.all
    if (all !== undefined) return read(field, all, circumstances)
    const rest = FIRST.exec(heard)?.groups?.rest
    const isNone = WHOLE.test(heard) || (rest !== undefined && isEmpty(read(field, rest, circumstances)?.value))
    return read(field, isNone ? 'ninguno' : heard, circumstances)
  }

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)

/** "Inglés sí, francés también, alemán nada". */
export const orVerdicts = byVerdicts({
  yes: 'sí|también|vale|claro',
  no: 'no|tampoco|nada|nunca',
  joint: 'y|e|pero|el|la|los|las|de',
})
