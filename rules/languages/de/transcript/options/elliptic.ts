import type { Grammar } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { germanRegex } from '../letters.ts'

/** When and how gladly something is so; in any number before the answer itself. */
const ADVERBS = String.raw`(?:diesmal|ausnahmsweise|(?:dieses|heuriges) (?:mal|jahr)|diese woche|diesen monat|heuer|heute|jetzt|gerade|grad|derzeit|zurzeit|momentan|aktuell|im moment
  |bisher|bislang|bis jetzt|noch|schon (?:lange|länger|ewig)|schon seit (?:jahren|langem)|lange|leider|zum glück|gott sei dank|also|wirklich|ganz (?:sicher|bestimmt)|sicher|bestimmt|bloß|lieber|eher)`
/** "Hab ich". */
const VERB =
  '(?:habe?|haben|bin|sind|brauche?n?|will|wollen|möchten?|mache?n?|kann|können|mag|nehme?n?|tue?) (?:ich|wir)'
/** "Diesmal nicht", "schon lange nicht mehr", "momentan leider keins", "heuer schon", "hab ich leider keine": a no or a yes without its thing. */
const NO = germanRegex(
  'u',
)`^(?:${VERB} (?:${ADVERBS} )*|(?:${ADVERBS} )+)(?:nicht(?: mehr)?|nie|nein|(?<none>keine?[nrs]?|keines))(?= ,| aber| danke|$)`
const YES = germanRegex(
  'u',
)`^(?:diesmal|ausnahmsweise|dieses mal|dieses jahr|heuer|inzwischen|mittlerweile|jetzt) (?:schon|ja|wieder|doch)(?= ,|$)`

/** What may stand before its verb: "das habe ich nicht". */
const BEFORE = new RegExp(`^(?:${PAUSE}|das|da|nein|noe|nee)$`, 'u')

/** In words; no such answer is longer. */
const LENGTH_MAX = 8

/** What a list has none of is told by the rules of lists. */
export const elliptic =
  (offered: ReadonlySet<string>): Grammar =>
  (words, at) => {
    if (at > 0 && !BEFORE.test(words[at - 1] ?? '')) return undefined
    const said = words.slice(at, at + LENGTH_MAX).join(' ')
    const [no, yes] = [NO.exec(said), YES.exec(said)]
    const found = no?.groups?.['none'] !== undefined && !offered.has('nein') ? null : (no ?? yes)
    return found ? { value: [no ? 'no' : 'yes'], next: at + found[0].split(' ').length } : undefined
  }
