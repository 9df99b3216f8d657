import type { AnyActorRef } from 'xstate'

/** The actor that a child reports to. Without a parent it reports to itself, so that a machine also runs alone. */
export function parentOf({ self }: { self: AnyActorRef }): AnyActorRef {
  const { _parent: parent } = self
  return parent ?? self
}
