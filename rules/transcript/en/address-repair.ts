import type { Words } from '../normalise.ts'
import type { Phrases } from '../phrases.ts'
import { isKnownDomain, piecesOf, textOf } from './address.ts'
import type { Amend } from './correction.ts'
import { core, type Openings } from './lead-ins.ts'

/** How one kind of address is repaired. */
interface Repairs {
  read: (words: Words) => string | undefined
  marks: Phrases<string>
  openings: Openings
  /** The sign with which a repaired end begins. */
  begins: RegExp
  /** The address of what is kept and the new end, if it is one. */
  joined: (kept: string, end: string) => string | undefined
}

/** A repair of the end: "…dot com, no, dot org"; of all after the "at"; or a whole address after one that was broken off. */
export const amendedBy =
  ({ read, marks, openings, begins, joined }: Repairs): Amend<string> =>
  (before, after) => {
    const address = read(before)
    if (!address && piecesOf(before, marks).some(({ kind }) => kind === 'mark')) return read(after)
    const spoken = core(after, openings, () => false)
    const end = textOf(piecesOf(spoken, marks))
    if (address?.includes('@') && isKnownDomain(end)) return joined(address.slice(0, address.indexOf('@')), `@${end}`)
    return address && begins.test(end) ? joined(address.slice(0, address.lastIndexOf(end.charAt(0))), end) : undefined
  }
