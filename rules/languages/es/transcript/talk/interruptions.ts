import { anyOf, BEGUN } from './words.ts'
import { KIN } from '../kin.ts'
import { regex } from '../../../shared/regex.ts'

/** "Me están llamando", "es el timbre", "estoy conduciendo". */
const SOMETHING = regex('u')`
  (?<!\p{L})(?:(?:me|nos) (?:está|están) (?:tocando|llamando|hablando|llaman)(?! (?:una? |vari|much|de |cada))
    |(?:está|están) (?:tocando (?:la|a la|el timbre)|llamando a la puerta|sonando el)
    |(?:estoy|voy) (?:hablando (?:con|por)|manejando|conduciendo|en (?:una reunión|el (?:coche|carro|metro|bus|baño)))(?!\p{L})
    |es (?:el perro|el gato|la puerta|el teléfono|el timbre|el niño|la niña|el cartero|mi (?:${KIN}))$
    |(?:llaman|tocan|pican) (?:a la puerta|a mi puerta|(?:a|e)l timbre)|suena el (?:teléfono|timbre|móvil|telefonillo)
    |no oigo(?!\p{L}))`

/** "Bájate de ahí", "¡callad!", "niños, por favor". */
const TO_SOMEBODY = regex('u')`
  (?<!\p{L})(?:bajad|callad|callaos|venid|dejad|cállate|quita eso|deja eso|dónde está|ven aquí)(?!\p{L})
  |^(?:(?:ya |no |ay |oye |che |pero )*(?:call[aá]|c[aá]llate|cállese|silencio|para ya|pará(?: que| un| ya)?|quiet[oa]|suelta
      |basta ya|ven aquí|ven[ií] acá|ven acá|b[aá]jate|shh+)(?= |$)
    |(?:mam[áa]|pap[áa]|cariño|hij[oa]) qué |(?:ni[ñn]os|chicos|este con) |sin mi abogado)`

const NEAR = `(?:${KIN}|cariño|amor|cielo|corazón|mi (?:vida|amor))`

/** "Se me cayó el celular", "me he perdido", "cuidado con el escalón, abuela", "se ha equivocado, aquí no es"; "sí, pasa, está abierto". */
export const OF_ROOM = regex('u')`
  (?<!\p{L})(?:que me (?:he perdido|perdí)|^me (?:he perdido|perdí)|(?:que|${NEAR}) (?:ya|ahora) (?:voy|bajo|subo|salgo))$
  |(?<!\p{L})se me (?:ha caído|cayó|ha ido|fue|ha apagado|apagó) (?:el|la) (?:móvil|celular|teléfono|cobertura|señal|llamada|batería|audífono)$
  |^(?:\p{L}+ )*?(?:está|se ha) equivocado(?: de número)?(?: .*(?:aquí|acá).*)?$
  |^(?:(?:oye|ay|eh) )*(?:cuidado|ojo|atención) con (?:el|la|los|las|ese|esa) \p{L}+ ${NEAR}$
  |^(?:sí|no|ya|vale) (?:mam[aá]|pap[aá]|mami|papi|cariño|cielo|abuel[oa]) \p{L}
  |^(?:d[ií]le|d[ií]les|dígale|contéstale|avísale) que (?:sí|no|ya|ahora|luego)(?!\p{L})
  |^(?:(?:sí|no|vale|oye|ya|hola) )+(?:pasa|pase|pasad|entra|entre|entrad|sube|suba|baja|baje|ven|venga usted|venid|toma|cuelga|siéntate)(?: |$)`

/** "Espere un momento", "oye", "perdone, un segundito", "dos minutos y se lo digo". */
const HOLD_ON = regex('u')`
  ^(?:ay |oiga |oye |perdón |pero )*(?:espera|espere|espérame|espéreme|un momento|un segundo|un momentito|ahora te|ahorita te
    |perdona|oye|oiga)(?= )
  |${BEGUN}(?:un (?:momento|momentito|segundo|segundito|segundín|instante|ratito)(?: (?:por favor|nomás|nada más))?$
    |(?:un|dos) (?:moment|segund|minut|instante|rat)\p{L}*(?: por favor)? (?:que|y (?:se|te|os|les?)) )`

/** Somebody or something comes between. */
export const INTERRUPTIONS = anyOf(SOMETHING, TO_SOMEBODY, HOLD_ON, OF_ROOM)
