import { anyOf, BEGUN, TO_ANSWER } from './words.ts'
import { regex } from '../../../shared/regex.ts'

/** "¿Y aquí qué se suele poner?", "¿cómo dice?". */
const FOR_MORE = regex('u')`
  ${BEGUN}(?:(?:aquí|acá|ahí|eso|esto|en est[ae]|para esto) )?(?:qué (?:se|hay|tengo|pongo|digo|va|es|le|te|debo|quiere|más
      |puedo|significa|clase|tipo|(?:me|nos) (?:ha[sn]? )?(?:pregunt|ped|dij|dic|dec)\p{L}*)|cuál|cuáles|cómo (?:se|lo|la|le|que|dice|dijo|pongo|así|era|es)|cuánto|cuándo|dónde
    |quién|por qué me|para qué)(?= |$)
  |${BEGUN}(?:(?:esto|eso) (?:lo|la|quién|se lo|quien lo) |aquí (?:pongo|se pone)(?= ))`

/** "¿Se puede dejar en blanco?", "¿es obligatorio?". */
const WHETHER = regex('u')`
  ${BEGUN}(?:(?:(?:aquí|acá|ahí|eso|esto|lo) )?(?:se puede|puedo|podría|podemos|debo|tengo que|hay que|hace falta
      |es necesario|me dejan?|vale) (?:tener que )?(?:${TO_ANSWER}|ir al|un momento)
    |(?:esto |eso |aquí |la )?(?:es|son|era|sería) (?:obligatori[oa]s?|necesari[oa]s?|opcional(?:es)?)(?!\p{L}))`

/** "¿Usted lo sabe?". */
const TO_YOU = regex('u')`
  ${BEGUN}(?:usted|ustedes|tú|vos) (?:no )?(?:me |te |se )?(?:lo |la |los |las )?(?:sabe|sabes|ve|ves|puede|puedes|tiene
    |tienes|conoce|cree|qué)\p{L}{0,2}(?!\p{L})`

/** "¿Aló?", "¿me escucha?". */
const WHETHER_HEARD = regex('u')`
  ^(?:(?:sí|hola|aló|alo|buenas|buenos días|buenas tardes|buenas noches) )*(?:d[ií]game|diga|dime|aló|alo|hola|buenas
    |buenos días|buenas tardes|me escucha\p{L}*|me oye\p{L}*)$`

/** "Es que no le he entendido": beside a value it may be all that was meant. */
export const NOT_HEARD =
  /(?<!\p{L})no (?:te |le |la |lo )?(?:he )?(?:entend\p{L}+|entiendo|oí|oído|oigo(?! (?:bien )?(?:el|los|mi) ))(?!\p{L})/u

/** "¿Cuántas faltan?", "esto está muy largo": a word about the form. */
const OF_FORM = regex('u')`
  (?<!\p{L})(?:cuánt[oa]s?(?: preguntas)? (?:me |nos )?(?:faltan?|quedan?)$|es(?:to|te formulario) (?:está|es|se hace) (?:muy|bien|demasiado|súper|re) (?:larg|pesad)[oa]
    |(?:demasiad|much|tant|cuánt)[oa]s? (?:pregunta|encuesta|papeleo|formulario)s?|^lo que (?:me |nos )?faltaba|^ya está bien de (?:pregunta|encuesta)s?|me (?:ha[sn]?|habéis) preguntado|(?:es[oa]|esta|lo mismo) ya (?:(?:se|te|os) )?l[oa] (?:dije|contesté|respondí|conté|he (?:dicho|contestado|respondido|contado))
    |ya (?:he dicho|dije|he contado|conté) todo|(?:todo )?lo que tenía que decir$)(?!\p{L})`

/** A question for what to do, or for what the other one knows. */
export const QUESTIONS = anyOf(FOR_MORE, WHETHER, TO_YOU, WHETHER_HEARD, OF_FORM)
