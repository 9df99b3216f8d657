import {
  type ActorRefLike,
  type AnyEventObject,
  type InspectedMicrostepEvent,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import { chartOf, transitionId } from './chart.ts'
import type { InspectorMessage, PlainSnapshot } from './messages.ts'
import { plain } from './plain.ts'

/**
 * Turns xstate's inspection events into messages for the viewer, at once: Stately's own inspector does it when the
 * browser is idle, with that later time, and leaves out which transitions were taken.
 */
export class Serializer {
  #order = 0
  readonly #events = new WeakMap<AnyEventObject, number>()
  readonly #taken = new Map<string, string[]>()

  /** Undefined for an event that is part of a later message. */
  serialize(inspected: InspectionEvent): InspectorMessage | undefined {
    const common = { order: ++this.#order, time: Date.now(), actor: inspected.actorRef.sessionId }
    switch (inspected.type) {
      case '@xstate.actor':
        return { type: inspected.type, ...common, ...actorOf(inspected.actorRef) }
      case '@xstate.event':
        return { type: inspected.type, ...common, ...this.#eventOf(inspected.event), ...sourceOf(inspected.sourceRef) }
      case '@xstate.snapshot':
        return { type: inspected.type, ...common, ...this.#eventOf(inspected.event), ...this.#outcome(inspected) }
      case '@xstate.microstep':
        return this.#addTransitions(inspected)
      default:
        return undefined
    }
  }

  /** An event may pass through several actors as the same object; it is known by a number, since it leaves as a copy. */
  #eventOf(event: AnyEventObject) {
    const known = this.#events.get(event) ?? this.#order
    this.#events.set(event, known)
    const { type, ...rest } = event
    return { event: known, payload: { ...plainRecord(rest), type } }
  }

  #outcome({ actorRef, snapshot }: { actorRef: ActorRefLike; snapshot: object }) {
    const taken = this.#taken.get(actorRef.sessionId) ?? []
    this.#taken.delete(actorRef.sessionId)
    return { snapshot: plainSnapshot(snapshot), taken }
  }

  #addTransitions({ actorRef: { sessionId }, _transitions: transitions }: InspectedMicrostepEvent): undefined {
    const taken = transitions.flatMap((transition) => transitionId(transition) ?? [])
    this.#taken.set(sessionId, [...(this.#taken.get(sessionId) ?? []), ...taken])
  }
}

function actorOf(actor: ActorRefLike) {
  const name = 'id' in actor ? String(actor.id) : actor.sessionId
  const machine = 'logic' in actor && actor.logic instanceof StateMachine ? actor.logic : undefined
  return {
    name: name === actor.sessionId && machine ? machine.id : name,
    ...(machine && { chart: chartOf(machine) }),
    ...parentOf(actor),
  }
}

/** A reference knows its parent, though its public type does not say so. */
function parentOf(actor: object) {
  const { _parent }: { _parent?: unknown } = { _parent: undefined, ...actor }
  const parent = sessionOf(_parent)
  return parent === undefined ? {} : { parent }
}

const sourceOf = (actor: object | undefined) => {
  const source = sessionOf(actor)
  return source === undefined ? {} : { source }
}

const sessionOf = (actor: unknown): string | undefined =>
  typeof actor === 'object' && actor !== null && 'sessionId' in actor ? String(actor.sessionId) : undefined

const plainRecord = (record: object) => {
  const result = plain(record)
  return typeof result === 'object' && result !== null && !Array.isArray(result) ? result : {}
}

const SNAPSHOT_KEYS = ['value', 'context', 'output', 'error'] as const

function plainSnapshot(snapshot: object): PlainSnapshot {
  const all: Record<string, unknown> = { ...snapshot }
  const entries = SNAPSHOT_KEYS.filter((key) => all[key] !== undefined).map((key) => [key, plain(all[key])])
  const tags = all['tags'] instanceof Set ? { tags: plain([...all['tags']]) } : {}
  return { status: String(all['status']), ...Object.fromEntries(entries), ...tags }
}
