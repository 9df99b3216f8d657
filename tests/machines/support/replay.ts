import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type InspectionEvent,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate'
import { type OnOutcome, watchGuards } from './guards.ts'
import { arrivalItems, isDeclared, stateItem, transitionItem } from './coverage-items.ts'
import { SteppedClock } from '../../support/stepped-clock.ts'

/** Events on real actors: children are real or answer when the path says so, and time is simulated. */

/** What happens to a machine from outside: its own events, what its actors answer, and time. */
export type PathEvent<M extends AnyStateMachine> = EventFromLogic<M> | Answered | Failed | Elapsed
type Answered = { type: `xstate.done.actor.${string}`; output: unknown }
type Failed = { type: `xstate.error.actor.${string}`; error: unknown }
type Elapsed = { type: 'time.elapsed'; ms: number }

export const done = (id: string, output?: unknown): Answered => ({ type: `xstate.done.actor.${id}`, output })
export const failed = (id: string, error: unknown): Failed => ({ type: `xstate.error.actor.${id}`, error })
export const elapsed = (ms: number): Elapsed => ({ type: 'time.elapsed', ms })

/** A place on the way: where the actor is, what the last event made it do, and how it came here. */
export interface Place<M extends AnyStateMachine> {
  snapshot: SnapshotFrom<M>
  history: PathEvent<M>[]
  /** Whether the last event made it take a transition. */
  hasMoved: boolean
  /** The states, transitions, outcomes of guards, answers and delays that the last event covered. */
  covered: string[]
  /** What was sent to children; what a machine without a parent sends to itself was meant for the parent. */
  sent: { to: string; event: AnyEventObject }[]
  /** What it logged. */
  logged: unknown[]
}

type Notes<M extends AnyStateMachine> = Omit<Place<M>, 'snapshot'>

/** Takes a fresh machine through these events. */
export type Replay<M extends AnyStateMachine> = (history: PathEvent<M>[]) => Place<M>

export function replayOf<M extends AnyStateMachine>(machine: M, input: InputFrom<M>, real: string[] = []): Replay<M> {
  let note = ignore
  const watched = watchGuards(withDeferredActors(machine, real), (item) => note(item))
  return (history) => {
    const notes: Notes<M> = { history, hasMoved: false, covered: [], sent: [], logged: [] }
    // What the events before the last one did was noted when they were the last.
    let left = history.length
    note = (item) => left === 0 && notes.covered.push(item)
    const logger = (entry: unknown) => left === 0 && notes.logged.push(entry)
    const clock = new SteppedClock()
    const inspect = (seen: InspectionEvent) => left === 0 && inspected(notes, seen)
    const actor = createActor(watched, { input, clock, logger, inspect }).start()
    for (const event of history) {
      left -= 1
      perform(actor, clock, event)
    }
    const snapshot = actor.getSnapshot()
    note = ignore
    actor.stop()
    return { ...notes, snapshot }
  }
}

/** Guards are also evaluated between the runs, by a test. */
const ignore: OnOutcome = () => undefined

/** The id of the child whose answer an event is. */
export const answererOf = ({ type }: AnyEventObject): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]

function perform(actor: AnyActorRef, clock: SteppedClock, event: AnyEventObject) {
  const child = answererOf(event)
  if (event.type === 'time.elapsed') clock.elapse(event['ms'])
  else if (child) actor.getSnapshot().children[child]?.send(event)
  else actor.send(event)
}

function inspected<M extends AnyStateMachine>(notes: Notes<M>, seen: InspectionEvent) {
  const { id, _parent: parent } = seen.actorRef as AnyActorRef
  if (seen.type === '@xstate.event') {
    if (parent) notes.sent.push({ to: id, event: seen.event })
    else arrived(notes, seen)
  } else if (seen.type === '@xstate.microstep' && !parent) stepped(notes, seen)
}

function arrived<M extends AnyStateMachine>(notes: Notes<M>, { actorRef, sourceRef, event }: Arrival) {
  if (sourceRef === actorRef) notes.sent.push({ to: 'parent', event })
  if (event.type !== 'xstate.init') notes.covered.push(...arrivalItems(nodesOf(actorRef.getSnapshot()), event.type))
}

type Arrival = Extract<InspectionEvent, { type: '@xstate.event' }>

function stepped<M extends AnyStateMachine>(notes: Notes<M>, { snapshot, _transitions: transitions }: Microstep) {
  const declared = transitions.filter(isDeclared)
  notes.hasMoved ||= declared.length > 0
  notes.covered.push(...declared.map(transitionItem), ...nodesOf(snapshot).map(stateItem))
}

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>

export function nodesOf(snapshot: Snapshot<unknown>): AnyStateNode[] {
  const { _nodes: nodes } = snapshot as AnyMachineSnapshot
  return nodes
}

type DeferredSnapshot = Snapshot<unknown> & { given: unknown }

/** A child that only holds its input, until the path ends it. */
const deferredActor: ActorLogic<DeferredSnapshot, AnyEventObject> = {
  transition: ({ given, ...snapshot }, event) => {
    if (event.type.startsWith('xstate.done.actor.'))
      return { status: 'done', output: event['output'], error: undefined, given }
    if (!event.type.startsWith('xstate.error.actor.')) return { ...snapshot, given }
    return { status: 'error', output: undefined, error: event['error'], given }
  },
  getInitialSnapshot: (_, given) => ({ status: 'active', output: undefined, error: undefined, given }),
  getPersistedSnapshot: (snapshot) => snapshot,
}

/** The machine with children that wait until the path ends them. */
export function withDeferredActors<M extends AnyStateMachine>(machine: M, real: string[]): M {
  const sources = Object.keys(machine.implementations.actors).filter((src) => !real.includes(src))
  return machine.provide({ actors: Object.fromEntries(sources.map((src) => [src, deferredActor])) }) as M
}
