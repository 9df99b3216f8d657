import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** A thing that is turned down in a clause of its own at the end: "le lit bébé c'est plus la peine", "le 12 c'était complet". */
const DISMISSED = regex('iu')`
  [\s,;.]+(?:et |mais )?(?:le |la |les |l['’])(?:(?!(?:les?|la|et|ou|est|sont|pas)(?!\p{L}))[\p{L}\d-]+ ){1,3}
  (?:ça |ce )?(?:c['’]est|ce n['’]est|n['’]est|est|sont|ne sont|c['’]était|était)
  (?: déjà)? (?:plus|pas|trop|compl[eè]te?s?|finie?s?|inutiles?|pris|prise|occupée?)(?!\p{L})(?: [^\s,;.]+){0,4}[.!]?$`

/** A thing of which a clause of its own tells something: "le mercredi je garde les petits". */
const TOLD = regex('iu')`
  [,;.]\s+(?:et |mais )?(?:le |la |les |l['’])(?:(?!(?:les?|la|et|ou)(?!\p{L}))[\p{L}\d-]+ ){1,3}
  (?:je|j['’]\p{L}+|on|nous|ils?|elles?|mon|ma|c['’]est)(?= )`

/** Reads a list, and asks for it where an option has a clause of its own, which may turn it down. */
export const unlessTold =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    return found?.isSure && heard.length < SAID_MAX && TOLD.test(heard) ? { ...found, isSure: false } : found
  }

/** In characters. */
const SAID_MAX = 160

/** Reads nothing of what is turned down at the end, where the rest is an answer of its own. */
export const withoutDismissed =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = heard.length > SAID_MAX || heard.includes('?') ? null : DISMISSED.exec(heard)
    const alone = found ? read(field, heard.slice(0, found.index), circumstances) : undefined
    return alone?.isSure && !alone.isGuess ? alone : read(field, heard, circumstances)
  }
