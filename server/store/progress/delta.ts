import type { SessionProgress, VoiceCounts } from '../../../contract/types.gen.ts'
import type { ProgressKind } from '../tables/tables.ts'

/** How far a session has come, as it was counted already. */
export interface Progress {
  /** The place of the furthest field; -1 before any. */
  furthest: number
  /** The id of the field where the person is. */
  current: string | null
  elapsed: number
  isFinished: boolean
  voice: Record<string, VoiceCounts>
}

/** By how much a count changes; `fieldId` is empty where the whole session is counted. */
export interface Change {
  kind: ProgressKind
  fieldId: string
  by: number
}

export const NOTHING: Progress = { furthest: -1, current: null, elapsed: 0, isFinished: false, voice: {} }
const NO_COUNTS: VoiceCounts = { asked_again: 0, refused: 0, typed_after: 0 }
const KINDS = ['asked_again', 'refused', 'typed_after'] as const

/**
 * What is known after a message. What only grows takes the larger value, so that a message that comes twice, late or after
 * another one adds nothing; the place where the person is comes from the latest one.
 * @param ids of the fields, in their order
 */
export function advanced(before: Progress, said: SessionProgress, ids: readonly string[]): Progress {
  const isLatest = said.elapsed >= before.elapsed
  return {
    furthest: Math.max(before.furthest, ids.indexOf(said.reached), ids.indexOf(said.left)),
    current: isLatest ? said.left : before.current,
    elapsed: Math.max(before.elapsed, said.elapsed),
    isFinished: before.isFinished || said.finished === true,
    voice: { ...before.voice, ...mapValues(said.fields ?? {}, (counts, id) => larger(countsOf(before, id), counts)) },
  }
}

/** What the counts of the form change by, when a session goes from one to the other. */
export function changesBetween(before: Progress, after: Progress, ids: readonly string[]): Change[] {
  const reached = ids.slice(before.furthest + 1, after.furthest + 1)
  const [wasAt, isAt] = [leftAt(before), leftAt(after)]
  return [
    ...(before.furthest < 0 && after.furthest >= 0 ? [{ kind: 'started' as const, fieldId: '', by: 1 }] : []),
    ...(after.isFinished && !before.isFinished ? [{ kind: 'finished' as const, fieldId: '', by: 1 }] : []),
    ...reached.map((fieldId) => ({ kind: 'reached' as const, fieldId, by: 1 })),
    ...(wasAt !== null && wasAt !== isAt ? [{ kind: 'left' as const, fieldId: wasAt, by: -1 }] : []),
    ...(isAt !== null && wasAt !== isAt ? [{ kind: 'left' as const, fieldId: isAt, by: 1 }] : []),
    ...Object.keys(after.voice).flatMap((id) => voiceChanges(id, countsOf(before, id), countsOf(after, id))),
  ]
}

/** A session that is not finished counts as left where the person was last. */
const leftAt = ({ isFinished, current }: Progress): string | null => (isFinished ? null : current)

const countsOf = ({ voice }: Progress, id: string): VoiceCounts =>
  (Object.hasOwn(voice, id) ? voice[id] : undefined) ?? NO_COUNTS

const larger = (one: VoiceCounts, other: VoiceCounts): VoiceCounts => ({
  asked_again: Math.max(one.asked_again, other.asked_again),
  refused: Math.max(one.refused, other.refused),
  typed_after: Math.max(one.typed_after, other.typed_after),
})

const voiceChanges = (fieldId: string, before: VoiceCounts, after: VoiceCounts): Change[] =>
  KINDS.map((kind) => ({ kind, fieldId, by: after[kind] - before[kind] })).filter(({ by }) => by > 0)

const mapValues = <Value, Result>(record: Record<string, Value>, map: (value: Value, key: string) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
