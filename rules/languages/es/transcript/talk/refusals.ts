import { anyOf, BEGUN, TO_ANSWER } from './words.ts'
import { regex } from '../../../shared/regex.ts'

/** "No tengo nada que añadir", "sin comentarios". */
const NOTHING_TO_SAY = regex('u')`
  ${BEGUN}(?:(?:no (?:tengo|hay|tenemos|quiero|queremos|me queda)|sin) (?:ya )?)?nada(?: más)? (?:que|por|para) (?:\p{L}+ )?
      (?:añadir|agregar|decir|comentar|contar|poner|aportar|reclamar|sugerir|objetar|declarar|observar)
  |${BEGUN}(?:no (?:tengo|hay|tenemos|quiero|queremos|me queda)|sin) (?:(?:más |otra )?(?:ning[uú]n\p{L}* )?(?:comentario|sugerencia|observaci|queja|objeci|duda|pregunta)\p{L}*
      (?: (?:que|más|por|para|gracias)(?: |$)|$))`

/** "Prefiero no decirlo", "prefiero hablar con el médico", "mejor se lo cuento". */
const RATHER_NOT = regex('u')`
  ${BEGUN}(?:(?:prefiero|preferiría|mejor|quisiera|quiero) (?:que )?(?:no (?:${TO_ANSWER}|dec|dic|pon|cont|lo|la)\p{L}*
      |dejar(?:l[oa])? (?:en blanco|vací|para|así|pendiente|pasar)|saltár?(?:mel|me|l)?[oa]?
      |pasar(?:la)? de|omitir|(?:habl|cont|dec|explic|coment)[aei]r(?:se)?lo)
    |(?:mejor|prefiero|preferiría) (?:(?:se |te )?(?:l[oa] )?(?:cuento|digo|hablo|explico|hablar|decir|contar|no)(?= |$)))`

/** "No quiero contestar", "no me apetece". */
const UNWILLING = regex('u')`
  ${BEGUN}(?:no (?:me (?:apetece|da la gana|gusta (?:hablar|contar|dar))|quiero|queremos|pienso|voy a|puedo) ${TO_ANSWER}(?!\p{L})
    |(?:me da|qué|siento) (?:mucha |un poco de |algo de |como |mucho |tanta |cierta )?(?:vergüenza|apuro|corte|flojera
      |pereza|cosa)(?!\p{L}))`

/** "No sé qué poner", "no me acuerdo ahora", "ni idea". */
const IGNORANT = regex('u')`
  ${BEGUN}no (?:(?:lo |la |los |las )?sé(?: (?:qué|por dónde|cómo (?:decir|explicar|contest)|ni
      |si (?:quiero|decir|poner|contar))\p{L}*|$)
    |(?:me acuerdo|lo recuerdo|recuerdo)(?: (?:ahora|ahorita|bien|mucho|muy|la verdad|pero|tendría|de memoria)(?!\p{L})|$))
  |(?<!\p{L})(?:no sabría|ni idea|no tengo (?:ni )?idea)(?!\p{L})`

/** "No se me ocurre nada", "me he quedado en blanco". */
export const AT_A_LOSS = regex('u')`
  (?<!\p{L})(?:no se me ocurre|no me sale|no me viene|se l[e]s? olvidó (?:dec|dar)\p{L}+
    |se me (?:fue|ha ido|olvidó|olvidaron|ha olvidado|borró)|me (?:he quedado|quedé|quede) en blanco
    |estoy (?:en blanco|bloquead[oa]))(?!\p{L})`

/** "Es muy largo de contar", "si empiezo no paro". */
const TOO_LONG = regex('u')`
  (?<!\p{L})(?:(?:es|sería) (?:una historia |un tema |un poco )?(?:muy |demasiado |tan )?larg[oa](?: de (?:contar|explicar
    |decir)| y |$)|si (?:empiezo|me pongo) no (?:acabo|paro|termino))`

/** "Nada más, gracias", "no, nada, por mi parte está todo": nothing but that there is no more, and politeness. */
export const NOTHING_MORE = regex('u')`
  ^(?=.*(?<!\p{L})(?:nada|todo|así está bien|no (?:muchas )?gracias)(?!\p{L}))
  (?:(?:no|nada|nada más|pues|bueno|con|ya|por (?:mi parte|ahora|aquí|favor)|de momento|gracias|muchas gracias|señorita|la verdad
    |(?:con )?(?:eso|esto)(?: (?:es|sería|está))? todo|(?:es|está|sería|eso) todo|todo (?:bien|perfecto|en orden|correcto)
    |así está (?:bien|todo))(?= |$) ?)+$`

const TOLD =
  '(?:dij|cont|expliqu|coment|platiqu|mand|envi|escrib)(?:e|é|í)|di|he (?:dicho|contado|explicado|comentado|dado|mandado|enviado|escrito)'

/** "Ya se los conté dos veces por teléfono"; not "ya se lo dije al portero y nada", which tells a story. */
const TOLD_BEFORE = regex('u')`
  ${BEGUN}(?:ya )?(?:te|se|os|les?|l[oa]s?)(?: l[oa]s?)? (?:${TOLD})
    (?: (?:ya|todo|antes|ayer|hoy|(?:dos|tres|mil|varias|muchas) veces|por (?:teléfono|correo|escrito|mensaje|whatsapp)
      |a (?:la|tu|su|otr[oa]) (?:otr[oa] )?(?:chic[oa]|señor[a]?|compañer[oa]|persona)))+$`

/** An answer is refused, or there is none. */
export const REFUSALS = anyOf(NOTHING_TO_SAY, RATHER_NOT, UNWILLING, IGNORANT, AT_A_LOSS, TOO_LONG, TOLD_BEFORE)
