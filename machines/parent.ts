import type { AnyActorRef } from 'xstate'

/** Whom a child reports to. Without a parent it speaks to itself, and nobody listens: so a machine also runs alone. */
export function parentOf({ self }: { self: AnyActorRef }): AnyActorRef {
  const { _parent: parent } = self
  return parent ?? self
}
