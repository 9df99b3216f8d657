import { ratingIn } from '../../shared/answers/rating.ts'
import { numberRule } from './explained/number.ts'

/** Takes what was said to a question for a rating; gives a whole number, within the scale or not. */
export const rating = ratingIn(
  {
    outOf: /\b(?:out of|of|over)\b|(?<=\d) ?\/ ?(?=\d)/g,
    units: /\b(?:stars?|points?)\b/giu,
    highest:
      /^(?:(?:i(?:'d| would)? (?:say|give it)|give it|it's|it is) )?(?:the )?(?:very )?(?:highest|maximum|max|best|top|full)(?: (?:score|marks?|rating|number|grade|one|possible|stars?|points))*(?: please)?$/u,
    lowest:
      /^(?:(?:i(?:'d| would)? (?:say|give it)|give it|it's|it is) )?(?:the )?(?:very )?(?:lowest|minimum|min|worst|bottom)(?: (?:score|marks?|rating|number|grade|one|possible|stars?|points))*(?: please)?$/u,
  },
  numberRule,
)
