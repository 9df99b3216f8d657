import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { plainWords, withoutPauses } from '../../../shared/words.ts'
import { labelOf, stem } from './bounded.ts'
import { regex } from '../../../shared/regex.ts'

/** A second thing of the same kind right after the first, up to a pause: "con el desayuno y la cena". */
const SECOND = regex('iu')`
  (?<=(?:^|[\s])(?<first>\p{L}{3,}) )y (?:con |de |en )?(?:el|la|los|las|un|una|unos|unas|mi|mis) (?<noun>\p{L}{3,})(?: también)?(?=[.,;!]|$)`

/** Asks for a choice to which another thing was joined, which no label names. */
export const unlessJoined = askedWhere(({ field, heard, value }) => {
  const { first = '', noun = '' } = SECOND.exec(heard)?.groups ?? {}
  if (noun === '') return false
  const chosen = new Set(withoutPauses(plainWords(labelOf(field.options ?? [], value))).map(stem))
  return chosen.has(stem(first)) && !chosen.has(stem(noun))
})
