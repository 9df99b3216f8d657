import type { Chart } from '../chart.ts'
import type { ActorMessage, EventMessage, InspectorMessage, PlainSnapshot, SnapshotMessage } from '../messages.ts'

const ENTRIES_MAX = 1000
/** The snapshot after an event is found among this many last entries. */
const LOOK_BACK = 100
/** Quicker repeats that change no state, such as a voice's level, are one line of the log. */
const REPEAT_MS = 1000

export interface Actor {
  id: string
  name: string
  parent?: string
  chart?: Chart
  snapshot?: PlainSnapshot
  /** The ids of the transitions that were taken last; an event that takes none leaves them shown. */
  taken: string[]
}

/** One event that an actor received, and the actor's snapshot after it. */
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

/** Everything that a page sent. */
export interface Recording {
  actors: Actor[]
  entries: Entry[]
}

export const emptyRecording: Recording = { actors: [], entries: [] }

/** Adds messages; the oldest entries make room. */
export function withMessages(recording: Recording, messages: InspectorMessage[]): Recording {
  const next = { actors: [...recording.actors], entries: [...recording.entries] }
  for (const message of messages) addMessage(next, message)
  next.entries.splice(0, next.entries.length - ENTRIES_MAX)
  return next
}

function addMessage(recording: Recording, message: InspectorMessage): void {
  if (message.type === '@xstate.actor') addActor(recording, message)
  else if (message.type === '@xstate.event') recording.entries.push({ ...entryOf(message), times: 1, taken: [] })
  else addSnapshot(recording, message)
}

function addActor({ actors }: Recording, { actor: id, name, parent, chart }: ActorMessage): void {
  if (!actors.some((each) => each.id === id))
    actors.push({ id, name, taken: [], ...(parent && { parent }), ...(chart && { chart }) })
}

function entryOf({ order, event, time, actor, payload, ...rest }: EventMessage | SnapshotMessage) {
  return { order, event, time, actor, payload, ...('source' in rest && rest.source && { source: rest.source }) }
}

function addSnapshot(recording: Recording, message: SnapshotMessage): void {
  const { actor, event, snapshot, taken } = message
  const { actors, entries } = recording
  const position = actors.findIndex(({ id }) => id === actor)
  const before = actors[position]
  if (before) actors[position] = { ...before, snapshot, taken: taken.length > 0 ? taken : before.taken }
  const answered = entries.findLastIndex(
    (entry, index) => index >= entries.length - LOOK_BACK && entry.event === event && entry.actor === actor,
  )
  const entry = entries[answered]
  if (entry) entries[answered] = { ...entry, snapshot, taken }
  else entries.push({ ...entryOf(message), snapshot, taken, times: 1 })
  foldRepeat(entries)
}

/** The last two entries become one when the same actor got the same event and stayed in the same state. */
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
