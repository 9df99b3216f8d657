import { ratingIn } from '../../shared/answers/rating.ts'
import { number } from './number.ts'
import { regex } from '../../shared/regex.ts'

/** Takes what was said in French to a question for a rating; gives a whole number, within the scale or not. */
export const rating = ratingIn(
  {
    outOf: /(?<!\p{L})sur(?!\p{L})|(?<=\d) ?\/ ?(?=\d)/gu,
    units: /(?<!\p{L})(?:étoiles?|points?)(?!\p{L})/giu,
    highest: regex('u')`
      ^(?:(?:je (?:mets|donne|dirais|dis)|mettez|c'est|ce serait) )?(?:(?:la|le) )?(?:(?:note|valeur|chiffre) )?
      (?:maximum|max|maximale?|meilleure?|plus (?:haute?|élevée?)|plus grande?)
      (?: (?:note|valeur|chiffre|possible))*(?: s'il vous plaît)?$`,
    lowest: regex('u')`
      ^(?:(?:je (?:mets|donne|dirais|dis)|mettez|c'est|ce serait) )?(?:(?:la|le) )?(?:(?:note|valeur|chiffre) )?
      (?:minimum|minimale?|pire|moins bonne|plus (?:basse?|petite?|faible))(?: (?:note|valeur|chiffre|possible))*
      (?: s'il vous plaît)?$`,
  },
  number,
)
