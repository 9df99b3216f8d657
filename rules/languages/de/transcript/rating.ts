import { ratingIn } from '../../shared/answers/rating.ts'
import { number } from './number.ts'
import { regex } from '../../shared/regex.ts'

/** Takes what was said in German to a question for a rating; gives a whole number, within the scale or not. */
export const rating = ratingIn(
  {
    outOf: /(?<!\p{L})(?:von|aus)(?!\p{L})|(?<=\d) ?\/ ?(?=\d)/gu,
    units: /(?<!\p{L})(?:sterne?n?|punkte?n?)(?!\p{L})/giu,
    highest: regex('u')`
      ^(?:(?:ich (?:gebe|vergebe|sage|würde sagen)|das ist|es ist) )?(?:(?:die|das|den) )?(?:(?:volle|beste
          |höchste|maximale) (?:punktzahl|note|bewertung|wert|zahl)|höchstnote|bestnote|maximum|volle punktzahl
        |höchste|beste)(?: bitte)?$`,
    lowest: regex('u')`
      ^(?:(?:ich (?:gebe|vergebe|sage|würde sagen)|das ist|es ist) )?(?:(?:die|das|den) )?(?:(?:schlechteste
          |niedrigste|kleinste|minimale) (?:punktzahl|note|bewertung|wert|zahl)|minimum|niedrigste|schlechteste)
      (?: bitte)?$`,
  },
  number,
)
