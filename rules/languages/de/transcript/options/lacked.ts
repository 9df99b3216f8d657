import type { Layer } from '../../../shared/normalise.ts'
import { germanRegex } from '../letters.ts'

/** "Gas haben wir nicht", "die Beine hab ich schon gemacht": the only thing that was said is denied or done with in its clause. */
const LACKED = germanRegex('iu')`
  ^(?:(?:äh+m*|also|na|ach),? )*(?<thing>(?:(?!nicht |kein)[^\s,;.?]+ ){1,4}?)(?:habe?|haben|gibt|gibts|brauche?n?|will|wollen|mag|mögen|nehme?n?|ist|sind)(?:['’]s)?
  (?: (?:ich|wir|es|hier|bei uns|da|leider|gar|einfach|auch|schon|bereits|alle|lange))*
  (?: (?:nicht|keine?[nrsm]?)(?: mehr)?| (?:schon|bereits) (?:alle )?(?:gemacht|erledigt|fertig))[.!]?$`

/** In characters. */
const SAID_MAX = 120

/** Proposes no option of which all that is said is that there is none of it, or no more need. */
export const unlessLacked: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  const { thing } = (found && !found.isSure && heard.length <= SAID_MAX ? LACKED.exec(heard)?.groups : undefined) ?? {}
  const alone = thing === undefined ? undefined : read(field, thing, circumstances)
  return alone?.isSure && String(alone.value) === String(found?.value) ? undefined : found
}
