import { codeOf } from './codes.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { plainWords, withoutPauses } from '../../../shared/words.ts'

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
