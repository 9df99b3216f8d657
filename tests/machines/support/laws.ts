import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'
import { nodesOf, type Place, type Step, titleOf } from './paths.ts'

/** Laws about the steps of a walk, each in one sentence: when it applies, and what must hold then. */

/**
 * The ways to the steps that break a law; empty when it holds. A law that no step meets is reported too, since it would
 * hold of anything.
 */
export function breaches<M extends AnyStateMachine>(
  steps: Step<M>[],
  when: (step: Step<M>) => boolean,
  law: (step: Step<M>) => boolean,
): string[] {
  const judged = steps.filter(when)
  if (judged.length === 0) return ['no step meets this law']
  const broken = judged.filter((step) => !law(step)).map(({ place }) => titleOf(place.history))
  return [...new Set(broken)]
}

type AnyStep = { event: AnyEventObject; before: Snapshot<unknown>; after: Snapshot<unknown>; place: Telling }
type Telling = Pick<Place<AnyStateMachine>, 'told'>
type Judge = (step: AnyStep) => boolean

/** For a law about every step. */
export const anywhere: Judge = () => true

/** For a law about these events. */
export const on =
  (...types: string[]): Judge =>
  ({ event }) =>
    types.includes(event.type)

/** For a law about being in one of these states: the last word of the state's name is enough. */
export const at =
  (...states: string[]): Judge =>
  ({ after }) =>
    nodesOf(after).some(({ key }) => states.includes(key))

/** For a law about leaving one of these states. */
export const from =
  (...states: string[]): Judge =>
  ({ before }) =>
    nodesOf(before).some(({ key }) => states.includes(key))

/** Whether someone was told this: a child, or the parent. */
export const tells =
  (to: string, type: string): Judge =>
  ({ place: { told } }) =>
    told.some((telling) => telling.to === to && telling.event.type === type)

/** What a child that answers on command was given to work with; undefined when it is not there. */
export function givenTo(child: string, snapshot: Snapshot<unknown>): unknown {
  const { children } = snapshot as AnyMachineSnapshot
  const { given } = children[child]?.getSnapshot() ?? {}
  return given
}

/** Two values that a device could not tell apart. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const all =
  (...judges: Judge[]): Judge =>
  (step) =>
    judges.every((judge) => judge(step))

export const no =
  (judge: Judge): Judge =>
  (step) =>
    !judge(step)
