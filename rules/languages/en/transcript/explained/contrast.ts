import type { Words } from '../../../shared/normalise.ts'
import { wordSet } from '../../../shared/phrases.ts'
import type { Explains } from '../../../shared/remainder.ts'

const DENIALS = wordSet("no not nope nah don't doesn't isn't wasn't")

/** Explains a denial where two values were said, of which the rules have taken one: "ten, no, eleven", "not five, six". */
export function contrastOf(words: Words, value: Explains): Explains {
  const places = words.flatMap((_, at) => (value(words, at) ? [at] : []))
  const last = places.at(-1) ?? 0
  return (said, at) => (DENIALS.has(said[at]) && places.length > 1 && at < last ? 1 : undefined)
}
