import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'
import { HESITATIONS, SOUNDS } from '../talk/sounds.ts'

/** Sounds and words of thinking before an answer: a sound alone, or several words, of which one may begin a title: "pues mira, La chica de ayer". */
const THINKING = regex('iu')`
  ^(?:(?:${HESITATIONS})[,.…]*\s+(?:pues[,.…]*\s+)?|déj[ae]me (?:pensar|ver|recordar)[,.…]*\s+|a ver si (?:me acuerdo|lo leo(?: bien)?)[,.…]*\s+)+
  |^(?:(?:${SOUNDS}|pues|bueno|a ver|mire?a?|este|nada|sí|híjole)[,.…]*\s+){2,5}(?=\S)`

/** A single one of them before a name: "este Narvarte Poniente", "pues Alcalá"; not "este mismo". */
const FILLER =
  /^(?:(?:este|pues),\s+|(?:este|pues) (?!(?:mism|otr|año|mes|es|era|del?|que|no|sí|[aá]rea)\p{L}*))(?=\p{L}{3})/iu

/** That it was said before, which begins titles too: "ya se lo dije dos veces, ventas". */
const SAID_BEFORE =
  /^(?:(?:pues|como|que) )?ya (?:(?:se|te|os|les?) )?(?:l[oa] )?(?:dije|he dicho)(?: (?:antes|\p{L}+ ve(?:z|ces)))?[,.:;]\s+/iu

/** "TR, guion, 0716". */
const SIGN = /\s*[,.…]\s*(gui[oó]n(?: bajo)?|barra|letras?)(?:\s*[,.…])?\s+/giu

/** What tells which one is meant, and is no part of its name: "Alkosto, el de la treinta", "uruguaya, de Salto", "CEIP Miguel Hernández, como el poeta". */
const WHICH = regex('iu')`
  (?:(?<=^\S+(?: \S+)?),\s+del? (?!es[oa]s)|,?(?<!(?:^|\s)(?:de|en|con|para|por|a|y|e|o|del))\s+(?:el|la|los|las) (?:del?|que) )
  (?!(?:.* )?(?:no|ni|o|había|era|creo|parecid[oa])(?!\p{L}))[^,]{2,40}$
  |,\s+(?:que está )?en (?:la|el) (?:calle|avenida|plaza|paseo|carretera|barrio|centro|polígono|esquina|pueblo|puerto|parque)(?!\p{L})[^,]{0,40}$
  |,\s+como (?:el|la) \p{L}+[.!]?$
  |\s+de (?:solter|casad)[oa][.!]?$
  |\s+de (?:los|las) (?:car|dur|antigu|nuev|viej|grand|pequeñ|buen|modern|clásic|barat|normal)\p{L}*[.!]?$`

/** "La gris" and "uno" are no things without what tells which. */
const BARE = /^(?:\S+ )?(?:el|la|una?) \S+$/u

/** What ends a longer text, and is said to the one who writes it down. */
const CLOSING = regex('iu')`
  [\s,.;]{1,3}(?:y )?(?:(?:eso|es) (?:es |sería )?todo|nada más|ya está|y listo)(?:[\s,.]{1,3}(?:muchas )?gracias)?[.!]?$`

/** What ends it is looked for in the last characters alone, and in words there must be more before it. */
const CLOSING_MAX = 50
const WORDS_MIN = 4

/** What is longer is no short answer, in characters. */
const LINE_MAX = 200

/** What asks for the birth, and what tells it before the rest of a life: "nací en Bolivia, pero me crié en Jujuy". */
const ASKS_BIRTH = /(?<!\p{L})naci(?:miento|ó|ste)(?!\p{L})/iu
const BORN = regex('iu')`
  ^(?<birth>(?:(?:yo|pues|bueno|a ver|mire|eh),? )*nac(?:í|ió|imos|ieron) en [^,.;]{2,40}?),? (?:pero|aunque|y(?= (?:me|nos|vivo|vive|luego|después|ahora) ))
  (?!.*(?<!\p{L})(?:nac|perdón|digo|miento|no(?!\p{L}))) \S.*$
  |^(?:(?:yo|pues|bueno),? )*(?:soy|vivo|vivimos|me crié|crecí|estoy) (?:de|en) [^,.;]{2,40}?,? (?:pero|aunque)
  (?<birth> nac(?:í|imos) en [^,.;]{2,40}[.!]?)$`

interface Line {
  /** Whether nothing of what was said makes a sentence of it. */
  isThing: (said: string) => boolean
  asksCode: RegExp
  asksForWords: RegExp
  asksTitle: RegExp
}

/** Reads a line without the sounds and words of thinking before it, without what tells which one after it, and a code without the pauses around its signs. */
export const withoutAround =
  (read: ReadAnswer, { isThing, asksCode, asksForWords, asksTitle }: Line): ReadAnswer =>
  (field, heard, circumstances) => {
    const { label = '' } = field
    if (label === '' || heard.length > LINE_MAX) return read(field, heard, circumstances)
    const thought = (ASKS_BIRTH.test(label) ? heard.replace(BORN, '$<birth>') : heard).replace(THINKING, '')
    const name = asksForWords.test(label) || asksTitle.test(label) ? thought : thought.replace(FILLER, '')
    const rest = isThing(name) ? name : thought
    const said = /\p{L}{2}|\d/u.test(rest) ? rest : heard
    if (asksCode.test(label)) return read(field, said.replace(SIGN, ' $1 '), circumstances)
    if (SAID_BEFORE.test(said) && !asksForWords.test(label))
      return read(field, said.replace(SAID_BEFORE, ''), circumstances)
    const thing = asksForWords.test(label) ? said : said.replace(WHICH, '')
    const isNamed = thing !== said && /\p{L}{3}/u.test(thing) && !BARE.test(thing) && isThing(thing)
    return read(field, isNamed ? thing : said, circumstances)
  }

/** "¿Algo más que debamos saber?", which a no answers. */
const ASKS_WHETHER = /algo más|^¿(?:tiene|hay|quiere|desea)/iu
const NO = /^(?:no|nada)(?!\p{L})(?:[\s,.]+\p{L}+){0,5}[.!]?$/iu

/** Reads a longer text without its closing: "… Eso es todo, gracias."; a no answers a question whether there is anything. */
export const withoutClosing =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const before = heard.slice(0, -CLOSING_MAX)
    const said = before + heard.slice(before.length).replace(CLOSING, '')
    if (heard.length < LINE_MAX && ASKS_WHETHER.test(field.label ?? '') && NO.test(heard))
      return { value: heard, isSure: true }
    return read(field, said.trim().split(/\s+/u).length >= WORDS_MIN ? said : heard, circumstances)
  }
