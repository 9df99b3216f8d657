import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { nameOf, statesOf, fullLabelOf, transitionsOf } from './chart.ts'
import { chartsOf, framesOf, linesOf } from './mermaid-chart.ts'

/** A page of Markdown for a machine: its charts for Mermaid, then all its states and transitions with what they mean. */
export function diagramOf(name: string, machine: AnyStateMachine): string {
  const lines = [
    `# ${name}`,
    '',
    machine.root.description ?? '',
    '',
    ...(linesOf(machine.root).length > 0 ? [`Everywhere in it: ${linesOf(machine.root).join(', ')}.`, ''] : []),
    ...framesOf(machine.root).flatMap(sectionOf),
    '## States',
    '',
    '| state | tags | invokes | meaning |',
    '|---|---|---|---|',
    ...getStateNodes(machine.root).map(stateRow),
    '',
    '## Transitions',
    '',
    '| from | on | to | does | meaning |',
    '|---|---|---|---|---|',
    ...statesOf(machine).flatMap(transitionRows),
    '',
  ]
  return lines.join('\n')
}

function sectionOf(frame: AnyStateNode): string[] {
  const title = frame.parent ? [`## Inside ${nameOf(frame)}`, '', frame.description ?? '', ''] : []
  return [...title, ...chartsOf(frame).flatMap((chart) => [chart, ''])]
}

const stateRow = (node: AnyStateNode): string => {
  const actors = node.invoke.map(({ src }) => String(src))
  return rowOf(nameOf(node), node.tags.join(', '), actors.join(', '), node.description ?? '')
}

const transitionRows = (node: AnyStateNode): string[] =>
  transitionsOf(node).map((transition) =>
    rowOf(
      nameOf(node),
      fullLabelOf(transition),
      transition.target?.map(nameOf).join(', ') ?? '',
      transition.actions.map(actionName).join(', '),
      transition.description ?? '',
    ),
  )

const actionName = (action: AnyTransitionDefinition['actions'][number]): string =>
  typeof action === 'string' ? action : typeof action === 'function' ? action.name : action.type

const rowOf = (...cells: string[]): string => `| ${cells.join(' | ')} |`
