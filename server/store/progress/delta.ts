import type { SessionProgress, VoiceCounts } from '../../../contract/types.gen.ts'
import type { ProgressKind } from '../tables/tables.ts'

/** How far a session has come, as it was counted already. */
export interface Progress {
  /** The place of the furthest field; -1 before any. */
  furthest: number
  /** The ids of the fields up to it that were not asked. */
  skipped: readonly string[]
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

export const NOTHING: Progress = { furthest: -1, skipped: [], current: null, elapsed: 0, isFinished: false, voice: {} }
const NO_COUNTS: VoiceCounts = { asked_again: 0, refused: 0, typed_after: 0 }
const KINDS = ['asked_again', 'refused', 'typed_after'] as const

/**
 * What is known after a message. What only grows takes the larger value, so that a message that comes twice, late or after
 * another one adds nothing; the place where the person is comes from the latest one.
 * @param ids of the fields, in their order
 */
export function advanced(before: Progress, said: SessionProgress, ids: readonly string[]): Progress {
  const isLatest = said.elapsed >= before.elapsed
  const furthest = Math.max(before.furthest, ids.indexOf(said.reached), ids.indexOf(said.left))
  const asked = new Set([...askedOf(before, ids), ...askedIn(said, ids)])
  return {
    furthest,
    skipped: ids.slice(0, furthest + 1).filter((id) => !asked.has(id)),
    current: isLatest ? said.left : before.current,
    elapsed: Math.max(before.elapsed, said.elapsed),
    isFinished: before.isFinished || said.finished === true,
    voice: { ...before.voice, ...mapValues(said.fields ?? {}, (counts, id) => larger(countsOf(before, id), counts)) },
  }
}

/** What the counts of the form change by, when a session goes from one to the other. */
export function changesBetween(before: Progress, after: Progress, ids: readonly string[]): Change[] {
  const known = new Set(askedOf(before, ids))
  const reached = askedOf(after, ids).filter((id) => !known.has(id))
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

/** A field that was asked once counts as reached, whatever later answers leave out. */
const askedOf = ({ furthest, skipped }: Pick<Progress, 'furthest' | 'skipped'>, ids: readonly string[]): string[] => {
  const without = new Set(skipped)
  return ids.slice(0, furthest + 1).filter((id) => !without.has(id))
}

const askedIn = ({ reached, left, skipped = [] }: SessionProgress, ids: readonly string[]): string[] => [
  ...askedOf({ furthest: Math.max(ids.indexOf(reached), ids.indexOf(left)), skipped }, ids),
  reached,
  left,
]

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
