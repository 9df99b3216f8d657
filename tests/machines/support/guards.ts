import { type AnyEventObject, type AnyStateMachine, and, type MachineContext, not, or } from 'xstate'
import type { ParameterizedObject } from 'xstate'
import type { GuardPredicate } from 'xstate/guards'
import { type Guard, guardName, guardsIn, statesOf, transitionsOf } from '../../../scripts/diagrams/chart.ts'
import { transitionName } from './coverage-items.ts'

/** Receives which guard of which transition held or did not, also of the guards that `and`, `or` and `not` combine. */
export type OnOutcome = (item: string) => void

/** The same machine; whenever one of its guards is evaluated, `note` receives the outcome. */
export function watchGuards<M extends AnyStateMachine>(machine: M, note: OnOutcome): M {
  const watched = machine.provide({}) as M
  for (const transition of statesOf(watched).flatMap(transitionsOf)) {
    const { guard } = transition
    if (guard) transition.guard = watch(guard, transitionName(transition), note)
  }
  return watched
}

/** Made of the public combinators alone: the first branch notes true, the second is evaluated only after false. */
function watch(guard: Guard, transition: string, note: OnOutcome): Guard {
  const noted = (outcome: boolean) => {
    const item = guardItem(guard, transition, outcome)
    return () => {
      note(item)
      return outcome
    }
  }
  return or([and([watchWithin(guard, transition, note), noted(true)]), noted(false)])
}

function watchWithin(guard: Guard, transition: string, note: OnOutcome): Combined {
  const inner = guardsIn(guard).map((each) => combined(watch(each, transition, note)))
  const [first] = inner
  if (!first || typeof guard !== 'function') return combined(guard)
  if (guard.name === 'not') return not(first)
  return guard.name === 'and' ? and(inner) : or(inner)
}

type Combined = GuardPredicate<MachineContext, AnyEventObject, unknown, ParameterizedObject>

/** The combinators take a guard by its name or with parameters too; their types say so only within a machine. */
const combined = (guard: Guard): Combined => guard as Combined

/** Both outcomes of a guard and of those within it. */
export const outcomesOf = (guard: Guard, transition: string): string[] => [
  ...[true, false].map((outcome) => guardItem(guard, transition, outcome)),
  ...guardsIn(guard).flatMap((each) => outcomesOf(each, transition)),
]

const guardItem = (guard: Guard, transition: string, outcome: boolean): string =>
  `guard ${guardName(guard)} ${outcome ? 'true' : 'false'}: ${transition}`
