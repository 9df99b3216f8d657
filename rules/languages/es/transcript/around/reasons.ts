import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { SOMEBODY } from '../kin.ts'
import { regex } from '../../../shared/regex.ts'

/** Words with which "que" is one: "lo que", "así que", "creo que", "que viene"; what follows is no reason then. */
const JOINED = String.raw`lo|el|la|los|las|así|creo|digo|diría|parece|hay|tengo|tiene|tenía|sino|dice|dijo|dicen|obvio|supuesto|de
  |para|hasta|con|a|en|desde|sin|por|supongo|pienso|seguro|quiero|prefiero|será|igual|y|o|día|vez|mes|año|semana`

/** Likewise where no pause parts them: "mejor que el otro" compares, "mejor que en el trabajo no puedo hablar" gives a reason. */
const COMPARING = 'más|menos|mejor|peor|antes|claro|ya|pero'
const OF_CLAUSE = regex('u')`
  (?<=(?<!\p{L})(?:mejor|(?:nada|no) más|nomás)\s+que\s+)(?=(?:\S+ ){0,5}?(?:no|ya|estoy|estamos|tengo|tenemos|trabaj[oa]\p{L}*|soy|somos|voy|vamos|son|es|está|me|nos)(?!\p{L}))
  (?!(?:no )?(?:me|nos|se) (?:l[oa]s? )?\p{L}+(?:en|an|e)(?!\p{L}))`.source

const REASON = regex('iu')`
  (?<!(?:^|[\s,])(?:${JOINED}))
  (?:[,;.]\s+(?:es )?que\s+|(?<!(?:^|[\s,])(?:${COMPARING}))\s+que\s+|\s+que\s+${OF_CLAUSE})
  (?!viene|vienen|entra|sea|sean|quiera|más|menos|sí$|no$|yo sepa|me acuerde|pasó|pasado|va(?!\p{L}))
  (?=\S+ \S+)`

/** What in a reason may take the answer back, add to it, or tell which one is meant. */
const SPOILS = regex('iu')`
  (?<!\p{L})(?:pero|aunque|si|digo|perdón|perdone|mejor dicho|dice|dicen|dijo|dijeron|quier\p{L}+|quería|prefier\p{L}+|pid\p{L}+|pidió
    |elig\p{L}+|tenía\p{L}*|tuv\p{L}+|era|antes|había|o|u|quizás?|tal vez|creo|ofreci\p{L}+|recomend\p{L}+|cancel\p{L}*|cambi\p{L}*
    |también|además|depende|espera|espere|hubiera|sería|tien\p{L}+ (?:mi|mis|el|la)|(?:no|ya no) (?:me )?l[oa]s? \p{L}+)(?!\p{L})|\?`

/** Before it "que" compares, or the answer is somebody else's: "igual la salsa que el porro", "el cava para mi mujer". */
const OTHERWISE = new RegExp(String.raw`(?<!\p{L})(?:lo|igual|tan|tanto|tanta|para mis?|${SOMEBODY})(?!\p{L})`, 'iu')

/** What can only begin a reason. */
const BECAUSE = /[\s,;.]+(?:porque|ya que(?! est)|puesto que)\s+(?=\S+ \S)/iu

/** What goes on with the list after a reason. */
const GOES_ON = /[,;]|(?<!\p{L})(?:también|además)(?!\p{L})/iu

/**
 * Reads nothing that only a reason names: the afternoon of "en la mañana y en la noche, porque en la tarde estudio", the number of
 * "el 12 de junio, porque son los quince de mi hija".
 */
export const withoutReason =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const because = heard.length <= SAID_MAX ? BECAUSE.exec(heard) : null
    const alone = because ? read(field, heard.slice(0, because.index), circumstances) : undefined
    if (!because || !alone || JSON.stringify(alone.value) === JSON.stringify(found?.value)) return found
    const reason = heard.slice(because.index + because[0].length)
    if (alone.isSure && !GOES_ON.test(reason) && !SPOILS.test(reason)) return alone
    return found && { ...found, isSure: false }
  }

/** Takes an answer that stands complete before its reason: "por la tarde, que por la mañana trabajo". */
export const beforeReason =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (found?.isSure || heard.length > SAID_MAX) return found
    const reason = REASON.exec(heard) ?? BECAUSE.exec(heard)
    const answer = heard.slice(0, reason?.index)
    if (!reason || OTHERWISE.test(answer) || SPOILS.test(heard.slice(reason.index + reason[0].length))) return found
    const alone = read(field, answer, circumstances)
    const isSame = !found || JSON.stringify(found.value) === JSON.stringify(alone?.value)
    return alone?.isSure && isSame ? alone : found
  }
