import { anyOf, BEGUN } from './words.ts'
import { regex } from '../../../shared/regex.ts'

/** "Lo que usted diga", "cualquiera", "los de siempre valen". */
const WHATEVER = regex('u')`
  ${BEGUN}(?:(?:el|la|los|las|lo) que (?:sea|quier|usted|tú|haya|tenga|pongan?|diga|le |salga|más|menos)\p{L}*(?!\p{L})
    |cualquiera(?!\p{L})|(?:con|sin) (?:los dos|el|mi) .* o |(?:los|las|el|la) de .* (?:vale|valen|sirve|cuenta)(?!\p{L}))`

/** "Esto se me olvida siempre": a word about the question. */
const OF_QUESTION = regex('u')`
  ${BEGUN}(?:esto|eso|ese|esa|este|esta) (?:lo|la|se|es|va|no|ya|todavía|aún|con|para|también|sí|me|te|todo)(?= )
  |^.{0,20}(?<!\p{L})(?:es|son) (?:muy )?(?:secret|privad|personal|confidencial)`

/** "No lo recuerdo", "todavía no", "me lo repite". */
const NOT_KNOWN = regex('u')`
  ${BEGUN}(?:no (?:lo |la )?(?:sé|recuerdo|me acuerdo|quiero|pienso|puedo|hemos|tenemos|está)
    |(?:todavía|aún) (?:no|lo|la|estamos)|se (?:lo|la) (?:digo|doy|cuento)|luego|después|más tarde
    |me (?:lo|la|los|las) (?:repite|repites|puede))(?!\p{L})`

/** What stands in the room or on the screen: "la pantalla no me deja". */
const OF_ROOM = regex('u')`
  (?<!\p{L})(?:la máquina|la pantalla|el formulario|el micrófono|no te oigo|quita|quítate|vete|déjame|estate quiet[oa])(?!\p{L})`

/** "Sois la pera", "cuidado con el escalón": said to somebody. */
const TO_YOU = /^(?:cuidado con (?:el|la|los|las)|sois|eres|estáis|estás|vais|tenéis|habéis) (?=\p{L})/u

/** Talk that only makes a short answer unsure: a longer text may say it, and some name may be begun so. */
export const LINE_TALK = anyOf(WHATEVER, OF_QUESTION, NOT_KNOWN, OF_ROOM, TO_YOU)
