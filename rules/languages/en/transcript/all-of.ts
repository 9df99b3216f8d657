import type { Words } from '../../shared/normalise.ts'
import { wordSet } from '../../shared/phrases.ts'
import { isPast } from './lexicon/verb-forms.ts'
import { NOT } from './options/negation.ts'
import { ALL } from './options/words.ts'

/** "I speak all of them", "we need both". */
export const withoutVerb = (content: Words): Words =>
  /^(?:i|we)ve had \S/u.test(content.join(' '))
    ? content.slice(2)
    : SOME_OF.has(content[1]) && !SOME_OF.has(content[0]) && !NOT.has(content[0] ?? '') && !isPast(content[0] ?? '')
      ? content.slice(1)
      : content

const SOME_OF = wordSet(`${ALL} all both any`)

/** "All four of them", "any of the three". */
export const COUNTED = /^(?:all|any|either)(?: of)?(?: the)? (\d+)(?: of (?:them|these|those))?$/

/** "All five days", "both nights": what is counted is what the question asks for. */
export const withoutCounted = (content: Words, asked: ReadonlySet<string>): Words => {
  const last = content.at(-1) ?? ''
  const isCounted = content.length > 1 && [last, `${last}s`].some((word) => asked.has(word) || THINGS.has(word))
  return isCounted ? content.slice(0, -1) : content
}

const THINGS = wordSet('day night date time session option box item thing')
