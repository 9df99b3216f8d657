import type { Layer } from '../normalise.ts'
import { plainWords } from '../words.ts'

/** In characters. */
const SAID_MAX = 120
/** Of a word that is another form of one of the question: in letters. */
const STEM = 4

/**
 * Reads what is said of the thing that the question asks for, by the question's own words: "mein letzter Tag ist der 31. Dezember".
 * @param subject the words of such a subject up to its verb, of its group `thing`
 */
export const withoutOwnSubject =
  (subject: RegExp): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const [lead, thing] = found?.isSure || heard.length > SAID_MAX ? [] : (subject.exec(heard) ?? [])
    if (lead === undefined || thing === undefined) return found
    const asked = plainWords(field.label ?? '')
    const isAsked = (word: string) => asked.some((own) => own.startsWith(word.slice(0, STEM)) || own.endsWith(word))
    const own = plainWords(thing).every(isAsked) ? read(field, heard.slice(lead.length), circumstances) : undefined
    return own?.isSure ? own : found
  }
