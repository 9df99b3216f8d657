import { SAID_MAX } from '../layers.ts'
import { areOfOneVerb } from '../own-verb.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** Before a title that the transcriber set apart by its capital, or that begins with an article: "es Nunca me abandones". */
const BEFORE_TITLE = regex('u')`
  ^(?:[Pp]ues )?(?:(?:[Ee]s|[Ss]ería|[Ee]ra)(?: para)? (?=\p{Lu}\p{Ll}|(?:el|la|los|las|un|una) \p{L})|(?<=ues )(?=\p{Lu}))`

/** After which all is the title, a sentence too: "se titula La lluvia que no quiso caer". */
const TITLED = regex('iu')`
  ^(?:(?:pues|bueno),? )?(?:se (?:va a )?titula(?:rá?)?|l[oa] (?:he titulado|titulé|titulamos|titularía)) (?=(?<own>\p{L}[^,.;:?]{2,80})[.!]?$)
  (?!(?:no (?:s|me acuerdo)|a[uú]n|todav|algo|como |pues|bueno))`

/** What names it alone, before a title that the transcriber set apart: "la que se llama No sé por qué". */
const NAMED =
  /^(?:[Pp]ues )?(?:[Ee]s |[Ss]ería )?(?:[Uu]na?|[Uu]no|[Ll]a|[Ee]l)(?: \p{Ll}+)? que se (?:llama|titula) (?<own>\p{Lu}[^,.;:?]{2,80})[.!]?$/u

/** The verb of the question that its answer begins with: "recomiendo" to "Título del libro que recomienda". */
const ASKED_VERB = /(?<!\p{L})que (?:(?:se|nos|les?|te|me) )?(?<verb>\p{L}{3,})/iu
const SAID_VERB =
  /^(?:[Pp]ues |[Bb]ueno,? )?(?:[Yy]o )?(?:(?:[Ll]es?|[Tt]e|[Oo]s|[Mm]e) )?(?<verb>\p{L}{3,}(?:o|í|é|ría|mos)) (?=\S)/u
/** What a title begins with; after a verb with a capital, an article may be of the title that begins with the verb. */
const TITLE = /^(?:\p{Lu}|(?:el|la|los|las|un|una) (?!que )\p{L})/u
const CAPITAL = /^\p{Lu}/u

/** What stands after the verb of the question in the first person; nothing where the words may be a title that begins with it. */
function afterOwnVerb(heard: string, label: string): string | undefined {
  const [asked, said] = [ASKED_VERB.exec(label)?.groups?.verb, SAID_VERB.exec(heard)]
  const isOwn = asked !== undefined && said?.groups?.verb !== undefined && areOfOneVerb(asked, said.groups.verb)
  const rest = isOwn ? heard.slice(said[0].length) : undefined
  return rest !== undefined && CAPITAL.test(heard) && !CAPITAL.test(rest) ? undefined : rest
}

/** Reads a title without what leads to it, where the question asks for words. */
export const withoutIs =
  (asksForWords: RegExp): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const { label = '' } = field
    const asksTitle = asksForWords.test(label)
    const named = asksTitle ? NAMED.exec(heard) : null
    const own = heard.length > SAID_MAX ? undefined : (named ?? TITLED.exec(heard))?.groups?.own
    if (own !== undefined) return { value: own, isSure: true }
    const rest = asksTitle ? afterOwnVerb(heard, label) : undefined
    const title = rest !== undefined && TITLE.test(rest) ? rest : heard
    const found = read(field, asksTitle ? title.replace(BEFORE_TITLE, '') : heard, circumstances)
    return found && rest !== undefined && title === heard ? { ...found, isSure: false } : found
  }
