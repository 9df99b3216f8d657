import type { PlainSnapshot } from '../messages.ts'
import type { Actor, Entry, Recording } from './recording.ts'

/** An actor as it was at a chosen entry, or as it is now. */
export interface ActorMoment {
  actor: Actor
  snapshot: PlainSnapshot | undefined
  /** What it was before the last event, to show what that changed. */
  before: PlainSnapshot | undefined
  taken: string[]
}

/** @param at the entry to look back to; undefined for now */
export function momentOf({ entries }: Recording, actor: Actor, at: number | undefined): ActorMoment {
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
 * Who is looked at: the chosen one, or who took its place under its name (each field has a voice of its own); without a
 * choice the last machine of the page's own.
 */
export function shownActor({ actors }: Recording, chosen: string | undefined, at: number | undefined) {
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
export function treeOf({ actors }: Recording): Branch[] {
  const known = new Set(actors.map(({ id }) => id))
  const below = (parent: string | undefined, depth: number): Branch[] =>
    actors
      .filter((actor) => (actor.parent && known.has(actor.parent) ? actor.parent : undefined) === parent)
      .flatMap((actor) => [{ actor, depth }, ...below(actor.id, depth + 1)])
  return below(undefined, 0)
}

export const entryAt = ({ entries }: Recording, at: number | undefined): Entry | undefined =>
  entries.find(({ order }) => order === at)
