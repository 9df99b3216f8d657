import type { Explains } from '../../../../shared/remainder.ts'

/** How much of a quality it is that is less than the whole. */
const DEGREE = /^(?:fairly|reasonably|somewhat|moderately|mildly|slightly|relatively|partly|partially|tolerably) /
/** So much of a thing is enough of it, but not of what one can do. */
const AMOUNT = /^(?:a (?:little|tiny|wee|small) bit of|a (?:little|bit of|smattering of|touch of|spot of)) /
const ASKS_ABILITY = /\b(?:speak|play|skills?|abilit\w+|know|languages?|instruments?|experience|fluent|qualif\w+)\b/iu

/** "Fairly satisfied" is not quite satisfied, and who speaks "a little Tamil" may not say that they speak it. */
export const limiting =
  (asked: string, own: Explains): Explains =>
  (words, at) => {
    const rest = `${words.slice(at, at + LONGEST).join(' ')} `
    const [said] = DEGREE.exec(rest) ?? (ASKS_ABILITY.test(asked) ? AMOUNT.exec(rest) : null) ?? []
    return said !== undefined && own(words, at + said.trim().split(' ').length) ? 0 : undefined
  }

/** In words. */
const LONGEST = 5
