import type { Layer } from '../normalise.ts'

/** How a language denies and asks, as a transcriber writes it. */
interface Opposition {
  /** Words that deny what follows them in their clause: "we haven't got one". */
  denies: RegExp
  /** What denies the words before it: "Siemens ist es nicht". */
  deniesAfter?: RegExp
  /** A question within what was said: "what do I put". */
  asks: RegExp
  /** What leaves it open: "we haven't decided yet". */
  leavesOpen?: RegExp
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
  ({ denies, deniesAfter, asks, leavesOpen, asksCode, none, but }: Opposition): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (!found || found.isSure || typeof found.value !== 'string') return found
    const at = heard.indexOf(found.value)
    if (at < 0 || found.value.length > PART_MAX * heard.length) return found
    const isNone = none?.test(found.value) || (asksCode?.test(field.label ?? '') && !/\d/u.test(found.value))
    const isOpposedAfter = deniesAfter?.test(heard.slice(at + found.value.length)) || leavesOpen?.test(heard)
    if (isNone || isOpposedAfter) return undefined
    return at > 0 && (isDeniedBefore(heard.slice(0, at), found.value, { denies, but }) || asks.test(heard))
      ? undefined
      : found
  }

/** Whether the clause that leads to a part denies it, or the part begins with a denial itself. */
function isDeniedBefore(before: string, part: string, { denies, but }: Pick<Opposition, 'denies' | 'but'>): boolean {
  const clause = before.split(/[,.;:!?]/u).at(-1) ?? ''
  const parts = clause.split(but)
  const [first = ''] = part.split(' ')
  return denies.test(parts.length > 1 ? (parts.at(-1) ?? '') : `${clause}${first}`)
}
