import { yearsFrom } from './ages.ts'
import { counting } from './counted.ts'
import { addingTimes } from './durations.ts'
import { firstOf, orInferred } from './inferred.ts'
import { converting } from './measures.ts'
import type { Layer } from '../normalise.ts'
import type { NumberInference } from './number-inference.ts'
import { multiplying } from './products.ts'
import { countingNights } from './stays.ts'

/** Proposes numbers that follow from others, or from what was named. */
export const orInferredNumber = (language: NumberInference): Layer =>
  orInferred(
    firstOf(
      counting(language),
      multiplying(language),
      countingNights(language),
      addingTimes(language),
      yearsFrom(language),
      converting(language),
    ),
  )
