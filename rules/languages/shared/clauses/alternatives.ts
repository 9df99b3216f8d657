import { traitsOf, type ValueKind } from '../../../field-types.ts'
import type { Reading, SpokenField } from '../normalise.ts'

/** How a language leaves the choice between two values open. */
export interface Between {
  /** "Either", before the first. */
  before: RegExp
  /** "Or", between them. */
  or: RegExp
  /** "Between ten and twenty", whose ends are the groups "first" and "second". */
  range: RegExp
}

const KINDS: ReadonlySet<ValueKind> = new Set(['one-option', 'quantity', 'scale', 'day', 'line'])
/** No answer that names two values is longer, in characters. */
const SAID_MAX = 120
/** How many words of the second value the first may do without: "the sixth or the seventh of January". */
const SHARED = [1, 2, 3]
/** How many words the second value has where others follow: "Monday or Tuesday I don't mind". */
const ALONE = [1, 2, 3]

/** Of two values between which a person has not chosen the first is proposed, and the other one after it. */
export function alternatives(
  { before, or, range }: Between,
  said: string,
  field: SpokenField,
  read: (said: string) => Reading | undefined,
): Reading | undefined {
  const isOpen = KINDS.has(traitsOf(field.type).value) && field.options?.length !== 2
  const ends = range.exec(said)?.groups
  const both = ends ? [ends.first, ends.second] : said.replace(before, '').split(or)
  const [first = '', rest, ...more] = isOpen && said.length <= SAID_MAX ? both : []
  if (rest === undefined || more.length > 0 || said.includes('?')) return undefined
  const words = (rest.split(/[,;.]\s/u)[0] ?? '').trim().split(/\s+/u)
  const other = [words, ...ALONE.map((count) => words.slice(0, count))]
    .map((each) => read(each.join(' ')))
    .find(Boolean)
  const one = [first, ...SHARED.map((from) => [first, ...words.slice(from)].join(' '))]
    .map(read)
    .find((each) => each?.isSure && String(each.value) !== String(other?.value))
  return one && other ? { value: one.value, others: [other.value], isSure: false, isGuess: true } : undefined
}
