import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { childrenOf, fullLabelOf, isInside, nameOf, statesOf, transitionsOf } from './chart.ts'

/** With more arrows from and to states outside, a chart gets too wide to be read. */
const ARROWS_OUTSIDE_MAX = 7

/**
 * The chart of one state: what is directly in it, and the states outside that its arrows come from or lead to. Mermaid
 * draws no arrows between the insides of different states, and one level at a time stays readable in a big machine. Where
 * there are many, the arrows outside are lines in the boxes, and the boxes without another arrow have a chart of their own.
 */
export function chartsOf(frame: AnyStateNode): string[] {
  const arrows = mergedArrows(arrowsOf(frame))
  const outside = arrows.filter(({ from, to }) => from.parent !== frame || to.parent !== frame)
  if (outside.length <= ARROWS_OUTSIDE_MAX) return [chartOf(frame, childrenOf(frame), arrows)]
  const drawn = arrows.filter((arrow) => !outside.includes(arrow))
  const isAlone = (node: AnyStateNode) =>
    !frame.initial.target.includes(node) && !drawn.some(({ from, to }) => from === node || to === node)
  const alone = childrenOf(frame).filter(isAlone)
  const together = childrenOf(frame).filter((node) => !isAlone(node))
  return [
    chartOf(frame, together, drawn, outside),
    ...(alone.length > 0 ? [chartOfBoxes(alone.flatMap((node) => boxOf(node, outside)))] : []),
  ]
}

/** @param written the arrows that are lines in the boxes */
function chartOf(frame: AnyStateNode, nodes: AnyStateNode[], drawn: LabelledArrow[], written: LabelledArrow[] = []) {
  const arrows = drawn.map((arrow) => ({ ...arrow, ...standInsOf(frame, arrow) }))
  return mermaid([
    ...frame.initial.target.map((target) => `[*] --> ${idOf(target)}`),
    ...nodes.flatMap((node) => boxOf(node, written)),
    ...arrows.flatMap(({ fromId, toId, labels, boxes }) => [...boxes, `${fromId} --> ${toId} : ${labelOf(labels)}`]),
    'classDef elsewhere fill:transparent,stroke-dasharray:4 4',
  ])
}

/** One below the other. */
const chartOfBoxes = (boxes: string[]): string => mermaid(['direction LR', ...boxes])

const mermaid = (lines: string[]): string =>
  ['```mermaid', 'stateDiagram-v2', ...lines.map((line) => `  ${line}`), '```'].join('\n')

/** Mermaid breaks a label that is long, and then lays it over its neighbours. */
const labelOf = (labels: string[]): string => labels.map((label) => label.replaceAll(' ', '\u00a0')).join('<br/>')

/** A state outside stands beside each box that it has an arrow with, so that no arrow runs across the whole chart. */
function standInsOf(frame: AnyStateNode, { from, to }: Ends): { fromId: string; toId: string; boxes: string[] } {
  const isForeign = (node: AnyStateNode) => node.parent !== frame
  const fromId = isForeign(from) ? `${idOf(from)}_to_${idOf(to)}` : idOf(from)
  const toId = isForeign(to) ? `${idOf(to)}_from_${idOf(from)}` : idOf(to)
  const boxes = [
    ...(isForeign(from) ? [standIn(nameOf(from), fromId)] : []),
    ...(isForeign(to) ? [standIn(to === frame ? `${nameOf(to)} again` : nameOf(to), toId)] : []),
  ]
  return { fromId, toId, boxes }
}

const standIn = (name: string, id: string): string => `state "${name}" as ${id}\n  class ${id} elsewhere`

/** The states whose insides have a chart: the regions of a parallel state have one each. */
export const framesOf = (root: AnyStateNode): AnyStateNode[] =>
  statesOf(root.machine).filter(({ type }) => type === 'compound')

/** Mermaid takes neither dots nor hyphens in a name, and some names are its own words. */
const idOf = (node: AnyStateNode): string => ['s', ...node.path].join('_').replaceAll('-', '_')

/** @param written the arrows that are not drawn */
function boxOf(node: AnyStateNode, written: LabelledArrow[]): string[] {
  const id = idOf(node)
  const within = [
    ...arrivalsOf(node),
    ...written
      .filter(({ to }) => to === node)
      .flatMap(({ from, labels }) => labels.map((label) => `from ${nameOf(from)}, ${label}`)),
    ...linesOf(node),
    ...written
      .filter(({ from }) => from === node)
      .flatMap(({ to, labels }) => labels.map((label) => `to ${nameOf(to)}, ${label}`)),
    ...(childrenOf(node).length > 0 ? ['▾ more inside, below'] : []),
  ]
  return [
    `state "${node.key}" as ${id}`,
    ...within.map((line) => `${id} : ${line}`),
    ...(node.type === 'final' ? [`${id} --> [*]`] : []),
  ]
}

/** What a state is and does by itself, whatever arrows it has. */
export const linesOf = (node: AnyStateNode): string[] => [
  ...node.tags.map((tag) => `«${tag}»`),
  ...node.invoke.map(({ src }) => `invokes ${String(src)}`),
  ...transitionsOf(node).flatMap(lineOf),
]

/** What leads here from anywhere in the state around: as arrows they would come from everywhere. */
const arrivalsOf = (node: AnyStateNode): string[] =>
  (node.parent ? transitionsOf(node.parent) : [])
    .filter(({ target }) => target?.some((state) => state === node || isInside(state, node)))
    .map((transition) => `from anywhere, on ${fullLabelOf(transition)}`)

/** What happens within a box, and the arrows back to the box itself, which Mermaid would draw across its neighbours. */
function lineOf(transition: AnyTransitionDefinition): string[] {
  if (transition.target === undefined) return [fullLabelOf(transition)]
  return isRestart(transition) ? [`↻ ${fullLabelOf(transition)}`] : []
}

const isRestart = ({ source, target, reenter }: AnyTransitionDefinition): boolean =>
  reenter && target?.includes(source) === true

interface Ends {
  from: AnyStateNode
  to: AnyStateNode
}

interface Arrow extends Ends {
  transition: AnyTransitionDefinition
}

const arrowsOf = (frame: AnyStateNode): Arrow[] =>
  statesOf(frame.machine)
    .flatMap(transitionsOf)
    .flatMap((transition) => (transition.target ?? []).flatMap((target) => arrowOf(frame, transition, target)))

/** An arrow is here when one of its ends is; whatever stays within one box is in the chart of that box. */
function arrowOf(frame: AnyStateNode, transition: AnyTransitionDefinition, target: AnyStateNode): Arrow[] {
  const { source } = transition
  const [from, to] = [endOf(frame, source), endOf(frame, target)]
  const isHere = isInside(source, frame) || isInside(target, frame)
  return isHere && from !== to && source !== frame ? [{ from, to, transition }] : []
}

/** Where an arrow ends in this chart: at the box that the state is, or is inside of, or at the state itself elsewhere. */
const endOf = (frame: AnyStateNode, node: AnyStateNode): AnyStateNode =>
  childrenOf(frame).find((child) => child === node || isInside(node, child)) ?? node

interface LabelledArrow extends Ends {
  labels: string[]
}

/** One arrow between two boxes, however many events lead there: labels of several would lie upon each other. */
const mergedArrows = (arrows: Arrow[]): LabelledArrow[] =>
  arrows
    .filter((arrow, index) => arrows.findIndex((other) => isAlong(arrow, other)) === index)
    .map(({ from, to }) => ({
      from,
      to,
      labels: labelsOf(
        from,
        arrows.filter((other) => isAlong({ from, to }, other)),
      ),
    }))

const isAlong = (one: Ends, other: Ends): boolean => one.from === other.from && one.to === other.to

/** What many events inside a box do is in the chart of its inside; here it would hide what the box itself does. */
function labelsOf(from: AnyStateNode, arrows: Arrow[]): string[] {
  const inner = arrows.filter(({ transition }) => isInside(transition.source, from))
  const shown = inner.length > 1 ? arrows.filter((arrow) => !inner.includes(arrow)) : arrows
  const labels = [...new Set(shown.map(({ transition }) => fullLabelOf(transition)))]
  return shown === arrows ? labels : [...labels, `${inner.length}${labels.length > 0 ? ' more' : ''} ways from inside`]
}
