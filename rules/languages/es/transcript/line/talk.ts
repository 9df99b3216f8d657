import { regex } from '../../../shared/regex.ts'
import { KIN } from '../kin.ts'

/**
 * What a person says to the one who asks, or to somebody beside them, instead of an answer; in small letters without signs. Each list is
 * of one act, so that a further way to say it fits in.
 */

/** Sounds and words with which any of it may begin. */
const BEGUN = regex('u')`
  ^(?:(?:ay|uy|uf|huy|eh|mmm|pues|bueno|no|nada|sí|y|pero|perdón|perdone|disculpe|mire|mira|oiga|oye|este|es que
    |la verdad|la verdad es que|ahora mismo|ahorita|de momento|joven|señorita|señor|hijo|hija) )*`.source

/** What one does with an answer, the infinitive: "poner". */
const TELL = regex('u')`
  (?:pon|dec|contest|respond|escrib|rellen|llen|complet|explic|cont|d|dej|salt|repet|peg|adjunt|eleg|marc|mand|envi
    |firm|le|pregunt|consult|llam|pens|mir|busc|habl|pas|volv|segu|omit)(?:ar|er|ir)\p{L}*`.source

/** Likewise in the first person, now or to come: "pongo", "explicaré". */
const I_TELL = regex('u')`
  (?:digo|diré|doy|daré|cuento|contaré|explico|explicaré|escribo|escribiré|relleno|rellenaré|lleno|llenaré|completo
    |completaré|grabo|mando|mandaré|envío|enviaré|paso|pasaré|hago|haré|busco|miro|veo|vemos|pienso|pensaré|consulto
    |pregunto|confirmo|hablo|hablamos|llamo|aviso|pongo|pondré|respondo|contesto|termino|decido|sigo)`.source

const LATER = regex('u')`
  (?:luego|después|más tarde|más adelante|mañana|al ratit?o|en un rato|otro día|en otro momento|en casa
    |cuando (?:llegue|pueda|termine|tenga)|enseguida|ahora|ahorita|ya)`.source

/** Orders that only a form can follow: to skip, to repeat, to leave it for later, to wait, to ask somebody else. */
const ORDERS = regex('u')`
  (?<!\p{L})(?:(?:s[aá]lt[aeá](?:te|se|me)?l?[ao]?(?= (?:esa|esta|ese|este|eso|la|el)(?: pregunta)?(?: |$)|$)
    |s[aá]lt[ae](?:te|se)l[ao]|(?:pas|volv|regres|vamos|vay)(?:a|e|á|amos|emos|a|)? a (?:otra|la (?:siguiente|otra
    |próxima|anterior))|pas[eao] de pregunta|(?:deje|dej[aá]|déje|déja)(?:me)?l[ao]s? (?:para|en blanco|así|vací[oa]
    |por ahora|pendiente|de momento|estar)|(?:déj[ae]|dej[aeá])(?:me|nos) (?:que (?:lo|la|le) \p{L}+|(?:pensar?|ver
    |mirar|preguntar|consultar)(?:l[ao]|le)?(?= (?:un|bien|si|qué|a mi)|$)|tranquil[oa]|en paz|un (?:momento|segundo
    |rato))|preg[uú]nt[aeá](?:[ls]el[ao]|les?|me)|(?:espér[ae]|espera|esperá|pér[ae])(?:te|me|se|nos)(?= |$)|(?<!(?:la
    |de|una|sin|en) )(?:espera|espere|esperá|aguanta|aguantá|aguante) (?:un|que|tantito|ya|a que)(?= |$)
    |ag[uú][aá]nt[ae](?:me|se)|(?:no me )?(?:repít[ae]|repit[ae]|repetí)(?:me)?(?:l[ao])?(?= |$)(?: la pregunta)?
    |explíqueme|explícame|ay[uú]d[ae]me(?= |$)|(?:borra|borre|borrá|quita|quite|quitá|cancela|cancele|olvida|olvide
    |tacha) (?:eso|esto|esa|lo (?:que|último|anterior|de))|b[oó]rr[aeá]l[ao]|dígame usted|dígamelo|pon(?:ga|é|le
    |ele)? lo que (?:quieras?|sea|usted|te))(?!\p{L}))`

/** "Luego te lo escribo", "ya se lo explicaré", "eso mejor lo escribe mi novio". */
const PUT_OFF = regex('u')`
  ${BEGUN}(?:(?:luego|después|más tarde|mañana|otro día|en otro momento|ahora no|ahorita no|por ahora no|todavía no
    |aún no)(?: gracias| puedo| mejor| sé| lo sé)?$
    |(?:ahora|ahorita|hoy) (?:mismo )?no (?:que|me (?:viene|acuerdo|sale|apetece)|estoy para|tengo (?:cabeza|tiempo
      |ganas|ánimo)|puedo (?:hablar|contestar|decir|escribir|atender)))
  |(?<!\p{L})(?:${LATER} (?:mejor |ya |si quiere |que )?(?:(?:te|se|os|les?) )?(?:l[oae]s? )?(?<= (?:te|se|os|l[oae]s?
    |les) )${I_TELL}(?!\p{L})
    |(?:te|se|os) l[oa] ${I_TELL} ${LATER}(?!\p{L})
    |(?:todavía|aún) (?:no )?(?:(?:lo|la|los|las) )?(?:estamos (?:viendo|pensando|discutiendo|decidiendo)
      |(?:nos )?(?:ponemos de acuerdo|decidimos|hemos decidido)|lo sabemos|lo sé|decido|he decidido)
    |(?:lo|la) (?:tengo que|tendría que|debo|estoy|estamos) (?:pens|consult|habl|pregunt|mir|discut|decid|viendo)\p{L}*)
  |^(?:(?:eso|esto|esa|ese|esta)(?: pregunta)? (?:mejor |ya |también )?(?:te |se |me )?(?:l[oa] )(?:${I_TELL}|escribe
    |pone|contesta|sabe|lleva|rellena|llena|decide|ve|mira|hace|digo|dejo|paso|explico|cuento)(?!\p{L})
    |(?:eso|esto|esa|ese|esta)(?: pregunta)? (?:mejor )?(?:déj\p{L}+|dej\p{L}+|sált\p{L}+
      |no te |no se |a ti |a usted |mejor no|es (?:muy )?(?:personal|privad[oa]|íntim[oa]|secret[oa])|prefiero))`

/** "No tengo nada que añadir", "prefiero no decirlo", "no se me ocurre nada", "me da vergüenza". */
const REFUSALS = regex('u')`
  ${BEGUN}(?:(?:no (?:tengo|hay|tenemos|quiero|queremos|me queda)|sin) (?:ya )?(?:nada(?: más)? (?:que|por
    |para) (?:\p{L}+ )?(?:añadir|agregar|decir|comentar|contar|poner|aportar|reclamar|sugerir|objetar|declarar
    |observar)|(?:más |otra )?(?:ning[uú]n\p{L}* )?(?:comentario|sugerencia|observaci|queja|objeci|duda
    |pregunta)\p{L}*(?: (?:que|más|por|para|gracias)(?: |$)|$))
    |(?:prefiero|preferiría|mejor|quisiera|quiero) (?:que )?(?:no (?:decir|dec|contest|respond|habl|dar|dic|pon|cont
      |lo|la)\p{L}*|dejar(?:l[oa])? (?:en blanco|vací|para|así|pendiente|pasar)|saltár?(?:mel|me|l)?[oa]?
      |pasar(?:la)? de|omitir|hablarlo|contarlo|decirlo|explicarlo|comentarlo)
    |(?:mejor|prefiero|preferiría) (?:se |te )?(?:lo |la )?(?:cuento|digo|hablo|explico|hablar|decir|contar|no)(?= |$)
    |no (?:me (?:apetece|da la gana|gusta (?:hablar|contar|dar))|quiero|queremos|pienso|voy a|puedo) ${TELL}
    |(?:me da|qué|siento) (?:mucha |un poco de |algo de |como |mucho |tanta |cierta )?(?:vergüenza|apuro|corte|flojera
      |pereza|cosa)(?!\p{L})
    |no (?:lo |la |los |las )?sé(?: (?:qué|por dónde|cómo (?:decir|explicar|contest)|ni|si (?:quiero|decir|poner
      |contar))\p{L}*|$))
  |(?<!\p{L})(?:(?:no se me ocurre|no me sale|no me viene|se l[e]s? olvidó (?:dec|dar)\p{L}+|se me (?:fue|ha ido
    |olvid\p{L}+|ha olvidado|borró)|me (?:he quedado|quedé|quede) en blanco|estoy (?:en blanco|bloquead[oa])|no sabría
    |ni idea|no tengo (?:ni )?idea)(?!\p{L})
    |(?:es|sería) (?:una historia |un tema |un poco )?(?:muy |demasiado |tan )?larg[oa](?: de (?:contar|explicar|decir)| y |$)
    |si (?:empiezo|me pongo) no (?:acabo|paro|termino))
  |^(?:(?:no |pues |bueno |con |por mi parte )*(?:nada|nada más|eso (?:es|sería) todo|es todo|eso todo|todo bien
    |todo perfecto|así está bien)(?: (?:por (?:ahora|mi parte|favor)|de momento|muchas|gracias|señorita))*$
    |no (?:muchas )?gracias$)`

/** A question for what to do, or for what the other one knows: "¿y aquí qué se suele poner?". */
const QUESTIONS = regex('u')`
  ${BEGUN}(?:(?:(?:aquí|acá|ahí|eso|esto|en est[ae]|para esto) )?(?:qué (?:se|hay|tengo|pongo|digo|va|es|le|te|debo
    |quiere|más|puedo|significa|clase|tipo)|cuál|cuáles|cómo (?:se|lo|la|le|que|dice|dijo|pongo|así|era|es)|cuánto
    |cuándo|dónde|quién|por qué me|para qué)(?= )
    |(?:(?:aquí|acá|ahí|eso|esto|lo) )?(?:se puede|puedo|podría|podemos|debo|tengo que|hay que|hace falta|es necesario
      |me dejan?|vale) (?:tener que )?(?:${TELL}|ir al|un momento)
    |(?:esto |eso |aquí |la )?(?:es|son|era|sería) (?:obligatori[oa]s?|necesari[oa]s?|opcional(?:es)?)(?!\p{L})
    |(?:usted|ustedes|tú|vos) (?:no )?(?:me |te |se )?(?:lo |la |los |las )?(?:sabe|sabes|ve|ves|puede|puedes|tiene
      |tienes|conoce|cree|qué)\p{L}{0,2}(?!\p{L})
    |(?:esto|eso) (?:lo|la|quién|se lo|quien lo) 
    |(?:aquí pongo|aquí se pone)(?= ))
  |^(?:(?:(?:sí|hola|aló|alo|buenas|buenos días|buenas tardes|buenas noches) )*(?:dígame|digame|diga|dime|aló|alo|hola
    |buenas|buenos días|buenas tardes|me escucha\p{L}*|me oye\p{L}*)$)`

/** Somebody or something comes between: a call, the door, a child, the dog. */
const INTERRUPTIONS = regex('u')`
  (?<!\p{L})(?:(?:me|nos) (?:está|están) (?:tocando|llamando|hablando|llaman)(?! (?:una? |vari|much|de |cada))
    |(?:está|están) (?:tocando (?:la|a la|el timbre)|llamando a la puerta|sonando el)
    |(?:estoy|voy) (?:hablando (?:con|por)|manejando|conduciendo|en (?:una reunión|el (?:coche|carro|metro|bus|baño)))(?!\p{L})
    |es (?:el perro|el gato|la puerta|el teléfono|el timbre|el niño|la niña|el cartero|mi (?:${KIN}))$
    |(?:bajad|callad|callaos|venid|dejad|cállate|quita eso|deja eso|(?<!(?:se|me|nos|le|no) )(?:baja|apaga) (?:la|el)
      |no oigo|dónde está|ven aquí)(?!\p{L}))
  |^(?:(?:ya |no |ay |oye |che |pero )*(?:calla|callá|cállate|callate|cállese|silencio|para ya|pará(?: que| un| ya)?
    |quieto|quieta|suelta|basta ya|ven aquí|vení acá|ven acá|bájate|bajate|shh+)(?= |$)
    |(?:mam[áa]|pap[áa]|cariño|hij[oa]) qué 
    |(?:ni[ñn]os|chicos|este con) 
    |(?:esto|eso) (?:quién|se lo) 
    |sin mi abogado
    |(?:ay |oiga |oye |perdón |pero )*(?:espera|espere|espérame|espéreme|un momento|un segundo|un momentito|ahora te
      |ahorita te|perdona|oye|oiga)(?= ))`

const ACTS = [ORDERS, PUT_OFF, REFUSALS, QUESTIONS, INTERRUPTIONS]

/** Any of these acts. */
export const TALK = new RegExp(ACTS.map(({ source }) => `(?:${source})`).join('|'), 'u')
