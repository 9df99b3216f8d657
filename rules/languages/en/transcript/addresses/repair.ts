import type { Words } from '../../../shared/normalise.ts'
import { type Phrases, phraseAt } from '../../../shared/phrases.ts'
import { isKnownDomain, piecesOf, textOf } from './address.ts'
import type { Repair } from '../around/correction.ts'
import { withoutClosing } from '../around/lead-ins.ts'
import { distance } from '../../../shared/spelling/distance.ts'
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

/** Where the ending begins that another one replaces: "dot net dot au" by "dot com", but only the "dot in" of "dot co dot in" by "dot uk". */
const endingOf = (address: string, end: string): number => {
  const double = /^\.[a-z]{2}$/u.test(end) ? -1 : address.search(/\.(?:com?|net|org|gov|ac|edu)\.[a-z]{2}$/u)
  return end.startsWith('.') && double >= 0 ? double : address.lastIndexOf(end.charAt(0))
}

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
    if (address?.includes('@') && isAlike(address, end))
      return joined(end, address.slice(address.indexOf('@')), address)
    if (address && /^[^/@]+@/.test(address) && isKnownDomain(end))
      return joined(address.slice(0, address.indexOf('@')), `@${end}`, address)
    return address && begins.test(end) ? joined(address.slice(0, endingOf(address, end)), end, address) : undefined
  }

/** "Kevin22 at …, no, kevin32", "no, kelvin22": what differs in its digits or one letter stands for what is before the "at". */
function isAlike(address: string, end: string): boolean {
  const [name = ''] = address.split('@')
  const isName = name.length >= NAME_MIN && name !== end && /^[a-z\d._-]+$/u.test(end)
  return isName && ((/\d/.test(end) && lettersOf(name) === lettersOf(end)) || distance(name, end) === 1)
}

const lettersOf = (text: string): string => text.replaceAll(/\d/g, '')

/** In characters. */
const NAME_MIN = 4
