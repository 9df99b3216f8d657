import { withoutAround, withoutClosing } from './line/around-text.ts'
import { spells } from '../../en/transcript/spelling.ts'
import { textIn } from '../../shared/text/index.ts'
import { unlessOpposed } from '../../shared/text/opposed.ts'
import { CALLED } from './around/called.ts'
import { ASIDES } from './talk/asides.ts'
import { INSTEAD, TALK } from './talk/to-form.ts'
import { PUT, PUT_FOR_ME } from './orders-to-write.ts'
import { WORDS_OF_SENTENCES } from './closed-class.ts'
import type { Dictation } from '../../shared/text/dictation.ts'
import { withoutLead } from '../../shared/text/line.ts'
import { hasClosedClass } from '../../shared/text/sentence.ts'
import { inClause } from './line/clauses.ts'
import { FRAME } from './line/frame.ts'
import { layered } from './layers.ts'
import { afterCorrection } from './line/corrected.ts'
import { withoutApology } from './line/apologies.ts'
import { unlessVague } from './line/vague.ts'
import { withoutIs } from './line/titles.ts'
import { unlessPast } from './around/past.ts'
import { afterItsLetters, withoutAccents, withoutLetterRemark } from './line/letters.ts'
import { withoutOrder } from './around/to-somebody.ts'
import { withSigns } from './line/user-names.ts'
import { THINKING_ALOUD } from './line/thinking-aloud.ts'
import { spelled } from './addresses/letters.ts'
import type { Layer, Words } from '../../shared/normalise.ts'
import { regex } from '../../shared/regex.ts'

const SPANISH: Dictation = {
  frame: FRAME,
  asksForWords:
    /pregunta|dedicatoria|grabad[oa]|inscripci|(?<!con)texto|t[ií]tulo|(?<!prob|di)lema|frase|canci[oó]n|pel[ií]cula|libro|mensaje(?!r)|cartel|dice|dijo/iu,
  hesitation: /(?<=[\p{L}\p{N}])(?:[,.…]*\s+(?:eh+m*|mmm+|uhm+)(?=[\s,.…]))+[,.…]*\s+/giu,
  thinking: THINKING_ALOUD,
  reports: /(?<!\p{L})(?:dijo|dice|dijeron|puso|pon[ií]a)(?!\p{L})[^.!?]*$/iu,
  line: 'nueva l[ií]nea',
  paragraph: '(?:nuevo p[aá]rrafo|punto y aparte)',
  beforeThing: 'una|la|esta|esa|nuestra|su|mi|tu|otra|de|en|con|por|para|a|y|cada|toda|ninguna',
  afterThing: 'de|es|era|fue|del|que|en|para|con',
  erase: 'borra eso|b[oó]rralo|tacha eso|t[aá]chalo|borra lo [uú]ltimo|borre eso',
  spelling:
    '(?:y )?(?:se lo deletreo|te lo deletreo|lo deletreo|se escribe|escrito|escrita|que se escribe|deletreado|deletreo|se deletrea|con|eso es|es)?',
  lettersAt: (words, at) => {
    const found = spelled(words, at)
    return found && { value: asSaid(words.slice(0, at), found.value.join('')), next: found.next }
  },
  spells,
  asides: ASIDES,
  courtesies: /^por favor | (?:por favor|gracias)$/gu,
  talk: TALK,
  instead: INSTEAD,
  called: CALLED,
  lineTalk: /(?!)/u,
  requests: /^(?:por favor |eh )*(?:podr[ií]a\p{L}*|puede\p{L}*|me gustaría|quisiera) (?!.*(?:repet|leer|saltar))/u,
  dictates: regex('iu')`
    ^(?:(?:eh+|pues|nada|bueno|vale|sí|mira|mire|a ver|por favor)[,.…]*\s+)*
    (?:(?:me )?(?:puedes?|podrías?) (?:poner|escribir|apuntar|anotar)
      |${PUT_FOR_ME}(?:(?: esto| lo siguiente|,? por favor)?(?=:)|(?= que ))
      |(?:d[ií]gan?les?|diles?|av[ií]s[ae]les?)(?= que )
      |(?<put>${PUT}(?: esto| usted)?(?:,? por favor)?|(?:y |solo )?que (?:diga|ponga|lea|aparezca)))
    (?<that> que(?= \S)|:)?,? (?=\S+ \S)`,
  unfinished: /(?<= )(?:y|o|pero|el|la|los|las|una?|de|del|con|porque|mi|su|que|para|a)$/u,
  remarks: regex('u')`
    ^(?:(?:eh|pues|bueno|mmm|sí) )*(?:(?:yo )?creo que|me parece que|supongo que|quizás?|tal vez|a lo mejor) 
      |^no (?=\p{L}+ \p{L}+)
    |(?<=\p{L} )no (?=[\p{L}\d])|(?:^| )(?:ay no|perdón|me equivoqué|me he equivocado|digo|quise decir|mejor dicho
      |con (?:doble|dos|una|hache|be|uve|ve|ce|ka|zeta|ese|ene|y griega|i griega|i latina|jota|efe|ele|eme|erre|te
        |pe|qu|cu|ge|ye|zeta|ele|uve doble|equis|[a-zñ])|sin hache|se escribe)(?= |$)`,
}

/** Letters have no accents, so a word before them that they spell keeps its own: "ibáñez, i, be, a, eñe, e, zeta". */
const asSaid = (words: Words, letters: string): string =>
  words.findLast((word) => withoutAccents(word) === letters) ?? letters

/** Whether nothing of what was said makes a sentence of it. */
const isThing = (said: string): boolean => !hasClosedClass(withoutLead(said, '', FRAME), WORDS_OF_SENTENCES)

/** What turns from it to what is so now. */
const NOW = /(?<!\p{L})(?:ahora|ahorita|actualmente|hoy|al final)(?!\p{L})/iu

/** What was so then is a story or a remark in its own right. */
const unlessOpen: Layer = (read) => {
  const past = unlessPast(read)
  const { story, comments, title } = FRAME.asks
  return (field, heard, circumstances) => {
    const { label = '' } = field
    const isOpen = [story, comments, title, SPANISH.asksForWords].some((asked) => asked.test(label)) || NOW.test(heard)
    return (isOpen ? read : past)(field, heard, circumstances)
  }
}

/** What denies a part of a text, or asks something with it. */
const OPPOSED = unlessOpposed({
  denies: /(?<!\p{L})(?:no|ni|nunca|jamás|tampoco|sin|nadie|ningun[oa]?|dejé|dejamos)(?!\p{L})/iu,
  deniesAfter: /^ (?:ya )?no(?=[,.;]|$)/iu,
  asks: regex('iu')`
    ^¿?(?:(?:y|pero|oye|a ver|perdón|bueno|pues),? )*¿?(?:a )?(?:qué|cuál(?:es)?|dónde|quién(?:es)?|cuándo|cuánt[oa]s?|cómo(?! se llama(?!.*\?)))
    (?: (?:se|me|te|le|lo|la|nos))? (?:es|son|era|fue|está|hay|va|\p{L}*(?:go|po|to|bo|do|mos|aba|ías?))(?!\p{L})|¿(?:es|era|te|se|tú|lo|la) [^?]*\?`,
  leavesOpen:
    /(?<!\p{L})(?:todavía|aún) no (?:l[oa] )?(?:sé|sabemos|hemos|he|está|tengo|tenemos)(?!\p{L})|no (?:l[oa] )?(?:he|hemos) decidido/iu,
  asksCode: FRAME.asks.code,
  none: /^(?:(?:l[ao]s?|le|me|se) )?\p{Ll}+(?:ando|iendo|yendo|ó|ice|izo)$/u,
  but: /(?<!\p{L})(?:pero|sino|aunque|(?:creo|diría|me parece) que|(?<!(?:no|nunca|tampoco|ni) )(?:es|era|se llama|soy))(?!\p{L})/iu,
})

/** Words as they were said, in one line. */
export const text = layered(
  textIn(SPANISH, { isLine: true }),
  afterCorrection(FRAME.slip),
  (read) =>
    withoutAround(read, {
      isThing,
      asksCode: FRAME.asks.code,
      asksForWords: SPANISH.asksForWords,
      asksTitle: FRAME.asks.title,
    }),
  withoutLetterRemark,
  afterItsLetters,
  withSigns,
  inClause,
  unlessVague,
  withoutIs(SPANISH.asksForWords),
  unlessOpen,
  withoutApology,
  OPPOSED,
)

/** Likewise, in several lines. */
export const textarea = layered(textIn(SPANISH, { isLine: false }), withoutClosing, withoutOrder)
