import type { LineFrame } from '../../../shared/text/dictation.ts'
import { leadOf } from '../../../shared/text/line.ts'
import { leadOfPlace } from '../../../shared/text/lead-of-place.ts'
import { meets, ONE_WORD } from '../../../shared/text/written.ts'
import { regex } from '../../../shared/regex.ts'
import { TURNS } from '../around/turns.ts'
import { CLAUSES } from '../clauses.ts'
import { WORDS_OF_SENTENCES } from '../closed-class.ts'
import { CONTACT, PUT } from '../orders-to-write.ts'
import { SOUNDS } from '../talk/sounds.ts'
import { EXCUSE } from './apologies.ts'
import { codeOf, letterOf } from './codes.ts'

const DETERMINERS = 'el|la|mi|su|nuestro|nuestra|del|de'

/** "La charla es", "la charla va sobre". */
const thingOf = leadOf(
  DETERMINERS,
  '(?:número |nombre )?(?:es|era|sería|son|se (?:titula|llama)|(?:va|trata|irá|tratará) (?:de|sobre)(?: las?| los)?)',
)

/** "La boda es en el". */
const ASKS_WHERE = /(?<!\p{L})(?:lugar|sitio|sede|local|ubicaci[oó]n|d[oó]nde)(?!\p{L})/iu
const placeOf = leadOf(
  DETERMINERS,
  '(?:(?:es|será|sería|fue|se (?:hace|hará|celebra|celebrará)|tendrá lugar) en(?: el| la)?|es|era|sería|son|será|se llama)',
)

/** A part of a country or a town by what it is: "la colonia"; "la ciudad de México" is called so. */
const partOf = leadOfPlace(
  'barrio|colonia|ciudad|pueblo|municipio|localidad|provincia|comuna|distrito|vereda|urbanizaci[oó]n|departamento|zona|sector',
  '(?:(?:en|a|de) )?(?:el|la|del)',
  '(?!de (?:m[eé]xico|guatemala|panam[aá])|real|ju[aá]rez|del )(?:de )?',
)

/** What stands around a text in one line, and how a question shows what it asks for. */
export const FRAME: LineFrame = {
  opening: regex('iu')`
    ^(?:(?:buenos días|buenas (?:tardes|noches)|buenas|hola|ahora mismo|ahorita|actualmente|hoy por hoy|de momento
        |por ahora|mirá|híjole|ándele|yo diría que|diría|${SOUNDS}|pues|bueno|a ver|sí|claro|vale|mira
        |mire|este|(?:qué|que) (?:difícil|pregunta)|buena pregunta|déjame (?:ver|pensar)|déjeme (?:ver|pensar)|yo
        |nosotros|creo que|diría que|por favor|solo)[,.…]*\s+)+`,
  lead: regex('iu')`
    ^(?:yo )?(?:(?:soy|es|somos) (?:al[eé]rgic[oa]s?|intolerantes?) (?:a las?|a los|al?)
      |(?:(?:tom|us|beb|manej|habl|toc|conduc)(?:o|amos|emos|imos)|conduzco)(?: una?)?(?! .* en )|estoy(?= \p{L}+[ai]d[oa][.!]?$)
      |l[oa]s? (?:quiero|queremos|prefiero) en|(?:fue|ocurri[oó]|pas[oó]|sucedi[oó]) en
      |(?:salimos|salgo|saldría|saldríamos|viajo|viajamos|vuelo|volamos) (?:desde|de|a|hacia)
      |(?:hacia|para)(?= \p{L})|(?:el|la) \p{L}+ soy yo,?|me (?:l[oa] )?(?:recomendó|recomendaron|dijo|contó)
      |(?:llevo \p{L}+ (?:\p{L}+ )?|(?:estoy|estamos|ando|andamos) (?:ahora )?)(?:estudiando|cursando|haciendo|aprendiendo|practicando|tocando|usando|jugando al?|trabajando (?:en|de|como|para))(?: una?| el| la)?
      |(?:(?:voy|vamos) a|quiero|queremos|quisiera) hablar (?:del?|sobre)(?: el| las?| los)?
      |(?:quiero|quisiera|quería|me gustaría) (?:estudiar|aprender|hacer|trabajar (?:como|de)(?: una?)?|(?:postular|aplicar|optar|presentar)(?:me|nos)? (?:al puesto de|como|para|al?))
      |me (?:postulo|presento) (?:al puesto de|como|para|al?)
      |(?:(?:puede|podría)[ns]? |que )?${CONTACT}|(?:estoy|soy|fui) (?:afiliad|inscrit|matriculad|apuntad|asegurad|registrad|suscrit
        |emplead)[oa]s? (?:en|al?|con|por)|en(?: la| el)?(?= (?:calle|avenida|plaza|paseo|carretera|colonia|barrio) )
      |(?:va|voy|vamos|van) al? (?=\p{Lu}|(?:colegio|escuela|instituto|liceo) )
      |(?:es|son|sería|soy|somos|era|fue|ocurrió|tengo|tenemos|llevo|llevamos)(?: (?:una?|de|del))?
      |(?:me|se|nos) (?:(?:llam|apellid)(?:o|a|amos)|va(?:mos)? a llamar|llamaremos)|se (?:va a llamar|llamará|escribe|deletrea)
      |(?:mi|su|el|la|nuestro|nuestra) (?:\p{L}+ ){1,3}(?:es|era|se llama|sería|va a ser|será(?! en ))
      |(?:(?:mi|nuestro|nuestra) (?:\p{L}+ ){1,2}|(?:el|la) (?:últim|primer)[oa] )fue
      |trabaj(?:o|amos) como(?: una?)?|(?:vivo|vivimos|nací|nació|estoy|estamos|trabajo|trabajamos|estudio|crecí) (?:en|para|de|con)
      |(?:vengo|venimos|llamo|llamamos|hablo|soy|somos|estoy|estamos) (?:de parte|por parte|en nombre|en representación|por cuenta) del?(?: la)?
      |(?:vengo|venimos|vienen?|procede) del?(?: las?)?(?! (?:parte|nombre) de)|estudio|(?:a mí )?me gustan?|prefiero
      |(?:y |solo )?que (?:diga|ponga|lea|aparezca)
      |${PUT}(?: usted| ahí| nomás| por favor)?(?: como| a nombre de)?
      |(?:va )?a nombre de|(?:llámame|llámeme|ll[aá]menme|(?:(?:todos|todo el mundo|la gente|mis \p{L}+) )?(?:se )?(?:me|le|nos) (?:dicen?|llaman?|conocen?|apodan?)|(?:nos )?hacemos llamar)(?: como)?|jueg(?:o|a|amos) (?:al?|en|con|para)(?: el| la)?
      |practico|hago|(?:doy|imparto|enseño)(?: clases? de)?|en mi (?:dni|pasaporte|carné|cédula) pone|un[ao]? (?:\p{L}+ ){1,3}que se llama
      |(?:nombre|apellido) del? \p{L}+)\s+`,
  closing: regex('iu')`
    (?:[\s,]+(?:(?:todos )?los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines de semana)|por favor|gracias|(?:desde )?hace (?:\p{L}+ )?(?:años|meses|tiempo|poco|mucho|montón)|ahora|actualmente
        |de momento|creo|sin duda))+[.!]?$`,
  idle: {
    before: regex('iu')`
      ^(?:(?:${SOUNDS}|verá(?: usted)?|mire(?: usted)?(?: que)?|fíjese(?: que)?|hola|buenas(?: tardes| noches)?|buenos días
        |lo que pasa es que|(?:pues )?es que)[,.…]*\s+|perdón,\s+)+`,
    after: regex('iu')`
      (?:[\s,]+(?:y )?(?:por favor|sí|vale|porfa|(?:por favor y )?gracias|muchas gracias|nada más|desde siempre
          |(?:un|mucho) gusto|encantad[oa]|para servir(?:les?|te|os)|a sus órdenes|a mucha honra|como siempre
          |así tal cual|tal cual|sin más|a secas|si (?:se )?puede(?: ser)?|si es posible|si l[oae]s? (?:hay|hubiera|tienen)|(?:de )?toda la vida
          |la verdad|obvio|más que nada|nomás|no más|por parte de (?:mi )?(?:padre|madre)|desde (?:pequeñ[oa]|niñ[oa]|chic[oa]|chiquit[oa]|joven|bebé|siempre|la infancia)|poh?|pos|pues|che)
        |,\s+(?:señorit[ao]|señora?|doctora?|joven|jefe|qué \p{L}+|\p{L}{3,}ísim[oa]s?))+[.!]?$`,
    doubt: regex('iu')`
      [\s,]+(?:(?:o |pero )?
        (?:creo(?: que sí| yo)?|me parece|supongo|no estoy segur[oa]|quizás?|tal vez|me imagino))[.!]?$`,
  },
  request: {
    lead: regex('iu')`
      ^(?:(?:puede|puedes|podría|podrías|me puede|me puedes|me podría) (?:poner|apuntar|anotar|escribir)
        |${PUT}|(?:y |solo )?que (?:diga|ponga|lea|aparezca)|se titula(?:rá)?|se llama(?:rá)?|(?:quería|quisiera|me gustaría)(?: (?:reservar|pedir
          |leer|renovar|devolver))?|(?:voy|vamos) a (?:cantar|tocar|interpretar)
        |(?:estoy|estamos|ando|andamos) (?:ahora )?\p{L}+(?:ando|iendo|yendo)|busco|buscamos|devuelvo|vengo a (?:devolver|buscar|recoger)|un[oa]? (?:\p{L}+ ){1,4}que se (?:llama|titula)) (?=\S)`,
    closing: /(?<=\S \S{2,})[\s,]+(?:por favor|porfa|gracias|sin (?:ninguna )?duda|sin dudarlo|de lejos)[.!]?$/iu,
    of: /t[ií]tulo|canci[oó]n|pel[ií]cula|libro/iu,
    tells:
      /^(?:yo )?(?:es que|ay |no |vamos? a |voy a |(?:estoy|estamos|ando|andamos) \p{L}+(?:ando|iendo|yendo) |¿?(?:tienen|tenéis) (?=\p{L}[^?]*\?)|traigo |traemos |venimos |vengo (?:a |por )|necesit(?:o|amos) (?:el|la|los|las|un) |leí |vi |vimos |leemos |leo |la última|el último|acabo )/iu,
    names: /^se (?:llama|titula) /iu,
  },
  beside: regex('iu')`
    (?<=\p{L}{3})(?<!\s(?:con|para|por|del)),?\s+(?:el|la|los|las) (?:del?|que) [^,]{2,40}$
    |\s+de (?:los|las) (?:car|dur|antigu|nuev|viej|grand|pequeñ|buen|modern|clásic|barat|normal)\p{L}*[.!]?$
    |[\s,]+(?:(?:todo|y|va|se escribe) )*(?:terminad[oa]s? en \p{L}+|junto|pegado|en una palabra|en (?:mayúsculas?
      |minúsculas?)
      |(?:con|sin) (?:tilde|acento|guion|guión|espacios?|mayúsculas?|hache|apóstrofo|diéresis)|de siempre)[.!]?$`,
  written: {
    remark: regex('iu')`
      [\s,]+(?:(?:todo|y|va|se escribe) )*(?:con (?:la )?
        (?<sign>hache|be|ce|efe|ge|jota|ka|eme|ene|uve|ve|equis|zeta|ese|i griega|[a-z]|apóstrofo|gui[oó]n)
        |(?:todo )?(?<sign>junto|pegado|en una palabra))(?: (?:al (?:principio|final)|en medio))?[.!]?$`,
    isMet: meets(
      { apóstrofo: /['’]/u, guion: /-/u, guión: /-/u, junto: ONE_WORD, pegado: ONE_WORD, 'en una palabra': ONE_WORD },
      letterOf,
    ),
  },
  leadBy: (label) => (ASKS_WHERE.test(label) ? placeOf(label) : (partOf(label) ?? thingOf(label))),
  talks: regex('u')`
    ^(?:tal )?(?:como|igual que) (?:sale|aparece|figura|pone|está|siempre)
    |^(?:(?:pues|bueno|ay|uy|eh|es que|y|pero|la verdad|perdón) )*(?:no (?:lo|la|los|las|sé|tengo|tenemos|voy
        |quiero|puedo|hay|es|soy|recuerdo|me acuerdo|uso|estoy|era|sabría)(?= |$)
      |(?:quería|quiero|tengo|tenía|había|estoy|estaba|iba|voy|fui|trabajaba|vivía|era|antes|todavía|aún|para qué
        |por qué|cuál|cuáles|cómo|dónde|cuándo|quién|cuánto|qué|puedo|tengo que|hay que|se puede|sáltate|salta|oye
        |oiga|dile|espera|espere) (?=\S))`,
  slip: regex('iu')`
    ^no (?:me llamo|es|era|soy) .{1,60}? (?:me llamo|es|soy) (?=\S)
    |^no (?!gracias|s[eé])\p{L}{3,}, (?=\p{L}{3,}[.!]?$)
    |(?!^)\s*[,.…]*\s*(?:(?<!\p{L})(?:ay|no|uy|espera),? )*(?<!\p{L})
    (?:ay no|perdón|perdon[ae]|disculp[ae]|corrijo|rectifico|digo|quise decir|mejor dicho|no,? espere?a?|no,? no|me equivoqué)(?!\p{L})(?!,? ${EXCUSE})[,.]?\s+(?:(?:es|era)\s+)?(?=\S)
    |(?<=^(?:perdón,? )?(?:[^\s,]+ ){0,3}[^\s,]+),? no[,.]\s+(?=[^\s,]+(?: [^\s,]+){0,3}$)`,
  asks: {
    others: TURNS.asksOthers,
    contact: /contacto|emergencia|urgencia|tutor|recog(?:er|e)/iu,
    comments:
      /comentario|observaci|petici|solicitud|requisito|necesidad|sugerencia|algo más|instrucci|notas?(?!\p{L})/iu,
    code: regex('iu')`
      postal|(?<!\p{L})(?:dni|nie|nif|cif|iban|cups|curp|rfc|c[eé]dula)(?!\p{L})|pasaporte|matr[ií]cula|\bplacas?\b
      |patente|documento de identidad|c[oó]digo|folio|localizador|referencia
      |(?:n[uú]mero|n\.?º) (?:de|del) (?!(?:calle|casa|tel|hij|personas))\p{L}`,
    story: regex('iu')`
      ^(?!lugar|sitio|calle|sala|persona|nombre).*(?:por qu[eé]|motivo|aver[ií]a|fallo|problema|s[ií]ntoma|incidencia
        |c[oó]mo(?! (?:quiere\p{L}* que )?(?:se|te|os|l[eao]) llam)|describ|expli)`,
    open: /[¿?]|^(?:qu[eé]|d[oó]nde|qui[eé]n|cu[aá]l|c[oó]mo|describ|cu[eé]nt|indi[cq]|explic|escrib)/iu,
    title:
      /^(?!color|talla|n[uú]mero|cu[aá]nt).*(?:banda|grupo|equipo|barco|serie|programa|juego)(?: \p{L}+){0,2}\W*$/iu,
    name: regex('iu')`
      nombre|contacto|(?:se|te|os|l[eao]) llam|se dedica|te dedicas|apellido|apodo|lugar de nac|ciudad|localidad
      |municipio|pa[ií]s|nacionalidad|empresa|empleador|instituci[oó]n|colegio|hospital|ocupaci[oó]n|profesi[oó]n
      |calle|autor|escritor|doctor|m[eé]dico`,
  },
  codeOf,
  words: WORDS_OF_SENTENCES,
  clauses: CLAUSES,
}
