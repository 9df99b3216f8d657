import { asksFor, type Explains, standsFor, type Vocabulary } from '../../../../shared/remainder.ts'
import { amountAt } from '../../numbers/amounts.ts'

/** "Since 2016" tells a year, which is asked for by that word. */
export const sinceYear =
  (label: string, vocabularies: readonly Vocabulary[]): Explains =>
  (words, at) => {
    const isSince = words[at] === 'since' || standsFor(vocabularies, 'since', words[at])
    const found = isSince ? amountAt(words, at + 1) : undefined
    return found && found.value >= 1900 && found.value < 2100 && !asksFor(vocabularies, 'year', label) ? 0 : undefined
  }
