import { wordSet } from '../../../../shared/phrases.ts'
import type { Explains } from '../../../../shared/remainder.ts'
import { regex } from '../../../../shared/regex.ts'
import { formOf } from '../../lexicon/own-words.ts'
import { namesOfUnit } from '../../lexicon/units.ts'

const EACH = wordSet('a an per each every')
const PARTS_OF_DAY = wordSet('morning afternoon evening lunchtime')
/** "Two, we waited an hour": what begins a clause of its own. */
const CLAUSE = wordSet(", i i've we we've he she they it it's you")
/** Between a number and what it is counted by: "two of the blue tablets a day". */
const NEAR = 5
/** What is a habit, or paid regularly, is counted by a time that everybody knows. */
const HABIT = regex('iu')`
  \b(?:usually|normally|regularly|typical\p{L}*|average|often|rent|salary|wages?|income|earn\p{L}*|subscription|allowance
    |how (?:many|much)\b.*\b(?:sleep|walk|commute))\b`

/** "Two a day", "one every morning": how many in each day, and no number of them where the question does not count by the day. */
export const byTime =
  (label: string, asked: ReadonlySet<string>, quantity: Explains): Explains =>
  (words, at) => {
    const unit = words[at + 1] ?? ''
    const names = PARTS_OF_DAY.has(unit) ? namesOfUnit('day') : namesOfUnit(unit)
    if (!EACH.has(words[at]) || names.size === 0 || HABIT.test(label)) return undefined
    const isCounted = [1, 2, 3, 4, NEAR].some(
      (back) =>
        at >= back &&
        quantity(words, at - back) !== undefined &&
        !words.slice(at - back, at).some((each) => CLAUSE.has(each)),
    )
    return isCounted && !names.values().some((name) => asked.has(name) || asked.has(formOf(name))) ? 0 : undefined
  }
