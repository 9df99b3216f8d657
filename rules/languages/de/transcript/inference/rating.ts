import { orInferredRating } from '../../../shared/inference/rating.ts'
import { rolesIn } from '../../../shared/inference/terms.ts'
import { GENERAL, NUMERALS } from './general.ts'
import { rating as plain } from '../rating.ts'

/** Sentences about what is better or worse than all else. */
const than = (word: string): string =>
  `könnte nicht ${word} sein|kann nicht ${word} sein|hätte nicht ${word} sein können|${word} geht's nicht|${word} geht es nicht|${word} gehts nicht
  |${word} geht nicht|${word} hätte es nicht sein können|${word} könnte es nicht sein|${word} kann es nicht sein|geht nicht ${word}|geht's nicht ${word}`

/** Takes what was said to a question for a rating; proposes an end of the scale for what could be no better or worse. */
export const rating = orInferredRating({
  ...NUMERALS,
  general: GENERAL,
  extremes: rolesIn(
    {
      best: `${than('besser')}|besser geht's ja nicht|besser geht's gar nicht|nicht zu überbieten|nicht zu toppen`,
      worst: `${than('schlechter')}|${than('schlimmer')}|nicht zu unterbieten`,
      it: 'es|das|ehrlich gesagt|wirklich|alles|das war',
    },
    NUMERALS.wordsOf,
  ),
})(plain)
