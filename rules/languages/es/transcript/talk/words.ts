import { regex } from '../../../shared/regex.ts'
import { SOUNDS } from './sounds.ts'

/** Sounds, words and the topic with which any talk may begin, as a source: "uf, la verdad es que", "de eso". */
export const BEGUN = regex('u')`
  ^(?:(?:${SOUNDS}|pues|bueno|no|nada|sí|y|pero|perdón|perdone|disculpe|mire|mira|oiga|oye|este|es que|la verdad
    |la verdad es que|ahora mismo|ahorita|de momento|joven|señorita|señora?|hijo|hija|licenciad[oa]|doctora?|jef[ea]|profe|maestr[oa]|caballero|don \p{L}+|ay|uy|(?:de|sobre) es[eo](?: tema)?) )*`
  .source

/** What one does to give an answer: the infinitive, and the first person. */
const ANSWERING =
  `decir digo|contar cuento|explicar explico|escribir escribo|rellenar relleno|llenar lleno|completar completo
  |mandar mando|enviar envío|pasar paso|buscar busco|mirar miro|pensar pienso|consultar consulto|preguntar pregunto
  |hablar hablo|llamar llamo|poner pongo|responder respondo|contestar contesto|seguir sigo|dar doy|dejar dejo|saltar salto
  |repetir repito|pegar pego|adjuntar adjunto|elegir elijo|marcar marco|firmar firmo|leer leo|volver vuelvo|omitir omito`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [infinitive: string, first: string])

/** "Poner", "decírselo". */
export const TO_ANSWER = `(?:${ANSWERING.map(([infinitive]) => accented(infinitive)).join('|')})(?:[mtsl][aeo]s?|nos){0,2}`

/** The infinitive with the accent that it may take before pronouns. */
function accented(infinitive: string): string {
  const accents: Readonly<Record<string, string>> = { ar: '[aá]r', er: '[eé]r', ir: '[ií]r' }
  return `${infinitive.slice(0, -2)}${accents[infinitive.slice(-2)] ?? ''}`
}

/** "Digo", "explicaré", and what one does before an answer: "confirmo". */
export const I_ANSWER = `(?:${[
  ...ANSWERING.flatMap(([infinitive, first]) => [first, `${infinitive}é`]),
  ...'diré grabo hago haré veo vemos confirmo hablamos aviso pondré termino decido'.split(' '),
].join('|')})`

/** When a person means to answer. */
export const LATER = regex('u')`
  (?:luego|después|más tarde|más adelante|mañana|al rat(?:it)?o|en un rato|esta (?:tarde|noche)|otro día|en otro momento|en casa
    |cuando (?:llegue|pueda|termine|tenga)|enseguida|ahora|ahorita|ya)`.source

/** The sources of regular expressions as alternatives. */
export const anyOf = (...acts: readonly RegExp[]): RegExp =>
  new RegExp(acts.map(({ source }) => `(?:${source})`).join('|'), 'u')
