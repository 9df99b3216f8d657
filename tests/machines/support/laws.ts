import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'
import { nodesOf, type Place, type Step, titleOf } from './paths.ts'

/** Laws about the steps of an exploration, each in one sentence: when it applies, and what must hold then. */

/**
 * The paths to the steps that break a law; empty when it holds. A law that applies to no step is reported too, since it
 * would hold of anything.
 */
export function violations<M extends AnyStateMachine>(
  steps: Step<M>[],
  when: (step: Step<M>) => boolean,
  law: (step: Step<M>) => boolean,
): string[] {
  const concerned = steps.filter(when)
  if (concerned.length === 0) return ['no step meets this law']
  const broken = concerned.filter((step) => !law(step)).map(({ place }) => titleOf(place.history))
  return [...new Set(broken)]
}

type AnyStep = { event: AnyEventObject; before: Snapshot<unknown>; after: Snapshot<unknown>; place: Sending }
type Sending = Pick<Place<AnyStateMachine>, 'sent'>
type Predicate = (step: AnyStep) => boolean

/** For a law about every step. */
export const anywhere: Predicate = () => true

/** For a law about these events. */
export const on =
  (...types: string[]): Predicate =>
  ({ event }) =>
    types.includes(event.type)

/** For a law about being in one of these states: the last word of the state's name is enough. */
export const at =
  (...states: string[]): Predicate =>
  ({ after }) =>
    nodesOf(after).some(({ key }) => states.includes(key))

/** For a law about leaving one of these states. */
export const from =
  (...states: string[]): Predicate =>
  ({ before }) =>
    nodesOf(before).some(({ key }) => states.includes(key))

/** Whether an event of this type was sent to a child, or to the parent. */
export const sendsTo =
  (to: string, type: string): Predicate =>
  ({ place: { sent } }) =>
    sent.some((message) => message.to === to && message.event.type === type)

/** What a deferred child was given to work with; undefined when it is not there. */
export function givenTo(child: string, snapshot: Snapshot<unknown>): unknown {
  const { children } = snapshot as AnyMachineSnapshot
  const { given } = children[child]?.getSnapshot() ?? {}
  return given
}

/** Two values that are equal as JSON. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const all =
  (...predicates: Predicate[]): Predicate =>
  (step) =>
    predicates.every((predicate) => predicate(step))

export const no =
  (predicate: Predicate): Predicate =>
  (step) =>
    !predicate(step)
