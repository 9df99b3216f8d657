import type { ReadAnswer } from './normalise.ts'
import { plainWords } from './words.ts'

/** How a language turns from what somebody else says, or from what was, to the answer; in small letters. */
export interface Turns {
  /** Said before the turn: "my wife says", "it used to be". */
  before: RegExp
  /** The turn itself, of which the last one counts: "but put", "now it's". */
  turn: RegExp
}

/** Reads what stands after the turn to the person's own answer; the words before it say why, and nothing of it. */
export const ownClause =
  ({ before, turn }: Turns, read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    if (transcript.length > TURNING_MAX || !before.test(transcript)) return read(field, transcript, circumstances)
    const said = plainWords(transcript).join(' ')
    const last = [...said.matchAll(turn)].at(-1)
    const isTurned = last !== undefined && before.test(said.slice(0, last.index))
    return read(field, isTurned ? said.slice(last.index + last[0].length) : transcript, circumstances)
  }

/** A sentence is no longer, in characters. */
const TURNING_MAX = 300
