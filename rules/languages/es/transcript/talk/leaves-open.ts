import { KIN } from '../kin.ts'
import { regex } from '../../../shared/regex.ts'
import { anyOf, I_ANSWER, LATER } from './words.ts'

/** Any first person but of what is handed over: "al rato se lo platico", not "luego se lo pago". */
const I_DO = String.raw`(?!(?:pag|dej|dev|llev|traig|entreg|recoj|recog|compr)\p{L}*)\p{L}{3,}(?<!ad)(?:o|é)`

/** "Luego te lo escribo", "ya se lo explicaré", "se lo digo mañana". */
const I_SHALL = regex('u')`
  (?<!\p{L})(?:${LATER} (?:mejor |ya |si quiere |que )?(?:(?:te|se|os|les?) )?(?:l[oae]s? )?(?<= (?:te|se|os|l[oae]s?
    |les) )${I_ANSWER}
    |(?:te|se|os) l[oa] ${I_ANSWER} ${LATER}
    |es[oe](?: ya| mejor)? l[oa] ${I_ANSWER} (?:luego|después|más tarde|más adelante|otro día|en otro momento)
    |${LATER} (?:ya )?(?:te|se|os) l[oa] ${I_DO})(?!\p{L})`

/** What comes before an answer: "consultar", "pensarlo". */
const FIRST = '(?:pens|consult|habl|pregunt|mir|discut|decid|viendo|comprob|confirm)'

/** "Todavía no lo hemos decidido", "lo tengo que hablar con mi mujer". */
const NOT_YET = regex('u')`
  (?<!\p{L})(?:(?:todavía|aún) (?:no )?(?:(?:lo|la|los|las) )?(?:estamos (?:viendo|pensando|discutiendo|decidiendo)
      |(?:nos )?(?:ponemos de acuerdo|decidimos|hemos decidido)|lo sabemos|lo sé|decido|he decidido)
    |(?:lo|la) (?:tengo que|tendría que|debo|estoy|estamos) ${FIRST}\p{L}*)(?!\p{L})`

/** What is said is not checked: "pero tendría que mirar la cartilla". */
const UNCHECKED = regex('u')`
  (?<!\p{L})(?:tendría|tendríamos|habría|tengo|tenemos) que ${FIRST}[aei]r(?:l[oae]s?)?(?!\p{L})
  |^(?:de|sobre) .* hablo (?:solo )?con (?:mi|el|la) |(?<!\p{L})no con una? (?:máquina|robot|contestador)`

/** "No se me ocurre nada", "me he quedado en blanco". */
const AT_A_LOSS = regex('u')`
  (?<!\p{L})(?:no sabría|no tengo (?:ni )?idea|no se me ocurre|no me sale|no me viene|se l[e]s? olvidó (?:dec|dar)\p{L}+
    |se me (?:fue|ha ido|olvidó|olvidaron|ha olvidado|borró)|me (?:he quedado|quedé|quede) en blanco
    |estoy (?:en blanco|bloquead[oa])
    |no (?:me )?l[oa]s? (?:sé|tengo|llevo|recuerdo)(?: \p{L}+)? (?:de memoria|a mano|encima|delante|conmigo))(?!\p{L})`

/** "Es que no le he entendido": beside a value it may be all that was meant. */
const NOT_HEARD =
  /(?<!\p{L})no (?:te |le |la |lo )?(?:he )?(?:entend\p{L}+|entiendo|oí|oído|oigo(?! (?:bien )?(?:el|los|mi) ))(?!\p{L})/u

/** "Espérame un ratito", "aguanta tantito", "deme un segundo". */
const TO_WAIT_WHILE = regex('u')`
  (?<!(?:^|[ ])(?:la|de|una|sin|en) )(?<!\p{L})(?:esp[eé]r[aeá]|pér[ae]|ag[uú][aá]nt[aeá])(?:me)?
    (?: (?:un(?! no(?!\p{L}))|que|tantito|ya|a que)(?= )|$)
  |(?<!\p{L})(?:d[ae]me|denme|dadme|deme usted) un (?:segundo|segundito|momento|momentito|minuto|minutito|rato|ratito)(?!\p{L})`

const NEAR = `(?:${KIN}|cariño|amor|cielo|corazón|mi (?:vida|amor))`

/** "Se me cayó el celular", "me he perdido", "cuidado con el escalón, abuela", "se ha equivocado, aquí no es"; "sí, pasa, está abierto". */
const OF_ROOM = regex('u')`
  (?<!\p{L})(?:que me (?:he perdido|perdí)|^me (?:he perdido|perdí)|(?:que|${NEAR}) (?:ya|ahora) (?:voy|bajo|subo|salgo))$
  |(?<!\p{L})se me (?:ha caído|cayó|ha ido|fue|ha apagado|apagó) (?:el|la) (?:móvil|celular|teléfono|cobertura|señal|llamada|batería|audífono)$
  |^(?:\p{L}+ )*?(?:está|se ha) equivocado(?: de número)?(?: .*(?:aquí|acá).*)?$
  |^(?:(?:oye|ay|eh) )*(?:cuidado|ojo|atención) con (?:el|la|los|las|ese|esa) \p{L}+ ${NEAR}$
  |^(?:sí|no|ya|vale) (?:mam[aá]|pap[aá]|mami|papi|cariño|cielo|abuel[oa]) \p{L}
  |^(?:d[ií]le|d[ií]les|dígale|contéstale|avísale) que (?:sí|no|ya|ahora|luego)(?!\p{L})
  |^(?:(?:sí|no|vale|oye|ya|hola) )+(?:pasa|pase|pasad|entra|entre|entrad|sube|suba|baja|baje|ven|venga usted|venid|toma|cuelga|siéntate)(?: |$)`

/** What leaves a value beside it open, which is asked for then: "tos y fiebre, pero tendría que mirarlo"; in small letters without signs. */
export const LEAVES_OPEN = anyOf(I_SHALL, NOT_YET, UNCHECKED, AT_A_LOSS, NOT_HEARD, TO_WAIT_WHILE, OF_ROOM)

/** Beside no value it begins: "mañana lo hablo con mi jefe". */
export const PUTS_OFF = new RegExp(`^(?:(?:eh|pues|bueno|mmm) )*${I_SHALL.source}`, 'u')
