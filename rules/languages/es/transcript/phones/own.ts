import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** The person's own number, or the one in use, after another one: "ese es el de mi pareja, el mío es el …". */
const OWN = regex('iu')`
  ^.{6,120}[,;.]\s+(?:(?:y|pero|así que),? )*(?:el m[ií]o|mi n[uú]mero|el bueno|el correcto|el nuevo|el de ahora|el que (?:uso|tengo|vale|funciona)(?: ahora)?)
  (?: es)?(?: el)? (?<own>[^?]{7,80})$`

/** In characters. */
const SAID_MAX = 200

/** Takes the number that is called one's own or the one in use. */
export const ownNumber =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const own = found?.isSure || heard.length > SAID_MAX ? undefined : OWN.exec(heard)?.groups?.own
    const number = own === undefined ? undefined : read(field, own, circumstances)
    return number?.isSure && !number.isGuess ? number : found
  }
