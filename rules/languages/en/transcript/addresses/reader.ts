import type { Normalise, Words } from '../../../shared/normalise.ts'
import type { Phrases } from '../../../shared/phrases.ts'
import { PAUSE, wordsOf } from '../../../shared/words.ts'
import { corrected } from '../around/correction.ts'
import { addressIn } from '../around/fillers.ts'
import { core, isOnlyOpening, type Openings } from '../around/lead-ins.ts'
import { type Piece, piecesOf } from './address.ts'
import { withoutClarifications } from './clarified.ts'
import { repairedBy, type Repairs } from './repair.ts'

/** What distinguishes one kind of address when it is said. */
interface AddressKind {
  marks: Phrases<string>
  openings: Openings
  /** Whether words begin an address: what stands before them is a lead-in only if one is still to come. */
  begins: (rest: Words) => boolean
  /** The word whose first place ends the words before the address's first sign. */
  isFirstSign: (word: string) => boolean
  /** A word with a sign of the address: a lead-in ends before the last one. */
  hasSign: (word: string) => boolean
  /** Where a lead-in of another wording ends: "the one I check is …". */
  isHinge: (words: Words, word: string, index: number) => boolean
  /** The last word of a lead-in that ends without a hinge; -1 for none. */
  leadInEnd?: (words: Words) => number
  /** Takes the pieces after the lead-in, and all words; gives the only address in them. */
  read: (pieces: Piece[], words: Words) => string | undefined
  /** The address that the transcriber itself wrote, where none can be read from the pieces. */
  written?: (words: Words) => string | undefined
  /** Whether words that may be fillers belong to the address here. */
  belongs?: (filler: Words) => boolean
  repairs: Pick<Repairs, 'begins' | 'joined'>
}

/** The rules of one kind of address: lead-in, self-corrections and fillers are taken away around what `read` takes. */
export function addressRules(kind: AddressKind): Normalise {
  const readOnce = (words: Words) => readAddress(kind, words) ?? kind.written?.(words)
  const repair = repairedBy({ read: readOnce, marks: kind.marks, ...kind.repairs })
  return (_field, transcript) => {
    const words = wordsOf(withoutClarifications(transcript))
    return (
      words &&
      (writtenAlone(kind, words) ?? addressIn(words, (said) => corrected(said, readOnce, repair), kind.belongs))
    )
  }
}

/** "Secretary: office@example.com": an address that the transcriber wrote, after a pause and at the end. */
function writtenAlone({ written }: AddressKind, words: Words): string | undefined {
  const at = words.findLastIndex((word) => word !== PAUSE)
  const isOnly = !words.slice(0, at).some((word) => written?.([word]) !== undefined)
  return isOnly && words[at - 1] === PAUSE ? written?.([words[at] ?? '']) : undefined
}

function readAddress(kind: AddressKind, words: Words): string | undefined {
  const spoken = withoutLeadIn(kind, words)
  const beforeSign = spoken.slice(0, spoken.findIndex(kind.isFirstSign))
  return isOnlyOpening(beforeSign, kind.openings) ? undefined : kind.read(piecesOf(spoken, kind.marks), words)
}

function withoutLeadIn(kind: AddressKind, words: Words): Words {
  const spoken = core(words, kind.openings, kind.begins)
  const sign = spoken.findLastIndex(kind.hasSign)
  const hinge = spoken.findLastIndex(
    (word, index) => kind.isHinge(spoken, word, index) && index < sign && kind.begins(spoken.slice(index + 1)),
  )
  const end = Math.max(kind.leadInEnd?.(spoken) ?? -1, hinge)
  return core(spoken.slice(end + 1), kind.openings, kind.begins)
}
