import { toQuery } from '../../rules/filters/query.ts'
import type { FilterCondition, ResponseFilter } from '../../contract/types.gen.ts'

/** What an owner asks again and again, with other values each time. */
export interface Question {
  name: string
  goalMs: number
  /** An address below the form's. */
  path(round: number): string
}

const GOAL_MS = 200
const SEARCH_GOAL_MS = 2000
const DAY_MS = 24 * 60 * 60_000

const list = (filter: ResponseFilter, limit = 50): string =>
  `/responses?${new URLSearchParams({ ...toQuery(filter), limit: String(limit) })}`
const summary = (filter: ResponseFilter): string => `/summary?${new URLSearchParams(toQuery(filter))}`

const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const oneOf = (round: number, ...values: string[]): string => values[round % values.length]!

const choice = (round: number): ResponseFilter => ({
  where: [{ field: 'how', op: 'is', value: oneOf(round, 'car', 'train', 'bus', 'on_foot') }],
})
/** All of them fit: a summary that was not asked for before is not remembered. */
const fewerThan = (round: number): FilterCondition => ({ field: 'people', op: 'lessThan', value: 100 + round })
const newChoice = (round: number): ResponseFilter => ({ where: [...(choice(round).where ?? []), fewerThan(round)] })
const number = (round: number): ResponseFilter => ({
  where: [{ field: 'spent', op: 'between', value: { from: round, to: round + 20 } }],
})
const date = (round: number): ResponseFilter => ({
  where: [{ field: 'visit', op: 'greaterThan', value: `2026-0${1 + (round % 9)}-15` }],
})
const period = (round: number): ResponseFilter => ({ from: dayAgo(40 + round), to: dayAgo(10 + round) })
const words = (round: number): ResponseFilter => ({
  q: oneOf(round, 'parking took', 'garden lovely', 'lift broken', 'nothing at all'),
})

export const questions: Question[] = [
  { name: 'a page of the list', goalMs: GOAL_MS, path: () => list({}) },
  { name: 'filter by choice', goalMs: GOAL_MS, path: (round) => list(choice(round)) },
  { name: 'filter by number', goalMs: GOAL_MS, path: (round) => list(number(round)) },
  { name: 'filter by date', goalMs: GOAL_MS, path: (round) => list(date(round)) },
  { name: 'filter by period', goalMs: GOAL_MS, path: (round) => list(period(round)) },
  { name: 'count of unread', goalMs: GOAL_MS, path: () => list({ read: false }, 1) },
  { name: 'status', goalMs: GOAL_MS, path: () => '/responses/status' },
  { name: 'summary, looked at again', goalMs: GOAL_MS, path: () => summary({}) },
  { name: 'summary of nearly all', goalMs: GOAL_MS, path: (round) => summary({ where: [fewerThan(round)] }) },
  { name: 'summary by choice', goalMs: GOAL_MS, path: (round) => summary(newChoice(round)) },
  { name: 'summary of a period', goalMs: GOAL_MS, path: (round) => summary(period(round)) },
  { name: 'text search', goalMs: SEARCH_GOAL_MS, path: (round) => list(words(round)) },
]

/** Needs the copy, so it tells how long one takes to be made. */
export const needsCopy = list({ starred: false }, 1)
