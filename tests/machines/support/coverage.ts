import type { AnyStateMachine } from 'xstate'
import { type Guard, guardName, guardsIn, statesOf, transitionsOf } from '../../../scripts/diagrams/chart.ts'
import { outcomesOf } from './guards.ts'
import { stateItem, transitionItem, transitionName, waitsOf } from './coverage-items.ts'

/** What the explorations of a machine cover, counted against everything that its definition declares. */

export interface Explored {
  steps: CoveredStep[]
  refusals: CoveredStep[]
  paths: unknown[]
}

interface CoveredStep {
  place: { covered: string[] }
}

/** Every state, transition, outcome of a guard, end of an actor and delay that no exploration covers. */
export function missed(machine: AnyStateMachine, ...explorations: Explored[]): string[] {
  const reached = reachedBy(explorations)
  return [...declaredBy(machine).filter((item) => !reached.has(item)), ...unusedNames(machine)]
}

const reachedBy = (explorations: Explored[]): Set<string> =>
  new Set(explorations.flatMap(({ steps, refusals }) => [...steps, ...refusals].flatMap(({ place }) => place.covered)))

function declaredBy(machine: AnyStateMachine): string[] {
  const states = statesOf(machine)
  const transitions = states.flatMap(transitionsOf)
  const outcomes = transitions.flatMap((transition) =>
    transition.guard ? outcomesOf(transition.guard, transitionName(transition)) : [],
  )
  const waits = states.flatMap(waitsOf).map(({ item }) => item)
  const enterable = states.filter(({ type }) => type !== 'history')
  return [...new Set([...enterable.map(stateItem), ...transitions.map(transitionItem), ...outcomes, ...waits])]
}

/** Guards and delays that a machine names and none of its transitions uses: no exploration can cover them. */
function unusedNames(machine: AnyStateMachine): string[] {
  const { guards, delays } = machine.implementations
  const states = statesOf(machine)
  const asked = [
    ...states.flatMap(transitionsOf).flatMap(({ guard }) => (guard ? [guard] : [])),
    ...Object.values(guards).flatMap((guard) => (guard ? guardsIn(guard) : [])),
  ]
  const used = new Set(asked.flatMap(leavesOf))
  const waited = new Set(states.flatMap((node) => node.after.map(({ delay }) => delay)))
  return [
    ...Object.keys(guards).flatMap((word) => (used.has(word) ? [] : [`guard ${word}: no transition asks it`])),
    ...Object.keys(delays).flatMap((word) => (waited.has(word) ? [] : [`delay ${word}: no state waits for it`])),
  ]
}

const leavesOf = (guard: Guard): string[] => [guardName(guard), ...guardsIn(guard).flatMap(leavesOf)]

const KINDS = ['state', 'transition', 'guard', 'actor', 'delay']
const TITLES = ['machine', 'states', 'transitions', 'guard outcomes', 'actors’ ends', 'delays', 'paths', 'coverage']

interface MachineCoverage {
  name: string
  machine: AnyStateMachine
  explorations: Explored[]
}

/** One line for each machine: reached of declared, how many paths lead everywhere, and the share of all that is reached. */
export const coverageTable = (machines: MachineCoverage[]): string => inColumns([TITLES, ...machines.map(rowOf)])

function rowOf({ name, machine, explorations }: MachineCoverage): string[] {
  const reached = reachedBy(explorations)
  const declared = declaredBy(machine)
  const count = (covered: string[]) => `${covered.filter((item) => reached.has(item)).length}/${covered.length}`
  const paths = explorations.reduce((sum, explore) => sum + explore.paths.length, 0)
  const share = declared.filter((item) => reached.has(item)).length / declared.length
  return [
    name,
    ...KINDS.map((kind) => count(declared.filter((item) => item.startsWith(`${kind} `)))),
    String(paths),
    `${Math.floor(share * 1000) / 10} %`,
  ]
}

function inColumns(rows: string[][]): string {
  const widths = TITLES.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lineOf = (row: string[]) =>
    row
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
  return rows.map(lineOf).join('\n')
}
