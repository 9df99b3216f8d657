import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Place } from '../server/store/database.ts'
import { hasPostgres, startPostgres } from '../tests/server/support/postgres.ts'
import { NO_QUOTAS, startProcess, type Running } from '../tests/server/support/processes.ts'
import { fields } from '../tests/server/support/many-responses/answers.ts'
import { figureOf, lineOf, onceOf } from './responses/figures.ts'
import { openFiller, wholeYear, type Filler } from '../tests/server/support/many-responses/fill.ts'
import { heldSince, watched } from '../tests/server/support/event-loop/held.ts'
import { memoryBeside, memoryLine, memoryOf } from './responses/memory.ts'
import { logInOwner, type Owner } from './responses/owner.ts'
import { needsCopy, questions } from './responses/questions.ts'
import { addOldSessions, measureStarts } from './responses/start.ts'
import { type Ends, runToEnd } from './run-to-end.ts'

/**
 * `npm run bench:responses`: how long an owner waits for lists, filters, searches and summaries of a form with very many
 * responses, on both databases, with a copy that is cold, warm, opened again, and 10,000 rows behind.
 * `-- --rows 100000` for less.
 */
const ROUNDS = 20
const BEHIND = 10_000
const SECOND_MS = 1000
/** The longest that others may wait. */
const LOOP_MS = 50
/** After the last look the engine is closed. */
const REST_MS = 60_000
const START_MS = 600

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const rows = Number(values.rows)
const ends: Ends = []

async function run(): Promise<void> {
  if (!Number.isInteger(rows) || rows < 1) throw new Error('--rows must be a whole number of at least 1.')
  const [load = 0] = loadavg()
  const note = load > cpus().length / 2 ? ': this machine does other work, the figures are too high' : ''
  console.log(`Load ${load.toFixed(1)} on ${cpus().length} processors${note}.`)
  await measure('SQLite', { databaseUrl: undefined, dataDir: newFolder() })
  if (!hasPostgres)
    return console.log('PostgreSQL is not installed (apt-get install postgresql): its half is left out.')
  const cluster = await startPostgres(['max_connections=100', 'shared_buffers=256MB'])
  ends.unshift(() => cluster.stop())
  await measure('PostgreSQL', { databaseUrl: await cluster.createDatabase(), dataDir: newFolder() })
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sayform-bench-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function measure(database: string, place: Place): Promise<void> {
  console.log(`\n${database}, ${rows.toLocaleString('en')} responses of ${fields.length} fields:`)
  const running = await start(place)
  const owner = await logInOwner(running)
  const formId = await owner.createForm({ title: 'Visits', structure: { fields } })
  const filler = await openFiller(place)
  ends.unshift(() => filler.close())
  console.log(memoryLine('memory at rest', memoryOf(running)))
  const from = performance.now()
  await filler.add(formId, 0, rows, wholeYear)
  console.log(onceOf('(filled past the server in)', performance.now() - from))
  await measureCold(running, owner, { place, form: `/forms/${formId}` })
  await measureWarm(owner, `/forms/${formId}`)
  console.log(memoryLine('memory after all questions', memoryOf(running)))
  await measureBehind(owner, filler, formId)
  await pause(REST_MS)
  console.log(memoryLine('memory a minute after the last question', memoryOf(running)))
  await running.stop()
  await addOldSessions(place, formId)
  const { times, memory } = await measureStarts(place)
  console.log(lineOf('a start with old sessions', times, START_MS))
  console.log(memoryLine('memory after a start', memory))
  await measureAgain(place, formId)
}

async function start(place: Place): Promise<Running> {
  const running = await startProcess(place, { LOG_LEVEL: 'warn', ...NO_QUOTAS, ...watched(place) })
  ends.unshift(() => running.stop())
  return running
}

/** While the copy is made, the list itself and the rest of the server answer as ever. */
async function measureCold(
  running: Running,
  owner: Owner,
  { place, form }: { place: Place; form: string },
): Promise<void> {
  const meanwhile: number[] = []
  let [memory, beside] = [0, 0]
  await heldSince(running, place)
  const copy = new AbortController()
  const preparing = owner.ask(`${form}${needsCopy}`).finally(() => copy.abort())
  // Its failure is met where it is awaited; before that it would end the bench without its ends.
  preparing.catch(() => {})
  while (!copy.signal.aborted) {
    meanwhile.push(await owner.ask(`${form}${questions[0]!.path(0)}`))
    memory = Math.max(memory, memoryOf(running))
    beside = Math.max(beside, memoryBeside(running))
  }
  const held = await heldSince(running, place)
  console.log(onceOf('cold: until a filter is answered', await preparing))
  console.log(lineOf('cold: a page meanwhile', figureOf(meanwhile), SECOND_MS / 5))
  console.log(lineOf('cold: event loop held', { p50: held.p999, p95: held.most }, LOOP_MS))
  console.log(memoryLine('cold: most memory of the server meanwhile', memory))
  console.log(memoryLine('cold: most memory of the process that copies', beside))
}

async function measureWarm(owner: Owner, form: string): Promise<void> {
  for (const { name, path, goalMs } of questions) {
    const times: number[] = []
    await owner.ask(`${form}${path(ROUNDS)}`)
    for (let round = 0; round < ROUNDS; round += 1) times.push(await owner.ask(`${form}${path(round)}`))
    console.log(lineOf(name, figureOf(times), goalMs))
  }
}

async function measureBehind(owner: Owner, filler: Filler, formId: string): Promise<void> {
  await filler.add(formId, rows, BEHIND, [SECOND_MS * 30, 0])
  console.log(
    onceOf(`${BEHIND.toLocaleString('en')} rows behind: a filter`, await owner.ask(`/forms/${formId}${needsCopy}`)),
  )
}

async function measureAgain(place: Place, formId: string): Promise<void> {
  const owner = await logInOwner(await start(place))
  console.log(onceOf('after a start of the server: a filter', await owner.ask(`/forms/${formId}${needsCopy}`)))
}

await runToEnd(run, ends)
