import type { PlainSnapshot } from '../messages.ts'
import type { Actor, Entry, Recording } from './recording.ts'

/** An actor as it was at a chosen entry, or as it is now. */
export interface ActorSnapshot {
  actor: Actor
  snapshot: PlainSnapshot | undefined
  /** Before the last event, to show what that changed. */
  before: PlainSnapshot | undefined
  taken: string[]
}

/** @param at the entry to look back to; undefined for now */
export function selectActorSnapshot({ entries }: Recording, actor: Actor, at: number | undefined): ActorSnapshot {
  const own = entries.filter((entry) => entry.actor === actor.id && entry.snapshot && entry.order <= (at ?? Infinity))
  const [before, last] = own.length > 1 ? own.slice(-2) : [undefined, own[0]]
  const isNow = at === undefined
  return {
    actor,
    snapshot: isNow ? actor.snapshot : last?.snapshot,
    before: before?.snapshot,
    taken: isNow ? actor.taken : (last?.taken ?? []),
  }
}

export const isStopped = (snapshot: PlainSnapshot | undefined): boolean =>
  snapshot !== undefined && snapshot.status !== 'active'

/**
 * The actor to show: the chosen one, or its successor of the same name (each field has a voice actor of its own); without
 * a choice the last root machine of the page.
 */
export function selectActor({ actors }: Recording, chosen: string | undefined, at: number | undefined) {
  const actor = actors.find(({ id }) => id === chosen)
  if (!actor)
    return actors.findLast(({ chart, parent, snapshot }) => chart && !parent && !isStopped(snapshot)) ?? actors[0]
  if (at !== undefined || !isStopped(actor.snapshot)) return actor
  return actors.findLast(({ name, parent }) => name === actor.name && parent === actor.parent) ?? actor
}

export interface Branch {
  actor: Actor
  depth: number
}

/** The actors, children below their parents. */
export function selectTree({ actors }: Recording): Branch[] {
  const known = new Set(actors.map(({ id }) => id))
  const below = (parent: string | undefined, depth: number): Branch[] =>
    actors
      .filter((actor) => (actor.parent && known.has(actor.parent) ? actor.parent : undefined) === parent)
      .flatMap((actor) => [{ actor, depth }, ...below(actor.id, depth + 1)])
  return below(undefined, 0)
}

export const selectEntry = ({ entries }: Recording, at: number | undefined): Entry | undefined =>
  entries.find(({ order }) => order === at)
