import { lexicon } from '../../../shared/translation.ts'

/** Yes, no and what lies between, as a whole answer. */
export const ANSWERS = lexicon({
  yes: `no hay inconveniente|no tengo inconveniente|sin inconveniente|no hay problema|ningún problema|sin problema
    |sin problemas|no me importa|no lo dude|no lo dudes|no faltaba más|sí|si|sip|sipo|sipi|simón|claro|claro que sí|por supuesto
    |por supuesto que sí|desde luego|desde luego que sí|vale|así es|correcto|exacto|exactamente|efectivamente|cierto
    |sin duda|sin ninguna duda|sin lugar a dudas|totalmente|definitivamente|ya lo creo|seguro que sí|de acuerdo
    |cómo no|obvio|obvio que sí|eso sí|pues sí|afirmativo|verdadero|sí señor|sí señora|está bien|es verdad|sí quiero
    |con gusto|entendido|conforme|adelante|aceptado|órale|órale pues|la misma|el mismo|la misma que viste y calza
    |lo juro|se lo juro|todo es cierto|todo es verdad|todas son verdad|son ciertas|son correctos
    |cuente conmigo|cuenten conmigo|sin ningún problema|sí sin ningún problema|no tengo nada en contra|nada en contra|sin objeción|ninguna objeción|no me opongo|encantado|encantada
    |faltaría más|venga|venga va|hecho|confirmado|dale|la verdad sí|la verdad es que sí|doy mi consentimiento
    |tienen mi consentimiento|se lo agradecería|te lo agradecería|lo autorizo|sí autorizo|autorizo|consiento|doy mi permiso`,
  'i think so':
    'no estaría mal|no me vendría mal|no nos vendría mal|creo que sí|yo creo que sí|supongo que sí|me parece que sí|eso creo',
  no: `no está bien|no están bien|está mal|están mal|en la vida|en mi vida|nunca en la vida|nunca en mi vida|para nada|claro que no|creo que no|yo creo que no
    |no creo|qué va|nunca|jamás|en absoluto|de ninguna manera|de ningún modo|todavía no|aún no|no gracias|negativo
    |tampoco|no hace falta|no es necesario|no lo necesito|por supuesto que no|desde luego que no|no mucho|no realmente
    |la verdad no|la verdad es que no|supongo que no|me parece que no|nop|nopo|nel|falso|ni hablar|ya no|ahora no
    |ahora mismo no|por ahora no|de momento no|no para nada|seguro que no|ni loco|ni loca|ni de broma|ni en broma
    |ni soñarlo|me temo que no`,
  "i'm not sure": `no sé|no lo sé|aún no lo sé|aún no sé|todavía no lo sé|todavía no sé|la verdad no sé|ni idea
    |no tengo idea|no tengo ni idea|no estoy seguro|no estoy segura|no estoy muy seguro|no recuerdo|no me acuerdo
    |no sabría decir|no sabría|no me decido`,
  maybe: `tal vez|quizá|quizás|a lo mejor|puede ser|puede que sí|puede que no|puede que|posiblemente|a veces|ya veremos
      |veremos`,
  'it depends': 'depende|según',
  'yes and no': 'sí y no|ni sí ni no',
  what: 'cuál|cómo dice|qué dijo|perdón cómo',
  'prefer not to say': 'prefiero no decirlo|prefiero no decir|prefiero no contestar|prefiero no responder',
  "doesn't matter": `da igual|me da igual|me da lo mismo|lo mismo me da|sin preferencia|no importa|cualquiera|lo que sea|el que sea
      |la que sea|me es indiferente|donde sea|cuando sea|como sea|donde haya|donde haya sitio|donde quieran|donde usted quiera`,
})

/** How options are listed, compared, counted and led to. */
export const LISTS = lexicon({
  daily:
    'todos los días|todos los santos días|todos los días del año|cada día|a diario|diariamente|diario|diaria|una vez al día',
  weekly: 'una vez por semana|una vez a la semana|todas las semanas|cada semana|semanal|semanalmente',
  fortnightly: 'cada dos semanas|cada quince días|quincenal|quincenalmente',
  monthly: 'una vez al mes|todos los meses|cada mes|mensual|mensualmente',
  yearly: 'una vez al año|todos los años|cada año|anual|anualmente',
  none: `ninguno|ninguna|ninguno de ellos|ninguna de ellas|ninguno de los anteriores|ninguna de las anteriores
    |ninguna de las opciones|nada|nada de eso|ninguno de esos|ninguna de esas`,
  everything: `toda la semana|con todo|de todas|de todos|de todo|todos|todas|todo|todos ellos|todas ellas|todas las opciones|todos los anteriores
      |todas las anteriores|todo lo anterior`,
  both: 'ambos|ambas|los dos|las dos|las dos cosas',
  except: 'pero sin|excepto|salvo|menos|a excepción de|con excepción de|quitando',
  and: 'y|e|así como|además de',
  or: 'o|u',
  nor: 'ni',
  without: 'sin',
  but: 'pero|sino',
  also: 'también|además',
  just: 'solo|sólo|solamente|únicamente|nada más',
  to: 'a|hasta',
  until: 'hasta que',
  'more than': 'más de|mayor de|mayores de',
  'less than': 'menos de|menor de|menores de',
  'or more': 'o más|y más|en adelante',
  'or less': 'o menos|y menos',
  '': `ya|po|poh|sobre todo|por mí|me lo dijo|me lo recomendó|me lo recomendaron|gracias a|a través de|de|del|el|la|los|las|un|una|lo
    |me quedo con|elijo|escojo|prefiero|son|somos|eso es todo|es todo|nada más que|quiero|quisiera|me gusta|me gustan
    |me gustaría|soy|soy de|estoy|creo que|yo creo que|yo|es|sería|diría|yo diría|pon|ponga|voy con`,
  in: 'en',
  with: 'con',
  option: 'opción|opciones|número|números|alternativa',
  'used to be': 'de niño|de niña|de pequeño|de pequeña|de joven|de chico|de chica',
  'better than': 'mejor que|peor que|más que|menos que',
  not: 'que no sea|que no sean|no sea',
  last: 'último|última|últimos|últimas|final',
  'i mean': 'mejor',
})
