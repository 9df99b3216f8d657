import { type AnyMachineSnapshot, type AnyStateMachine, fromTransition, type InputFrom, type Snapshot } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { missed } from '../../machines/support/paths.ts'
import type { Model } from './model.ts'
import { type Stop, Stops } from './nodes.ts'

/** A way through the page, from its beginning. */
export interface Tour<M extends AnyStateMachine, Device = undefined> {
  beginning: string
  title: string
  start: Stop<M, Device>
  steps: Stop<M, Device>[]
}

/** A deed between two places of the graph, and what it is good for. */
interface Edge {
  from: string
  to: string
  deed: string
  goals: string[]
}

interface Graph {
  first: string
  edges: Edge[]
}

/** So long that a page is worth loading, and short enough to be read. */
const LONGEST = 12

/** Few deeds, found greedily, that take every transition of the machine and every deed in every state of the model. */
export function toursOf<M extends AnyStateMachine, World, State extends string, Device>(
  model: Model<M, World, State, Device>,
): Tour<M, Device>[] {
  const graphs = Object.keys(model.beginnings).map((beginning) => explore(model, beginning))
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

const takenOn = <M extends AnyStateMachine, Device>({ places }: Stop<M, Device>) =>
  places.flatMap(({ marks }) => marks).filter((mark) => mark.startsWith('transition '))

/** Goes to the nearest deed that is still of use, again and again. */
function wayFrom(first: string, edges: Edge[], open: Set<string>): string[] {
  const way: string[] = []
  for (let at = first; ;) {
    const next = wayToUse(at, edges, open)
    const last = next.at(-1)
    if (!last || (way.length > 0 && way.length + next.length > LONGEST)) return way
    for (const { deed, goals } of next) {
      way.push(deed)
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

/** Every deed in every place that the deeds lead to, found by xstate/graph. */
function explore<M extends AnyStateMachine, World, State extends string, Device>(
  model: Model<M, World, State, Device>,
  beginning: string,
) {
  const edges: Edge[] = []
  const stops = new Stops(model)
  const key = ({ here, device, isOver }: Stop<M, Device>) =>
    JSON.stringify([valueOf(here), model.facts(here, device), isOver])
  const start = stops.first(model.beginnings[beginning] as InputFrom<M>)
  const move = (from: Stop<M, Device>, { type }: { type: string }) => {
    const to = stops.after(from, type)
    if (to) edges.push({ from: key(from), to: key(to), deed: type, goals: goalsOf(model, from, to) })
    return to ?? from
  }
  getAdjacencyMap(fromTransition(move, start), {
    events: Object.keys(model.deeds).map((type) => ({ type })),
    serializeState: ({ context }) => key(context),
  })
  return { beginning, stops, start, first: key(start), edges }
}

const valueOf = (snapshot: Snapshot<unknown>): unknown => (snapshot as AnyMachineSnapshot).value

/** Each transition of the machine once, and each deed in each state of the model. */
const goalsOf = <M extends AnyStateMachine, World, State extends string, Device>(
  { stateOf }: Model<M, World, State, Device>,
  from: Stop<M, Device>,
  to: Stop<M, Device>,
) => [...takenOn(to), `${to.deed} while ${stateOf(from.here)}`]

interface Explored<M extends AnyStateMachine, World, State extends string, Device> {
  beginning: string
  stops: Stops<M, World, State, Device>
  start: Stop<M, Device>
}

/** The way anew from the beginning, so that what the page must show is of this way and no other. */
function replayed<M extends AnyStateMachine, World, State extends string, Device>(
  { beginning, stops, start }: Explored<M, World, State, Device>,
  way: string[],
): Tour<M, Device> {
  const steps: Stop<M, Device>[] = []
  for (const deed of way) {
    const stop = stops.after(steps.at(-1) ?? start, deed)
    if (!stop) throw new Error(`"${deed}" cannot follow here: the facts of the model do not tell two places apart`)
    steps.push(stop)
  }
  return { beginning, title: `${beginning}: ${way.join(' > ') || 'the start'}`, start, steps }
}

/** Every state and transition that no tour comes through, unless it is beyond; and what is beyond but is walked. */
export function unwalked<M extends AnyStateMachine, World, State extends string, Device>(
  model: Model<M, World, State, Device>,
  tours: Tour<M, Device>[],
): string[] {
  const stops = tours.flatMap(({ start, steps }) => [start, ...steps])
  const steps = stops.flatMap(({ places }) => places.map((place) => ({ place })))
  const left = missed(model.machine, { steps, refusals: [], paths: [] }).filter((mark) =>
    /^(state|transition) /.test(mark),
  )
  const shown = new Set<string>(stops.map(({ here }) => model.stateOf(here)))
  return [
    ...left.filter((name) => !(name in model.beyond)),
    ...Object.keys(model.beyond)
      .filter((name) => !left.includes(name))
      .map((name) => `${name} is walked after all`),
    ...Object.keys(model.shows)
      .filter((state) => !shown.has(state))
      .map((state) => `${state} is never shown`),
  ]
}
