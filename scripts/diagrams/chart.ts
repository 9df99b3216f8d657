import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** What a machine declares, in words for its diagram and for reports about its tests. */

export type Guard = NonNullable<AnyTransitionDefinition['guard']>

/** Every state of a machine, the machine itself first. */
export const statesOf = ({ root }: AnyStateMachine): AnyStateNode[] => [root, ...getStateNodes(root)]

export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)

/** Whether a state lies inside another; no state lies inside itself. */
export const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node.parent === outer || (node.parent !== undefined && isInside(node.parent, outer))

/** A state by its place; the machine itself is anywhere. */
export const nameOf = (node: AnyStateNode): string => node.path.join('.') || 'anywhere'

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
]

/** An event and its guard, as an arrow says them. */
export const labelOf = ({ eventType, guard }: AnyTransitionDefinition): string =>
  guard ? `${eventName(eventType)} [${guardName(guard)}]` : eventName(eventType)

/** The same for a diagram: with the milliseconds of a delay, and `else` for the branch that is left. */
export function fullLabelOf(transition: AnyTransitionDefinition): string {
  const { guard, eventType } = transition
  const event = `${eventName(eventType)}${durationOf(transition)}`
  if (guard) return `${event} [${guardName(guard)}]`
  return branchesOf(transition).length > 1 ? `${event} [else]` : event
}

/** Of a delay that does not depend on what happened before; the space is one that no line breaks at. */
function durationOf({ source, eventType }: AnyTransitionDefinition): string {
  const { delay } = source.after.find((each) => each.eventType === eventType) ?? {}
  const ms = typeof delay === 'string' ? source.machine.implementations.delays[delay] : delay
  return typeof ms === 'number' ? ` (${ms}\u00a0ms)` : ''
}

/** All transitions of a state for one event, in the order in which their guards are asked. */
export const branchesOf = ({ source, eventType }: AnyTransitionDefinition): AnyTransitionDefinition[] =>
  (eventType ? source.transitions.get(eventType) : source.always) ?? []

/** Internal names of xstate, as a reader says them. */
export function eventName(type: string): string {
  const [, kind, subject] = /^xstate\.(after|done\.actor|error\.actor)\.([^.]+)/.exec(type) ?? []
  if (kind === 'after') return `after ${subject}`
  if (kind) return `${subject} ${kind === 'done.actor' ? 'done' : 'failed'}`
  return type || 'at once'
}

export function guardName(guard: Guard): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object') return guard.type
  const inner = guardsIn(guard).map((each) => (isJoined(each) ? `(${guardName(each)})` : guardName(each)))
  if (inner.length === 0) return guard.name
  return guard.name === 'not' ? `not ${inner.join()}` : inner.join(` ${guard.name} `)
}

/** What `and`, `or` and `not` combine: they are functions that carry it. */
export const guardsIn = (guard: Guard): Guard[] =>
  typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : []

const isJoined = (guard: Guard): boolean => guardsIn(guard).length > 1
