import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** Words for what is not known, as they stand in an address: "algo arroba gmail punto com", "no sé qué punto es". */
const INDEFINITE =
  '(?:algo|alguien|talcual|noseque|nosecuantos?|nosequien|(?:lo)?quesea|cualquiercosa|fulan(?:o|ito)|mengan(?:o|ito)|zutan(?:o|ito))'
const NAME = new RegExp(`^${INDEFINITE}@`, 'u')
const HOST = regex('u')`^(?:[^@/]+@|https?:\/\/(?:www\.)?)(?:${INDEFINITE}|tal|cual)\.[a-z]`

/** Gives no address of which the person only tells how such addresses are made; asks for one whose host is such a word. */
export const unlessPlaceholder =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const address = String(found?.value)
    if (NAME.test(address)) return undefined
    return found && HOST.test(address) ? { ...found, isSure: false } : found
  }
