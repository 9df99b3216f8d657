import type { FormField } from '../../contract/types.gen.ts'
import { takesTextLimits } from '../field-types.ts'
import { PATTERN_STEPS_MAX } from '../pattern/limits.ts'
import { patternSteps } from '../pattern.ts'

export const ANSWERS_TOO_LONG = 'The answers that have to match a format are too long together: please shorten this one'

/**
 * Counts what checking the answers of one form costs, one after the other: each pattern and each answer may be within its
 * limits and all together still keep a server busy.
 * @returns a function that says whether there is enough left for the next answer
 */
export function answerBudget(): (field: FormField, value: unknown) => boolean {
  let steps = 0
  return ({ type, validation }, value) => {
    if (!validation?.pattern || typeof value !== 'string' || !takesTextLimits(type)) return true
    if (steps <= PATTERN_STEPS_MAX) steps += patternSteps(validation.pattern, value)
    return steps <= PATTERN_STEPS_MAX
  }
}
