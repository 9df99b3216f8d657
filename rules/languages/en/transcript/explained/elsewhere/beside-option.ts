import type { Explains } from '../../../../shared/remainder.ts'
import { isUnit } from '../../lexicon/units.ts'
import { quantityAt } from '../../options/numbers.ts'

/** "Four out of five". */
export const scale: Explains = (words, at) => {
  const most = words[at] === 'out' && words[at + 1] === 'of' ? quantityAt(words, at + 2) : undefined
  return most && most.next - at
}

/** "Retired two years ago". */
export const duration: Explains = (words, at) => {
  const count = quantityAt(words, at)
  return count && isUnit(words[count.next] ?? '') ? count.next + 1 - at : undefined
}
