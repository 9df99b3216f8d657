import { KIN } from '../kin.ts'
import { regex } from '../../../shared/regex.ts'

/** How somebody near is called, as well as by a name. */
const ENDEARMENT = String.raw`cariño|amor|cielo|corazón|mi (?:amor|vida|cielo|rey|reina)|(?:mi )?(?:${KIN})|niños|chicos`

/** What stands in a room and is turned on, off, up or down, shut, fetched or left alone. */
const IN_ROOM = regex('u')`
  (?:(?:un poco|un poquito|tantito|ya|más|por favor) )?(?:(?:a|de) )?(?:la|el|las|los|al|del|un|una) (?:tele|televisi[oó]n|televisor|radio|música|volumen|puerta|ventanas?|persianas?|luz|luces|móvil|celular|teléfono
    |cargador|perr[oa]s?|gat[oa]s?|fuego|horno|comida|ordenador|tablet|gafas|lentes|llaves|carné|cartera|papel|boli|niñ[oa]s?)(?!\p{L})`
  .source

/** Orders to somebody near, with whom or what they are for: "bájale", "tráeme". */
const ORDERED = regex('u')`
  (?:ya )?(?:b[aá]j[aá]|d[eé]j[aá]|qu[ií]t[aá]|ap[aá]g[aá]|enci[eé]nde|cierra|ciérra|cerrá|abre|ábre|abrí|s[uú][eé]lta|soltá|trae|tráe|traé|s[aá]c[aá]|sube|súbe|subí
    |pon|poné|para|pará|da|dá|pasa|pása|busca|búsca|coge|cóge|recoge|recóge|alc[aá]nza|ac[eé]rca|atiende|contesta)(?:me|nos|le)?(?:l[aoe]s?)?`
  .source

/** About somebody in the room, and no question about what is offered: "¿quieres un café?", "has bajado la basura". */
const ASKED = regex('u')`
  (?:(?:quieres|queréis|vienes|venís|comes|sales|estás|estáis|tienes (?:hambre|sed|frío|sueño)|sabes (?:dónde|qué|si))(?= |$)(?! que te (?:diga|cuente))
    |(?:has|habéis|ya has) (?:\p{L}+[aií]do|visto|hecho|puesto|abierto|dicho)(?= |$))`.source

/** "Espera, Mari, que estoy rellenando una cosa". */
const TO_WAIT = String.raw`(?:esp[eé]ra(?:te|me)?|aguarda|aguanta|un (?:momento|segundo|momentito))(?: (?:${ENDEARMENT}|\p{L}{3,}))? que (?:estoy|ando|voy|tengo|no)(?= )`

/** Beside other talk, in small letters without pauses, what is said to somebody near whatever it names. */
export const TO_SOMEBODY = regex('u')`
  ^(?:(?:no|oye|oiga|ay|eh|espera|perdón|sí|pero) )*(?:${ORDERED} ${IN_ROOM}|${ASKED}|${TO_WAIT})`

/** Somebody in the room is called by a name and asked or told to do something: "mateo deja eso", "cariño, bájale a la tele"; or only told to. */
export const CALLED = regex('u')`
  ^(?:(?:no|oye|oiga|ay|eh|espera|perdón|sí|pero) )*
  (?:(?<name>(?:${ENDEARMENT})|(?!(?:mi|su|tu|el|la|los|las|lo|un|una|yo|me|se|te|por
        |favor|para|nadie|siempre|este|esta|ese|esa|eso|mejor|ahora|luego|solo|también|nunca|quien|que|no|hoy|ayer
        |mañana|como|si|y|o|pero|así)(?!\p{L}))\p{L}{3,})(?: (?:${ENDEARMENT}))? (?:(?:me )?(?:puedes|podrías) \p{L}|me (?:traes|pasas|das|dejas|buscas|alcanzas|acercas|ayudas) \p{L}
    |(?<order>${ORDERED} (?:eso|esto|ya|aquí|ahí|de ahí|${IN_ROOM})(?!\p{L})
      |(?:deja de \p{L}+[aei]r|ven|venid|callad|callaos|cállense|bajad|bajaos|estaos|cállate|bájate|quítate|siéntate|estate|vete|déjame|déjalo|déjala|ahora no)(?!\p{L})))
  |${ORDERED} ${IN_ROOM}|(?<order>${ASKED}|${TO_WAIT})|(?:${ENDEARMENT}) ${ORDERED}(?<=me|nos|mel[oa]s?|nosl[oa]s?)(?= \p{L}))`
