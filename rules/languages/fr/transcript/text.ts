import { insteadOfDenied } from './around/corrected.ts'
import { layered, reading } from './layers.ts'
import { beforeAside } from '../../shared/text/aside.ts'
import { ASIDES } from './text/asides.ts'
import { atPlaces } from './text/places.ts'
import { textIn } from '../../shared/text/index.ts'
import { FRENCH } from './text/dictation.ts'
import { unlessOpposed } from '../../shared/text/opposed.ts'
import { regex } from '../../shared/regex.ts'

/** "B comme Bernard" is the letter, and no part of a name. */
const EXAMPLE = /(?<=(?<!\p{L})(\p{L})),? comme (?:dans |pour )?(?!dans|pour)\1\p{L}{2,}(?!\p{L})/giu

/** What denies a part of a text, or asks something with it. */
const OPPOSED = {
  denies: regex('iu')`
    (?<!\p{L})(?:ne|n['’]\p{L}+|pas|jamais|rien|aucune?|ni|sans|(?<!une )personne|plus(?! (?:de|que|tard|ou)(?!\p{L})))(?!\p{L})`,
  deniesAfter: /^ non(?=[,.;]|$)/iu,
  asks: regex('iu')`
    (?<!\p{L})(?:qu['’]est-ce|est-ce (?:que?|qu['’])|c['’](?:est|était) quoi|quoi(?=[ ?.!]*$)|quel(?:le)?s? (?:est|sont|était)|où (?:est|on|je|se)|qui (?:est|c['’]est)
      |tu (?:te souviens|te rappelles|sais|as))(?!\p{L})
    |(?<!\p{L})comment (?:on|je|ça|elle|il|vous|s['’])[^.!]*\?`,
  leavesOpen: /(?<!\p{L})(?:sais|sait) pas encore|pas encore (?:sûre?|décidé|choisi|fixé)|on hésite|j['’]hésite/iu,
  asksCode: FRENCH.frame.asks.code,
  but: /(?<!\p{L})(?:mais|plutôt|donc|je (?:crois|pense)(?: que)?|c['’]est|s['’]appelle)(?!\p{L})/iu,
}

/** Words as they were said, in one line. */
export const text = layered(
  textIn(FRENCH, { isLine: true }),
  (read) => beforeAside(ASIDES, FRENCH, read),
  reading((heard) => heard.replace(EXAMPLE, '')),
  atPlaces,
  insteadOfDenied,
  unlessOpposed(OPPOSED),
)

/** Likewise, in several lines. */
export const textarea = textIn(FRENCH, { isLine: false })
