import type { AnyStateMachine } from 'xstate'
import { type Guard, guardName, guardsIn, statesOf, transitionsOf } from '../../../scripts/diagrams/chart.ts'
import { outcomesOf } from './guards.ts'
import { stateMark, transitionMark, transitionName, waitsOf } from './coverage-items.ts'

/** What of a machine its walks came by, counted against everything that its definition declares. */

export interface Walked {
  steps: Stop[]
  refusals: Stop[]
  paths: unknown[]
}

interface Stop {
  place: { marks: string[] }
}

/** Every state, transition, outcome of a guard, end of an actor and delay that no walk came by. */
export function missed(machine: AnyStateMachine, ...walks: Walked[]): string[] {
  const reached = reachedBy(walks)
  return [...declaredBy(machine).filter((mark) => !reached.has(mark)), ...idleWords(machine)]
}

const reachedBy = (walks: Walked[]): Set<string> =>
  new Set(walks.flatMap(({ steps, refusals }) => [...steps, ...refusals].flatMap(({ place }) => place.marks)))

function declaredBy(machine: AnyStateMachine): string[] {
  const states = statesOf(machine)
  const transitions = states.flatMap(transitionsOf)
  const outcomes = transitions.flatMap((transition) =>
    transition.guard ? outcomesOf(transition.guard, transitionName(transition)) : [],
  )
  const waits = states.flatMap(waitsOf).map(({ mark }) => mark)
  const enterable = states.filter(({ type }) => type !== 'history')
  return [...new Set([...enterable.map(stateMark), ...transitions.map(transitionMark), ...outcomes, ...waits])]
}

/** Guards and delays that a machine names and none of its transitions uses: no walk can meet them. */
function idleWords(machine: AnyStateMachine): string[] {
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

interface Tour {
  name: string
  machine: AnyStateMachine
  walks: Walked[]
}

/** One line for each machine: reached of declared, how many paths lead everywhere, and the share of all that is reached. */
export const coverageTable = (tours: Tour[]): string => inColumns([TITLES, ...tours.map(rowOf)])

function rowOf({ name, machine, walks }: Tour): string[] {
  const reached = reachedBy(walks)
  const declared = declaredBy(machine)
  const count = (marks: string[]) => `${marks.filter((mark) => reached.has(mark)).length}/${marks.length}`
  const paths = walks.reduce((sum, walk) => sum + walk.paths.length, 0)
  const share = declared.filter((mark) => reached.has(mark)).length / declared.length
  return [
    name,
    ...KINDS.map((kind) => count(declared.filter((mark) => mark.startsWith(`${kind} `)))),
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
