import type { ReadAnswer } from '../../../shared/normalise.ts'
import { codeOf } from '../line/codes.ts'
import { plainWords, withoutPauses } from '../../../shared/words.ts'
import { regex } from '../../../shared/regex.ts'

/** The number that is to come: "este diciembre cumplo dieciséis". */
const TO_COME = regex('iu')`
  [,.;]\s+(?:\S+ ){0,4}(?:cumpl(?:o|e|imos|en|iré|irá)|(?:voy|va|vamos) a cumplir)(?: (?!no |pero )\S+){1,4}$`

/** Takes a number before the one that is to come: "quince años, este diciembre cumplo dieciséis". */
export const beforeComing =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (found?.isSure || heard.length > SAID_MAX || !TO_COME.test(heard)) return found
    const now = read(field, heard.replace(TO_COME, ''), circumstances)
    return now?.isSure ? now : found
  }

/** In characters. */
const SAID_MAX = 160

/** A number that only names something, which is said in pieces. */
const ASKS_CODE =
  /c[oó]digo|postal|folio|(?:n[uú]mero|n\.?º) de (?:socio|cliente|expediente|pedido|serie|cuenta|reserva|p[oó]liza)(?!\p{L})/iu

/** Reads the pieces of a code together: "veintiocho cero trece" of a postal code. */
export const orCode =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (found?.isSure || !ASKS_CODE.test(field.label ?? '')) return found
    const code = codeOf(withoutPauses(plainWords(heard)))
    return code !== undefined && /^[1-9]\d{2,9}$/u.test(code) ? { value: Number(code), isSure: true } : found
  }
