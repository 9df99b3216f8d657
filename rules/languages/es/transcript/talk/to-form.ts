import { regex } from '../../../shared/regex.ts'
import { LEAVES_OPEN } from './leaves-open.ts'
import { anyOf } from './words.ts'

/** "Sáltate esta", "pasa a la siguiente", "vuelve a la anterior". */
const TO_SKIP = regex('u')`
  (?<!\p{L})(?:s[aá]lt[aeá](?:te|se|me)?l?[ao]?(?= (?:es[aeo]|est[ae]|la|el)(?: pregunta)?(?: |$)|$)
    |s[aá]lt[ae](?:te|se)l[ao](?!\p{L})|est[ae] (?:pregunta )?me la salto(?!\p{L})
    |(?:pas|volv|vuelv|regres|vamos|vay)(?:a|e|á|amos|emos)? a (?:otra|la (?:siguiente|otra|próxima|anterior))(?!\p{L})
    |pas[eao] de pregunta(?!\p{L}))
  |^(?:pues |bueno )?la (?:que (?:sigue|viene)|siguiente|próxima)(?: pregunta)?(?: por favor| gracias)*$`

/** With which a refusal may begin. */
const BEGUN = '^(?:(?:pues|bueno|no|nada|sí|y|pero|la verdad|ay|uy) )*'

/** "No tengo nada que añadir", "sin comentarios". */
const NOTHING_TO_SAY = regex('u')`
  ${BEGUN}(?:(?:no (?:tengo|hay|tenemos|quiero|queremos|me queda)|sin) (?:ya )?)?nada(?: más)? (?:que|por|para) (?:\p{L}+ )?
      (?:añadir|agregar|decir|comentar|contar|poner|aportar|reclamar|sugerir|objetar|declarar|observar)
  |${BEGUN}(?:no (?:tengo|hay|tenemos|quiero|queremos|me queda)|sin) (?:(?:más |otra )?(?:ning[uú]n\p{L}* )?(?:comentario|sugerencia|observaci|queja|objeci|duda|pregunta)\p{L}*
      (?: (?:que|más|por|para|gracias)(?: |$)|$))`

/** "Nada más, gracias", "no, nada, por mi parte está todo": nothing but that there is no more, and politeness. */
export const NOTHING_MORE = regex('u')`
  ^(?=.*(?<!\p{L})(?:nada|todo|así está bien|no (?:muchas )?gracias)(?!\p{L}))
  (?:(?:no|nada|nada más|pues|bueno|con|ya|por (?:mi parte|ahora|aquí|favor)|de momento|gracias|muchas gracias|señorita|la verdad
    |(?:con )?(?:eso|esto)(?: (?:es|sería|está))? todo|(?:es|está|sería|eso) todo|todo (?:bien|perfecto|en orden|correcto)
    |así está (?:bien|todo|perfecto))(?= |$) ?)+$`

/** What is asked of the form itself: whether it must be filled in, with what, and how much of it. */
const FILLING = '(?:poner|escribir|rellenar|llenar|completar|contestar|decir|dejar|responder|explicar|anotar)(?:lo|la)?'
const BESIDE_FILLING =
  'aquí|acá|ahí|esto|eso|algo|qué|en blanco|vacío|todo|est[ea] (?:campo|parte|casilla|espacio)|o (?:no|qué)|obligatoriamente'
const ASKS_FORM = regex('u')`
  ^(?:(?:y|oye|oiga|a ver|perdón|pero|eh|pues|bueno|aquí|es que) )*(?:
    (?:(?:qué|cuánto|cómo|dónde|cuánt[oa]s \p{L}+) )?(?:lo )?(?:tengo que|tendría que|debo|puedo|se puede|hay que|hace falta|es (?:obligatorio|necesario|obligado)) (?:${FILLING})(?: (?:${BESIDE_FILLING}))*
    |es (?:obligatorio|necesario)(?: (?:${BESIDE_FILLING}))*
    |qué (?:se )?(?:pongo|pone|escribo|escribe|digo|dice)(?: (?:${BESIDE_FILLING}))*|(?:se )?(?:pongo|pone|escribo|escribe)(?: algo)?(?: o)? qué)$`

/** What is said instead of an answer, whatever is asked for. */
export const INSTEAD = anyOf(NOTHING_MORE, ASKS_FORM)

/** "No me acuerdo", which is no name. */
export const NOT_KNOWN = /^no (?:l[oa] )?(?:sé|sabr|me acuerdo|recuerdo)/iu

/** What a person says to the one who asks instead of an answer; further talk is known by the classifier. */
export const TALK = anyOf(TO_SKIP, NOTHING_TO_SAY, LEAVES_OPEN)
