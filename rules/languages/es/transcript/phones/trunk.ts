import type { ReadAnswer } from '../../../shared/normalise.ts'
import { SAID_MAX } from '../layers.ts'
import { regex } from '../../../shared/regex.ts'

/** The zero of long distance before the area of Buenos Aires, which is the exit code of North America: "cero once 4821 3350". */
const ZERO_BEFORE_AREA = regex('iu')`
  (?<=^(?:(?:es|el|al|sí|pues|mire|anote|apunte|mi|número|teléfono),? )*\(?)(?:0|cero)[\s-]*
  (?=(?:once|11|uno[\s,]+uno|1 1)(?![\p{L}\d])|11\d{8}$)`

/** Where people dial as in North America and speak Spanish. */
const NORTH_AMERICAN = /-(?:US|PR|DO|CA)$/iu

const ARGENTINA = /-AR$/iu

/** Reads a number with the zero of long distance before its area; of another country without that exit code, it is asked for. */
export const withZeroBeforeArea =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const isElsewhere = heard.length <= SAID_MAX && !NORTH_AMERICAN.test(circumstances.locale)
    if (!isElsewhere || !ZERO_BEFORE_AREA.test(heard)) return found
    const own = ARGENTINA.test(circumstances.locale)
      ? read(field, heard.replace(ZERO_BEFORE_AREA, ''), circumstances)
      : undefined
    return own?.isSure ? own : found && { ...found, isSure: false }
  }
