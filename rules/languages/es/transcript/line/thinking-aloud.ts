import { SOUNDS } from '../talk/sounds.ts'
import { regex } from '../../../shared/regex.ts'

/** What a person begins with while thinking, as a source. */
const OPENER = String.raw`(?:pues(?: nada)?|bueno|a ver|mir[aeá](?: usted(?! por))?|ver[áa](?: usted)?)`

/** Assent and greetings, which are no part of a text where such words follow: "sí mire pues", "hola, bueno". */
const GREETING = String.raw`(?:sí|vale|claro|hola|buenas(?: tardes| noches)?|buenos días)`

/** What a longer text is begun with while thinking: sounds, and words that say nothing yet, in any number. */
export const THINKING_ALOUD = regex('iu')`
  ^(?:(?:${SOUNDS}|este[,.…]|a ver|pues(?: nada)?|mir[aeá](?: usted(?! por))?)[,.…]*\s+|bueno[,.…]+\s+
    |(?:le|te|os|les) (?:cuento|explico)[,:.…]+\s+
    |(?:${GREETING}[,.…]*\s+){1,3}(?=${OPENER}[,.…]*\s)
    |(?:hola|buenas(?: tardes| noches)?|buenos días)[,.]\s+sí[,.]\s+
    |(?<=\s)(?:bueno|ver[áa](?: usted)?)[,.…]*\s+
    |bueno (?=(?:yo|pues|mire|a ver|es que|este|que|la verdad) )
    |este (?=(?:se|me|nos|les?|no|es que|pues|yo|lo que|hay|cuando|a ver) )|(?:yo )?diría que\s+)+`
