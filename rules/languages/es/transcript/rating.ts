import { ratingIn } from '../../shared/answers/rating.ts'
import { number } from './number.ts'

/** Takes what was said in Spanish to a question for a rating; gives a whole number, within the scale or not. */
export const rating = ratingIn(
  {
    outOf: /(?<!\p{L})(?:sobre|de|entre)(?!\p{L})|(?<=\d) ?\/ ?(?=\d)/gu,
    units: /(?<!\p{L})(?:estrellas?|puntos?|l[ae]s? (?:doy|pongo))(?!\p{L})/giu,
    highest:
      /^(?:(?:le doy|pon(?:go|ga)?|doy|diría|es) )?(?:(?:l[oa]|el) )?(?:(?:nota|puntuación|valor|número) )?(?:máxim[oa]|mejor|más alt[oa])(?: (?:nota|puntuación|valor|número|posible))*(?: por favor)?$/u,
    lowest:
      /^(?:(?:le doy|pon(?:go|ga)?|doy|diría|es) )?(?:(?:l[oa]|el) )?(?:(?:nota|puntuación|valor|número) )?(?:mínim[oa]|peor|más baj[oa])(?: (?:nota|puntuación|valor|número|posible))*(?: por favor)?$/u,
  },
  number,
)
