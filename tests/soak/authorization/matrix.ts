import { sql } from 'kysely'
import { isPostgresDatabase } from '../../../server/store/database.ts'
import type { Answer, Api, Call } from '../../server/support/api.ts'
import { operations } from '../../server/support/contract.ts'
import { callers, type Caller } from './callers.ts'
import { requestOf } from './requests.ts'
import { expectations, listed, type Place } from './table.ts'

type Operation = (typeof operations)[number]

export interface MatrixResult {
  calls: number
  /** A sentence each. */
  faults: string[]
}

/** None of these may be told from another person's thing. */
const TOLD_APART: Place[] = ['none', 'absent', 'deleted']
/** Below a form of one's own a search may take a lock. */
const MINE: Place[] = ['own', 'crossed', 'absent', 'deleted']
const REFUSED = [401, 403, 404]
const ATTEMPTS = 20
/** So many callers from one address would be too many for the limits. */
let addresses = 0
const anAddress = (): string => `10.${(addresses += 1) >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`

/** @returns what the table says too much or too little */
export const unlisted = (): string[] => [
  ...operations
    .filter(({ operationId }) => !expectations.has(operationId))
    .map(({ operationId }) => `no line for ${operationId}`),
  ...listed
    .filter((id) => operations.every(({ operationId }) => operationId !== id))
    .map((id) => `a line for ${id}, which is no operation`),
  ...listed.filter((id, index) => listed.indexOf(id) !== index).map((id) => `two lines for ${id}`),
]

/**
 * Makes every operation's request as its callers with a thing at every place, and compares the answers with the table.
 * @param strangers how many of those without a login ask for each operation, in turn; without it all of them
 */
export async function runMatrix(api: Api, strangers = Number.POSITIVE_INFINITY): Promise<MatrixResult> {
  const result: MatrixResult = { calls: 0, faults: unlisted() }
  for (const [index, operation] of operations.entries())
    for (const caller of callersOf(index, strangers)) await runCaller(api, operation, caller, result)
  return result
}

function callersOf(index: number, max: number): Caller[] {
  const strangers = callers.filter(({ kind }) => kind === 'stranger')
  const first = (index * max) % strangers.length
  const chosen = max < strangers.length ? [...strangers, ...strangers].slice(first, first + max) : strangers
  return [...chosen, ...callers.filter(({ kind }) => kind !== 'stranger')]
}

async function runCaller(api: Api, operation: Operation, caller: Caller, result: MatrixResult): Promise<void> {
  const expected = expectations.get(operation.operationId)?.[caller.kind] ?? {}
  // Below a form of one's own another form's thing is the stranger, else another person's.
  const alike = [...TOLD_APART, placesNamed(operation.path) > 1 ? 'crossed' : "another's"]
  const refusals = new Map<number, Set<string>>()
  for (const [place, status] of Object.entries(expected) as [Place, number][]) {
    const { answer, written } = await ask(api, operation, caller, place)
    const name = `${operation.operationId} by ${caller.name}, ${place}:`
    result.calls += 1
    if (answer.status !== status)
      result.faults.push(`${name} ${answer.status} instead of ${status}: ${answer.text.slice(0, 200)}`)
    if (REFUSED.includes(answer.status)) {
      if (alike.includes(place))
        refusals.set(answer.status, (refusals.get(answer.status) ?? new Set()).add(answer.text))
      if (written > 0 && (answer.status !== 404 || !MINE.includes(place)))
        result.faults.push(`${name} ${answer.status}, and ${written} rows were written`)
    }
  }
  // Another word for what is there would tell who asks that it is there.
  for (const [status, texts] of refusals)
    if (texts.size > 1)
      result.faults.push(
        `${operation.operationId} by ${caller.name}: ${status} in ${texts.size} wordings: ${[...texts].join(' | ')}`,
      )
}

const placesNamed = (path: string): number => path.match(/\{\w+\}/g)?.length ?? 0

async function ask(api: Api, operation: Operation, caller: Caller, place: Place) {
  const me = await api.aPerson({ is_superuser: caller.kind === 'superuser' })
  const token = await caller.token(api, me)
  const { path, ...body } = await requestOf(operation, { api, place, me })
  await api.stores.progress.flush()
  const before = await rowsWritten(api)
  const answer = await answered(api, operation, path, { token, ...body })
  return { answer, written: (await rowsWritten(api)) - before }
}

/** Asks again while the copy of the responses is being prepared. */
async function answered(api: Api, { method }: Operation, path: string, { headers, ...call }: Call): Promise<Answer> {
  const attempt = () =>
    api.call(method.toUpperCase(), path, { ...call, headers: { 'x-forwarded-for': anAddress(), ...headers } })
  let answer = await attempt()
  for (let count = 1; answer.status === 503 && count < ATTEMPTS; count += 1) answer = await attempt()
  return answer
}

/** Since the connection was opened; PostgreSQL does not count them at once. */
async function rowsWritten({ database }: Api): Promise<number> {
  if (isPostgresDatabase(database)) return 0
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(database)
  return rows[0]?.count ?? 0
}
