import { wordSet } from '../../shared/phrases.ts'
import type { Words } from '../../shared/normalise.ts'

/** Forms of irregular verbs with which people tell short things. */
const IRREGULAR = wordSet(
  `hice hizo hicimos hicieron hago hace hacemos hacen haciendo puse puso pusimos pusieron pongo pone ponen poniendo ponerle dije dijo
    dijimos dijeron digo dice dicen diciendo decía decían traje trajo trajimos trajeron traigo trae traen traía vine
      vino vinimos vinieron
    fui fuiste fue fuimos fueron iba íbamos iban voy vas va vamos van vaya estuve estuvo estuvimos estuvieron estoy
      está estamos están estaba
    estábamos estaban tuve tuvo tuvimos tuvieron tengo tiene tenemos tienen tenía teníamos tenían quise quiso quiero
      quiere queremos quería
    queríamos quisiera pude pudo puedo puede podemos supe supo sé sabe sabemos sabía di dio dimos dieron doy da damos
      dan daba vi vio vimos vieron
    veo ve vemos ven veía leí leyó leímos leo lee leemos leyendo oí oyó oigo oye conozco conoce conocemos conocí
      conoció pido pide pedimos pidió
    pedí pidieron sigo sigue seguimos siguió sirvo sirve sirven elegí eligió elegimos elijo elige duermo duerme
      durmió juego juega jugamos jugué
    jugaba suelo suele solemos solía siento siente sentí salgo sale salimos salí salió salen cuesta duele duelen
      dolía llegué empecé pagué toqué
    busqué saqué practiqué apliqué marqué choqué recojo recoge recogió recogen pruebo prueba probé acuesto empieza
      empiezo empezó muere murió
    sembré siembro siembra sembramos muerdo muerde caí cayó caímos construyó incluye pierdo pierde perdí perdió
      perdimos vuelo vuela volamos volé
    vuelvo vuelve volví volvió cierro cierra cerró pienso piensa muevo mueve mueren llevé llueve huele atiende
      atiendo atienden recomienda recomiendo encuentro encuentra suena entiendo entiende respondo responde responden
      era eran había hubo`,
)
/** Regular verbs, in their first form. */
const REGULAR = wordSet(
  `aceptar adoptar alojar alquilar amar apodar aprender atender ayudar bailar beber buscar cambiar caminar cantar casar celebrar cenar comer comprar
    comprender conducir contratar contar correr cortar crecer criar cubrir cultivar curar dejar deber desayunar
      descansar dibujar echar enseñar entrar
    entrenar enviar escribir escuchar esperar estudiar existir explicar fallar faltar fichar firmar funcionar fumar
      ganar gastar gotear grabar graduar
    gustar hablar heredar instalar intentar interesar invitar lavar levantar llamar llegar llevar luchar manejar
      mandar mantener marcar matricular
    mencionar mirar montar mudar nacer nadar necesitar ocurrir operar organizar pagar parar participar pasar
      pertenecer pescar pintar practicar preferir
    preguntar preparar presentar prestar probar quedar quitar reparar recetar recibir recomendar reservar residir
      responder romper sacar saltar
    sembrar soler sonar subir suceder sufrir suspender terminar tirar titular tocar tomar torcer trabajar tratar usar
      utilizar vender ver viajar visitar vivir
    vigilar regentar atropellar producir padecer representar fabricar contestar aparcar encantar apetecer anotar
      apuntar renovar devolver encargar instruir
    conocer perder parecer ponerse recoger caer oír leer elegir pedir seguir venir salir jugar volver servir abrir
      colaborar cobrar confiar`,
)

/** Accented or in the plural such forms are hardly ever anything else. */
const CLEAR_ENDINGS: Readonly<Record<string, string>> = {
  ar: 'é ó amos aron aba ábamos aban ando aría asteis aste',
  er: 'í ió imos ieron ía íamos ían iendo emos ería iste',
  ir: 'í ió imos ieron ía íamos ían iendo iría iste',
}
/** These are nouns as well: "toca", "trabajo". */
const PRESENT_ENDINGS: Readonly<Record<string, string>> = { ar: 'o a an', er: 'o e en', ir: 'o e en' }

const formsOf = (endings: Readonly<Record<string, string>>): Set<string> =>
  new Set(
    [...REGULAR].flatMap((verb) =>
      (endings[verb.slice(-2)] ?? '').split(' ').map((ending) => `${verb.slice(0, -2)}${ending}`),
    ),
  )
const CLEAR = formsOf(CLEAR_ENDINGS)
const PRESENT = formsOf(PRESENT_ENDINGS)
/** Irregular forms that are nouns too. */
const NOUNS = wordSet(
  'vino sale pone traje juego prueba suelo vuelo vuelve sigue cuesta era pide sirve hace oye va ve da di',
)

/** Prepositions and things, though some verb has such a form. */
const NO_VERBS = wordSet('como para casa marca cura entre sobre cuenta')

const CLITICS = wordSet(
  'pero aunque porque y me te se nos os le les lo que quien quienes yo nosotros ellos él ella usted no siempre también solo sólo ya',
)
const HELPING = wordSet('he ha hemos han había habíamos habían')
const ARTICLES = wordSet('el la los las un una mi tu su nuestro nuestra nuestros mis sus')
const PREPOSITIONS = wordSet('de del en con por para al a sin sobre')
export const ADVERBS = wordSet(
  `siempre también solo sólo solamente ya casi normalmente actualmente sobre-todo ahora antes aquí ahí allí acá allá así muy más bien sí no`,
)

/** Whether a word is a verb where it stands: in a form of verbs alone, after a pronoun or at the start, or after its subject. */
export function isVerb(words: Words, at: number): boolean {
  const word = words[at] ?? ''
  const before = words[at - 1]
  const isClear = /\p{L}{2}ó$/u.test(word) || CLEAR.has(word) || (IRREGULAR.has(word) && !NOUNS.has(word))
  const isForm = isClear || (PRESENT.has(word) && !NO_VERBS.has(word)) || IRREGULAR.has(word)
  // "Afiliada a", "asegurado con"; "sáquele el".
  if (/(?:ad|id)[oa]s?$/u.test(word) && (at === 0 || IRREGULAR.has(before ?? '') || before === 'soy'))
    return /^(?:al?|con|por)$/u.test(words[at + 1] ?? '')
  // "Lo hemos llamado": what follows this helping verb can only be a verb.
  if (HELPING.has(before) && /(?:[aií]do|to|cho)$/u.test(word)) return true
  if (at === 0 && /[áéí]\p{L}+(?:le|lo|la|me|nos|les)$/u.test(word)) return ARTICLES.has(words[1] ?? '')
  if (!isForm && !REGULAR.has(word)) return false
  // "Voy a cantar", "para hacer".
  if (REGULAR.has(word))
    return /^(?:a|de|para|que|quería|quiero|quisiera|puede|puedo|gustaría|debo|suelo|solemos|querría)$/u.test(
      before ?? '',
    )
  if (PREPOSITIONS.has(before ?? '')) return false
  if (ARTICLES.has(before ?? '')) return isClear && /^(?:la|los|las)$/u.test(before ?? '') && at > 0
  // "Cambio de medidor" is a thing; "trabajo de camarero" tells what one does.
  if (at === 0 && !isClear && PRESENT.has(word) && words[1] === 'de' && !/^(?:trabaj|sal)/u.test(word)) return false
  if (isClear || at === 0 || CLITICS.has(before)) return isForm && !(at === 0 && words.length < 3 && !isClear)
  // "La gata responde por", "mi nieto toca".
  const owner = [2, 3].find((back) => ARTICLES.has(words[at - back]))
  return owner !== undefined && at === owner
}
