import { orInferredRating } from '../../../shared/inference/rating.ts'
import { rolesIn } from '../../../shared/inference/terms.ts'
import { GENERAL, NUMERALS } from './general.ts'
import { rating as plain } from '../rating.ts'

/** Sentences about what is better or worse than all else. */
const than = (word: string): string =>
  `no podría ser ${word}|no puede ser ${word}|no pudo ser ${word}|no podía ser ${word}|no podría haber sido ${word}|no pudo haber sido ${word}
  |no puede haber sido ${word}|no podía haber sido ${word}|no podría estar ${word}|no pudo estar ${word}|no puede estar ${word}|imposible ${word}
  |${word} imposible|no se puede ${word}|no hay nada ${word}`

/** Takes what was said to a question for a rating; proposes an end of the scale for what could be no better or worse. */
export const rating = orInferredRating({
  ...NUMERALS,
  general: GENERAL,
  extremes: rolesIn(
    {
      best: `${than('mejor')}|inmejorable|insuperable|no se puede pedir más|no podría pedir más|no se podía pedir más`,
      worst: `${than('peor')}`,
      it: 'todo|fue|la verdad|realmente|ha sido|estuvo|esto',
    },
    NUMERALS.wordsOf,
  ),
})(plain)
