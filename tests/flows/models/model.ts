import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import type { PathEvent, Place } from '../../machines/support/paths.ts'

/**
 * A model says of one of the product's machines how its events come about in a browser, and what its states look like on
 * the page. The paths through the page are generated from it.
 */
export interface Model<M extends AnyStateMachine, Driver, State extends string = string, Device = undefined> {
  machine: M
  /** What the machine may start with. */
  initialStates: Record<string, InputFrom<M>>
  /** What stays when the page is left: the machine sends it, and may start with it again. */
  device?: { first: (input: InputFrom<M>) => Device; after: (device: Device, sent: Place<M>['sent']) => Device }
  /** The children that run as they are; the browser and the server answer for all others. */
  real?: string[]
  /** The state in the words of `expectations`. */
  stateOf: (here: SnapshotFrom<M>) => State
  /** What distinguishes two nodes of one state, as far as the page or the actions differ. */
  key: (here: SnapshotFrom<M>, device: Device) => unknown
  /** What a person, the browser or the server does. */
  actions: Record<string, Action<M, Driver, Device>>
  /** What the page must show. */
  expectations: Record<State, (driver: Driver, here: SnapshotFrom<M>, device: Device) => Promise<void>>
  /** The transitions that cannot be brought about on this page, with the reason. */
  unreachable: Record<string, string>
}

export type Action<M extends AnyStateMachine, Driver, Device = undefined> = Effect<M, Device> & {
  /** Where the page offers it; absent: wherever the machine takes its events. */
  where?: (here: SnapshotFrom<M>, device: Device) => boolean
  perform: (driver: Driver, here: SnapshotFrom<M>) => Promise<unknown>
  /** Nothing can follow on this page. */
  isLast?: boolean
  /** It leads away from what shows the machine, so the action itself checks the page that follows. */
  leaves?: boolean
}

/** What an action does to the machine, or to the device beside it. */
type Effect<M extends AnyStateMachine, Device> =
  | { events: PathEvent<M>[] | ((here: SnapshotFrom<M>) => PathEvent<M>[]) }
  /** It sends no event to the machine. */
  | { changes: (device: Device) => Device }
  /** The machine is gone, and another starts. */
  | { restarts: (device: Device) => InputFrom<M> }
