import type { FieldOption } from '../../../../../contract/types.gen.ts'
import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer, SpokenField } from '../../../shared/normalise.ts'
import { plainWords, withoutPauses } from '../../../shared/words.ts'
import { LEAVES_OPEN } from '../talk/leaves-open.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { isVerb } from '../verbs.ts'
import { asksOthers } from '../around/turns.ts'
import { areOfOneVerb } from '../own-verb.ts'
import { regex } from '../../../shared/regex.ts'

/** A no, a pause or thanks, and a clause of its own. */
const FIRST = /^(?:(?:ay|uy|pues|bueno),? )?no(?:[,.]|,? (?:muchas )?gracias[,.]?)\s+(?<clause>\S+ \S+.*)$/iu

/** What may take the no back, limit it, or tell that none was meant. */
const TAKES_BACK = regex('iu')`
  \?|(?<!\p{L})(?:s[ií]|pero|aunque|salvo|excepto|menos|espera|espere|perd[oó]n|digo|mejor|depende|creo|quiz[aá]s?|tal vez|o|u|sé
    |seguro|segura|también)(?!\p{L})`

/** Words with which such a clause begins, beside verbs. */
const BEGINS = /^(?:ya|nunca|jamás|antes|siempre|todavía|aún|me|nos|lo|la)$/u

/** The thing that was asked for with its answer: "fiebre no, solo escalofríos". */
const OF_THING =
  /^(?:(?:pues|bueno|uy|mire),? )*(?:el |la |los |las )?(?<thing>\p{L}{4,}),? (?<answer>no|sí)(?:[,.;]\s+(?<rest>(?!pero|aunque|espera|perdón|digo|bueno|si |o ).*))?[.!]?$/iu

/** That nothing has changed, to a question whether it has. */
const ASKS_CHANGE = /(?<!\p{L})(?:cambi|modific|mud[aó]|actualiz)/iu
const UNCHANGED = regex('iu')`
  ^(?:(?:pues|bueno|mire|ahí|todo|yo|nosotros|está|es|tengo|en),? )*(?:(?:sig(?:o|ue|en|uimos)|continúo|continuamos)(?: \S+){0,3}? (?:mism[oa]s?|igual)(?!\p{L})
    |(?:el|la|los|las) mism[oa]s?(?: de siempre)?[.!]?$)`

/** Nothing but that one does not mind: "no para nada adelante", "no, dale tranqui". */
const OBJECTION = VOCABULARY.asks.objection ?? /(?!)/u
const MINDS_NOT = regex('u')`
  ^(?:(?:ay|uy|pues|bueno|hombre|mujer) )*
  (?:(?<no>no|para nada|qué va|en absoluto|ning(?:ún|una|uno))(?= |$)|(?=adelante|dale|sin |tranqui|por mí|encantad|con gusto))
  (?: ?(?:no|para nada|en absoluto|qué va|claro(?: que no)?|por supuesto(?: que no)?|adelante|dale|tranqui(?:l[oa])?|sin (?:ningún )?problema
    |ning(?:ún|una) (?:problema|molestia|inconveniente)|problema|inconveniente|por mí|perfecto|gracias|en lo absoluto|me (?:importa|molesta)
    |faltaría más|encantad[oa]|con (?:mucho )?gusto|hombre|mujer|vale|está bien|como (?:quieras?|quieran|gusten?)|grab(?:a|e|en)|pasen?|hágalo|háganlo)(?= |$))*$`

/** That one is well as it is, to an offer: "gracias, estoy bien así", "no se moleste". */
const OFFERS =
  /^¿?(?:desea|quiere|necesita|le gustaría|le apetece|te apetece|añad)[ns]?(?!.*(?:dejar|así|conserv|manten|igual))(?!\p{L})/iu
const DECLINED = regex('iu')`
  ^(?:(?:pues|bueno|uy|ay|no|no,? gracias),? )*(?:
    (?=.*(?:así|gracias))(?:(?:muchas )?gracias,? )?(?:(?:pero|ya),? )?(?:así )?(?:está|estoy|estamos) (?:muy )?bien(?: así)?
    |no (?:se|te|os) (?:moleste|molestes|molestéis|preocupe|preocupes)|no (?:será|hará) (?:necesario|falta)|ya (?:puedo|podemos) (?:yo|nosotros))
  (?:,? (?:muchas )?gracias)?[.!]?$`

/** A yes for what was so: "antes sí", "hasta que me despidieron sí". */
const WAS_SO = /^(?:(?:antes|hace \S+(?: \S+)?|de joven|hasta que \S.*?),? s[ií]|s[ií],? antes)[.!]?$/iu

/** Since when it is so, of what the question asks as a state: "desde los dieciocho". */
const SINCE =
  /^(?:(?:pues|bueno|sí),? )*desde (?:siempre|hace|los|el|que|dos mil|\d|niñ|pequeñ|chic|joven)[^?]{0,30}$/iu
const ASKS_STATE =
  /^¿?(?:tiene|es|eres|usa|fuma|toma|practica|vive|conduce|padece|sufre|habla|trabaja|está|cuenta con)s?(?!\p{L})/iu

/** The verb of a question about the person, denied in the first person: "no fumo" to "¿Fuma?"; "no fumo mucho" says less. */
const ASKED_VERB = /^¿?(?:usted )?(?:se |te )?(?!no )(?<verb>\p{L}{3,})(?: (?!o )\p{L}+){0,4}\?$/iu
const DENIED_VERB = regex('iu')`
  ^(?:(?:pues|bueno|yo|nosotros|la verdad|de momento|actualmente|por ahora),? )*(?:ya )?no (?:me |nos )?(?<verb>\p{L}{2,}(?:o|oy|[aei]mos))
  (?: (?:nunca|nada|jamás|ningun[oa]|ya))?(?:,? (?:gracias|gracias a dios|la verdad|no|de momento|por ahora))*[.!]?$`

/** "Que yo sepa, no". */
const AS_FAR_AS_KNOWN = /^(?:(?:pues|bueno),? )*que yo (?:sepa|recuerde),? no[.!]?$/iu

/** "No la he leído". */
const DENIED_PARTICIPLE = /^(?:.* )?no l[oa]s? (?:he|hemos|han|ha) (?<participle>\p{L}{4,})/u

/**
 * Takes the firm no that begins an answer and is followed by why: "no, ya había venido antes"; asks for one that denies something
 * else than what was asked: "no la he leído todavía" to whether one agrees.
 */
export const firmly =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (heard.length > SAID_MAX || field.options?.length !== 2) return found
    const words = withoutPauses(plainWords(heard)).join(' ')
    if (LEAVES_OPEN.test(words)) return found
    const mindsNot = OBJECTION.test(field.label ?? '') ? MINDS_NOT.exec(words) : null
    const no = read(field, 'no', circumstances)
    if (no && (mindsNot || WAS_SO.test(heard)))
      return { ...no, isSure: no.isSure && mindsNot?.groups?.no !== undefined }
    if (no && OFFERS.test(field.label ?? '') && DECLINED.test(heard)) return no
    const told = toldOf(field.label ?? '', heard)
    if (told !== undefined) return read(field, told, circumstances) ?? found
    if (found?.isSure) return deniesOther(field, words) ? { ...found, isSure: false } : found
    const { clause = '' } = FIRST.exec(heard)?.groups ?? {}
    const after = withoutPauses(plainWords(clause))
    const isClause = BEGINS.test(after[0] ?? '') || isVerb(after, 0)
    if (!isClause || TAKES_BACK.test(clause)) return found
    return no?.isSure && (!found || found.value === no.value) ? no : found
  }

/** The plain answer of one that names the thing, or tells that nothing has changed. */
function toldOf(label: string, said: string): 'sí' | 'no' | undefined {
  const heard = said.replace(/^no[,.] (?=sig)/iu, '')
  if (ASKS_CHANGE.test(label) && UNCHANGED.test(heard) && !/(?<!\p{L})(?:no|pero|sí|casi)(?!\p{L})/iu.test(heard))
    return 'no'
  if (ASKS_STATE.test(label) && SINCE.test(heard)) return 'sí'
  const [asked, denied] = [ASKED_VERB.exec(label)?.groups?.verb, DENIED_VERB.exec(heard)?.groups?.verb]
  if (
    asked !== undefined &&
    denied !== undefined &&
    !asksOthers(label.replace(asked, '')) &&
    areOfOneVerb(asked, denied)
  )
    return 'no'
  if (AS_FAR_AS_KNOWN.test(heard)) return 'no'
  const { thing, answer } = OF_THING.exec(heard)?.groups ?? {}
  const isAsked = thing !== undefined && label.toLowerCase().includes(thing.toLowerCase())
  return isAsked ? (answer?.toLowerCase() === 'no' ? 'no' : 'sí') : undefined
}

/** Whether a participle is denied that the question has in no form. */
function deniesOther({ label = '' }: SpokenField, words: string): boolean {
  const { participle } = DENIED_PARTICIPLE.exec(words)?.groups ?? {}
  return participle !== undefined && !label.toLowerCase().includes(participle.slice(0, 4))
}

/** "Fiebre no", "la sierra no hace falta": what is denied may stand before the no. */
export function deniedAfter(options: readonly FieldOption[], said: string): string {
  const last = new Set(options.map(({ label }) => label.toLowerCase().match(/[\p{L}\p{N}]+(?=\W*$)/u)?.[0] ?? ''))
  return said.replace(DENIED, (all, word: string) =>
    word !== 'yes' && word !== 'no' && last.has(word) ? `${word} isnt` : all,
  )
}

const DENIED = regex('gu')`
  (?<![\p{L}\p{N}])([\p{L}\p{N}]+) not?
  (?: (?:puedo|podemos|puede|me (?:viene|va) bien)|(?: hace(?:n)? falta| (?:es|son|quiero|queremos|necesito
    |necesitamos
    |tengo|tenemos|hay))?(?= *(?:$|,| and )))`
