import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { SOMEBODY } from '../kin.ts'

/** "El zurdo es mi hermano". */
const IS_SOMEBODY = new RegExp(String.raw`(?<!\p{L})(?:es|son|era|eran) (?<who>${SOMEBODY})[.!]?$`, 'iu')

/** Asks for an option that the person says of somebody else, unless somebody else is what the options name: "es mi hija". */
export const ofSomebody =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const who = found?.isSure && heard.length <= SAID_MAX ? IS_SOMEBODY.exec(heard)?.groups?.who : undefined
    return !found || who === undefined || read(field, who, circumstances) ? found : { ...found, isSure: false }
  }
