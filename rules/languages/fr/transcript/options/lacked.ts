import type { Layer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** "Le gaz on l'a pas", "les jambes je les ai déjà faites": the only thing that was said is denied or done with in its clause. */
const LACKED = regex('iu')`
  ^(?:(?:euh|ah|ben|alors),? )*(?:(?<thing>(?:(?!pas |plus )[^\s,;.?]+ ){1,4}?)(?:,? )?(?:je|on|nous) (?:ne )?(?:l['’]|les |n['’]en |en )(?:ai|a|avons)
    (?: (?:pas|plus|jamais eue?s?)(?: ici| chez nous)?| (?:déjà |tou(?:te)?s )+(?:faite?s?|finie?s?))
  |(?:il )?(?:n['’])?y a (?:pas|plus) (?:de |d['’])(?<thing>[^,;.?]+?)(?: ici| chez nous)?)[.!]?$`

/** In characters. */
const SAID_MAX = 120

/** Proposes no option of which all that is said is that there is none of it, or no more need. */
export const unlessLacked: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  const { thing } = (found && !found.isSure && heard.length <= SAID_MAX ? LACKED.exec(heard)?.groups : undefined) ?? {}
  const alone = thing === undefined ? undefined : read(field, thing, circumstances)
  return alone?.isSure && String(alone.value) === String(found?.value) ? undefined : found
}
