import type { Opposites } from '../../../en/transcript/explained/days/another-day.ts'
import type { Sentences } from '../../../en/transcript/explained/days/one-day.ts'
import { tenseOfLabel } from './tense.ts'
import { wordSet } from '../../../shared/phrases.ts'
import { KIN } from '../kin.ts'
import { regex } from '../../../shared/regex.ts'

/** What changes nothing, though its words could. */
const IDLE = regex('giu')`
  ,? ?(?<!\p{L})(?:si no (?:le|te|les|os) importa|si (?:le|te|les|os) parece(?: bien)?|¿?(?:le|te|les|os) parece\?
    |si puede ser
    |sin falta|como (?:muy tarde|máximo|mucho)|si (?:les? |os )?(?:queda|hay|tienen|tenéis)(?: algún| un)? (?:hueco
      |sitio|cita|plaza|lugar)|como (?:siempre|todos los años|cada año|de costumbre)|me acuerdo|qué bien)(?!\p{L})
  |^(?:(?:yo|pues|bueno|ya),? )*podr[ií]a(?:mos)? (?!ser )(?=\p{L}*[aei]r(?:me|nos)?(?!\p{L}))`

/** What says that a day is none, was none or is another's; in words without accents, those of days in plain ones. */
const DENIES = regex('u')`
  \b(?:no|not|ni|nunca|jamas|tampoco|nada|nadie|ningun[oa]?|sin|except|sino|en vez|en lugar|cancel\w*|iba a|ibamos a
    |hubiera\w*
    |habria\w*|cualquier\w*|every|each|other|few|todos|todas|(?:mi|su|tu|la|el|nuestr[oa]) (?:${KIN})|(?:el
      |la) de (?:mi|su|tu)
    |(?:el|la|of) (?:mio|mia|suyo|suya|otro|otra)|otr[oa]s?|el que|la que|los que)\b`

/** What joins the parts of a day, and what may stand beside one that is told by a name only. */
const JOINTS = wordSet('el la los del de al en dia')
const BESIDE_NAMES = wordSet('el la para por en es fue desde hasta y que yo')

/** What only says that the person is not sure, though it denies something. */
const DOUBTS =
  /\bno (?:\w+ ){0,2}?(?:seguro|segura|jur\w+|confirmad[oa]|fij[oa]|claro|cierto|recuerdo bien|me acuerdo bien)\b/gu

/** What may say that the day is not meant, not quite, at another time or by somebody else; bounds stand right before it. */
const SPOILS = regex('u')`
  ${DENIES.source}
  |\b(?:pero|si|aunque|mientras|cuando|depende\w*|o|u|or|quiza\w*|tal vez|a lo mejor|igual|puede|podria\w*|creo
    |supongo
    |pienso|parece|diria\w*|digamos|calculo|imagino|mas (?:o menos|tarde|bien|de)|aproximad\w*|principios|mediados
    |finales|algun\w*|semanas?|mes|meses|anos?|dias|weeks?|months?|years?|fortnight|fin de|casi|como|espero|ojala
    |provisional\w*|por confirmar|confirmar|comprobar|mirar|pregunt\w*|dice\w*|dijo|dijeron|quiere|queria|sorry|mean
    |actually|scratch|perdon|digo|espera|rectifico|movi\w*|cambi\w*|pospus\w*|aplaz\w*|llen[oa]|ocupad[oa]|proxim[oa]
    |siguiente|anterior|viej[oa]|antigu[oa]|cual|que dia|donde|quien|la vez|spring|summer|autumn|winter)\b
  |\b(?:sobre|cerca|hacia|around|between|until|before|after|since|from|during|desde|hasta|antes|despues)
    (?= (?:\w+ ){0,2}\.)`

/** What a question asks for the end of, and what may then stand before a day. */
const END = /(?<!\p{L})(?:fin(?:al)?|vencimiento|vence|caduc\p{L}+|hasta|plazo|l[ií]mite)(?!\p{L})/iu
const SINCE = /\b(?:since|from|desde)(?= (?:el |que )?\.)/gu
const UP_TO = /\b(?:until|hasta)(?= (?:el )?\.)/gu

/** "El año pasado fue el 8 de junio", asked for a day to come. */
const LAPSED = regex('u')`
  ^(?:(?:eh|pues|bueno|ay),? )*(?:(?:el (?:año|mes|verano|curso)|la (?:semana|temporada|vez)) (?:pasad[oa]|anterior)
    |la (?:última|otra) vez|antiguamente|anteriormente)(?!\p{L}).*(?<!\p{L})(?:fue|era|estaba|hicimos|hubo|tocó
      |cayó)(?!\p{L})`

/** That the person has something else to do that day, or is not there. */
const ENGAGED = regex('u')`
  \b(?:fuera|cerrad[oa]|imposible|coincide|trabaj(?:o|amos|ando)|de viaje|de vacaciones|ingresad[oa]|ocupad[oa]
    |liad[oa]
    |(?:les?|te|os) (?:llamo|aviso|digo|confirmo)|llamen?me|avisen?me)\b`

/** What turns from that to the answer. */
const TURN = /\b(?:asi que|pero|mejor|entonces|pues)\b.*\./u

const BEGUN = String.raw`^(?:(?:eh|pues|bueno|ah|si|y|que|porque|,) )*`

/** What a sentence is about; "la" may be an object: "la compramos". */
const SUBJECTS = [
  regex(
    'u',
  )`${BEGUN}(?:(?:el|los|las|mi|mis|nuestro|nuestra) (?!(?:${KIN})\b|dia|fecha|pasado|mismo|ultimo|proximo)(?=[a-z])
    |la (?=[a-z]+(?:a|on|ad|ez|al|ud)\b))(?<noun>[a-z]{3,})(?= (?!of\b|de\b)[a-z])`,
  regex('u')`\b(?:tengo|tenemos|teniamos|tenia) (?:el |la |un |una |al )?(?!(?:que|para|el|la|un|una|ya)\b)
    (?<noun>[a-z]{4,})(?=(?: \w+){0,2} \.|$)`,
]

/** Events of which a question asks for the one, and a sentence tells the other: "salgo el cinco" is no day of arrival. */
const OPPOSITES: Opposites = [
  [
    /(?<!\p{L})(?:inicio|comienzo|empe\p{L}+|empie\p{L}+|apertura|desde)/iu,
    /(?<!\p{L})(?:acab\p{L}+|termin\p{L}+|fin(?:al)?|venc\p{L}+|caduc\p{L}+|cierr\p{L}+|cierre)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:llegad?\p{L}*|entrada|regres\p{L}*|vuelta|volv\p{L}*|vuelv\p{L}*)/iu,
    /(?<!\p{L})(?:sal(?:go|imos|í|gamos|ida|en)|me voy|nos vamos|partida|parto|ida)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:boda|enlace|casamiento)/iu,
    /(?<!\p{L})(?:conoc\p{L}+|comprometi\p{L}+|prometi\p{L}+|naci\p{L}+|mud\p{L}+)(?!\p{L})/iu,
  ],
  [/(?<!\p{L})(?:recog\p{L}*|recoj\p{L}*|retir\p{L}*)/iu, /(?<!\p{L})(?:devol\p{L}*|devuelv\p{L}*)/iu],
  [/(?<!\p{L})(?:ped(?:ido|í)|compr\p{L}+|pag\p{L}+)/iu, /(?<!\p{L})(?:entreg\p{L}+|lleg\p{L}+|recib\p{L}+)/iu],
  [/(?<!\p{L})(?:expedi\p{L}+|emisi[oó]n|emit\p{L}+)/iu, /(?<!\p{L})(?:caduc\p{L}+|venc\p{L}+)/iu],
  [
    /(?<!\p{L})(?:naci\p{L}+|nací|cumple\p{L}*)/iu,
    /(?<!\p{L})(?:cas\p{L}+|boda|conoc\p{L}+|muri\p{L}+|falleci\p{L}+|mud\p{L}+|empec\p{L}+|entré)(?!\p{L})/iu,
  ],
]

/** What a question can only ask for ahead; a day on which something expires may be past. */
const AHEAD = /(?<!\p{L})(?:pr[oó]xim[oa]|prefer\p{L}*|prefier\p{L}*|quier\p{L}*|dese\p{L}*|para)(?!\p{L})/iu

/** A question about the person, and who else a sentence may be about. */
const ASKS_OWN = /(?<!\p{L})(?:su|tu) fecha de nacimiento/iu
const OTHERS = /\b(?:ella|ellos|ellas)\b/u

/** The words by which a sentence tells a day, or the day of something else. */
export const AROUND_DAYS: Omit<Sentences, 'plainWords' | 'read' | 'asked'> = {
  tense: (label) => (tenseOfLabel(label) === 'coming' && !AHEAD.test(label) ? undefined : tenseOfLabel(label)),
  asksOwn: ASKS_OWN,
  others: OTHERS,
  opposites: OPPOSITES,
  engaged: ENGAGED,
  turn: TURN,
  subjects: SUBJECTS,
  idle: IDLE,
  joints: JOINTS,
  besideNames: BESIDE_NAMES,
  doubts: DOUBTS,
  lapsed: LAPSED,
  end: END,
  upTo: UP_TO,
  since: SINCE,
  spoils: SPOILS,
  denies: DENIES,
}
