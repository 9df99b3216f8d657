import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hasPostgres, type Cluster } from '../server/support/postgres.ts'
import { startProcess, type Running } from '../server/support/processes.ts'
import { atLeast, atMost, noneOf, told, type Figure } from './figures.ts'
import { onGround, type Ground } from './support/places.ts'
import { readStored, type Acknowledged } from './support/stored.ts'
import { beginMany, createForm, send } from './support/visitors.ts'

/** A caller hears within this time that there is no answer; a busy machine adds some of its own. */
const ANSWER_S = 5
const MARGIN_S = 1
const READY_S = 15
const POLL_MS = 50
const SUBMITS = 20

interface Outage {
  name: string
  begin(cluster: Cluster): unknown
  end(cluster: Cluster): unknown
}

const OUTAGES: Outage[] = [
  { name: 'PostgreSQL is frozen', begin: (cluster) => cluster.freeze(), end: (cluster) => cluster.thaw() },
  { name: 'PostgreSQL is gone', begin: (cluster) => cluster.crash(), end: (cluster) => cluster.restart() },
]

/** PostgreSQL freezes, is killed and stays away, and crashes `restarts` times under submits; the disk becomes full. */
export async function measureOutages({ restarts }: { restarts: number }): Promise<Figure[]> {
  const onPostgres = hasPostgres
    ? await onGround('PostgreSQL', async (ground) => [
        ...(await sufferAll(ground)),
        ...(await sufferRestarts(ground, restarts)),
      ])
    : [told('PostgreSQL', 'not installed')]
  return [...onPostgres, ...(await fillDisk())]
}

async function sufferAll({ place, cluster, start }: Ground): Promise<Figure[]> {
  const running = await start()
  const { id: formId } = await createForm(running)
  const acknowledged: Acknowledged = new Map()
  const figures: Figure[] = []
  for (const { name, begin, end } of OUTAGES) {
    const sessions = await beginMany(running, formId, SUBMITS)
    if (cluster) await begin(cluster)
    const [slowest, statuses] = await askAll(running, sessions)
    const unready = await secondsUntil(running, 'ready', 503)
    const alive = await secondsUntil(running, 'live', 200)
    if (cluster) await end(cluster)
    const ready = await secondsUntil(running, 'ready', 200)
    for (const session of sessions) await acknowledge(running, session, acknowledged)
    figures.push(
      atMost(`slowest answer while ${name}`, slowest, ANSWER_S + MARGIN_S, 's'),
      noneOf(
        `answers other than 503 while ${name}`,
        statuses.filter((status) => status !== 503).map(String),
        `${statuses.length} answers`,
      ),
      atMost(`the server says that it is not ready, ${name}`, unready, ANSWER_S + MARGIN_S, 's'),
      atMost(`the server says that it is alive, ${name}`, alive, 1, 's'),
      atMost(`ready again, after ${name}`, ready, READY_S, 's'),
    )
  }
  return [...figures, ...(await kept(place, formId, acknowledged, 'outages'))]
}

async function sufferRestarts({ place, cluster, start }: Ground, restarts: number): Promise<Figure[]> {
  const running = await start()
  const { id: formId } = await createForm(running)
  const acknowledged: Acknowledged = new Map()
  for (let count = 0; count < restarts; count += 1) {
    const sessions = await beginMany(running, formId, SUBMITS)
    const sending = Promise.allSettled(sessions.map((session) => acknowledge(running, session, acknowledged)))
    await pause(count % 20)
    await cluster?.crash()
    await sending
    await cluster?.restart()
    await secondsUntil(running, 'ready', 200)
    for (const session of sessions) await acknowledge(running, session, acknowledged)
  }
  return kept(place, formId, acknowledged, `${restarts} crashes of PostgreSQL`)
}

async function kept(
  place: Ground['place'],
  formId: string,
  acknowledged: Acknowledged,
  after: string,
): Promise<Figure[]> {
  const { lost, doubled, rows } = await readStored(place, formId, acknowledged)
  return [
    noneOf(`answers that are lost, ${after}`, lost, `${acknowledged.size} answers`),
    noneOf(`answers that are there twice, ${after}`, doubled, `${rows} rows`),
  ]
}

async function askAll(running: Running, sessions: string[]): Promise<[number, number[]]> {
  const from = performance.now()
  const answers = await Promise.all(sessions.map((session) => send(running, session)))
  return [(performance.now() - from) / 1000, answers.map(({ status }) => status)]
}

/** The first acknowledgement counts: a repeat must come to the same. */
async function acknowledge(running: Running, session: string, acknowledged: Acknowledged): Promise<void> {
  const { status, id } = await send(running, session)
  if (status !== 201 || id === undefined) throw new Error(`A submit was answered ${status}`)
  if (!acknowledged.has(session)) acknowledged.set(session, id)
}

async function secondsUntil({ url }: Running, probe: 'ready' | 'live', status: number): Promise<number> {
  const from = performance.now()
  for (;;) {
    const answer = await fetch(`${url}/api/v1/health/${probe}`)
    await answer.arrayBuffer()
    const seconds = (performance.now() - from) / 1000
    if (answer.status === status || seconds > 4 * READY_S) return seconds
    await pause(POLL_MS)
  }
}

/** A real file system that becomes full, where this process may mount one. */
async function fillDisk(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sayform-full-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return [told('a full disk', 'not tried: only root may mount one here')]
  }
  const running = await startProcess({ databaseUrl: undefined, dataDir: folder }, { LOG_LEVEL: 'fatal' })
  try {
    return await onFullDisk(running, folder)
  } finally {
    await running.stop('SIGKILL')
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  }
}

async function onFullDisk(running: Running, dataDir: string): Promise<Figure[]> {
  const { id: formId } = await createForm(running)
  const acknowledged: Acknowledged = new Map()
  const sessions = await beginMany(running, formId, 10 * SUBMITS)
  for (const session of sessions.slice(0, SUBMITS)) await acknowledge(running, session, acknowledged)
  const filler = join(dataDir, 'filler')
  try {
    writeFileSync(filler, Buffer.alloc(80_000_000))
  } catch {
    // What fits is written: the disk is full now.
  }
  const refused: number[] = []
  for (const session of sessions.slice(SUBMITS)) {
    const { status, id } = await send(running, session)
    if (id === undefined) refused.push(status)
    else acknowledged.set(session, id)
  }
  const unready = await secondsUntil(running, 'ready', 503)
  rmSync(filler)
  const ready = await secondsUntil(running, 'ready', 200)
  for (const session of sessions) await acknowledge(running, session, acknowledged)
  return [
    atLeast('submits that a full disk refuses', refused.length, 1, 'submits'),
    noneOf(
      'refusals of a full disk other than 507',
      refused.filter((status) => status !== 507).map(String),
      `${refused.length} refusals`,
    ),
    atMost('the server says that it is not ready, its disk is full', unready, ANSWER_S, 's'),
    atMost('ready again, after its disk was full', ready, READY_S, 's'),
    ...(await kept({ databaseUrl: undefined, dataDir }, formId, acknowledged, 'a full disk')),
  ]
}
