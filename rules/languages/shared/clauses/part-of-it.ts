import { traitsOf } from '../../../field-types.ts'
import type { Reading, SpokenField } from '../normalise.ts'
import type { Turns } from './turns.ts'

/** Reads a part of what was said. */
export type Read = (said: string) => Reading | undefined

/** The only clause that has a value, where the whole has none. */
export function guessed(
  field: SpokenField,
  transcript: string,
  own: string | undefined,
  turns: Turns,
  read: Read,
): Reading | undefined {
  if (turns.open.test(transcript) || transcript.includes('?')) return undefined
  const clauses = transcript.split(/(?<=[.,;:!…—])\s+/u)
  const first = clauses.keys().map((count) => clauses.slice(0, -count).join(' '))
  const last = clauses.keys().map((count) => clauses.slice(count).join(' '))
  for (const said of [own, ...first.drop(1), ...last.drop(1)]) {
    const found = said === undefined ? undefined : read(said)
    const isSure =
      isAlone(transcript, said ?? '', turns, read) && !namesMore(field, transcript.slice(said?.length ?? 0))
    if (found?.isSure) return { ...found, isSure, isGuess: true }
  }
  return undefined
}

/** Whether a further option of a list is named: "food hygiene, done. Fire safety, done." */
const namesMore = ({ type, options }: SpokenField, rest: string): boolean =>
  traitsOf(type).value === 'several-options' &&
  (options ?? []).some(({ label }) => rest.toLowerCase().includes(label.toLowerCase()))

/** Where some clauses say what is not the answer, the others are a guess: the only value in them, or the last after a turn. */
export function fromOwnClauses(transcript: string, turns: Turns, read: Read, whole?: Reading): Reading | undefined {
  const clauses = clausesIn(transcript, turns)
  const isForeign = (each: string) => turns.foreign.test(each) || (!whole && turns.denies.test(each))
  const [foreign, own] = [clauses.filter(isForeign), clauses.filter((each) => !isForeign(each))]
  if (foreign.length === 0 || turns.open.test(own.join(' ')) || (whole && !foreign.some(read))) return undefined
  const readings = own.flatMap((each) => read(each) ?? [])
  const values = new Set(readings.map(({ value }) => String(value)))
  const last = own.findLast((each) => read(each))
  const isConcluded = last !== undefined && last.search(turns.turn) === 0
  const found = values.size === 1 || isConcluded ? readings.at(-1) : undefined
  if (String(found?.value) === String(whole?.value)) return undefined
  return found && { ...found, isSure: false, isGuess: true }
}

/** A word alone belongs to what follows it: "so". */
const clausesIn = (transcript: string, { starts }: Turns): string[] =>
  transcript
    .split(/(?<=[.,;:!?…—])\s+/u)
    .flatMap((part) => part.split(starts))
    .reduce<string[]>((clauses, part) => {
      const before = clauses.at(-1)
      const isAlone = before !== undefined && !/\S\s+\S/u.test(before.trim()) && !/[.,;:!?…—]\s*$/u.test(before)
      return isAlone ? [...clauses.slice(0, -1), `${before} ${part}`] : [...clauses, part.trim()]
    }, [])

/** Whether nothing that follows the first clause is a value or changes one: "December 20th, rather late". */
const isAlone = (transcript: string, first: string, { changes }: Turns, read: Read): boolean =>
  transcript.startsWith(first) &&
  !changes.test(transcript.slice(first.length)) &&
  read(transcript.slice(first.length)) === undefined
