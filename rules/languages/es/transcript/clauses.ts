import { wordSet } from '../../shared/phrases.ts'
import { regex } from '../../shared/regex.ts'
import { KIN } from './kin.ts'
import { PUT } from './orders-to-write.ts'
import type { Clauses } from '../../shared/text/span/clauses.ts'
import { ADVERBS, isVerb } from './verbs.ts'

/** What stands around a short answer in Spanish sentences. */
export const CLAUSES: Clauses = {
  isVerb,
  particles: wordSet(`me te se nos os le les lo`),
  subjects: wordSet(`yo nosotros ella ellos tengo tenemos es son está soy me nos lo la los las porque`),
  adverbs: ADVERBS,
  prepositions: wordSet(
    `a ante bajo con contra desde durante en entre hacia hasta mediante para por según sin sobre tras al`,
  ),
  light: wordSet(`en de del desde a al con por hacia para`),
  agents: wordSet(`con por a al en`),
  inNames: wordSet(``),
  generic: wordSet(
    `varios varias alguna algunas algunos muchas muchos segura seguro mucho mucha muchísimo encanto uno una unos unas cosa cosas nombre señor señora chico chica muchacho muchacha tipo marca modelo lugar sitio empresa compañía poco
      persona hombre mujer tío tía algo alguien número hora vez verdad otro otra mismo misma`,
  ),
  opinion: wordSet(
    `muy precioso preciosa buenísimo buenísima estupendo estupenda maravilloso maravillosa bastante bien excelente fantástico
      fantástica encantador encantadora simpatiquísima majísima genial lo tan super súper riquísimo riquísima`,
  ),
  denies: wordSet('no ni'),
  article: /^(?:un|una|el|la) /u,
  placeNames: /^A (?:Coruña|Guarda|Estrada|Pobra|Rúa)(?!\p{L})/u,
  asksColour: /(?<!\p{L})color/iu,
  asksWho: /^¿?(?:a |con )?qui[eé]n/iu,
  naming: regex('yu')`
    (?:(?:de|por|con el|a) nombre(?: de)?|responde (?:por|a|al nombre de)|atiende por|tal vez|a lo mejor
      |puede (?:que )?(?:sea|fuera|ser)|si no (?:me falla la memoria|recuerdo mal|me equivoco)|(?:creo|diría
      |me parece) que (?:es|era|se apellida|se llama|fue)|se apellida|un tal|una tal|que se llaman?|se llamaban?
      |se titula|le decimos|le dicen|le decían|me decían
      |le llamamos|lo llamamos|la llamamos|le llaman|lo llaman|la llaman|me llaman|me dicen|conocid[oa] como
        |firmo como|(?:así que )?${PUT}(?: a)?
      |el nombre es|dice|pone)(?= |$)`,
  adjunct: regex('yu')`
    (?:(?:por cierto|la verdad|de momento|por ahora|hoy en día|en general|ahora mismo|como (?:siempre|todos
      |todo el mundo)|de toda la vida|de siempre|si puede ser|si no le importa
        |por favor|porfis|porfa|gracias|muchas gracias|sobre todo|desde (?:siempre|hace (?:\p{L}+ )?(?:años|meses
          |tiempo|poco|mucho)|chic[oa]|pequeñ[oa]|niñ[oa]|\d{4}|el año pasado)|hace (?:\p{L}+ )?(?:años|meses|tiempo
          |poco|mucho|semanas|días)
        |(?:\p{L}+|\d+) (?:años|meses|semanas)(?! de )|todos los (?:días|años|meses|veranos)|cada (?:día|año|mes|semana)
          |este (?:año|mes|curso|verano|invierno)|esta (?:semana|vez|temporada|tarde|mañana)
        |(?:la semana|el (?:año|mes|verano)) (?:pasad[oa]|que viene)|a secas|sin duda(?:rlo)?|sin dudas|ahora|hoy
          |ayer|ya|entonces|tal cual|en casa|(?<=\p{L} )desde \p{L}+(?=$)|aquí|acá|(?:señorita|doctora?|jefe|joven
          |hombre|mujer)(?=$)|oiga|verá|fíjese|mire
        |en la etiqueta|en la caja|por delante|dos veces al día|de hecho|ja ja|al día|nada más|ahorita|actualmente
          |a veces))
    (?= |$)`,
  unsettles: regex('u')`
    (?<!\p{L})(?:no|ni|como|nunca|jamás|nada|nadie|sin|excepto|salvo|menos|pero|sino|aunque|o|u|quizás?|tal vez
      |a lo mejor|igual|puede(?: que| ser)?|pudo|podría|debe|si|cuando|creo|diría|supongo
      |imagino|parece|algo|alguno|alguien|otro|otra|otros|otras|distint[oa]|cambi\p{L}*|cancel\p{L}*|odi[oa]|dej[éóa]
        |dejé|olvid\p{L}+|recuerdo|acuerdo|perd[íió]+|vend[íió]+|espera|espere|perdón|perdone|digo|mejor|equivo\p{L}+
      |miento|seguro|segura|sé|sabe|sabrá|pregunt\p{L}+|depende|casi|ya no|todavía|aún|qué|cuál|cómo|dónde|según
        |antes|gustaría|encantaría|querría|iba a|íbamos a|(?:el|la|los|las|lo) que|que (?:es|son|está)|busc[oa]ba
      |(?!chic|señora|viej)(?:${KIN})
      |jubil\p{L}+|murió|falleció|cerr[óa]\p{L}*|se fue|se marchó|fuga|huyó|escapó)(?!\p{L})`,
  turns: wordSet('no pero perdón digo mejor bueno miento'),
  concludes: regex('u')`
    ^(?:(?:así que|o sea|entonces|pero|no|sí|ahora|bueno|perdón)(?: (?:es|son|era|se llama|se llamaba|${PUT}
      |ahora|mejor|sí|el|la|los
        |las))*|${PUT}(?: a)?|(?:la|el|mi|su) (?:\p{L}+ )?(?:es|se llama))$`,
  earlier:
    /(?<!\p{L})(?:antes|antigu\p{L}+|anterior|último|última|era|eran|estaba|tenía|teníamos|trabajaba|vivía|había|habíamos|habían|ex)(?!\p{L})/u,
  asksEarlier:
    /anterior|[uú]ltim|previ|antigu|origen|proced|naci|solter|ocurri|sucedi|visit|fue|pas[oó]|hizo|obtenid/iu,
  others: /(?<!\p{L})(?:él|ella|ellos|ellas|su|sus)(?!\p{L})/u,
  asksOthers: regex('iu')`
    nombre|qui[eé]n|persona|alumn|niñ[oa]|hij[oa]|paciente|mascota|perr[oa]|gat[oa]|caball|yegua|animal|raza|especie
      |profesor|m[eé]dic|doctor|conductor|tutor|contacto|\p{L}+(?:dor|tor|ista|ero|era)(?!\p{L})`,
  reasons: wordSet(`porque que pues como`),
}
