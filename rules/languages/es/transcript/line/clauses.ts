import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer, SpokenField } from '../../../shared/normalise.ts'
import { CLAUSES } from '../clauses.ts'
import { hasClosedClass } from '../../../shared/text/sentence.ts'
import { TURNS } from '../around/turns.ts'
import { WAS } from '../around/past.ts'
import { WORDS_OF_SENTENCES } from '../closed-class.ts'
import { KIN } from '../kin.ts'
import { PUT } from '../orders-to-write.ts'
import { NOT_KNOWN } from '../talk/to-form.ts'
import { regex } from '../../../shared/regex.ts'

/** A question for a place that is no address: a part of a town, or the town. */
const ASKS_PLACE = regex('iu')`
  ^¿?(?!.*(?:direcci|calle|indicaci|c[oó]mo llegar|ubicaci|referencia|punto de)).*(?<!\p{L})(?:pa[ií]s|barrio|colonia|municipio|ciudad|localidad|pueblo|poblaci[oó]n
    |provincia|comuna|sector|vereda|urbanizaci[oó]n|distrito|zona|fraccionamiento|residencia|delegaci[oó]n|departamento|partido)(?!\p{L})`

/** Where the place lies, which is no part of its name: "a dos cuadras de la estación", "al lado de Madrid". */
const WHERE = regex('iu')`
  (?<=\p{L}{3}),? (?:a (?:un[oa]?s?|dos|tres|cuatro|cinco|diez|quince|veinte|media|medio|poc[oa]s|\d+)(?: \p{L}+)? ?(?:cuadras?|calles?|manzanas?|minutos?|minutitos?|pasos?|metros?
      |kil[oó]metros?|km|horas?|paradas?)(?!\p{L})
    |al lado del?|(?:muy |bien |ahí )?cerca(?:(?:, | )?ahí)? del?|cerquita del?|junto al?|pegad[oa] al?|frente al?|enfrente del?|atrás del?|detrás del?|saliendo del?|pasando
      (?:el|la|los|las)|por (?:donde|la salida|el camino|detrás))(?= \S).{0,60}$|(?<=\p{L}{3}),? a (?:un[oa]?s?|dos|tres|poc[oa]s|media|\d+) (?:cuadras?|calles?|minutos?|pasos?)[.!]?$`

/** "De Zafra". */
const OF_PLACE =
  /^(?:(?:pues|bueno),? )?de (?!(?:el|la|los|las|un|una|allí|aquí|acá|ahí|toda|donde)(?!\p{L}))(?=\p{L}{3})/iu

/** Where it lies alone is no name of it. */
const ONLY_WHERE =
  /^(?:(?:muy )?cerca|cerquita|al lado|junto|enfrente|frente|detrás|por) (?:al?|del?|la|el|allí|ahí)(?!\p{L})/iu

/** What denies the whole of it, and all that may follow: "ninguna, gracias a Dios, ni una aspirina". */
const NONE = regex('iu')`
  ^(?:(?:pues|bueno|uy|la verdad|de momento|por ahora|gracias a dios),? )*(?:no (?:tengo|tenemos|tomo|tomamos|uso|padezco|sufro|hay) )?(?<none>ningun[oa]|nadie|nada)(?:[,.]? (?:gracias a dios|por suerte|que yo sepa|de momento|por ahora))?
  (?:[,.;]\s*(?<rest>(?!de (?!momento))(?!.*(?<!\p{L})(?:pero|salvo|excepto|menos|solo|sólo|sino|aunque|a veces|bueno|más que|si|perdón|digo|espera)(?!\p{L})).*))?[.!]?$`
/** What it is limited by. */
const NONE_BUT =
  /^ningun[oa] (?!que yo|conocid|gracias|de)\p{L}+,|^(?:ningun[oa]|nadie|nada)(?!\p{L}).*(?<!\p{L})(?:pero|salvo|excepto|menos|solo|sólo|sino|aunque|más que)(?!\p{L})/iu
const ASKS_ANY =
  /medic|alergi|enfermedad|patolog|antecedente|recomend|medicamento|intoleranc|dolencia|restricci|discapacidad|lesi[oó]n|condici[oó]n|qui[eé]n/iu

/** What is so now, after what was: "antes vivíamos en Kennedy, ahora estamos en Bosa". */
const NOW = regex('iu')`
  ^(?=.*?(?<!\p{L})(?:antes|${WAS}|estuv(?:e|imos)|empec[eé]|empezamos|fui|tuv(?:e|imos))(?!\p{L})).{6,120}?[\s,.;]+(?:(?:y|pero) )*
  (?:ahora|ahorita|ahora mismo|actualmente|hoy(?: en día)?|al final|finalmente|desde hace (?:\p{L}+ )?(?:años|meses|tiempo|poco|mucho))
  (?: ya| nos| me)*,? (?<own>(?:es|está|será|se llama|me dedico|\p{L}+(?:o|oy|amos|emos|imos)) .{2,60})$`

/** A name that is a sentence, which the transcriber set apart by its capital: "se llama No digas nada". */
const NAMED_SENTENCE = regex('u')`
  ^(?:(?:pues|bueno),? )?(?:(?:se|nos) (?:llaman?|llamamos|llamará|titula)|(?:me|le|nos) dicen|${PUT} como) (?<own>\p{Lu}[^,.;:?!]{2,60})[.]?$`

/** The child for whom a school is told: "mi hijo viene del San Agustín". */
const ASKS_SCHOOL = /colegio|escuela|instituto|liceo|guarder[ií]a|jard[ií]n/iu
const CHILD = regex('iu')`
  ^(?:(?:pues|bueno),? )?(?:(?:el|la|los|las|mis?|nuestr[oa]s?) (?:hij[oa]s?|niñ[oa]s?|nen[ea]s?|peque\p{L}*|crí[oa]s?|chic[oa]s?) )?(?=(?:viene|vienen|va|van|iba|estudia|estaba|procede)(?!\p{L}))`

/** The thing that the question asks for, by its own name: "…; la obra es en Galapagar". */
const OF_LABEL = regex('iu')`
  ^.{2,100}[,;.]\s+(?:(?:y|pero) )?(?:el|la|los|las) (?<noun>\p{L}{4,}) (?:es|está|será|sería|son|se hace) (?<own>.{2,50})$`

/** Likewise by its name: "el padrino se llama Fermín Ruiz". */
const LABEL_CALLED = /^(?:el|la) (?<noun>\p{L}{4,}) se llama (?<own>[^,.;:?]{2,50})[.]?$/iu

/** What the person says instead of it: "de Guadalajara, o más bien de Zapopan". */
const RATHER =
  /^.{2,60}?[\s,.]+(?:(?:(?:o|bueno|o sea|no),? )+más bien|no,? mejor(?! no)|(?:o )?mejor dicho),? (?:(?:de|desde|en|a) )?(?<own>.{2,60})$/iu

/** What is told of somebody after the name, where a question asks who: "mi cuñada Pilar, que viene aquí mucho". */
const WHO_IS = regex('iu')`
  (?<=\p{L}{3}), que (?:ya )?(?:viene|venía|compra|compraba|trabaja|trabajaba|vive|es|está|va|iba|estuvo|vino|fue|también|nos|me|os|les?)(?!\p{L})(?!.*(?<!\p{L})(?:no|pero|llama|creo)(?!\p{L})).{2,60}$`
const ASKS_WHO = /qui[eé]n|recomend/iu

/** Somebody of the family with the name, where a person is asked for who may be another: "a nombre de mi padre, Julián Prieto". */
const ASKS_PERSON = regex('iu')`
  (?<!\p{L})(?:titular|conductora?|acompa[ñn]ante|contacto|recog\p{L}*|recoja|autorizad[oa]|tutora?|emergencias?|responsable|familiar|pareja
    |c[oó]nyuge|beneficiari[oa]|qui[eé]n|persona)(?!\p{L})`
const KIN_WITH_NAME = regex('iu')`
  ^(?:(?:pues|bueno|es|será|sería|está|va|(?:(?:el|la) \p{L}+ )?(?:va a ser|será)|va a \p{L}+r|a nombre de|(?:el|la) que \p{L}+ es|pon(?:ga|gan)?|a),? )*mi (?:${KIN})(?: mayor| menor| pequeñ[oa])?(?:,| se llama| es)? (?<own>\p{L}{2,}(?: (?:de|del|la|los)){0,2} \p{L}{2,}(?: \p{L}{2,})?)[.!]?$`

/** A relative who is not named: "mi hermana, que vive en Lugo". */
const KIN_UNNAMED = regex('iu')`^(?:(?:pues|bueno|es|será|sería|a|con),? )*(?<who>mi (?:${KIN})),? que (?!se llama)`

/** Where a person lives, works or studies, of which a question asks for one: "vivo en Envigado pero trabajo en Medellín". */
const PLACES: readonly { asked: RegExp; verb: string }[] = [
  { asked: /residencia|domicilio|(?<!\p{L})vive|reside|empadron/iu, verb: 'viv(?:o|imos)|resid(?:o|imos)' },
  { asked: /trabaj|(?<!\p{L})empresa/iu, verb: 'trabaj(?:o|amos)' },
  { asked: /estudi|universidad|centro educativo/iu, verb: 'estudi(?:o|amos)' },
]
const OF_PLACES = regex('iu')`
  ^(?:(?:pues|bueno|yo|mire),? )*(?<one>(?:viv|resid|trabaj|estudi|soy|vengo)\p{L}* (?:en|de) [^,.;]{2,40}?)(?:,? (?:pero|y|aunque)|,) (?<other>(?:viv|resid|trabaj|estudi|nac|soy|vengo)\p{L}* (?:en|de) [^,.;]{2,40})[.!]?$`

/** Whose name is told after who it is for: "apúnteme a mi nieto, se llama Izan Rueda". */
const ASKS_NAME = /(?<!\p{L})(?:nombre|apellidos|llam\p{L}+)(?!\p{L})/iu
const NAMED = /^[^?]{3,80}?[,.;]\s+(?:(?:que|él|ella|y) )?se llama(?:ba)? (?<own>\p{L}{2,}(?: \p{L}{2,}){0,4})[.!]?$/iu

/** What the person is beside somebody else, or instead of what is denied: "mi marido es peruano, yo soy chilena", "no soy peruano, soy chileno". */
const MINE = regex('iu')`
  ^(?:(?:pues|bueno),? )*(?:mis?|el|la) (?:${KIN}) [^,.;?]{2,60}?(?:,? (?:y|pero)|,) yo (?<own>(?:soy|vivo|trabajo|estudio|nací|hablo|tomo|uso|conduzco) [^,.;?]{2,50})[.!]?$`
const INSTEAD = regex('iu')`
  ^(?:(?:pues|bueno),? )*no (?<verb>(?:(?:me|se) )?(?:soy|somos|es|son|llam[oa]|apellid[oa]|vivo|trabajo|estudio)) [^,.;?]{2,40}, (?:sino(?: que)?|\k<verb>) (?<own>[^,.;?]{2,40})[.!]?$`

/** "No arranca", to a question for what is wrong. */
const ASKS_FAULT =
  /aver[ií]a|fallo|problema|(?<!\p{L})s[ií]ntoma|incidencia|qu[eé] le (?:pasa|ocurre|sucede)|desperfecto|qu[eé] (?:falla|no funciona)/iu
const FAILS =
  /^no (?:le |se |me |nos )?(?!quiere|sabe|recuerda|importa|hace falta|hay|tiene|sé|tengo|recuerdo|pueden?(?!\p{L}))\p{L}{2,}(?:a|e|an|en)(?!\p{L})(?= \S)/iu

/** Reads a short text from the clause that answers, without what is told beside it. */
export const inClause =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const { label = '' } = field
    if (label === '' || heard.length > SAID_MAX || heard.includes('?')) return read(field, heard, circumstances)
    if (ASKS_CALLED.test(label) && IN_CAPITALS.test(heard) && isSentence(heard)) return { value: heard, isSure: true }
    const none = ASKS_ANY.test(label) ? NONE.exec(heard)?.groups?.none : undefined
    if (none !== undefined) return { value: none, isSure: true }
    const who = ASKS_PERSON.test(label) ? KIN_UNNAMED.exec(withoutBeside(heard, label))?.groups?.who : undefined
    if (who !== undefined) return { value: who, isSure: false }
    const named = NAMED_SENTENCE.exec(`${heard.charAt(0).toLowerCase()}${heard.slice(1)}`)?.groups?.own
    if (named !== undefined && isSentence(named)) return { value: named, isSure: true }
    const said = withoutBeside(nowIn(heard, label), label)
    const found = read(field, said, circumstances)
    if (found?.isSure) return { ...found, isSure: !isLimited(label, heard) }
    if (found && ASKS_FAULT.test(label) && FAILS.test(heard)) return { ...found, isSure: true }
    const own = ownIn(field, heard)
    const answer = own === undefined ? undefined : read(field, own, circumstances)
    return answer?.isSure ? answer : found
  }

/** "Los Que Faltaban", "Club Deportivo No Te Rindas", and what a question asks for that is called so. */
const IN_CAPITALS = /^\p{Lu}\p{Ll}*(?: \p{Lu}\p{Ll}*)+$/u
const ASKS_CALLED =
  /nombre del? (?:la )?(?:club|grupo|banda|equipo|barco|local|bar|restaurante|tienda|negocio|empresa|asociaci[oó]n|proyecto|peña|marca)/iu

/** Whether a name begins as a sentence does, and is no talk: "No me acuerdo". */
const isSentence = (named: string): boolean =>
  (IN_CAPITALS.test(named) || hasClosedClass(named.replace(/ .*/u, ''), WORDS_OF_SENTENCES)) && !NOT_KNOWN.test(named)

/** Whether a "none" has an exception, or nothing but where a place lies was said. */
const isLimited = (label: string, heard: string): boolean =>
  (ASKS_ANY.test(label) && NONE_BUT.test(heard)) || (ASKS_PLACE.test(label) && ONLY_WHERE.test(heard))

/** Where something is studied, which is no part of what is: "estoy estudiando enfermería en la javeriana". */
const ASKS_STUDY = /carrera|estudi|titulaci[oó]n|grado/iu
const STUDIED_AT = /(?<=(?<!\p{L})(?:estudi|curs)\p{L}* (?:\p{L}+ ){0,2}\p{L}{4,}) en (?:la|el|una?) .{2,40}$/iu

function withoutBeside(said: string, label: string): string {
  const heard = ASKS_STUDY.test(label) ? said.replace(STUDIED_AT, '') : said
  if (ASKS_SCHOOL.test(label)) return heard.replace(CHILD, '')
  const place = ASKS_PLACE.test(label) ? heard.replace(WHERE, '').replace(OF_PLACE, '') : heard
  return ASKS_WHO.test(label) ? place.replace(WHO_IS, '') : place
}

const nowIn = (heard: string, label: string): string =>
  (CLAUSES.asksEarlier.test(label) ? undefined : NOW.exec(heard)?.groups?.own) ?? heard

function ownIn({ label = '' }: SpokenField, heard: string): string | undefined {
  const { noun, own: thing } = (OF_LABEL.exec(heard) ?? LABEL_CALLED.exec(heard))?.groups ?? {}
  if (noun !== undefined && label.toLowerCase().includes(noun.toLowerCase())) return thing
  const named = ASKS_PERSON.test(label) ? KIN_WITH_NAME.exec(heard)?.groups?.own : undefined
  if (named !== undefined && !hasClosedClass(named, WORDS_OF_SENTENCES)) return named
  const called = ASKS_NAME.test(label) ? NAMED.exec(heard)?.groups?.own : undefined
  if (called !== undefined && !hasClosedClass(called, WORDS_OF_SENTENCES)) return called
  const mine = TURNS.asksOthers.test(label) ? undefined : MINE.exec(heard)?.groups?.own
  if (mine !== undefined) return mine
  const instead = INSTEAD.exec(heard)?.groups?.own
  if (instead !== undefined) return instead
  const place = PLACES.find(({ asked }) => asked.test(label))?.verb
  const { one = '', other = '' } = (place === undefined ? null : OF_PLACES.exec(heard))?.groups ?? {}
  const own = [one, other].filter((clause) => new RegExp(`^(?:${place}) `, 'iu').test(clause))
  if (own.length === 1) return own[0]
  return RATHER.exec(heard)?.groups?.own
}
