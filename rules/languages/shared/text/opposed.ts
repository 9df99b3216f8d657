import type { Layer } from '../normalise.ts'

/** How a language denies and asks, as a transcriber writes it. */
interface Opposition {
  /** Words that deny what follows them in their clause: "we haven't got one". */
  denies: RegExp
  /** What denies the words before it: "Siemens ist es nicht". */
  deniesAfter?: RegExp
  /** A question within what was said, or what leaves it open: "what do I put". */
  asks: RegExp
  /** A question for a code, of which no part without a figure is proposed: "the label is worn off". */
  asksCode?: RegExp
  /** A part that is no answer: a verb alone. */
  none?: RegExp
  /** Ends a clause. */
  but: RegExp
}

/** A longer part of what was said is most of it. */
const PART_MAX = 0.8

/** Asks again rather than to propose a part of words that deny it, or that ask something. */
export const unlessOpposed =
  ({ denies, deniesAfter, asks, asksCode, none, but }: Opposition): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (!found || found.isSure || typeof found.value !== 'string') return found
    const at = heard.indexOf(found.value)
    if (at <= 0 || found.value.length > PART_MAX * heard.length) return found
    const clause =
      heard
        .slice(0, at)
        .split(/[,.;:!?]/u)
        .at(-1) ?? ''
    const parts = clause.split(but)
    const [first = ''] = found.value.split(' ')
    const isDenied =
      denies.test(parts.length > 1 ? (parts.at(-1) ?? '') : `${clause}${first}`) ||
      deniesAfter?.test(heard.slice(at + found.value.length)) === true
    const isNone = none?.test(found.value) || (asksCode?.test(field.label ?? '') && !/\d/u.test(found.value))
    return isDenied || isNone || asks.test(heard) ? undefined : found
  }
