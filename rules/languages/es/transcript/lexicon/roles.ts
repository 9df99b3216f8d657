import { MY_KIN, THEIR_KIN } from '../kin.ts'
import { ASKS, BOUNDS } from './asks.ts'
import { WORDS_OF_SENTENCES } from '../closed-class.ts'
import { phraseList, phrases, wordSet } from '../../../shared/phrases.ts'
import type { Explains, Lexicon, Role, Vocabulary } from '../../../shared/remainder.ts'
import { PAUSE } from '../../../shared/words.ts'
import { regex } from '../../../shared/regex.ts'

/** What Spanish words do around a value, by their class, beside those that the grammars put into plain words; without accents. */
const ROLES: Lexicon = phrases<Role>([
  // Articles, pronouns, conjunctions; the verbs "to be" and "to have".
  [
    'determiner',
    `el|la|los|las|un|una|uno|mi|mis|nuestro|nuestra|nuestros|nuestras|este|esta|estos|estas|ese|esa|esos|esas|algun
      |alguna|algunos|algunas|otro|otra`,
  ],
  [
    'frame',
    `lo|de|al|a|que|y|e|su|sus|esto|eso|aqui|ahi|aca|alla|alli|yo|tu|nosotros|me|nos|se|te|le|les|mio|mia|mios|mias
    |conmigo|usted|ustedes|mi|a mi|para mi|por mi|de mi parte|tambien|ambos|ambas|todo|toda|todos|todas|cada|cada uno
    |cada una|asi|en casa|es|son|soy|somos|era yo|fue|fueron|ser|estar|sido|sera|seran|seria|serian|seremos|estoy
    |estamos|esta|estan|estaremos|hay|ha|he|hemos|han|haber|habido|tengo|tenemos|tiene|tienen|tener|tenido|tendria
    |tendriamos|llevo|llevamos`,
  ],
  // Adverbs; what a question calls its answers; what people say of an answer.
  [
    'frame',
    `ya|aun|todavia|ahora|ahora mismo|ahorita|actualmente|hoy|hoy en dia|hoy por hoy|por ahora|de momento
    |por el momento|principalmente|sobre todo|exactamente|justo|justa|justos|justas|justamente|exactos|exactas|solo|sola
    |solamente|unicamente|nomas|nada mas|en total|total|en conjunto|mas bien|pues si|ademas|muy|bastante|bien|tantito
    |tambien|igual|igualmente|personalmente|basicamente|simplemente|sencillamente|completamente|totalmente
    |evidentemente|obviamente|logicamente|naturalmente|la respuesta|respuesta|trabajo|empresa|oficina|personal
    |particular|telefono|movil|celular|cel|fijo|contacto|correo|fecha|numero|opcion|opciones|tipo|talla|tamano|color
    |plan|categoria|grupo|turno|casilla|cosa|pregunta|tema|modelo|forma|manera|parte|y ya esta|ya esta|y listo|listo
    |lista|y punto|y nada mas|y eso|eso mismo|mismo|misma|mejor|buena|bueno|buenas|perfecto|perfecta|estupendo|genial
    |ideal|preferido|preferida|favorito|favorita|principal|habitual|de siempre|como siempre|como nuevo|entero|entera
    |completo|completa|redondo|redonda`,
  ],
  // What numbers count.
  [
    'frame',
    `personas|persona|adultos|adulto|ninos|ninas|hijos|hijas|veces|vez|puntos|punto|estrellas|estrella|nota|grados
      |kilos|kilo|kilogramos|gramos|toneladas|metros|metro|metros cuadrados|cuadrados|centimetros|kilometros|kilometro
      |litros|litro|horas|hora|minutos|minuto|dias|dia|noches|noche|semanas|semana|meses|mes|anos|ano|euros|euro|pesos
      |dolares|soles|edad|cumplidos|recien cumplidos|recien|unidades|unidad|piezas|paginas|plazas|entradas|por
        ciento`,
  ],
  [
    'hedge',
    `normalmente|habitualmente|generalmente|usualmente|unos|unas|creo|creo que|supongo|supongo que|me parece
      |me parece que|pienso que|imagino|imagino que|calculo|calculo que|aproximadamente|mas o menos|mas o menos eso
      |alrededor de|en torno a|cerca de los|sobre|seguramente|probablemente|si no recuerdo mal|si mal no recuerdo
      |si no me equivoco|si no me falla la memoria|que yo sepa|que yo recuerde|quizas|quiza|tal vez|puede que
      |por lo general|de media|por termino medio|de promedio|en promedio|oscila|ronda|rondo|rondan|rondamos|rondando|ando por|ando en|andamos por|andamos en|anda por|anda en`,
  ],
  [
    'emphasis',
    `diria|diria que|digamos|digamos que|como|seguro|segura|estoy seguro|estoy segura|la verdad|la verdad es que
      |sin falta|sin problema|a decir verdad|sinceramente|francamente|honestamente|definitivamente|por supuesto|claro
      |desde luego|sin duda|un poco|un poco de|un poquito|un poquito de|algo de`,
  ],
  [
    'courtesy',
    `por fa|porfis|por favorcito|por favor|porfa|gracias|muchas gracias|mil gracias|muy amable|amable|hola|buenos dias
    |buenas tardes|buenas noches|adios|hasta luego|saludos|si|vale|pues|pues mira|pues nada|eh|em|a ver|vamos a ver
    |veamos|mira|mire|vea|anota|a la orden|a mucha honra|la neta|pos|oye|oiga|aqui dice|aqui pone|dice aqui|pone aqui
    |me dijeron|me han dicho|me dijeron que|hijole|dejame pensar|dejame ver|deja que piense|deje que piense|un momento
    |un segundo|un momentito|espere un momento|de acuerdo|ok|okay|eso es|eso es todo|es todo|con eso|con eso basta
    |basta|senor|senora|senorita|mi amor|mi vida|carino|corazon|sabes|sabe|verdad|no mas|hombre|mujer|claro que si
    |venga|ea|ah|oh|uy|ay|che|sumerce|mijo|mija|dale|orale|tio|pisha|chico|jefe|caballero|guapa|buena pregunta|como
      no|que tal|encantado
    |encantada|faltaria mas|ni mas ni menos|si puede ser|si es posible|si se puede|si no es molestia|si te parece
    |si le parece|si le parece bien|si no le importa|si no te importa|si tengo que elegir|si cuento|si contamos`,
  ],
  [
    'correction',
    `perdon|perdona|perdone|digo|quise decir|quiero decir|mejor dicho|mejor|no perdon|ay no|espera|espere|me equivoque
      |me he equivocado|corrijo|correccion|rectifico|no no|no mejor|lo siento|disculpa|disculpe|o sea|en realidad
      |de hecho|es decir`,
  ],
  [
    'adjunct',
    `en|con|por|para|desde|porque|ya que|como que|contando|contandome|contandonos|contandome a mi|incluyendo|incluyendome|incluyendonos|incluyendome a mi|incluido|incluida|siempre|esta manana|esta tarde
      |este mes|esta semana|este ano|que es|que son|que lo|que la|donde|y yo|y ya|tiene ya|desde hace|hace
      |entre semana`,
  ],
  [
    'past',
    'tenia|teniamos|era|eran|eramos|estaba|estabamos|iba|iban|ibamos|pensabamos|habia|tuve|tuvimos|estuve|estuvimos',
  ],
  [
    'other',
    `${MY_KIN}|${THEIR_KIN}|la vecina|el vecino|el de mi|la de mi|los demas|la gente|el|ellos|ellas|ella|dice|decia|dijo|pedia|queria`,
  ],
  [
    'condition',
    `si me|si nos|si les|si no|si fuera|si hubiera|si pudiera|a no ser|salvo que|siempre que|siempre y cuando|depende
      |solo si|aunque|pero|o|u|a menos que|inconveniente|inconvenientes|problema|importa|molesta|duda|dude|dudes
      |reparo|reparos|pega|pegas|falta`,
  ],
  ['privation', 'sin'],
  [
    'denial',
    `odio|detesto|evito|rechazo|deje|dejo|lo deje|me lo he dejado|he dejado|quita|no|ni|nunca|jamas|tampoco|ningun
      |ninguno|ninguna|nada de|no es|no son|ni uno|ni una|nadie|excepto|salvo|menos|lo pago|lo pagamos`,
  ],
  [
    'question',
    `cual|cuales|como es|como son|cuando|quien|cuanto|cuanta|cuantos|cuantas|por que|hay que|puedo elegir|puedo poner
      |puedo marcar|puedo decir|puedo dejar|puedo cambiar|podria|puede repetir|puede ser que|se puede|es obligatorio
      |tengo que|debo`,
  ],
  [
    'bound',
    `del|mas de|menos de|por lo menos|al menos|como minimo|como maximo|como mucho|a lo sumo|casi|hasta|entre|mas que
      |menos que|mejor que|peor que|mayor que|menor que|mas|demasiado|demasiada|demasiados|cerca de|cerca|y pico|o mas
      |o menos|a partir de|a partir|no llega|no llega a|no llego|no llego a|no llegamos a|pasado de|pasadas|supero|supera|superan|superamos|supere|rebaso|rebasa|rebase|sobrepaso|sobrepasa|rozo|roza
      |rozamos|rozando|rayo|raya|rayando`,
  ],
  [
    'unreal',
    `voy para|va para|cumplo|cumple|cumplire|cumplira|voy a cumplir|va a cumplir|la vez pasada|la ultima vez
      |la otra vez|el viejo|la vieja|el antiguo|el anterior|de nino|de nina|de pequeno|de pequena|de joven|si tuviera
      |si tuvieramos|antes|antes era|antes estaba|solia|soliamos|habria|hubiera|hubiese|deberia|deberiamos|seria mejor
      |ojala|espero|quien sabe|hasta que|mientras`,
  ],
])

/** Verbs of saying, recording, choosing and having, and what people tell of themselves, in the forms they take in an answer. */
const VERBS = wordSet(
  `pon pongo pone ponga ponme pongame ponle poner ponemos pongamos apunta apunte apuntame apunteme anota anote
    anotame marca marque marcame dame deme da quiero queremos quisiera querria querriamos queria gustaria gusta gustan
    gustaria prefiero preferimos preferiria elijo escojo elegiria necesito necesitamos voy vamos va van vengo venimos
    viene vine venir vendremos iria ire quedo quedan queda quedamos quedaria quedarnos sirve va viene vive vivo
    vivimos nacio naci nacimos cumplo cumple cumpli hizo pesa peso mido mide gasto gastamos cuesta vale cobro gano
    hago hacemos hice hacer tomo como uso usamos compro compre viajo conduzco llego llegue llegamos recibi fui fuimos
    hablo hablamos leo duermo estudio estudie trabajo trabajamos trabaje termine complete conoci conoce vi lei oi encontre recibi
    recibimos salgo salimos entro empece empezamos paso pase paso pasamos padezco uso suelo solemos puede puedes poner
    puedo dejo deja dejar dejame dire digo decir dice llamo llama llamar trae traigo apano basta bastan sobran hacen
    haria falta sobra alcanza llega toca tocan suman andamos ando sigo seguimos estan miren juega juego interesa interesan encanta encantan`,
)

/** "Perfectamente". */
const MANNER = /^[a-z]{4,}mente$/
/** "Si supiera": what is not so. */
const SUBJUNCTIVE = /^(?!quisiera|fiera)[a-z]{2,}iera(?:n|mos)?$/
/** "Quitamos el gas", "vendi la moto": what is over or refused. */
const ENDS =
  /^(?:quit|vend|cancel|descart|rechaz|elimin|regal|detest|aborrec|odi|devolv|devuelv)(?:o|e|en|i|ar|er|amos|emos|imos|aron|ieron)$/
/** "Pongamelo", "guardelas", "marquele", "escribanme". */
const ORDER = /^[a-z]{3,}[ae](?:(?:me|nos)?l[oa]s?|n?[ml]e)$/

/** "Juega en cadetes", "salimos de Bilbao": a verb may stand without a pronoun, before an article or a preposition. */
export const verb: Explains = (words, at) => {
  const word = words[at] ?? ''
  if (SUBJUNCTIVE.test(word) || ENDS.test(word)) return 0
  if (VERBS.has(word) || MANNER.test(word) || ORDER.test(word)) return 1
  // "Que me lo manden": after two pronouns any word is a verb.
  if (/^l[oa]s?$/.test(words[at - 1] ?? '') && /^(?:me|nos)$/.test(words[at - 2] ?? '')) return 1
  const isFirst = words
    .slice(0, at)
    .every((each) => each === PAUSE || /^(?:me|nos|lo|la|ya|yo|se|que|pues|el|los|las)$/.test(each))
  const isVerb = /^[a-z]{3,}(?:o|e|i|a|an|en|amos|emos|imos)$/.test(word)
  const isPerson = /(?:o|e|i|amos|emos|imos)$/.test(word)
  const isBefore = /^(?:en|de|del|al?|el|la|los|las|un|una|con|por|para|the|it|\d.*)$/.test(words[at + 1] ?? '')
  return isFirst && isVerb && (isPerson || isBefore) && at < words.length - 1 ? 1 : undefined
}

/** What goes on after a value as anything may. */
const GOES_ON = phraseList(
  `soy|somos|estoy|estamos|junto a|al lado de|cerca de|cerca|cerca del|gracias a|gracias a dios|que lo|que la|que me
    |que es|cuando hay|cuando puedo|mi|mis|nuestro|nuestra`,
)

/** The "no" of "no me puedo quejar" denies a verb. */
const OBJECTS = wordSet('me te se le')

export const VOCABULARY: Vocabulary = {
  roles: ROLES,
  verb,
  closedClass: WORDS_OF_SENTENCES.closedClass,
  goesOn: GOES_ON,
  subject: regex('u')`
    ^(?:y |and )?
    (?:(?:yo|nosotros|ella|ellos|es que|estaba|estaban|fue|fueron)(?= \S)|(?:la|los|las|mi|mis)(?= \S+ \S))`,
  asks: ASKS,
  bounds: BOUNDS,
  untranslated: {
    since: wordSet('desde'),
    per: wordSet('al por'),
    of: wordSet('de del'),
    having: wordSet('tengo tenemos hay'),
    'article-of-day': wordSet('el la dia'),
  },
  unsettlesAddress: regex('iu')`
    \b(?:(?:no estoy segur[oa]|creo)[.!]?(?:,.*)?$|or (?:era|es el)|pero no (?:me|estoy|lo|la|se)
      |sin (?:hache|dash|dot|underscore|guion|acento|tilde|punto)|con (?:dos|doble|2))\b`,
  isDeniedBefore: (word) => OBJECTS.has(word),
}
