import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { SOMEBODY } from '../kin.ts'
import { regex } from '../../../shared/regex.ts'

/** An address as a transcriber writes it, which holds all of its signs. */
const WRITTEN =
  /(?<![^\s"'(])(?:https?:\/\/)?[\w.+-]+(?:@[\w-]+)?(?:\.[\w-]+)*\.[a-z]{2,}(?:\/[\w./?=&%#-]*)?(?=[,;:!?"')]*(?:\s|$)|\.(?:\s|$))/giu

/** What before it may be a part of it, or make it another one. */
const BEFORE = regex('iu')`
  (?<!\p{L})(?:no|ni|era|antes|antigu[oa]|viej[oa]|creo|parece|supongo|si|o|u|pero|digo|perdón|arroba|punto|guion|guión|barra
    |letra|doble|${SOMEBODY})(?!\p{L})|\d`

/** What after it may correct it, doubt it or go on with it. */
const AFTER = regex('iu')`
  (?<!\p{L})(?:no|ni|era|antes|antigu[oa]|viej[oa]|creo|parece|supongo|si|o|u|pero|aunque|digo|perdón|arroba|punto|guion|guión
    |barra|letra|doble|con|sin|mayúsculas?|confirm\p{L}+|verifi\p{L}+|revis\p{L}+|espera|espere|mejor|y|es)(?!\p{L})|\d|@`

/** What stands right before it, and is no part of it: "juan perez@…" may be one. */
const LEADS = /(?:^|[,.:;]\s+|(?<!\p{L})(?:es|en|a|use|usa|visite|visita|apunt[ae]|anot[ae]|escrib[ae])\s+)$/iu

/** Takes the only address that was written whole, whatever is remarked beside it: "avvlatorre.org, la lleva mi cuñado". */
export const writtenWhole =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const places = found?.isSure || heard.length > SAID_MAX ? [] : [...heard.matchAll(WRITTEN)]
    const [place] = places
    if (!place || places.length > 1 || heard.includes('?')) return found
    const alone = read(field, place[0], circumstances)
    const isBegun = LEADS.test(heard.slice(0, place.index))
    const after = heard.slice(place.index + place[0].length)
    const isPlain =
      isBegun && !BEFORE.test(heard.slice(0, place.index)) && !AFTER.test(after) && /^(?:[,.;:!]|$)/u.test(after)
    return alone?.isSure && isPlain ? alone : found
  }
