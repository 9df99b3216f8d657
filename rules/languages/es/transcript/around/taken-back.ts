import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** What a person wants written no more: the verbs of telling and writing, told not to. */
const NO_MORE = regex('iu')`
  [\s,.…]+(?:no,? )?mejor (?:(?:no (?:l[eo]s? |se l[oa] )?(?:digas?|diga|pongas?|escribas?|apuntes?|anotes?|mandes?|env[ií]es?)(?: nada)?|nada|d[eé]j[ae]lo|olv[ií]d[ae]lo)
    (?:[\s,.]+(?:borra|borre|quita|quite|olvida|olvide|deja|deje) (?:eso|todo))?)[.!]?$`

/** Words that take back the sentence before them. */
const TAKES_BACK = /(?<!\p{L})(?:borr[ae]|tach[ae]|quit[ae]) (?:eso|todo)(?!\p{L})/iu

/** A sentence that was broken off, and goes on. */
const BROKEN = /(?:\.{3}|…)\s+(?=\p{Ll})/gu

/** Makes no text of what the person takes back in the end: "dile que la…, no, mejor no le digas nada". */
export const unlessTakenBack =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    if (heard.length > SAID_MAX) return read(field, heard, circumstances)
    const said = TAKES_BACK.test(heard) ? heard.replaceAll(BROKEN, ', ') : heard
    return NO_MORE.test(said) ? undefined : read(field, said, circumstances)
  }
