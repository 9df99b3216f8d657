import type { Chart } from './chart.ts'

/** A value of JSON. */
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

interface MessageBase {
  /** Counts the messages of this page. */
  order: number
  /** Milliseconds since 1970. */
  time: number
  /** xstate's session id of the actor. */
  actor: string
}

export interface ActorMessage extends MessageBase {
  type: '@xstate.actor'
  name: string
  parent?: string
  /** Only machines have one. */
  chart?: Chart
}

export interface EventMessage extends MessageBase {
  type: '@xstate.event'
  /** The same number in the snapshot that the event led to. */
  event: number
  source?: string
  payload: { type: string; [key: string]: Plain }
}

export interface SnapshotMessage extends MessageBase {
  type: '@xstate.snapshot'
  event: number
  payload: { type: string; [key: string]: Plain }
  snapshot: PlainSnapshot
  /** The ids of the transitions that were taken. */
  taken: string[]
}

/** What a page sends the viewer, in the terms of Stately's inspector where it has them. */
export type InspectorMessage = ActorMessage | EventMessage | SnapshotMessage

/** Sent by a viewer that is ready, to the page that opened or embeds it. */
export const HELLO = '@statelyai.connected'

export const VIEWER_PATH = '/inspector.html'
