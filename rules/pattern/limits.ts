import { FIELDS_MAX } from '../limits.ts'

/** What an owner's patterns may cost (rules/pattern.ts); all other constants stand in rules/limits.ts. */

export const PATTERN_LENGTH_MAX = 1000
/** Instructions of one compiled pattern, and of all patterns of a form together. */
export const PATTERN_SIZE_MAX = 1000
export const FORM_PATTERN_SIZE_MAX = 5000
/** What compiling may cost, estimated in instructions before it begins: one pattern, and all of a form, about 15 ms. */
export const PATTERN_COST_MAX = 20_000
export const FORM_PATTERN_COST_MAX = 50_000
/** Instructions times characters: what the checks of one answer, and of all answers of a form together, may cost. */
export const PATTERN_STEPS_MAX = 1_000_000
/** More than one form can have, or validating such a form would compile each pattern again. */
export const PATTERNS_CACHED_MAX = FIELDS_MAX + 100
