import type { ReadAnswer, Reading } from './normalise.ts'
import { plainWords } from './words.ts'

/** How a language turns from what somebody else says, or from what was, to the answer; in small letters. */
export interface Turns {
  /** Said before the turn: "my wife says", "it used to be". */
  before: RegExp
  /** The turn itself, of which the last one counts: "but", "so", "now". */
  turn: RegExp
  /** What leaves it open which of several values is meant: "either", "or". */
  open: RegExp
  /** What in a further clause may change the value of the first one. */
  changes: RegExp
}

/**
 * Reads what stands after the turn to the person's own answer; the words before it say why, and nothing of it. Where the whole has no
 * value, the only clause that has one is a guess, which is never taken without asking unless the others have none.
 */
export const ownClause =
  (turns: Turns, read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    if (transcript.length > TURNING_MAX) return read(field, transcript, circumstances)
    const readAs = (said: string) => read(field, said, circumstances)
    const own = afterTurn(transcript, turns)
    const before = own === undefined ? '' : transcript.slice(0, -own.length)
    const isTurned = turns.before.test(before) || (CONCLUDES.test(before) && readAs(before) === undefined)
    const turned = own !== undefined && isTurned ? readAs(own) : undefined
    if (turned?.isSure) return turned
    return readAs(transcript) ?? guessed(transcript, own, turns, readAs)
  }

/** "It's a budgie, so …". */
const CONCLUDES = /\S+ \S+(?<!\bnot|n't),? (?:so|as[ií] que)\W*$/iu

/** A sentence is no longer, in characters. */
const TURNING_MAX = 300

function afterTurn(transcript: string, { turn }: Turns): string | undefined {
  const said = plainWords(transcript).join(' ')
  const last = [...said.matchAll(turn)].at(-1)
  return last && said.slice(last.index + last[0].length)
}

type Read = (said: string) => Reading | undefined

function guessed(transcript: string, own: string | undefined, turns: Turns, read: Read): Reading | undefined {
  if (turns.open.test(transcript) || transcript.includes('?')) return undefined
  const clauses = transcript.split(/(?<=[.,;:!…—])\s+/u)
  const first = clauses.keys().map((count) => clauses.slice(0, -count).join(' '))
  const last = clauses.keys().map((count) => clauses.slice(count).join(' '))
  for (const said of [own, ...first.drop(1), ...last.drop(1)]) {
    const found = said === undefined ? undefined : read(said)
    if (found?.isSure) return { ...found, isSure: isAlone(transcript, said ?? '', turns, read), isGuess: true }
  }
  return undefined
}

/** Whether nothing that follows the first clause is a value or changes one: "December 20th, rather late". */
const isAlone = (transcript: string, first: string, { changes }: Turns, read: Read): boolean =>
  transcript.startsWith(first) &&
  !changes.test(transcript.slice(first.length)) &&
  read(transcript.slice(first.length)) === undefined
