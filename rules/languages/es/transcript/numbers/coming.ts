import type { ReadAnswer } from '../../../shared/normalise.ts'
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
