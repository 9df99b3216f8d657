import type { Words } from '../../../shared/normalise.ts'
import { type Phrases, phraseAt } from '../../../shared/phrases.ts'
import { isKnownDomain, piecesOf, textOf } from './address.ts'
import type { Repair } from '../around/correction.ts'
import { withoutClosing } from '../around/lead-ins.ts'
import { PAUSE } from '../../../shared/words.ts'

/** How one kind of address is repaired. */
export interface Repairs {
  read: (words: Words) => string | undefined
  marks: Phrases<string>
  /** The sign with which a repaired end begins. */
  begins: RegExp
  /** Joins the start that is kept of the first address and the new end; undefined where that is no address. */
  joined: (start: string, end: string, address: string) => string | undefined
}

/** "No, it's dot org". */
const LEAD = /^(?:(?:no|not)[a-z]+(?=its|itis))?(?:its|itis|thats|thatis)(?=[./]|[a-z0-9-]+\.)/

/** Where a sign begins with which these words end: "ann underscore, no, dash lee". */
const signAtEnd = (words: Words, marks: Phrases<string>): number =>
  words.findIndex((_, at) => at + (phraseAt(marks, words, at)?.length ?? Infinity) === words.length)

/** A repair of the end: "…dot com, no, dot org"; of all after the "at"; or a whole address after one that was broken off. */
export const repairedBy =
  ({ read, marks, begins, joined }: Repairs): Repair<string> =>
  (before, said) => {
    const after = said.slice(said.findIndex((word) => word !== PAUSE))
    const sign = signAtEnd(before, marks)
    if (sign >= 0 && phraseAt(marks, after, 0)) return read([...before.slice(0, sign), ...after])
    const address = read(before)
    if (!address && piecesOf(before, marks).some(({ kind }) => kind === 'mark')) return read(after)
    const end = textOf(piecesOf(withoutClosing(after), marks)).replace(LEAD, '')
    if (address && /^[^/@]+@/.test(address) && isKnownDomain(end))
      return joined(address.slice(0, address.indexOf('@')), `@${end}`, address)
    return address && begins.test(end)
      ? joined(address.slice(0, address.lastIndexOf(end.charAt(0))), end, address)
      : undefined
  }
