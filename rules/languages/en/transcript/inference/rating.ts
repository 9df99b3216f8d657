import { orInferredRating } from '../../../shared/inference/rating.ts'
import { rolesIn } from '../../../shared/inference/terms.ts'
import { GENERAL, NUMERALS } from './general.ts'
import { rating as plain } from '../rating.ts'

const either = (said: string, ...words: readonly string[]): string =>
  words.flatMap((word) => said.split('|').map((phrase) => `${phrase.trim()} ${word}`)).join('|')

const COULD = `couldn't be|could not be|couldn't have been|could not have been|can't be|cannot be|couldn't be any|couldn't have been any|could not be any|could not have been any
  |couldn't get|couldn't get any|can't get|can't get any|doesn't get|doesn't get any|doesn't come`

/** Takes what was said to a question for a rating; proposes an end of the scale for what could be no better or worse. */
export const rating = orInferredRating({
  ...NUMERALS,
  general: GENERAL,
  extremes: rolesIn(
    {
      best: `${either(COULD, 'better', 'better than this', 'better than that', 'happier')}|as good as it gets|couldn't ask for more
        |couldn't ask for better|couldn't have asked for more|couldn't have asked for better|can't ask for more`,
      worst: `${either(COULD, 'worse', 'worse than this', 'worse than that')}|as bad as it gets`,
      it: 'it|it was|that|everything|things|we|i|they|honestly|really',
    },
    NUMERALS.wordsOf,
  ),
})(plain)
