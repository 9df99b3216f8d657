import { scaleOf } from '../../../answers/scale.ts'
import { type Infer, orInferred } from './inferred.ts'
import type { Layer } from '../normalise.ts'
import { type Numerals, pattern, type Roles, shapeOf, statementIn, termsOf } from './terms.ts'

/** What a language says of what is at an end of any scale: `best` and `worst`; "it couldn't be better". */
export interface RatingInference extends Numerals {
  general: Roles
  extremes: Roles
}

const END = pattern('(?:<lead>|<pause>|<it>)*<(?<end>best|worst)>(?:<pause>|<tail>|<it>)*')

const extreme =
  ({ general, extremes, ...numerals }: RatingInference): Infer =>
  (field, heard) => {
    const words = statementIn(heard, numerals.wordsOf)
    const terms = words && termsOf(words, numerals, [extremes, general])
    const end = terms && END.exec(shapeOf(terms))?.groups?.['end']
    const { min, max } = scaleOf({ validation: field.validation ?? null })
    return end === undefined ? undefined : end === 'best' ? max : min
  }

/** Proposes an end of the scale for what could be no better, or no worse. */
export const orInferredRating = (language: RatingInference): Layer => orInferred(extreme(language))
