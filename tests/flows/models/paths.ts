import { type AnyMachineSnapshot, type AnyStateMachine, fromTransition, type InputFrom, type Snapshot } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { missed } from '../../machines/support/paths.ts'
import type { Model } from './model.ts'
import { Explorer, type ModelNode } from './explorer.ts'

/** A path through the page, from the start of its machine. */
export interface Path<M extends AnyStateMachine, Device = undefined> {
  initialState: string
  title: string
  start: ModelNode<M, Device>
  steps: ModelNode<M, Device>[]
}

/** An action between two nodes of the graph, and what it covers. */
interface Edge {
  from: string
  to: string
  action: string
  goals: string[]
}

interface Graph {
  first: string
  edges: Edge[]
}

/** So long that a page is worth loading, and short enough to be read. */
const LONGEST = 12

/** Few paths, found greedily, that take every transition of the machine and every action in every state of the model. */
export function pathsOf<M extends AnyStateMachine, Driver, State extends string, Device>(
  model: Model<M, Driver, State, Device>,
): Path<M, Device>[] {
  const graphs = Object.keys(model.initialStates).map((initialState) => graphOf(model, initialState))
  const open = new Set(
    graphs.flatMap(({ start, edges }) => [takenOn(start), ...edges.map(({ goals }) => goals)].flat()),
  )
  return graphs.flatMap((graph) => {
    const isNew = close(open, takenOn(graph.start))
    const ways = [...waysOf(graph, open)]
    return (ways.length > 0 || !isNew ? ways : [[]]).map((way) => replayed(graph, way))
  })
}

function* waysOf({ first, edges }: Graph, open: Set<string>): Generator<string[]> {
  for (let way = wayFrom(first, edges, open); way.length > 0; way = wayFrom(first, edges, open)) yield way
}

/** Whether any of these goals was still open. */
const close = (open: Set<string>, goals: string[]) => goals.filter((goal) => open.delete(goal)).length > 0

const takenOn = <M extends AnyStateMachine, Device>({ places }: ModelNode<M, Device>) =>
  places.flatMap(({ covered }) => covered).filter((item) => item.startsWith('transition '))

/** Goes to the nearest action that still covers something, until the path is long enough. */
function wayFrom(first: string, edges: Edge[], open: Set<string>): string[] {
  const way: string[] = []
  for (let at = first; ;) {
    const next = wayToUse(at, edges, open)
    const last = next.at(-1)
    if (!last || (way.length > 0 && way.length + next.length > LONGEST)) return way
    for (const { action, goals } of next) {
      way.push(action)
      close(open, goals)
    }
    at = last.to
  }
}

function wayToUse(from: string, edges: Edge[], open: Set<string>): Edge[] {
  const ways = [{ at: from, way: [] as Edge[] }]
  const seen = new Set([from])
  for (const { at, way } of ways) {
    const leaving = edges.filter((edge) => edge.from === at)
    const useful = leaving.find(({ goals }) => goals.some((goal) => open.has(goal)))
    if (useful) return [...way, useful]
    for (const edge of leaving)
      if (!seen.has(edge.to)) {
        seen.add(edge.to)
        ways.push({ at: edge.to, way: [...way, edge] })
      }
  }
  return []
}

/** Every action in every node that the actions lead to, found by xstate/graph. */
function graphOf<M extends AnyStateMachine, Driver, State extends string, Device>(
  model: Model<M, Driver, State, Device>,
  initialState: string,
) {
  const edges: Edge[] = []
  const explorer = new Explorer(model)
  const key = ({ here, device, isOver }: ModelNode<M, Device>) =>
    JSON.stringify([valueOf(here), model.key(here, device), isOver])
  const start = explorer.first(model.initialStates[initialState] as InputFrom<M>)
  const move = (from: ModelNode<M, Device>, { type }: { type: string }) => {
    const to = explorer.after(from, type)
    if (to) edges.push({ from: key(from), to: key(to), action: type, goals: goalsOf(model, from, to) })
    return to ?? from
  }
  getAdjacencyMap(fromTransition(move, start), {
    events: Object.keys(model.actions).map((type) => ({ type })),
    serializeState: ({ context }) => key(context),
  })
  return { initialState, explorer, start, first: key(start), edges }
}

const valueOf = (snapshot: Snapshot<unknown>): unknown => (snapshot as AnyMachineSnapshot).value

/** Each transition of the machine once, and each action in each state of the model. */
const goalsOf = <M extends AnyStateMachine, Driver, State extends string, Device>(
  { stateOf }: Model<M, Driver, State, Device>,
  from: ModelNode<M, Device>,
  to: ModelNode<M, Device>,
) => [...takenOn(to), `${to.action} while ${stateOf(from.here)}`]

interface ModelGraph<M extends AnyStateMachine, Driver, State extends string, Device> {
  initialState: string
  explorer: Explorer<M, Driver, State, Device>
  start: ModelNode<M, Device>
}

/** The path again from its start, so that what the page must show is of this path and no other. */
function replayed<M extends AnyStateMachine, Driver, State extends string, Device>(
  { initialState, explorer, start }: ModelGraph<M, Driver, State, Device>,
  way: string[],
): Path<M, Device> {
  const steps: ModelNode<M, Device>[] = []
  for (const action of way) {
    const node = explorer.after(steps.at(-1) ?? start, action)
    if (!node) throw new Error(`"${action}" cannot follow here: the key of the model does not distinguish two nodes`)
    steps.push(node)
  }
  return { initialState, title: `${initialState}: ${way.join(' > ') || 'the start'}`, start, steps }
}

/** Every state and transition that no path covers, unless it is unreachable; and what is listed as unreachable but is covered. */
export function uncovered<M extends AnyStateMachine, Driver, State extends string, Device>(
  model: Model<M, Driver, State, Device>,
  paths: Path<M, Device>[],
): string[] {
  const nodes = paths.flatMap(({ start, steps }) => [start, ...steps])
  const steps = nodes.flatMap(({ places }) => places.map((place) => ({ place })))
  const left = missed(model.machine, { steps, refusals: [], paths: [] }).filter((item) =>
    /^(state|transition) /.test(item),
  )
  const shown = new Set<string>(nodes.map(({ here }) => model.stateOf(here)))
  return [
    ...left.filter((name) => !(name in model.unreachable)),
    ...Object.keys(model.unreachable)
      .filter((name) => !left.includes(name))
      .map((name) => `${name} is covered after all`),
    ...Object.keys(model.expectations)
      .filter((state) => !shown.has(state))
      .map((state) => `${state} is never shown`),
  ]
}
