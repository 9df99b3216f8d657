import { regex } from '../../../shared/regex.ts'

/** Somebody in the room is called by a name and asked or told to do something: "mateo deja eso". */
export const CALLED = regex('u')`
  ^(?:(?:no|oye|oiga|ay|eh|espera|perdón|sí|pero) )*(?<name>(?!(?:mi|su|tu|el|la|los|las|lo|un|una|yo|me|se|te|por
        |favor|para|nadie|siempre|este|esta|ese|esa|eso|mejor|ahora|luego|solo|también|nunca|quien|que|no|hoy|ayer
        |mañana|como|si|y|o|pero|así)(?!\p{L}))\p{L}{3,}) (?:(?:me )?(?:puedes|podrías) \p{L}
    |(?<order>(?:ya )?(?:baj[aá]|dej[aá]|quit[aá]|apag[aá]|cierra|cerrá|abre|abrí|suelta|soltá|trae|traé|saca|sacá|sube|subí|pon|poné|para|pará|dame|tráeme|pásame|dale) (?:eso
        |esto|ya|aquí|ahí|de ahí
        |(?:la|el) (?:tele|televisión|radio|música|volumen|puerta|ventana|luz|móvil|perro|gato|fuego))(?!\p{L})
      |(?:ven|cállate|bájate|quítate|siéntate|estate|vete|déjame|déjalo|déjala|ahora no)(?!\p{L})))`
