import type { Explains } from '../../../../shared/remainder.ts'
import { isUnit } from '../../lexicon/units.ts'
import { quantityAt } from '../../options/numbers.ts'

/** "Retired two years ago". */
export const duration: Explains = (words, at) => {
  const count = quantityAt(words, at)
  return count && isUnit(words[count.next] ?? '') ? count.next + 1 - at : undefined
}
