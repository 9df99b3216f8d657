import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import type { PathEvent, Place } from '../../machines/support/paths.ts'
import { nodesOf, type Replay, replayOf } from '../../machines/support/replay.ts'
import type { Model } from './model.ts'

/** The machine, and the device beside it, after an action. */
export interface ModelNode<M extends AnyStateMachine, Device> {
  action: string
  here: SnapshotFrom<M>
  /** What this machine started with, and all events since. */
  input: InputFrom<M>
  events: PathEvent<M>[]
  /** The machine after each event of the action. */
  places: Place<M>[]
  device: Device
  isOver: boolean
}

/** Whether the event may do something: answers of children and time always may. */
const mayTake = (here: SnapshotFrom<AnyStateMachine>, { type }: { type: string }): boolean =>
  /^xstate\.|^time\./.test(type) || nodesOf(here).some(({ ownEvents }) => ownEvents.includes(type))

/** Finds the nodes that the actions of a model lead to. */
export class Explorer<M extends AnyStateMachine, Driver, State extends string, Device> {
  readonly #model: Model<M, Driver, State, Device>
  readonly #replays = new Map<string, Replay<M>>()

  constructor(model: Model<M, Driver, State, Device>) {
    this.#model = model
  }

  first(input: InputFrom<M>): ModelNode<M, Device> {
    return this.#begun(input, this.#model.device?.first(input) as Device)
  }

  /** Undefined where the action cannot be performed, or has no effect. */
  after(node: ModelNode<M, Device>, name: string): ModelNode<M, Device> | undefined {
    const action = this.#model.actions[name]
    if (!action || node.isOver || action.where?.(node.here, node.device) === false) return undefined
    if ('changes' in action) return { ...node, action: name, places: [], device: action.changes(node.device) }
    if ('restarts' in action) return { ...this.#begun(action.restarts(node.device), node.device), action: name }
    const next = this.#sent(node, typeof action.events === 'function' ? action.events(node.here) : action.events)
    return next && { ...next, action: name, isOver: Boolean(action.isLast || action.leaves) }
  }

  #begun(input: InputFrom<M>, device: Device): ModelNode<M, Device> {
    const places = [this.#replay(input)([])]
    const here = places[0]!.snapshot
    return { action: '', here, input, events: [], places, device: this.#storedIn(device, places), isOver: false }
  }

  #sent(node: ModelNode<M, Device>, newEvents: PathEvent<M>[]): ModelNode<M, Device> | undefined {
    if (!newEvents.slice(0, 1).every((event) => mayTake(node.here, event))) return undefined
    const events = [...node.events, ...newEvents]
    const replay = this.#replay(node.input)
    const places = newEvents.map((_, index) => replay(events.slice(0, node.events.length + index + 1)))
    const here = places.at(-1)?.snapshot
    if (here === undefined || places.some(({ hasMoved }) => !hasMoved)) return undefined
    return { ...node, here, events, places, device: this.#storedIn(node.device, places) }
  }

  #storedIn(device: Device, places: Place<M>[]): Device {
    const { after } = this.#model.device ?? {}
    return after ? places.reduce((before, { sent }) => after(before, sent), device) : device
  }

  #replay(input: InputFrom<M>): Replay<M> {
    const key = JSON.stringify(input)
    const replay = this.#replays.get(key) ?? replayOf(this.#model.machine, input, this.#model.real)
    this.#replays.set(key, replay)
    return replay
  }
}
