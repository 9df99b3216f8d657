import { type Ends, runToEnd } from './run-to-end.ts'
import { startSubject, type Subject } from './server/subject.ts'
import { median } from './server/rounds.ts'
import type { Figure, Load } from './server/load.ts'
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
    const { own, other, ratio } = await inTurns(
      () => many.submit(LOAD),
      () => few.submit(LOAD),
    )
    const verdict = ratio < SLOWER_GOAL ? `, goal ${SLOWER_GOAL}: BELOW THE GOAL` : ''
    console.log(`${format(rows, 12)} responses ${format(own)} ${format(other)}  ratio ${ratio.toFixed(2)}${verdict}`)
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
      const { own, other, ratio } = await inTurns(
        () => load(LOAD, servers),
        () => load(LOAD, 1),
      )
      console.log(`${format(servers, 12)} servers   ${format(own)} ${format(other)}  ratio ${ratio.toFixed(2)}`)
    }
  }
}

const shape = (): string => `${LOAD.connections} connections`

/** @returns the medians of both, and that of the rounds' ratios */
async function inTurns(measured: () => Promise<Figure>, beside: () => Promise<Figure>) {
  const rounds: { own: number; other: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const isOwnFirst = round % 2 === 1
    const first = good(await (isOwnFirst ? measured() : beside()))
    const second = good(await (isOwnFirst ? beside() : measured()))
    rounds.push(isOwnFirst ? { own: first, other: second } : { own: second, other: first })
  }
  return {
    own: median(rounds.map(({ own }) => own)),
    other: median(rounds.map(({ other }) => other)),
    ratio: median(rounds.map(({ own, other }) => own / other)),
  }
}

function good({ perSecond, errors }: Figure): number {
  if (errors > 0)
    throw new Error(`${errors} requests did not get the answer that is measured, so these figures mean nothing`)
  return perSecond
}

const format = (number: number, width = 8): string => Math.round(number).toLocaleString('en').padStart(width)

await runToEnd(run, ends)
