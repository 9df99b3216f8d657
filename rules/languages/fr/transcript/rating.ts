import { unlessSaidBeside } from '../../shared/clauses/said-beside.ts'
import { ratingIn } from '../../shared/answers/rating.ts'
import type { ReadAnswer } from '../../shared/normalise.ts'
import { regex } from '../../shared/regex.ts'
import { unlessLedToByKnownWords } from './before/index.ts'
import { unlessNotCounted } from './before/not-counted.ts'
import { unlessUnreal } from './before/past.ts'
import { withoutArticles } from './numbers/articles.ts'
import { insteadOfDenied, insteadOfSlip } from './around/corrected.ts'
import { insteadOfFormer } from './around/instead.ts'
import { surely } from './around/doubts.ts'
import { layered } from './layers.ts'
import { number } from './number.ts'
import { withinBounds } from './numbers/bounds.ts'

/** An end of the scale by its name, and what people say around it. */
const ends = (names: string): RegExp =>
  regex('u')`
    ^(?:(?:ah|oh|ben|alors|sans hésiter|je (?:mets|donne|dirais|dis)|mettez|c['’]est|ce serait|pour moi) )*(?:(?:la|le) )?
    (?:(?:note|valeur|chiffre) )?(?:${names})(?: (?:note|valeur|chiffre|possible|de points|sans hésiter))*
    (?: s'il vous plaît| évidemment| bien sûr)?$`

const stars = ratingIn(
  {
    outOf: /(?<!\p{L})sur(?!\p{L})|(?<=\d) ?\/ ?(?=\d)/gu,
    units: /(?<!\p{L})(?:étoiles?|points?)(?!\p{L})/giu,
    nothing: /(?<!\p{L})(?:rien|aucune?)(?!\p{L})/iu,
    highest: ends('maximum|max|maximale?|meilleure?|plus (?:haute?|élevée?)|plus grande?'),
    lowest: ends('minimum|minimale?|pire|moins bonne|plus (?:basse?|petite?|faible)'),
  },
  number,
)

/** An end of the scale before a clause that says why. */
const REMARKED = regex('iu')`
  ^(?<end>[^,;.!]*(?:maxim|max(?!\p{L})|minim)\p{L}*)(?:[,;.!]\s+|\s+(?=(?:ils?|elles?|on|c['’]était|c['’]est|tout|parce|rien)(?!\p{L})))
  (?<remark>\S+ \S+.*)$`

const SPOILS =
  /\?|\d|(?<!\p{L})(?:mais|si|sauf|pardon|non|plutôt|finalement|enfin|ou|peut-être|moins|presque|quoique)(?!\p{L})/iu

/** "La note maximale, il est arrivé à l'heure pile". */
const beforeRemark =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const { end, remark = '' } = REMARKED.exec(heard)?.groups ?? {}
    const said = end === undefined || SPOILS.test(remark) ? heard : end
    return read(field, said, circumstances)
  }

/** The hour is no mark: "il est déjà cinq heures, faut qu'on y aille". */
const HOUR = /^(?:(?:oh|ah|bon|attends) )*il est (?:(?:déjà|presque|bientôt|quasi) )?\S+ heures?(?= |$)/u

/** Takes what was said in French to a question for a rating; gives a whole number, within the scale or not. */
export const rating = layered(
  stars,
  beforeRemark,
  withinBounds,
  insteadOfFormer,
  insteadOfDenied,
  insteadOfSlip,
  surely,
  unlessLedToByKnownWords,
  unlessNotCounted,
  unlessUnreal,
  withoutArticles,
  unlessSaidBeside(HOUR),
)
