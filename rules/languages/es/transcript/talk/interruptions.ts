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

/** "Espere un momento", "oye", "perdone, un segundito", "dos minutos y se lo digo". */
const HOLD_ON = regex('u')`
  ^(?:ay |oiga |oye |perdón |pero )*(?:espera|espere|espérame|espéreme|un momento|un segundo|un momentito|ahora te|ahorita te
    |perdona|oye|oiga)(?= )
  |${BEGUN}(?:un (?:momento|momentito|segundo|segundito|segundín|instante|ratito)(?: (?:por favor|nomás|nada más))?$
    |(?:un|dos) (?:moment|segund|minut|instante|rat)\p{L}*(?: por favor)? (?:que|y (?:se|te|os|les?)) )`

/** Somebody or something comes between. */
export const INTERRUPTIONS = anyOf(SOMETHING, TO_SOMEBODY, HOLD_ON)
