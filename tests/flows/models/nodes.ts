import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import type { PathEvent, Place } from '../../machines/support/paths.ts'
import { nodesOf, type Replay, replayOf } from '../../machines/support/replay.ts'
import type { Model } from './model.ts'

/** Where a deed has led. */
export interface Stop<M extends AnyStateMachine, Device> {
  deed: string
  here: SnapshotFrom<M>
  /** What this machine began with, and all that it was told since. */
  input: InputFrom<M>
  events: PathEvent<M>[]
  /** The machine after each event of the deed. */
  places: Place<M>[]
  device: Device
  isOver: boolean
}

/** Whether it is worth asking: what the world answers, and time, may always mean something. */
const mayHear = (here: SnapshotFrom<AnyStateMachine>, { type }: { type: string }): boolean =>
  /^xstate\.|^time\./.test(type) || nodesOf(here).some(({ ownEvents }) => ownEvents.includes(type))

/** Where the deeds of a model lead. */
export class Stops<M extends AnyStateMachine, World, State extends string, Device> {
  readonly #model: Model<M, World, State, Device>
  readonly #replays = new Map<string, Replay<M>>()

  constructor(model: Model<M, World, State, Device>) {
    this.#model = model
  }

  first(input: InputFrom<M>): Stop<M, Device> {
    return this.#begun(input, this.#model.device?.first(input) as Device)
  }

  /** Undefined where the deed cannot be done, or means nothing. */
  after(stop: Stop<M, Device>, name: string): Stop<M, Device> | undefined {
    const deed = this.#model.deeds[name]
    if (!deed || stop.isOver || deed.where?.(stop.here, stop.device) === false) return undefined
    if ('changes' in deed) return { ...stop, deed: name, places: [], device: deed.changes(stop.device) }
    if ('begins' in deed) return { ...this.#begun(deed.begins(stop.device), stop.device), deed: name }
    const next = this.#told(stop, typeof deed.means === 'function' ? deed.means(stop.here) : deed.means)
    return next && { ...next, deed: name, isOver: Boolean(deed.isLast || deed.leaves) }
  }

  #begun(input: InputFrom<M>, device: Device): Stop<M, Device> {
    const places = [this.#replay(input)([])]
    const here = places[0]!.snapshot
    return { deed: '', here, input, events: [], places, device: this.#keptIn(device, places), isOver: false }
  }

  #told(stop: Stop<M, Device>, means: PathEvent<M>[]): Stop<M, Device> | undefined {
    if (!means.slice(0, 1).every((event) => mayHear(stop.here, event))) return undefined
    const events = [...stop.events, ...means]
    const replay = this.#replay(stop.input)
    const places = means.map((_, index) => replay(events.slice(0, stop.events.length + index + 1)))
    const here = places.at(-1)?.snapshot
    if (here === undefined || places.some(({ hasMoved }) => !hasMoved)) return undefined
    return { ...stop, here, events, places, device: this.#keptIn(stop.device, places) }
  }

  #keptIn(device: Device, places: Place<M>[]): Device {
    const { after } = this.#model.device ?? {}
    return after ? places.reduce((before, { told }) => after(before, told), device) : device
  }

  #replay(input: InputFrom<M>): Replay<M> {
    const key = JSON.stringify(input)
    const replay = this.#replays.get(key) ?? replayOf(this.#model.machine, input, this.#model.real)
    this.#replays.set(key, replay)
    return replay
  }
}
