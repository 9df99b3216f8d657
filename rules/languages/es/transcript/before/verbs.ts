import { wordSet } from '../../../shared/phrases.ts'

/** Regular verbs with which people give a value, by what they tell; others may stand before a value, but tell something else. */
const REGULAR = wordSet(
  `necesitar comprar pagar gastar costar cobrar ganar ingresar ahorrar invertir alquilar rentar vender contratar reservar solicitar
  optar apuntar anotar marcar echar mandar enviar preparar llevar dejar tomar usar utilizar elegir escoger
  seleccionar calcular calificar valorar puntuar evaluar estimar confirmar
  vivir residir trabajar estudiar practicar cursar hablar cantar tocar nadar bailar jugar leer correr participar cocinar manejar cultivar criar
  llamar llegar entrar salir viajar mudar regresar marchar quedar aterrizar arrancar arrendar cazar embarazar
  empezar comenzar terminar acabar finalizar iniciar vencer caducar expirar durar abonar renovar firmar cancelar
  nacer cumplir casar jubilar graduar recibir titular operar vacunar visitar matricular inscribir
  medir pesar calzar caber sumar contar tardar faltar sobrar bastar alcanzar rondar
  comer beber fumar desayunar cenar consumir dormir preferir desear gustar encantar interesar apetecer aceptar servir
  padecer sufrir ocurrir suceder notar
  pensar creer imaginar suponer opinar considerar recordar parecer estar conformar esperar intentar poder querer recoger depositar retirar pasar fallecer
  entregar mirar acordar coger seguir merecer cortar regalar abonar aparcar estacionar buscar cambiar mantener conservar`,
)

const ENDINGS: Readonly<Record<string, string>> = {
  ar: 'ar o a amos an e aba abamos aban ando ado ada ados are aremos aria ariamos aste en emos',
  er: 'er o e emos en i ia iamos ian iendo ido ida idos ere eremos eria eriamos a amos io',
  ir: 'ir o e imos en i ia iamos ian iendo ido ida idos ire iremos iria iriamos a amos io',
}

/** Forms that differ from the regular ones. */
const IRREGULAR = wordSet(
  `es son soy somos era eran eramos ser sido siendo sera seran seria serian seremos fue fueron fui fuimos sea sean
  esta estan estoy estamos estaba estaban estuve estuvo estuvimos estado hay habia habra haya hubo ha han he hemos haber
  tengo tiene tenemos tienen tenia teniamos tener tenido tuve tuvo tuvimos tendre tendremos tendria teniendo tenga
  voy va vamos van iba ibamos ir ire iremos iria iriamos yendo vaya vengo viene venimos vienen venir vine vino vendre vendremos
  vuelvo vuelve volvemos vuelven volvi volvimos vuelto pongo pone ponemos ponen puse puso pusimos puesto poner pondre
  pondria ponia ponga pon doy da damos dan dar di dio dimos dado dando daria dare de deme den demos
  hago hace hacemos hacen hacer hice hizo hicimos hecho hare haremos haria haga digo dice decir dije dire diria digamos
  quiero quiere queremos quieren quise quisiera quisieramos querria querriamos puedo puede podemos pueden podria pudiera pude
  prefiero prefiere prefieren siento cuesta cuestan mido mide miden pido piden pedi pidamos pedir elijo elige
  empiezo empieza empiezan empece empezo comienzo comienza comence pague llegue toque busque juego juega duermo pienso recuerdo acuerdo
  suelo solemos suele se sabemos quepo caben conduzco conozco salgo salimos cierro nazco naci nacimos nacio caigo cai cayo cae caen cojo sigo sigue merezco
  traigo trae traer traje trajo traiga vale valen valdra murio veo vemos ver visto vimos queda cumplo pruebo sirve sirvame
  paso pasamos pasaria pasare seriamos estaremos estaria venimos pase coloque saque saco acuesto tiro vence recojo escojo gradue`,
)

const FORMS = new Set([
  ...IRREGULAR,
  ...[...REGULAR].flatMap((verb) =>
    (ENDINGS[verb.slice(-2)] ?? '').split(' ').map((ending) => `${verb.slice(0, -2)}${ending}`),
  ),
])

/** Pronouns at the end of an infinitive, a gerund or an order: "pongame", "pagarlo". */
const PRONOUNS = /(?:(?:me|nos|se|le|te)?l[aeo]s?|me|nos|se|te)$/u

/** What only verbs end in: "volamos", and orders for oneself or of a longer verb: "regaleme", "envuelvalo". */
const OF_OURS = /^[a-z]{3,}(?:[aei]mos|[aei](?:me|nos)(?:l[oa]s?)?)$|^[a-z]{5,}[ae]l[oa]s?$/u

/** After these pronouns any word is a verb: "me muevo", "se estropeo", "me la pusieron". */
const isAfterPronoun = (before: readonly string[]): boolean =>
  /(?:^| )(?:(?:me|nos|se)(?: l[oa]s?)?|(?:me|nos) (?:ha|han|he|hemos))$/u.test(before.slice(-2).join(' '))

/** Whether a word without accents is a form of a verb with which people give a value. */
export const givesValue = (word: string, before: readonly string[]): boolean =>
  FORMS.has(word) || FORMS.has(word.replace(PRONOUNS, '')) || OF_OURS.test(word) || isAfterPronoun(before)
