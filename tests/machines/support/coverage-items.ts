import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { branchesOf, eventName, labelOf, nameOf } from '../../../scripts/diagrams/chart.ts'

/** Everything that a walk can come by, each with a name that a reader finds in the machine. */

export const stateMark = (node: AnyStateNode): string => `state ${nameOf(node)}`

const names = new WeakMap<AnyTransitionDefinition, string>()

/** A transition keeps the name it was first called by, also when its guards are watched afterwards. */
export function transitionName(transition: AnyTransitionDefinition): string {
  const name = names.get(transition) ?? nameFrom(transition)
  names.set(transition, name)
  return name
}

/** A transition by its source, its target, its event and its guard; a number tells the branches of one event apart. */
function nameFrom(transition: AnyTransitionDefinition): string {
  const branches = branchesOf(transition)
  const number = branches.length > 1 ? ` #${branches.indexOf(transition) + 1}` : ''
  const to = transition.target?.map(nameOf).join(' and ')
  return `${nameOf(transition.source)}${to ? ` -> ${to}` : ''} on ${labelOf(transition)}${number}`
}

export const transitionMark = (transition: AnyTransitionDefinition): string =>
  `transition ${transitionName(transition)}`

/** Whether the definition has it: the way into the initial state is a transition too, but nobody declares it. */
export const isDeclared = (transition: AnyTransitionDefinition): boolean => branchesOf(transition).includes(transition)

/** The marks of an answer or a delay that came, in a state that waits for it. */
export const arrivalMarks = (nodes: AnyStateNode[], type: string): string[] =>
  nodes.flatMap((node) => waitsOf(node).flatMap((wait) => (wait.type === type ? [wait.mark] : [])))

interface Wait {
  type: string
  mark: string
}

/** What a state waits for: the declared ends of its actors, and its delays. */
export function waitsOf(node: AnyStateNode): Wait[] {
  const types = [...node.transitions.keys()]
  return types.flatMap((type) => {
    const [, kind] = /^xstate\.(after|done\.actor|error\.actor)\./.exec(type) ?? []
    if (!kind) return []
    return [{ type, mark: `${kind === 'after' ? 'delay' : 'actor'} ${eventName(type)}: ${nameOf(node)}` }]
  })
}
