import { anyOf } from './words.ts'
import { regex } from '../../../shared/regex.ts'

/** "Sáltate esta", "pasa a la siguiente", "vuelve a la anterior". */
const TO_SKIP = regex('u')`
  (?<!\p{L})(?:s[aá]lt[aeá](?:te|se|me)?l?[ao]?(?= (?:es[aeo]|est[ae]|la|el)(?: pregunta)?(?: |$)|$)
    |s[aá]lt[ae](?:te|se)l[ao](?!\p{L})|est[ae] (?:pregunta )?me la salto(?!\p{L})
    |(?:pas|volv|vuelv|regres|vamos|vay)(?:a|e|á|amos|emos)? a (?:otra|la (?:siguiente|otra|próxima|anterior))(?!\p{L})
    |pas[eao] de pregunta(?!\p{L}))`

/** "Déjalo en blanco", "déjeme pensarlo un poco". */
const TO_LEAVE = regex('u')`
  (?<!\p{L})d[eé]j[aeá](?:(?:me)?l[ao]s? (?:para|en blanco|así|vací[oa]|por ahora|pendiente|de momento|estar)(?!\p{L})
    |(?:me|nos) (?:que (?:l[oae]) \p{L}+
      |(?:pensar?|ver|mirar|preguntar|consultar)(?:l[aoe])?(?= (?:un|bien|si|qué|a mi)|$)
      |(?:tranquil[oa]|en paz|un (?:momento|segundo|rato))(?!\p{L})))`

/** "Espérame un ratito", "aguanta tantito", "deme un segundo". */
export const TO_WAIT_WHILE = regex('u')`
  (?<!(?:^|[ ])(?:la|de|una|sin|en) )(?<!\p{L})(?:esp[eé]r[aeá]|pér[ae]|ag[uú][aá]nt[aeá])(?:me)?
    (?: (?:un(?! no(?!\p{L}))|que|tantito|ya|a que)(?= )|$)
  |(?<!\p{L})(?:d[ae]me|denme|dadme|deme usted) un (?:segundo|segundito|momento|momentito|minuto|minutito|rato|ratito)(?!\p{L})`

/** "Espérate", "aguántame". */
const TO_WAIT = regex('u')`
  (?<!\p{L})(?:esp[eé]r[aeá]|pér[ae]|ag[uú][aá]nt[ae])(?:te|me|se|nos)(?= |$)`

/** "La que sigue, por favor": the next question. */
const TO_GO_ON =
  /^(?:(?:pues|bueno|ya|a|vamos a|pasemos a) )*(?:la que (?:sigue|viene)|la siguiente|siguiente|la próxima)(?: pregunta)?(?: por favor| porfa| gracias)*$/u

/** "Léemelo otra vez", "vuelve a leer la pregunta". */
const TO_READ = regex('u')`
  (?<!\p{L})(?:l[eé](?:e|a)(?:me|nos)?l[ao]s?|l[eé][ea]me (?:la|lo|esa|eso|el)|(?:vuelv[ea]|volvé) a (?:leer|decir|preguntar|repetir)(?:me)?l?[ao]?)(?!\p{L})`

/** "Repítame la pregunta", "ayúdeme", "pregúntele a mi mujer". */
const TO_HELP = regex('u')`
  (?<!\p{L})(?:(?:no me )?(?:rep[ií]t[ae]|repetí)(?:me)?(?:l[ao])?(?= |$)
    |explíqueme|explícame|ay[uú]d[ae]me(?= |$)|dígame usted|dígamelo|preg[uú]nt[aeá](?:[ls]el[ao]|les?|me))(?!\p{L})`

/** "Borra eso", "ponga lo que quiera". */
const TO_CHANGE = regex('u')`
  (?<!\p{L})(?:(?:borr[aeá]|quit[aeá]|cancel[ae]|olvid[ae]|tacha) (?:es[oa]|esto|lo (?:que|último|anterior|de))
    |b[oó]rr[aeá]l[ao]|pon(?:ga|é|le|ele)? lo que (?:quieras?|sea|usted|te))(?!\p{L})`

/** Orders that only a form can follow. */
export const ORDERS = anyOf(TO_SKIP, TO_LEAVE, TO_WAIT_WHILE, TO_WAIT, TO_GO_ON, TO_READ, TO_HELP, TO_CHANGE)
