import type { Chart } from './chart.ts'

/** What JSON can say of a value. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain }

/** A snapshot as the viewer shows it; `value` and `tags` only of machines. */
export interface PlainSnapshot {
  status: string
  value?: Plain
  tags?: Plain
  context?: Plain
  output?: Plain
  error?: Plain
}

interface Told {
  /** Counts what this page told. */
  order: number
  /** Milliseconds since 1970. */
  time: number
  /** xstate's session id of the actor. */
  actor: string
}

export interface ActorMessage extends Told {
  type: '@xstate.actor'
  name: string
  parent?: string
  /** Only machines have one. */
  chart?: Chart
}

export interface EventMessage extends Told {
  type: '@xstate.event'
  /** The same number in the snapshot that the event led to. */
  event: number
  source?: string
  payload: { type: string; [key: string]: Plain }
}

export interface SnapshotMessage extends Told {
  type: '@xstate.snapshot'
  event: number
  payload: { type: string; [key: string]: Plain }
  snapshot: PlainSnapshot
  /** The ids of the transitions that were taken. */
  taken: string[]
}

/** What a page tells the viewer, in the words of Stately's inspector where it has them. */
export type InspectorMessage = ActorMessage | EventMessage | SnapshotMessage

/** The viewer says that it listens, to the page that opened or holds it. */
export const HELLO = '@statelyai.connected'

export const VIEWER_PATH = '/inspector.html'
