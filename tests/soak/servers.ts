import type { Form } from '../../contract/types.gen.ts'
import { hasPostgres } from '../server/support/postgres.ts'
import { logIn, type Running } from '../server/support/processes.ts'
import { someFields } from '../support/builders.ts'
import { atMost, noneOf, type Figure } from './figures.ts'
import { onGround, type Ground } from './support/places.ts'
import { readStored, type Acknowledged } from './support/stored.ts'
import { beginMany, createForm, send } from './support/visitors.ts'

interface ServersOptions {
  /** How many servers share a database, each time. */
  counts: number[]
  submits: number
}

/** A server may go on showing a form that another one changed for so long. */
const STALE_MS = 1000
const PATIENCE_MS = 10_000

/** Several servers on one PostgreSQL: every submit goes to all of them at once, and one of them is killed meanwhile. */
export async function measureServers({ counts, submits }: ServersOptions): Promise<Figure[]> {
  if (!hasPostgres) return []
  const figures: Figure[] = []
  for (const count of counts)
    figures.push(...(await onGround('PostgreSQL', (ground) => shareOne(ground, count, submits))))
  return figures
}

async function shareOne({ place, start }: Ground, count: number, submits: number): Promise<Figure[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => start()))
  const [first, ...others] = servers as [Running, ...Running[]]
  const { id: formId } = await createForm(first)
  const acknowledged: Acknowledged = new Map()
  const wrong: string[] = []
  const sessions = await beginMany(first, formId, submits)
  for (const [index, session] of sessions.entries()) {
    if (index === Math.floor(submits / 2)) others.at(-1)?.child.kill('SIGKILL')
    const sent = await Promise.allSettled(servers.map((server) => send(server, session)))
    const answers = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const ids = new Set(answers.map(({ id, status }) => id ?? `${status}`))
    if (ids.size !== 1) wrong.push(`session ${session}: ${[...ids].join(', ')}`)
    const [id] = ids
    if (id !== undefined) acknowledged.set(session, id)
  }
  const { lost, doubled, rows, counted } = await readStored(place, formId, acknowledged)
  const name = `${count} servers on one PostgreSQL, one of them killed`
  return [
    noneOf(`submits that servers answer differently, ${name}`, wrong, `${submits} submits`),
    noneOf(`answers that are lost, ${name}`, lost, `${submits} submits`),
    noneOf(`answers that are there twice, ${name}`, doubled, `${rows} rows`),
    noneOf(
      `counters that differ from the rows, ${name}`,
      counted === rows ? [] : [`${counted}, not ${rows}`],
      '1 form',
    ),
    atMost(
      `a change shows on the other servers, ${name}`,
      await spreads(first, others.slice(0, -1).concat(first), formId),
      STALE_MS + 500,
      'ms',
    ),
  ]
}

/** @returns milliseconds until every server shows what one of them changed */
async function spreads(changed: Running, servers: Running[], formId: string): Promise<number> {
  const read = async ({ url }: Running): Promise<Form> => (await fetch(`${url}/api/v1/public/forms/${formId}`)).json()
  await Promise.all(servers.map(read))
  const { call } = await logIn(changed)
  await call('PUT', `/forms/${formId}`, { title: 'Changed', structure: { fields: someFields({}, {}) } })
  const from = performance.now()
  for (const server of servers)
    while ((await read(server)).title !== 'Changed')
      if (performance.now() - from > PATIENCE_MS) return Number.POSITIVE_INFINITY
  return performance.now() - from
}
