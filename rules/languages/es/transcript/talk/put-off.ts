import { anyOf, BEGUN, I_ANSWER, LATER } from './words.ts'
import { regex } from '../../../shared/regex.ts'

/** "Luego", "ahora no puedo hablar". */
const NOT_NOW = regex('u')`
  ${BEGUN}(?:(?:luego|después|más tarde|mañana|otro día|en otro momento|ahora no|ahorita no|por ahora no|todavía no
    |aún no)(?: gracias| puedo| mejor| sé| lo sé)?$
    |(?:ahora|ahorita|hoy) (?:mismo )?no (?:que|me (?:viene|acuerdo|sale|apetece)|estoy para
      |tengo (?:cabeza|tiempo|ganas|ánimo)|puedo (?:hablar|contestar|decir|escribir|atender)))`

/** Any first person but of what is handed over: "al rato se lo platico", not "luego se lo pago". */
const I_DO = String.raw`(?!(?:pag|dej|dev|llev|traig|entreg|recoj|recog|compr)\p{L}*)\p{L}{3,}(?<!ad)(?:o|é)`

/** "Luego te lo escribo", "ya se lo explicaré", "se lo digo mañana". */
export const I_SHALL = regex('u')`
  (?<!\p{L})(?:${LATER} (?:mejor |ya |si quiere |que )?(?:(?:te|se|os|les?) )?(?:l[oae]s? )?(?<= (?:te|se|os|l[oae]s?
    |les) )${I_ANSWER}
    |(?:te|se|os) l[oa] ${I_ANSWER} ${LATER}
    |es[oe](?: ya| mejor)? l[oa] ${I_ANSWER} (?:luego|después|más tarde|más adelante|otro día|en otro momento)
    |${LATER} (?:ya )?(?:te|se|os) l[oa] ${I_DO})(?!\p{L})`

/** "Se lo cuento en persona", "me pilla en mal momento", "estoy en el autobús, no puedo hablar". */
const ELSEWHERE = regex('u')`
  ${BEGUN}(?:(?:mejor|prefiero que|ya) )?(?:te|se|os) l[oa] (?:cuent|dig|explic|coment|platic|detall|escrib|dict)(?:o|aré|eré|iré|é)(?!\p{L})
  |(?<!\p{L})(?:me|nos) (?:pilla|agarra|coge)s?(?: \p{L}+)? (?:en |a )?(?:mal momento|trabajando|manejando|conduciendo|ocupad[oa]|liad[oa])(?!\p{L})
  |${BEGUN}(?:ahora|ahorita) (?:mismo )?(?:estoy|ando) (?:muy |algo |un poco )?(?:liad|ocupad)[oa](?:$| (?:en otro|luego|después|más tarde|mejor|llám|y no puedo (?:hablar|atender)))
  |${BEGUN}(?:estoy|voy|ando) (?:\p{L}+ ){1,5}no (?:te |le )?puedo (?:hablar|atender|contestar)(?:l[eo]s?)?(?: ahora| ahorita)?$
  |(?<!\p{L})(?:mejor )?en otro momento$`

/** What comes before an answer: "consultar", "pensarlo". */
const FIRST = '(?:pens|consult|habl|pregunt|mir|discut|decid|viendo|comprob|confirm)'

/** "Todavía no lo hemos decidido", "lo tengo que hablar con mi mujer". */
export const NOT_YET = regex('u')`
  (?<!\p{L})(?:(?:todavía|aún) (?:no )?(?:(?:lo|la|los|las) )?(?:estamos (?:viendo|pensando|discutiendo|decidiendo)
      |(?:nos )?(?:ponemos de acuerdo|decidimos|hemos decidido)|lo sabemos|lo sé|decido|he decidido)
    |(?:lo|la) (?:tengo que|tendría que|debo|estoy|estamos) ${FIRST}\p{L}*)(?!\p{L})`

/** "Eso mejor lo escribe mi novio", "eso prefiero no decirlo". */
const THAT = regex('u')`
  ${BEGUN}es[oae](?: pregunta)? (?:mejor |ya |también )*(?:te |se |me )?l[oa] (?:${I_ANSWER}|escribe|pone|contesta|sabe|lleva
    |rellena|llena|decide|ve|mira|hace)(?!\p{L})
  |${BEGUN}es[oae](?: pregunta)? (?:mejor )?(?:d[eé]j\p{L}+|s[aá]lt\p{L}+|no te |no se |a ti |a usted |mejor no
    |es (?:muy )?(?:personal|privad[oa]|íntim[oa]|secret[oa])|prefiero)`

/** What is said is not checked: "pero tendría que mirar la cartilla". */
export const UNCHECKED = regex('u')`
  (?<!\p{L})(?:tendría|tendríamos|habría|tengo|tenemos) que ${FIRST}[aei]r(?:l[oae]s?)?(?!\p{L})
  |^(?:de|sobre) .* hablo (?:solo )?con (?:mi|el|la) |(?<!\p{L})no con una? (?:máquina|robot|contestador)`

/** An answer is put off. */
export const PUT_OFF = anyOf(NOT_NOW, I_SHALL, ELSEWHERE, NOT_YET, THAT)

/** Beside no value it begins: "mañana lo hablo con mi jefe", "tengo que preguntar en casa". */
export const PUTS_OFF = regex('u')`
  ^(?:(?:eh|pues|bueno|mmm) )*(?:${LATER} (?:ya )?(?:se |te )?(?:l[oae]s?|te) ${I_ANSWER}|(?:se )?lo (?:consulto|pregunto|hablo)
    |(?:lo )?tengo que (?:preguntar|consultar|hablar|mirar|pensar)\p{L}*)(?!\p{L})`
