import { SAID_MAX } from '../layers.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** Before a title that the transcriber set apart by its capital, or that begins with an article: "es Nunca me abandones". */
const BEFORE_TITLE = regex('u')`
  ^(?:[Pp]ues )?(?:(?:[Ee]s|[Ss]ería|[Ee]ra)(?: para)? (?=\p{Lu}\p{Ll}|(?:el|la|los|las|un|una) \p{L})|(?<=ues )(?=\p{Lu}))`

/** After which all is the title, a sentence too: "se titula La lluvia que no quiso caer". */
const TITLED = regex('iu')`
  ^(?:(?:pues|bueno),? )?(?:se (?:va a )?titula(?:rá?)?|l[oa] (?:he titulado|titulé|titulamos|titularía)) (?=(?<own>\p{L}[^,.;:?]{2,80})[.!]?$)
  (?!(?:no (?:s|me acuerdo)|a[uú]n|todav|algo|como |pues|bueno))`

/** Reads a title without what leads to it, where the question asks for words. */
export const withoutIs =
  (asksForWords: RegExp): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const own = heard.length > SAID_MAX ? undefined : TITLED.exec(heard)?.groups?.own
    if (own !== undefined) return { value: own, isSure: true }
    return read(field, asksForWords.test(field.label ?? '') ? heard.replace(BEFORE_TITLE, '') : heard, circumstances)
  }
