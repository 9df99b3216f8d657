import { phrases } from '../../shared/phrases.ts'
import type { Explains, Lexicon, Role, Vocabulary } from '../../shared/remainder.ts'
import { PAUSE } from '../../shared/words.ts'

/** What Spanish words do around a value, beside those that the grammars put into plain words; without accents. */
const ROLES: Lexicon = phrases<Role>([
  [
    'frame',
    `el|la|los|las|lo|un|una|uno|unos|unas|de|al|a|que|y|e|mi|mis|nuestro|nuestra|su|este|esta|esto|ese|esa|eso|aqui|yo|nosotros|me|nos|se|te|le|mio|mia
    |si puede ser|si es posible|si se puede|si no es molestia|si te parece|si le parece|le pongo|te pongo|pongo|pon|ponle un|vengo|vengo a|vengo por|quita|que me miren|tantito|ahorita|nomas|aca|alla|termine|hice|complete|poner|ponerme|apuntame|apunteme|apuntame en|nomas|serian|andamos en|es|son|soy|somos|fue|fueron|ha|he|hemos|han|hay|estoy|esta|estamos|seria|serian|sera|seran|ser|estar|sido|tengo|tenemos|tiene|tienen|tener|tuve|llevo|llevamos|quiero|queremos|quisiera|querria|me gustaria|nos gustaria|me gusta|me gustan|prefiero|preferiria|elijo|escojo|necesito|necesitamos
    |ponme|ponga|pon|pongame|ponle|apunta|apunte|anota|anote|marca|marque|dame|deme|digamos|diria|dire|digo|vamos|voy|va|van|venga|vengo|vive|vivo|vivimos|nacio|naci|nacimos|trabajo|cumplo|cumple|peso|pesa|mido|mide|gasto|gastamos|pago|pague|cuesta|vale|cobro|gano|hago|hacemos|hice|tomo|como|uso|compro|compre|viajo|conduzco|llego|llegamos|recibi|fui|fuimos|hablo|leo|duermo|estudio
    |la respuesta|respuesta|la mia|el mio|numero|opcion|opciones|la de|el de|las de|los de|en total|total|exactamente|justo|justos|justas|solo|solamente|unicamente|ya|ahora|ahora mismo|actualmente|hoy en dia|normalmente|habitualmente|generalmente|mas bien|ambos|ambas|tambien|ademas|asi|pues si|todo|toda|todos|todas|cada|cada uno|tipo|talla|tamano|color|plan|categoria|grupo
    |personas|persona|adultos|ninos|hijos|hijas|veces|vez|puntos|punto|estrellas|nota|grados|kilos|kilo|gramos|metros|metro|kilometros|litros|horas|hora|minutos|minuto|dias|dia|noches|noche|semanas|semana|meses|mes|anos|ano|euros|pesos|dolares|edad|cumplidos|mas o menos eso|serian unas|seremos|estaremos|vendremos|somos en total|en casa|puede ser la|puede poner|puedes poner|pongamos|si puede ser|nada mas|he tenido|pagar|y ya esta|ya esta|y listo|listo|y punto|y nada mas|y eso|eso mismo|mismo|misma`,
  ],
  [
    'hedge',
    `creo|creo que|yo creo|yo creo que|supongo|me parece|me parece que|pienso que|diria que|yo diria que|digamos que|aproximadamente|mas o menos|alrededor de|cerca de los|unos|unas|como|como unos|como unas|sobre|seguramente|probablemente|seguro|segura|estoy seguro|estoy segura|la verdad|sinceramente|francamente|si no recuerdo mal|si no me equivoco|que yo sepa|definitivamente|por supuesto|claro|desde luego|sin duda|quizas|quiza|tal vez|puede que`,
  ],
  [
    'courtesy',
    `por fa|porfis|por favorcito|che|dale|orale|tio|pisha|chico|jefe|caballero|guapa|por favor|porfa|gracias|muchas gracias|mil gracias|hola|buenos dias|buenas tardes|buenas noches|buenas|adios|hasta luego|si|vale|bueno|bien|muy bien|pues|pues mira|pues nada|eh|em|este|a ver|vamos a ver|mira|mire|oye|oiga|dejame pensar|dejame ver|deja que piense|un momento|un segundo|espere un momento|perfecto|de acuerdo|ok|okay|eso es|eso es todo|es todo|nada mas|senor|senora|senorita|amable|muy amable|sabes|sabe|verdad|hombre|mujer|claro|claro que si|venga|ea|ah|oh|uy|ay|buena pregunta|como no|que tal|encantado|encantada|faltaria mas`,
  ],
  [
    'correction',
    `perdon|perdona|perdone|digo|quise decir|quiero decir|mejor dicho|mejor|no perdon|ay no|espera|espere|me equivoque|me he equivocado|corrijo|correccion|rectifico|no no|no mejor|lo siento|disculpa|disculpe|mas bien|o sea|en realidad|de hecho|es decir`,
  ],
  [
    'adjunct',
    'en|con|por|para|desde|porque|ya que|contando|incluyendo|incluido|incluida|cada|siempre|esta manana|esta tarde|este mes|esta semana|que es|que son|que lo|que la|donde|y yo|y ya|tiene ya|ya',
  ],
  ['past', 'tenia|teniamos|era|eran|estaba|iba|habia|tuve'],
  [
    'other',
    'mi mujer|mi marido|mi madre|mi padre|mi hermano|mi hermana|mi jefe|mi jefa|mi hijo|mi hija|mi cunado|mi cunada|mi pareja|mi novio|mi novia|mi amigo|mi amiga|mi vecino|mi vecina|el de mi|la de mi|los demas|la gente|ella|ellos|ellas|dice|decia|dijo|pedia|queria',
  ],
  [
    'condition',
    'si|si no|si fuera|si hubiera|si pudiera|a no ser|salvo que|siempre que|siempre y cuando|depende|solo si|aunque|pero|o|u|a menos que|inconveniente|inconvenientes|problema|importa|molesta|duda|dude|dudes|reparo|reparos|pega|pegas|falta',
  ],
  [
    'denial',
    'odio|detesto|evito|rechazo|deje|dejo|lo deje|me lo he dejado|no|ni|nunca|jamas|tampoco|sin|ningun|ninguno|ninguna|nada de|no es|no son|ni uno|ni una|nadie|excepto|salvo|menos',
  ],
  [
    'question',
    'que|cual|cuales|como es|como son|cuando|donde|quien|cuanto|cuanta|cuantos|cuantas|por que|hay que|puedo|podria|puede|se puede|es obligatorio|tengo que|debo',
  ],
  [
    'bound',
    'del|mas de|menos de|por lo menos|al menos|como minimo|como maximo|como mucho|a lo sumo|casi|hasta|entre|mas que|menos que|mejor que|peor que|mayor que|menor que|mas|menos|demasiado|demasiada|demasiados|cerca de|cerca|y pico|o mas|o menos|a partir de|no llega|no llega a|pasado de|pasadas',
  ],
  [
    'unreal',
    'antes|antes era|antes estaba|solia|soliamos|habria|hubiera|hubiese|seria mejor|ojala|espero|quien sabe|hasta que|cuando|mientras',
  ],
])

/** "Juega en cadetes", "salimos de Bilbao": a verb may stand without a pronoun, before an article or a preposition. */
export const verb: Explains = (words, at) => {
  const isFirst = words.slice(0, at).every((word) => word === PAUSE || word === 'me' || word === 'yo')
  const isVerb = /^[a-z]{3,}(?:o|e|i|a|amos|emos|imos)$/.test(words[at] ?? '')
  const isPerson = /(?:o|amos|emos|imos)$/.test(words[at] ?? '')
  const isBefore = /^(?:en|de|del|al?|el|la|los|las|un|una|con|por|para|the|it|\d.*)$/.test(words[at + 1] ?? '')
  return isFirst && isVerb && (isPerson || isBefore) && at < words.length - 1 ? 1 : undefined
}

export const VOCABULARY: Vocabulary = { roles: ROLES, verb }
