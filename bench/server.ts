import { cpus, loadavg } from 'node:os'
import { startBare } from './server/bare-process.ts'
import { pgbench, sqliteLoop } from './server/inserts.ts'
import { measure, type Pair, type Result } from './server/rounds.ts'
import { startSubject, type Subject } from './server/subject.ts'
import { type Ends, runToEnd } from './run-to-end.ts'
import { hasPostgres, startPostgres, type Cluster } from '../tests/server/support/postgres.ts'

/**
 * `npm run bench:server`: submits and reads of a public form per second on SQLite and PostgreSQL, each beside what the
 * database or node:http does alone in the same run. Medians of pairs; the ratio is the figure. ROUNDS and
 * SECONDS_PER_LOAD change how long it takes.
 */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'max_connections=300']
const SUBMIT_GOALS = { 1: 0.35, 32: 0.85, 256: 1.5 }
const READ_GOALS = { 32: 0.95 }

const ends: Ends = []
/** What was started ends in the end, the last first, whatever happens. */
const ending = <Started extends { close(): Promise<void> }>(started: Started): Started => {
  ends.unshift(() => started.close())
  return started
}

async function run(): Promise<void> {
  const [load = 0] = loadavg()
  if (load > cpus().length / 2)
    console.log(
      `This machine does other work (load ${load.toFixed(1)} on ${cpus().length} processors): the figures are too low.`,
    )
  if (!hasPostgres) console.log('PostgreSQL is not installed (apt-get install postgresql): its half is left out.')
  const sqlite = ending(await startSubject())
  await print(onSqlite(sqlite))
  if (hasPostgres) await runOnPostgres()
  const bare = ending(await startBare(sqlite.formUrl))
  await print(readsOf('SQLite', sqlite, bare))
}

async function runOnPostgres(): Promise<void> {
  const cluster: Cluster = await startPostgres(DURABLE)
  ends.unshift(() => cluster.stop())
  const address = await cluster.createDatabase()
  const subject = ending(await startSubject(address))
  await print(onPostgres(subject, address))
  await print(readsOf('PostgreSQL', subject, ending(await startBare(subject.formUrl))))
}

const onSqlite = ({ submit, row, dataDir }: Subject): Pair => ({
  name: 'Submits on SQLite',
  measured: submit,
  floorName: 'the same INSERT in a loop',
  floor: async (load) => sqliteLoop(dataDir, row, load),
})

const onPostgres = ({ submit, row, dataDir }: Subject, address: string): Pair => ({
  name: 'Submits on PostgreSQL',
  measured: submit,
  floorName: 'pgbench',
  floor: (load) => pgbench(address, dataDir, row, load),
  goals: SUBMIT_GOALS,
})

const readsOf = (database: string, { read }: Subject, bare: Pick<Subject, 'read'>): Pair => ({
  name: `Form reads on ${database}`,
  measured: read,
  floorName: 'bare node:http',
  floor: bare.read,
  goals: READ_GOALS,
})

async function print(pair: Pair): Promise<void> {
  const results = await measure(pair)
  console.log(`\n${pair.name}, per second, beside ${pair.floorName}:`)
  for (const result of results) console.log(lineOf(result, pair.goals?.[result.connections]))
  const errors = results.reduce((sum, result) => sum + result.errors, 0)
  if (errors > 0)
    throw new Error(
      `${pair.name}: ${errors} requests did not get the answer that is measured, so these figures mean nothing`,
    )
}

const lineOf = ({ connections, measured, floor, ratio, errors }: Result, goal: number | undefined): string =>
  [
    `${String(connections).padStart(5)} connections`,
    ...[measured, floor].map((figure) => String(Math.round(figure)).padStart(8)),
    `  ratio ${ratio.toFixed(2)}`,
    ...(goal !== undefined ? [`, goal ${goal}: ${ratio >= goal ? 'within the goal' : 'BELOW THE GOAL'}`] : []),
    ...(errors > 0 ? [`, ${errors} errors`] : []),
  ].join('')

await runToEnd(run, ends, ['wrk'])
