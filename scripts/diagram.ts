import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** A page of Markdown for a machine: its chart for Mermaid, then all its states and transitions with what they mean. */
export function diagramOf(name: string, machine: AnyStateMachine): string {
  const lines = [
    `# ${name}`,
    '',
    machine.root.description ?? '',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...insideOf(machine.root, 1),
    '```',
    '',
    '| state | tags | meaning |',
    '|---|---|---|',
    ...getStateNodes(machine.root).map(stateRow),
    '',
    '| from | on | to | meaning |',
    '|---|---|---|---|',
    ...[machine.root, ...getStateNodes(machine.root)].flatMap(transitionRows),
    '',
  ]
  return lines.join('\n')
}

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)
const nameOf = (node: AnyStateNode): string => node.path.join('.') || node.id
/** Mermaid takes neither dots nor hyphens in a name. */
const idOf = (node: AnyStateNode): string => ['s', ...node.path].join('_').replaceAll('-', '_')

function insideOf(node: AnyStateNode, depth: number): string[] {
  const start = node.type === 'compound' ? node.initial.target.map((target) => `[*] --> ${idOf(target)}`) : []
  const regions = childrenOf(node).flatMap((child, index) => [
    ...(node.type === 'parallel' && index > 0 ? [indent(depth, '--')] : []),
    ...stateLines(child, depth),
  ])
  const arrows = new Set(getStateNodes(node).flatMap((inner) => arrowsFrom(inner, node)))
  return [...start.map((line) => indent(depth, line)), ...regions, ...[...arrows].map((line) => indent(depth, line))]
}

function stateLines(node: AnyStateNode, depth: number): string[] {
  const title = `state "${node.key}" as ${idOf(node)}`
  if (childrenOf(node).length === 0)
    return [indent(depth, title), ...(node.type === 'final' ? [indent(depth, `${idOf(node)} --> [*]`)] : [])]
  return [indent(depth, `${title} {`), ...insideOf(node, depth + 1), indent(depth, '}')]
}

const indent = (depth: number, line: string): string => '  '.repeat(depth) + line

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
]

/**
 * The arrows of a state that cross between two children of `frame`. Mermaid draws none between the insides of different
 * states, so an arrow ends at their outermost ones; the table has every transition as it is.
 */
const arrowsFrom = (source: AnyStateNode, frame: AnyStateNode): string[] =>
  transitionsOf(source).flatMap((transition) =>
    (transition.target ?? []).flatMap((target) => {
      const [from, to] = [childWithin(frame, source), childWithin(frame, target)]
      return from && to && from !== to ? [`${idOf(from)} --> ${idOf(to)} : ${labelOf(transition)}`] : []
    }),
  )

/** The child of `frame` that a state is, or is inside of. */
const childWithin = (frame: AnyStateNode, node: AnyStateNode): AnyStateNode | undefined =>
  node.parent === frame ? node : node.parent && childWithin(frame, node.parent)

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  return guard ? `${eventName(eventType)} [${guardName(guard)}]` : eventName(eventType)
}

/** Internal names of xstate, as a reader says them. */
function eventName(type: string): string {
  const [, kind, subject] = /^xstate\.(after|done\.actor|error\.actor)\.([^.]+)/.exec(type) ?? []
  if (kind === 'after') return `after ${subject}`
  if (kind) return `${subject} ${kind === 'done.actor' ? 'done' : 'failed'}`
  return type || 'at once'
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return typeof guard === 'function' ? combinedName(guard) : ''
}

/** `and`, `not` and `stateIn` are functions that carry what they combine. */
function combinedName(guard: object): string {
  if ('check' in guard && 'guards' in guard && Array.isArray(guard.guards)) {
    const names = guard.guards.map(guardName)
    return names.length === 1 ? `not ${names[0]}` : names.join(' and ')
  }
  return 'guarded'
}

const stateRow = (node: AnyStateNode): string =>
  `| ${nameOf(node)} | ${node.tags.join(', ')} | ${node.description ?? ''} |`

const transitionRows = (node: AnyStateNode): string[] =>
  transitionsOf(node).map((transition) => {
    const to = transition.target?.map(nameOf).join(', ') ?? ''
    return `| ${node.parent ? nameOf(node) : 'anywhere'} | ${labelOf(transition)} | ${to} | ${transition.description ?? ''} |`
  })
