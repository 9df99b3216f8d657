import type { ActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate'

/** A child that does nothing until it is sent its end, so that a simulation waits for no IO. */
const deferredActor: ActorLogic<Snapshot<unknown>, AnyEventObject> = {
  transition: (snapshot, event) =>
    event.type === 'deferred.done' ? { status: 'done', output: event['output'], error: undefined } : snapshot,
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
}

/** The machine with children that wait for `finish`. */
export function deferred<M extends AnyStateMachine>(machine: M): M {
  const sources = Object.keys(machine.implementations.actors)
  return machine.provide({ actors: Object.fromEntries(sources.map((src) => [src, deferredActor])) }) as M
}

/** Ends a child of an actor with what it would have given; nothing happens where there is no such child. */
export const finish = (actor: AnyActorRef | undefined, child: string, output?: unknown): void =>
  childOf(actor, child)?.send({ type: 'deferred.done', output })

const childOf = (actor: AnyActorRef | undefined, child: string): AnyActorRef | undefined =>
  actor?.getSnapshot().children[child]
