import type { Layer } from '../normalise.ts'
import { regex } from '../regex.ts'
import { unaccented } from '../label-words.ts'
import { plainWords, withoutPauses } from '../words.ts'
import { askedWhere } from './asked-where.ts'

/** How a language likens one thing to another; sources of regular expressions in small letters without accents. */
export interface Likening {
  /** Right before the thing: "it looks like". */
  words: string
  /** Likewise at the beginning, where the state of a thing is asked for; to another question it tells a role: "as a guest". */
  first: string
  /** Articles after it. */
  article: string
  asksState: RegExp
}

/** In letters: what is left of a word without its ending. */
const STEM_MIN = 3

/** What is like an option is not that option: "comme neuf", "parece cuero". */
export const unlessLikened = ({ words, first, article, asksState }: Likening): Layer =>
  askedWhere(({ field, label, heard, value }) => {
    const chosen = field.options?.find((option) => option.value === value)
    const word = withoutPauses(plainWords(unaccented(chosen?.label ?? '')))[0] ?? ''
    if (!/^\p{L}{2,}$/u.test(word)) return false
    const stem = word.slice(0, Math.max(STEM_MIN, word.length - 1))
    const start = asksState.test(label) ? `${words}|^(?:${first})` : words
    return regex('u')`(?<!\p{L})(?:${start}) (?:(?:${article}) )?${stem}`.test(
      withoutPauses(plainWords(unaccented(heard))).join(' '),
    )
  })
