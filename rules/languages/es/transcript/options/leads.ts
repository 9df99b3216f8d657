import type { FieldOption } from '../../../../../contract/types.gen.ts'
import { inFullSize } from './diminutives.ts'
import { letterOf } from '../line/codes.ts'
import { regex } from '../../../shared/regex.ts'

/** What leads to a yes or no, and to a "none" that answers as one: "fíjese que no", "por suerte ninguna". */
const LEAD = regex('iu')`
  ^(?:(?:uy|ay|pues|bueno|la verdad),? )*
  (?:(?:mire|mira|fíjese|fíjate|fijate|viera|vea|verá|la verdad es|le digo|te digo)(?: usted)? que,? (?=(?:sí|si|no)(?!\p{L}))
    |(?:por suerte|por desgracia|por fortuna|afortunadamente|desgraciadamente|gracias a dios),? (?=(?:sí|no|ningun[oa]|ni un[oa]|nada)(?!\p{L})))`

/** "Ninguna" and "ni uno", to a question that a yes or no answers. */
const NONE = /^(?:ningun[oa]|ni un[oa](?: sol[oa])?|nada(?: de nada)?)[.!]?$/iu

/** A letter with the example that tells it: "una ele de Lugo". */
const EXAMPLE = regex('giu')`
  (?<!\p{L})(?<name>(?:be|ce|de|efe|ge|hache|jota|ka|ele|eme|ene|pe|cu|erre|ese|te|uve|ve|equis|zeta|[a-z])) de (?<example>\p{L}{3,})(?!\p{L})`

/** What prefers the answer before its reason, and corrects nothing: "por la tarde mejor, que por la mañana estudio". */
const RATHER = /(?<=\p{L}{3}) mejor(?=[,;.]\s+(?:que|porque|es que|pues|ya que)\s)/iu

/** "Por whatsapp no más": nothing else, and no denial. */
const NO_MORE = /(?<=\p{L}{3}) (?:no|nada) más(?=[.!,]?$| que )/iu

/** Going where something is fetched: "prefiero pasar a retirarlo". */
const GOING = regex('giu')`
  (?<!(?<!\p{L})no (?:puedo |podemos |quiero |voy a )?)(?<!\p{L})(?:pas(?:o|amos|ar|aré|aremos)|ir|iré|iremos)(?: (?:yo|nosotros|mejor|mism[oa]))* (?:a|por) (?=(?:recog|retir|busc)\p{L}+)`

/** What is fetched, after its verb: "recogerlo". */
const FETCHED = /(?<=(?<!\p{L})(?:recoger|retirar))l[oa]s?(?!\p{L})/giu

/** What ends an answer and changes nothing of it: that it suits, that one needs no more, the year of a thing. */
const TAIL = regex('iu')`
  (?<=\p{L}{3}),? (?:(?:me|nos) (?:quedan?|vienen?|va|pillan?) (?:más |muy |bastante )?(?:cerca|cerquita|de (?:camino|perlas)|cómod[oa])
    |y va que chuta|del? (?:año )?(?:dos mil(?: \p{L}+(?: y \p{L}+)?)?|(?:19|20)\d\d))[.!]?$
  |(?<=^(?:no|nop|nel)(?:,? (?:muchas )?gracias)?),? (?:así (?:está|estoy)|(?:está|estoy|estamos) (?:bien|servidos?) así)(?: bien)?(?:,? gracias)?[.!]?$`

/** What is wished for "with" or "in" an option: "necesito cita con cardiología". */
const WISHED = regex('iu')`
  ^(?<before>(?:(?:pues|bueno|hola|buenas|mire|yo|eh),? )*)(?:quiero|queremos|quisiera|querría|necesito|necesitamos|busco|buscaba|me gustaría|venía a|vengo a)
  (?: (?:pedir|coger|sacar|reservar|solicitar|tener|una?|la|mi))* (?:cita|hora|consulta|turno|visita|plaza|mesa|sitio|clases?|información)
  (?: (?:con|en|de|para|sobre)(?: (?:el|la|los|las))?) (?=\p{L}{3})`

/** What was said without what leads to it, and letters without their examples, where the options are letters. */
export function withoutLeads(options: readonly FieldOption[], heard: string): string {
  const isPair = options.length === 2
  const labels = options.map(({ label }) => label.toLowerCase()).join(' ')
  const wished = /(?<!\p{L})(?:cita|consulta|turno|visita)(?!\p{L})/u.test(labels)
    ? heard
    : heard.replace(WISHED, '$<before>')
  const short = /\d{4}/u.test(labels) ? wished : wished.replace(TAIL, '')
  const led = (isPair ? short.replace(LEAD, '') : short)
    .replace(RATHER, '')
    .replace(NO_MORE, '')
    .replace(GOING, '')
    .replace(FETCHED, '')
  const said = inFullSize(led, labels)
  const plain = isPair && said !== heard && NONE.test(said) ? 'no' : said
  const isOfLetters = options.some(({ label }) => /^(?:grupo |talla |opción )?\p{Lu}$/iu.test(label))
  return isOfLetters ? plain.replace(EXAMPLE, exampleless) : plain
}

function exampleless(all: string, name: string, example: string): string {
  const letter = name.length === 1 ? name.toLowerCase() : letterOf(name.toLowerCase())
  return letter !== undefined && example.toLowerCase().startsWith(letter) ? letter : all
}
