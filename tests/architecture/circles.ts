import { importsOf } from './imports.ts'
import type { Source } from './source.ts'

/** Each node with those that it leads to. */
export type Graph = Map<string, Set<string>>

/** Which of these files imports which, type imports included. */
export function importGraph(sources: Source[]): Graph {
  const graph: Graph = new Map(sources.map(({ path }) => [path, new Set()]))
  for (const source of sources)
    for (const { target } of importsOf(source)) if (graph.has(target)) graph.get(source.path)?.add(target)
  return graph
}

/** Each folder with the graph of its children: files, and sub-folders, which end in a slash. */
export function folderGraphs(files: Graph): Map<string, Graph> {
  const graphs = new Map<string, Graph>()
  for (const [from, targets] of files)
    for (const to of targets) {
      const { folder, children } = partingOf(from, to)
      const graph = graphs.get(folder) ?? new Map<string, Set<string>>()
      graph.set(children[0], (graph.get(children[0]) ?? new Set()).add(children[1]))
      graphs.set(folder, graph)
    }
  return graphs
}

/** Every set of nodes that lead to each other, as their names in order. */
export function circlesIn(graph: Graph): string[] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]))
  const circles = [...reached].flatMap(([node, others]) =>
    others.has(node)
      ? [
          [...others]
            .filter((other) => reached.get(other)?.has(node))
            .toSorted()
            .join(' '),
        ]
      : [],
  )
  return [...new Set(circles)]
}

function reachedFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set(graph.get(start))
  for (const node of reached) for (const next of graph.get(node) ?? []) reached.add(next)
  return reached
}

/** The deepest folder that two files lie in, and its children that they are or lie in. */
function partingOf(one: string, other: string): { folder: string; children: [string, string] } {
  const [ones, others] = [one.split('/'), other.split('/')]
  const depth = ones.findIndex((part, index) => part !== others[index])
  const child = (parts: string[]) => `${parts[depth]}${parts.length > depth + 1 ? '/' : ''}`
  return { folder: ones.slice(0, depth).join('/') || '.', children: [child(ones), child(others)] }
}
