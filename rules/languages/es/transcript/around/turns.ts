import { CALLED } from './called.ts'
import { PUTS_OFF } from '../talk/leaves-open.ts'
import { KIN, SOMEBODY } from '../kin.ts'
import type { Turns } from '../../../shared/clauses/turns.ts'
import { regex } from '../../../shared/regex.ts'

export const TURNS: Turns = {
  before: regex('iu')`
    (?<!\p{L})(?:antes|ten[ií]a(?:mos|n)?|eran?|[eé]ramos|iban?|[ií]bamos|estaban?|est[aá]bamos|pens[aá]bamos
      |mis? (?:${KIN})|dice
      |dec[ií]a|dijo|quer[ií]a|ped[ií]a|vivo|soy)(?!\p{L})`,
  concludes: /\S+ \S+,? as[ií] que\W*$/iu,
  turn: /(?<!\p{L})(?:pero|ahora|as[ií] que|y lo quiero(?: en)?|mejor)(?!\p{L})/giu,
  between: {
    before:
      /^(?:(?:eh|pues|bueno),? )*(?:(?:o bien |o )(?=.* o )|(?:unos|unas|como|tendrá|tiene|serán|sobre) (?=.* [ou] ))/iu,
    or: /,? (?:o bien|o|u) (?:tal vez |quizás? )?/iu,
    range: /(?<!\p{L})entre (?<first>.+?) y (?<second>.+)$/iu,
  },
  open: /^s[ií](?!\p{L})|s[ií]\W*$|(?<!\p{L})(?:o|u|ni|no s[eé]|depende|cualquiera|qu[eé]|cu[aá]l|si)(?!\p{L})/iu,
  changes: regex('iu')`
    (?<!\p{L})(?:no|nunca|jam[aá]s|tampoco|pero|si|salvo|excepto|menos|m[aá]s|perd[oó]n|digo|espera|mejor
      |quiz[aá]s?|tal vez|antes|dice|dijo|quiere|casi|era|sin|y|algo|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho
      |nueve|diez)(?!\p{L})|\d`,
  repair: regex('giu')`
    (?<!(?<!\p{L})o)[\s,.;]+(?:(?:eh|ay|uy),? )*(?:no,? (?:perdón|perdon[ae]|esper[ae]|digo)|perdón,? (?:no|digo)|mejor dicho|quise decir|digo|me equivoqué|me he equivocado)[,.]?\s+
    (?:(?:es|son|pon|ponga) )?(?=\S)`,
  starts: regex('iu')`
    \s+(?=(?:pero|porque|aunque|sino|as[ií] que|ahora|antes|al final|yo|y yo|nosotros|y nosotros|ellos|y ellos
        |desde que|y ahora|que|mis? (?:${KIN}))
      (?!\p{L}))`,
  foreign: regex('iu')`
    \?
    |(?<!\p{L})(?:antes
      |(?:el (?:año|mes|verano|invierno|curso|trimestre)|la (?:semana|temporada|vez)) (?:pasad[oa]|anterior)
      |la (?:última|otra) vez|antiguamente|anteriormente|en su día|ten[ií]a|era|iba|estaba|hab[ií]a|fue|dice|dijo
      |dec[ií]a|quer[ií]a|dej[eé]|devolv[ií]|ya (?:lo|la|los|las|tengo|est[aá])
      |de (?:ni[nñ][oa]|peque[nñ][oa]|joven)|ellos|ellas|ella|los dem[aá]s
      |mis? (?:${KIN}))
    (?!\p{L})|^que(?!\p{L})`,
  asksOthers: regex('iu')`
    (?<!\p{L})(?:alumn[oa]s?|beb[eé]s?|menor|padre|madre|matern[oa]|patern[oa]|tutora?|hij[oa]s?|ni[ñn][oa]s?|paciente|pareja|contacto)
    (?!\p{L})`,
  asks: regex('u')`
    ^(?:(?:y|pero|oye|oiga|perdón|bueno|pues|espera) )*(?:cu[aá]nt[oa]s?|cu[aá]l(?:es)?|qué(?! va$| va | tal)|dónde
      |cuándo|quién|por qué|para qué|cómo (?:es|son|se|sé|puedo)|hay que|puedo(?= \p{L}+[aei]r(?:l[oae]s?|me|se|nos)?(?: |$))
      (?! (?:ven|empez|asist|trabaj|ayud|colabor|acud|)[aei]r(?!\p{L}))|se puede|tengo que|tienen|tenés
      |aceptan) (?=\S)`,
  called: CALLED,
  putsOff: PUTS_OFF,
  lapsed: regex('u')`
    ^(?:(?:eh|pues|bueno|ay) )*(?:(?:el (?:año|mes|verano|invierno|curso|trimestre)|la (?:semana|temporada
      |vez)) (?:pasad
        [oa]|anterior)|la (?:última|otra) vez|antiguamente|anteriormente|en su día
      |(?:ya |yo )*(?:vend|regal|don|dej)(?:í|é|imos|amos) (?:de|mi|el|la|los|las))(?!\p{L})`,
  around: {
    tail: regex('iu')`
      [\s,]+(?:por favor,? )?si (?:(?:les?|te|os) (?:parece|viene|va)(?: bien)?|puede ser|se puede|es posible
        |hay (?:sitio|hueco|lugar|plaza|espacio|disponibilidad)|(?:son|es|sois|eres) tan amables?
        |no es (?:mucha )?molestia|no (?:les?|te|os) importa|dios quiere)[.!]?$`,
    repeated: regex('giu')`
      (?<!\S)(?<word>en|el|la|los|las|del|un|una|es|con|por|para|que|me|mi|al|se|lo|soy
        |somos)(?:,? \k<word>)+ (?=\S)`,
  },
  remarks: {
    starts: regex('gu')`
      (?<=\S )(?<!(?:^| )(?:que|si|hasta|cuando|donde|como|y|lo|la|el|los|las|se|no|ya|desde|antes|después|de|en|a
          |con|por|para|sin|más|menos|mejor|creo|digo|mientras|así|aunque) )(?:que|porque|es que
        |(?:ya )?l[oa]s? (?:acabo|he|hemos|pesé|pesamos|medí|medimos|miré|conté|contamos|vi|leí|tengo apuntad[oa]|pone|marca|trae)|según (?:el|la|los|las|mi) (?=factura|recibo|contrato|etiqueta|caja|báscula|balanza|tique|ticket|papel|ficha|contador|escritura|catastro|placa|cuentakilómetros|marcador|reloj|termómetro|tensiómetro|medidor|metro|app|aplicación|pulsera|gps|móvil|horario|médic|doctor)
        |es (?:un|una|el|la)|son (?:un|una|unos|unas|los|las)|y (?:me|nos|ya)|(?:me|nos) (?!l[oa]s? )|se llama
        |así que|vengo|imagínese|gracias a dios|dios mío|para que|sin contar)(?= ?\S)`,
    spoils: regex('u')`
      ^(?:el|la|los|las) \p{L}+ (?:me|te|se|nos|les?) (?!encant|gust|interes|v[ai]|parec)
      |(?<!\p{L})(?:no|ni|nunca|jamás|tampoco|nada|nadie|ningun[oa]|ningún|pero|sino|si|aunque|salvo|excepto|menos
        |más|mas|casi|demasiad[oa]|mejor|peor|hasta|apenas|perdón|digo|espera|quizás?|tal vez|igual|creo|supongo
        |puede|podría|debería|tendría que|habría que|mirarlo|comprobarlo|sería|ojalá|espero|antes|era|eran|estaba
        |había|tenía|iba|fue|dice|dicen|dijo|decía|quiere|quería|piensan?|creen?|suena|recomend\p{L}*|odio|detesto
          |dejé|dejó|perdí|vendí
        |cancel\p{L}*|cambi\p{L}*|lleno|llena|ocupad[oa]|cerrad[oa]|fuera|rot[oa]|caro|cara|fe[oa]|trabaj\p{L}*
        |cuál|qué|cómo|cuándo|dónde|quién|cuánto|depende|o|u|otr[oa]s?|ambos|cualquiera|próxim[oa]|pasad[oa]|falta
        |mal|fatal|imposible|coincide|pilla|lejos|horrible|duele\p{L}*|aprieta\p{L}*|molesta\p{L}*|asco
        |se me|eso que
        |${SOMEBODY}|(?:mi|su|el|la) otr[oa]
        |(?:me|nos) (?:\p{L}+n
          |(?:va|viene|queda|sienta|parece|cae|resulta|toca|hace|da|sale)
          (?! (?:muy )?(?:bien|de perlas|genial|perfecto|estupendo|fenomenal|de maravilla|ideal))))(?!\p{L})`,
    request: regex('u')`
      (?<!\p{L})(?:por favor|porfa|prefier\p{L}*|preferir\p{L}*|quier\p{L}*|quisier\p{L}*|me gustaría|mejor|ponme
        |póngame|apúntame|apúnteme|elijo|me quedo con|me apunto)(?!\p{L})`,
    overturns: regex('u')`
      (?<!\p{L})(?:pero|sino|perdón|digo|espera|espere|salvo|excepto|menos|si|aunque|hasta|quizás?|tal vez|igual
        |creo|supongo|depende|o|u|cambi\p{L}*|cancel\p{L}*|dice|dicen|dijo|decía|quiere|quería|prefiere|odi\p{L}*
        |cuál|qué|cómo|cuándo|dónde|quién|otr[oa]s?|próxim[oa]|pasad[oa]|antes|era|estaba|tenía)(?!\p{L})`,
    light: /(?<!\p{L})(?:no|nunca|más|mejor|menos mal|peor|dejé|trabaj\p{L}*)(?!\p{L})/gu,
  },
  numbered: regex('iu')`
    (?<!\p{L})(?:y un[oa]?|calle|avenida|plaza|piso|portal|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero
      |febrero|marzo
      |abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})`,
  weakens: {
    words: regex('giu')`
      (?<!\p{L})(?:casi(?! nunca| siempre| nad[ai]| tod[oa]s?)|no antes del?|antes del?|después del?|a partir del?|(?:nunca )?(?:más|menos) de|por (?:encima|debajo) de|como (?:mucho|máximo)|(?:como )?(?:mínimo|máximo)|hasta
        |como(?! mínimo)|más o menos|aproximadamente|alrededor de|por lo menos|al menos|quizás?|tal vez|a lo mejor
        |o así|y pico|y tant[oa]s|y algo|más bien|o más|si no más|puede que sea|puede que|debe de ser|igual|pues yo digo que)(?!\p{L})`,
    tail: regex('iu')`
      ,?\s*(?<!\p{L})
      (?:(?:pero|aunque|depende(?:rá)?|me lo están|tirando (?:a|hacia)) .*|si (?:puede|se puede|es posible|están|está|hay|no hay|abren|tienen
        |el)(?!\p{L}).*|me da igual.*|cualquiera.*)$`,
    either: [/(?<!\p{L})(?:o|u)(?!\p{L})/giu, 'y'],
  },
  supposes: /^(?:(?:bueno|pues|y|eh|no) )*si(?!\p{L})/iu,
  denies: /(?<!\p{L})(?:no|nunca|jam[aá]s|ni)(?!\p{L})/iu,
}

/** Whether a question is about others, whose kin may be named in its answer. */
export const asksOthers = (label: string): boolean => TURNS.asksOthers.test(label) || new RegExp(KIN, 'iu').test(label)
