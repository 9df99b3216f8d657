import { orInferredRating } from '../../../shared/inference/rating.ts'
import { rolesIn } from '../../../shared/inference/terms.ts'
import { GENERAL, NUMERALS } from './general.ts'
import { rating as plain } from '../rating.ts'

/** Sentences about what is better or worse than all else. */
const than = (word: string): string =>
  `ne pourrait pas être ${word}|ne peut pas être ${word}|n'aurait pas pu être ${word}|on ne peut pas faire ${word}|on ne peut pas ${word}|on peut pas faire ${word}
  |on peut pas ${word}|on ne fait pas ${word}|impossible de faire ${word}|difficile de faire ${word}|peut pas être ${word}|on ne pouvait pas faire ${word}`

/** Takes what was said to a question for a rating; proposes an end of the scale for what could be no better or worse. */
export const rating = orInferredRating({
  ...NUMERALS,
  general: GENERAL,
  extremes: rolesIn(
    {
      best: `${than('mieux')}|${than('meilleur')}|on ne peut pas demander mieux|on ne pouvait pas rêver mieux`,
      worst: `${than('pire')}|${than('moins bien')}`,
      it: 'ça|cela|ce|il|tout|franchement|vraiment|honnêtement|le séjour',
    },
    NUMERALS.wordsOf,
  ),
})(plain)
