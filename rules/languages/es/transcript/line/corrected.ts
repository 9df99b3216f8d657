import { SAID_MAX } from '../layers.ts'
import type { Layer } from '../../../shared/normalise.ts'

/** An article or a possessive, with which a name may begin: "El Mundo", "mi hermano Julián", "el de ayudante". */
const DETERMINED = /^(?:el|la|los|las|mi|mis|su|sus|nuestr[oa]) (?=\S)/iu

/** Reads what stands after a slip with its article, as it would be read alone: "El País, no, perdón, El Mundo". */
export const afterCorrection =
  (slip: RegExp): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (!found || heard.length > SAID_MAX) return found
    const parts = heard.split(slip)
    const own = parts.at(-1)?.trim() ?? ''
    const isOfOwn = own.toLowerCase().replace(/[.!]$/u, '').endsWith(String(found.value).toLowerCase())
    if (parts.length !== 2 || !DETERMINED.test(own) || !isOfOwn) return found
    const alone = read(field, own, circumstances)
    return alone ? { ...alone, isSure: found.isSure && alone.isSure } : { ...found, isSure: false }
  }
