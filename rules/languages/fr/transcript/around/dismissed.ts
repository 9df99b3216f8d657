import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** A thing that is turned down in a clause of its own at the end: "le lit bébé c'est plus la peine", "le 12 c'était complet". */
const DISMISSED = regex('iu')`
  [\s,;.]+(?:et |mais )?(?:le |la |les |l['’])(?:(?!(?:les?|la|et|ou|est|sont|pas)(?!\p{L}))[\p{L}\d-]+ ){1,3}
  (?:ça |ce )?(?:c['’]est|ce n['’]est|n['’]est|est|sont|ne sont|c['’]était|était)
  (?: déjà)? (?:plus|pas|trop|compl[eè]te?s?|finie?s?|inutiles?|pris|prise|occupée?)(?!\p{L})(?: [^\s,;.]+){0,4}[.!]?$`

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
