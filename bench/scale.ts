import { type Ends, runToEnd } from './run-to-end.ts'
import { startSubject, type Subject } from './server/subject.ts'
import { inTurns } from './server/rounds.ts'
import type { Load } from './server/load.ts'
import { fillTo } from './scale/rows.ts'
import { type Cluster, hasPostgres, startPostgres } from '../tests/server/support/postgres.ts'

/**
 * `npm run bench:scale`: what two and four servers on one PostgreSQL do beside one, and what the number of responses in the
 * database does to submits. Both sides of a ratio are measured in turns. `-- --rows 1000000` fills it to less than 10,000,000
 * (which need 20 GB of disk). ROUNDS and SECONDS_PER_LOAD change how long it takes.
 */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'max_connections=400', 'max_wal_size=8GB']
const LOAD: Load = { connections: 32, seconds: Number(process.env['SECONDS_PER_LOAD'] ?? 4) }
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const SERVERS = [2, 4]
const SLOWER_GOAL = 0.9

const ends: Ends = []
const ending = <Started extends { close(): Promise<void> }>(started: Started): Started => {
  ends.unshift(() => started.close())
  return started
}

function mostRows(): number {
  const at = process.argv.indexOf('--rows')
  return at < 0 ? 10_000_000 : Number(process.argv[at + 1])
}

async function run(): Promise<void> {
  if (!hasPostgres) throw new Error('PostgreSQL is not installed (apt-get install postgresql).')
  const cluster = await startPostgres(DURABLE)
  ends.unshift(() => cluster.stop())
  await bySize(cluster)
  await byServers(cluster)
}

/** Submits to a database with many responses, beside one that has only what the bench itself sends. */
async function bySize(cluster: Cluster): Promise<void> {
  const few = ending(await startSubject(await cluster.createDatabase()))
  const address = await cluster.createDatabase()
  const many = ending(await startSubject(address))
  console.log(`Submits per second to a database with many responses, beside one with few (${shape()}):`)
  for (const rows of [0, 1_000_000, 10_000_000].filter((each) => each <= mostRows())) {
    await fillTo(address, many.row, rows)
    const result = await inTurns(
      ROUNDS,
      () => many.submit(LOAD),
      () => few.submit(LOAD),
    )
    const verdict = result.ratio < SLOWER_GOAL ? `, goal ${SLOWER_GOAL}: BELOW THE GOAL` : ''
    console.log(`${format(rows, 12)} responses ${columnsOf(result)}${verdict}`)
  }
  await many.close()
  await few.close()
}

/** All processes share this machine, PostgreSQL and wrk with them: with more processors it would show more. */
async function byServers(cluster: Cluster): Promise<void> {
  const subject: Subject = ending(await startSubject(await cluster.createDatabase(), { servers: Math.max(...SERVERS) }))
  for (const [name, load] of [
    ['Submits', subject.submit],
    ['Form reads', subject.read],
  ] as const) {
    console.log(`\n${name} per second with several servers on one PostgreSQL, beside one (${shape()}):`)
    for (const servers of SERVERS) {
      const result = await inTurns(
        ROUNDS,
        () => load(LOAD, servers),
        () => load(LOAD, 1),
      )
      console.log(`${format(servers, 12)} servers   ${columnsOf(result)}`)
    }
  }
}

const shape = (): string => `${LOAD.connections} connections`

/** @returns the columns of a line */
function columnsOf({ measured, floor, ratio, errors }: Awaited<ReturnType<typeof inTurns>>): string {
  if (errors > 0)
    throw new Error(`${errors} requests did not get the answer that is measured, so these figures mean nothing`)
  return `${format(measured)} ${format(floor)}  ratio ${ratio.toFixed(2)}`
}

const format = (number: number, width = 8): string => Math.round(number).toLocaleString('en').padStart(width)

await runToEnd(run, ends, ['wrk'])
