import type { Chart } from '../chart.ts'
import type { ActorMessage, EventMessage, InspectorMessage, PlainSnapshot, SnapshotMessage } from '../messages.ts'

export const MOST_ENTRIES = 1000
/** An answer to an event comes soon after it. */
const LOOK_BACK = 100
/** Quicker repeats that change no state, such as a voice's level, are one line of the log. */
const REPEAT_MS = 1000

export interface Actor {
  id: string
  name: string
  parent?: string
  chart?: Chart
  bornAt: number
  snapshot?: PlainSnapshot
  /** What the last event took. */
  taken: string[]
}

/** One event that an actor got, and what became of the actor. */
export interface Entry {
  order: number
  event: number
  time: number
  actor: string
  source?: string
  payload: EventMessage['payload']
  /** Absent while the actor has not taken the event. */
  snapshot?: PlainSnapshot
  taken: string[]
  times: number
}

/** All that a page told. */
export interface Recording {
  actors: Actor[]
  entries: Entry[]
}

export const nothing: Recording = { actors: [], entries: [] }

/** Adds what came; the oldest entries make room. */
export function heard(recording: Recording, messages: InspectorMessage[]): Recording {
  const next = { actors: [...recording.actors], entries: [...recording.entries] }
  for (const message of messages) hear(next, message)
  next.entries.splice(0, next.entries.length - MOST_ENTRIES)
  return next
}

function hear(recording: Recording, message: InspectorMessage): void {
  if (message.type === '@xstate.actor') addActor(recording, message)
  else if (message.type === '@xstate.event') recording.entries.push({ ...entryOf(message), times: 1, taken: [] })
  else addSnapshot(recording, message)
}

function addActor({ actors }: Recording, { actor: id, name, parent, chart, order }: ActorMessage): void {
  if (!actors.some((each) => each.id === id))
    actors.push({ id, name, bornAt: order, taken: [], ...(parent && { parent }), ...(chart && { chart }) })
}

function entryOf({ order, event, time, actor, payload, ...rest }: EventMessage | SnapshotMessage) {
  return { order, event, time, actor, payload, ...('source' in rest && rest.source && { source: rest.source }) }
}

function addSnapshot(recording: Recording, message: SnapshotMessage): void {
  const { actor, event, snapshot, taken } = message
  const { actors, entries } = recording
  const living = actors.findIndex(({ id }) => id === actor)
  const before = actors[living]
  if (before) actors[living] = { ...before, snapshot, taken }
  const asked = entries.findLastIndex(
    (entry, index) => index >= entries.length - LOOK_BACK && entry.event === event && entry.actor === actor,
  )
  const entry = entries[asked]
  if (entry) entries[asked] = { ...entry, snapshot, taken }
  else entries.push({ ...entryOf(message), snapshot, taken, times: 1 })
  foldRepeat(entries)
}

/** The last two entries become one when they say the same of the same actor in the same state. */
function foldRepeat(entries: Entry[]): void {
  const [before, last] = entries.slice(-2)
  if (!before || !last || !isRepeat(before, last)) return
  entries.splice(-2, 2, { ...last, times: before.times + 1 })
}

const isRepeat = (before: Entry, last: Entry): boolean =>
  before.actor === last.actor &&
  before.payload.type === last.payload.type &&
  last.time - before.time < REPEAT_MS &&
  stateText(before.snapshot) === stateText(last.snapshot)

/** The state in one line: `live.form.filling`, regions side by side with `+`; a plain actor's status. */
export function stateText(snapshot: PlainSnapshot | undefined): string {
  if (!snapshot) return ''
  if (snapshot.value === undefined) return snapshot.status
  const state = activePaths(snapshot.value).join(' + ')
  return snapshot.status === 'active' ? state : `${state} (${snapshot.status})`
}

/** The innermost active states, as paths from the machine's root. */
export function activePaths(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const paths = activePaths(inner)
    return paths.length === 0 ? [key] : paths.map((path) => `${key}.${path}`)
  })
}
