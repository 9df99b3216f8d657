import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { transliterated } from '../letters.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { knownAt } from './known.ts'
import { isOf } from './places.ts'

/** What has a number of its own: "um vier", "Zimmer drei". */
const NUMBERED = /^(?:um|nummer|zimmer|tisch|platz|gang|linie|gleis|stock|seite|haus)$/u

/** Of school marks one is the best. */
const BEST_MARK = /(?<!\p{L})eine (?:\p{L}+ )?eins(?!\p{L})/iu

/** Asks for points that may be a mark, and for those that are an hour, the number of a thing, or how many things there are: "fünf Gänge". */
export const unlessNoPoints = askedWhere(({ label, heard, value }) => {
  const words = wordsWithoutAccents(transliterated(heard))
  const at = words.findIndex((_, place) => cardinalAt(words, place)?.value === value)
  const next = cardinalAt(words, at)?.next ?? words.length
  if (BEST_MARK.test(heard)) return true
  if (at < 0) return false
  const counted = words[next] ?? PAUSE
  const isCount = counted !== PAUSE && knownAt(words, next, label) === 0 && !isOf(transliterated(label))(words, next)
  return isCount || NUMBERED.test(words[at - 1] ?? '')
})
