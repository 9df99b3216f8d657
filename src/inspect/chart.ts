import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A state of a machine with its inner states. */
export interface Chart {
  id: string
  key: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  isInitial: boolean
  description?: string
  tags: string[]
  /** The actors that run while the state is active. */
  invokes: string[]
  transitions: ChartTransition[]
  states: Chart[]
}

export interface ChartTransition {
  id: string
  /** In plain words: `after autoAdvance`, `sendSubmission done`, `at once`. */
  event: string
  guard?: string
  /** The keys of the target states; empty when it stays. */
  targets: string[]
  actions: string[]
  description?: string
}

const ids = new WeakMap<AnyTransitionDefinition, string>()

/** The name of a transition within its machine's chart; undefined for the initial transition. */
export const transitionId = (transition: AnyTransitionDefinition): string | undefined => ids.get(transition)

/** The machine as the viewer draws it. Messages hold JSON, and there a guard such as `not('hasAnswers')` is a nameless function. */
export const chartOf = (machine: AnyStateMachine): Chart => stateOf(machine.root)

function stateOf(node: AnyStateNode): Chart {
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    isInitial: node.parent?.config.initial === node.key,
    ...(node.description && { description: node.description }),
    tags: node.tags,
    invokes: node.invoke.map(({ id }) => id),
    transitions: transitionsOf(node).map((transition, index) => transitionOf(transition, `${node.id}#${index}`)),
    states: Object.values(node.states).map(stateOf),
  }
}

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
]

function transitionOf(transition: AnyTransitionDefinition, id: string): ChartTransition {
  ids.set(transition, id)
  return {
    id,
    event: eventName(transition.eventType),
    ...(transition.guard !== undefined && { guard: guardName(transition.guard) }),
    targets: (transition.target ?? []).map(({ key }) => key),
    actions: transition.actions.map(actionName),
    ...(transition.description && { description: transition.description }),
  }
}

/** The type of an event in plain words: xstate's internal types are cryptic. */
export function eventName(type: string): string {
  const [, kind, subject] = /^xstate\.(after|done\.actor|error\.actor|done\.state)\.(.+)/.exec(type) ?? []
  if (kind === 'after') return `after ${subject?.split('.')[0]}`
  if (kind) return `${subject} ${kind === 'error.actor' ? 'failed' : 'done'}`
  return type || 'at once'
}

function actionName(action: unknown): string {
  if (typeof action === 'function') return action.name
  return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : String(action)
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return typeof guard === 'function' ? combinedName(guard) : ''
}

/** `and`, `or` and `not` are functions that carry what they combine. */
function combinedName(guard: Function): string {
  if (!('guards' in guard) || !Array.isArray(guard.guards)) return guard.name || 'guarded'
  const names = guard.guards.map(guardName)
  return names.length === 1 ? `not ${names[0]}` : names.join(guard.name === 'or' ? ' or ' : ' and ')
}
