import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { branchesOf, eventName, labelOf, nameOf } from '../../../scripts/diagrams/chart.ts'

/** Everything that an exploration can cover, each with a name that a reader finds in the machine. */

export const stateItem = (node: AnyStateNode): string => `state ${nameOf(node)}`

const names = new WeakMap<AnyTransitionDefinition, string>()

/** A transition keeps the name it was first called by, also when its guards are watched afterwards. */
export function transitionName(transition: AnyTransitionDefinition): string {
  const name = names.get(transition) ?? nameFrom(transition)
  names.set(transition, name)
  return name
}

/** A transition by its source, its target, its event and its guard; a number distinguishes the branches of one event. */
function nameFrom(transition: AnyTransitionDefinition): string {
  const branches = branchesOf(transition)
  const number = branches.length > 1 ? ` #${branches.indexOf(transition) + 1}` : ''
  const to = transition.target?.map(nameOf).join(' and ')
  return `${nameOf(transition.source)}${to ? ` -> ${to}` : ''} on ${labelOf(transition)}${number}`
}

export const transitionItem = (transition: AnyTransitionDefinition): string =>
  `transition ${transitionName(transition)}`

/** Whether the definition has it: entering the initial state is a transition too, but an undeclared one. */
export const isDeclared = (transition: AnyTransitionDefinition): boolean => branchesOf(transition).includes(transition)

/** The items of an answer or a delay that came, in a state that waits for it. */
export const arrivalItems = (nodes: AnyStateNode[], type: string): string[] =>
  nodes.flatMap((node) => waitsOf(node).flatMap((wait) => (wait.type === type ? [wait.item] : [])))

interface Wait {
  type: string
  item: string
}

/** What a state waits for: the declared ends of its actors, and its delays. */
export function waitsOf(node: AnyStateNode): Wait[] {
  const types = [...node.transitions.keys()]
  return types.flatMap((type) => {
    const [, kind] = /^xstate\.(after|done\.actor|error\.actor)\./.exec(type) ?? []
    if (!kind) return []
    return [{ type, item: `${kind === 'after' ? 'delay' : 'actor'} ${eventName(type)}: ${nameOf(node)}` }]
  })
}
