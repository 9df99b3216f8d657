import type { ReadAnswer, Reading } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** A thing that is turned down in a clause of its own at the end: "le lit bébé c'est plus la peine", "le 12 c'était complet". */
const DISMISSED = regex('iu')`
  [\s,;.]+(?:(?:enfin )?non,? )?(?:et |mais )?(?<thing>(?:le |la |les |l['’])(?:(?!(?:les?|la|et|ou|est|sont|pas)(?!\p{L}))[\p{L}\d-]+ ){1,3})
  (?:ça |ce )?(?:c['’]est|ce n['’]est|n['’]est|est|sont|ne sont|c['’]était|était)
  (?: déjà)? (?:plus|pas|trop|compl[eè]te?s?|finie?s?|inutiles?|pris|prise|occupée?)(?!\p{L})(?: [^\s,;.]+){0,4}[.!]?$`

/** Likewise at the beginning, before what is so: "la fièvre c'est passé, il me reste la toux". */
const OVER_FIRST = regex('iu')`
  ^(?:(?:ah|oh|euh|ben|alors),? )*(?:le |la |les |l['’])[^,;.]{2,40}? (?:c['’]est|ce n['’]est|est|sont|ça a|n['’]est)
  (?: bien| déjà)? (?:passée?s?|finie?s?|terminée?s?|guérie?s?|partie?s?|réglée?s?|plus là|plus le cas)[,;.] (?:mais |maintenant |par contre |et )?
  (?:il (?:me|nous) reste|il n['’]y a plus que|j['’]ai (?:encore|toujours|juste|plus que)|(?:il )?reste) (?:encore |plus que |juste )?(?<own>\S.*)$`

/** In characters. */
const SAID_MAX = 160

/** Reads nothing of what is turned down at the end, where the rest is an answer of its own. */
export const withoutDismissed =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = heard.length > SAID_MAX || heard.includes('?') ? null : DISMISSED.exec(heard)
    const own =
      OVER_FIRST.exec(heard.slice(0, SAID_MAX))?.groups?.own ?? (found ? heard.slice(0, found.index) : undefined)
    const alone = own === undefined ? undefined : read(field, own, circumstances)
    const dismissed = read(field, found?.groups?.thing?.trim() ?? '', circumstances)
    return alone?.isSure && !alone.isGuess ? without(alone, dismissed) : read(field, heard, circumstances)
  }

/** A list keeps what is not dismissed: "le GPS et les chaînes, enfin non, les chaînes c'est pas la peine". */
function without(found: Reading, dismissed: Reading | undefined): Reading {
  const { value } = found
  const named = dismissed?.value
  if (!Array.isArray(value) || !Array.isArray(named)) return found
  const kept = value.filter((each) => !named.includes(each))
  return kept.length > 0 ? { ...found, value: kept } : found
}
