import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { DownloadKind } from '../contract/types.gen.ts'
import { hasPostgres, startPostgres } from '../tests/server/support/postgres.ts'
import { NO_QUOTAS, startProcess, type Running } from '../tests/server/support/processes.ts'
import { copyOut, hasPsql } from './export/copy.ts'
import { addFiles, FILE_BYTES, fileFields, FILES } from './export/files.ts'
import { watch } from './export/meanwhile.ts'
import { fields } from '../tests/server/support/many-responses/answers.ts'
import { figureOf } from './responses/figures.ts'
import { openFiller, wholeYear } from '../tests/server/support/many-responses/fill.ts'
import { logInOwner, type Owner } from './responses/owner.ts'
import { type Ends, runToEnd } from './run-to-end.ts'

/**
 * `npm run bench:export`: how long it takes to take 100,000 responses away in each format, beside PostgreSQL's own COPY in
 * the same run, how much memory the server holds meanwhile, and how long others wait. `-- --rows 10000` for less.
 */
const MB = 1_000_000
/**
 * Resident memory before, at most during and after. Garbage is in it: the space for young objects grows once to its largest,
 * 128 MB, and stays. Kept is what is in use after a collection and was not before.
 */
const HEAD =
  '                  seconds   rows/s      MB   beside COPY   MB before, peak, after    kept    others p50, p95, longest'
const SECOND_MS = 1000
const WITH_FIELDS = ['csv', 'jsonl', 'xlsx', 'parquet'] as const satisfies DownloadKind[]

const collector = new URL('export/collector.ts', import.meta.url).href

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
const rows = Number(values.rows)
const ends: Ends = []

async function run(): Promise<void> {
  if (!Number.isInteger(rows) || rows < 1) throw new Error('--rows must be a whole number of at least 1.')
  if (!hasPostgres || !hasPsql)
    throw new Error('PostgreSQL is not installed (apt-get install postgresql): there is nothing to compare with.')
  const [load = 0] = loadavg()
  if (load > cpus().length / 2)
    console.log(
      `This machine does other work (load ${load.toFixed(1)} on ${cpus().length} processors): the figures are too high.`,
    )
  const cluster = await startPostgres(['shared_buffers=256MB'])
  ends.unshift(() => cluster.stop())
  const databaseUrl = await cluster.createDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'sayform-bench-'))
  ends.unshift(async () => rmSync(dataDir, { recursive: true, force: true }))
  const place = { databaseUrl, dataDir }
  const running = await startProcess(place, {
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--expose-gc --import ${collector}`,
    ...NO_QUOTAS,
  })
  ends.unshift(() => running.stop())
  const owner = await logInOwner(running)
  const formId = await owner.createForm({ title: 'Visits', structure: { fields } })
  const filler = await openFiller(place)
  await filler.add(formId, 0, rows, wholeYear)
  await filler.close()
  console.log(`${rows.toLocaleString('en')} responses of ${fields.length} fields in PostgreSQL:\n`)
  console.log(HEAD)
  const copyMs = await measureCopy(databaseUrl, formId)
  for (const kind of WITH_FIELDS) await measure(running, owner, { formId, kind, count: rows, copyMs })
  const photos = await owner.createForm({ title: 'Photos', structure: { fields: fileFields } })
  await addFiles(databaseUrl, photos)
  console.log(`\n${FILES.toLocaleString('en')} files of ${Math.round(FILE_BYTES / 1000)} kB:\n`)
  await measure(running, owner, { formId: photos, kind: 'files', count: FILES, copyMs: undefined })
}

async function measureCopy(databaseUrl: string, formId: string): Promise<number> {
  await copyOut(databaseUrl, formId)
  const from = performance.now()
  const bytes = await copyOut(databaseUrl, formId)
  const ms = performance.now() - from
  console.log(lineOf('COPY to CSV', ms, rows, bytes))
  return ms
}

interface Measured {
  formId: string
  kind: DownloadKind
  count: number
  copyMs: number | undefined
}

/** The second time, when what is compiled and cached is there, as it is for the COPY. */
async function measure(running: Running, owner: Owner, { formId, kind, count, copyMs }: Measured): Promise<void> {
  const { url } = running
  await download(url, owner, formId, kind)
  let bytes = 0
  const { ms, before, peak, after, kept, others } = await watch(
    running,
    async () => {
      bytes = await download(url, owner, formId, kind)
    },
    () => owner.ask(`/forms/${formId}/responses`),
  )
  const { p50, p95 } = figureOf(others)
  const ratio = copyMs === undefined ? '' : `${(ms / copyMs).toFixed(2)} times`
  const waits = [p50, p95, Math.max(...others)].map((wait) => `${Math.round(wait)} ms`).join(', ')
  const memory = [before, peak, after].map(Math.round).join(', ').padStart(25)
  const held = kept.toFixed(1).padStart(8)
  console.log(`${lineOf(kind, ms, count, bytes)}${ratio.padStart(14)}${memory}${held}    ${waits}`)
}

/** @returns bytes; nothing of them is kept */
async function download(url: string, owner: Owner, formId: string, kind: DownloadKind): Promise<number> {
  const answer = await fetch(url + (await owner.linkTo(formId, kind)))
  if (!answer.ok || !answer.body) throw new Error(`${kind}: ${answer.status}`)
  let bytes = 0
  for await (const chunk of answer.body) bytes += chunk.length
  return bytes
}

const lineOf = (name: string, ms: number, count: number, bytes: number): string =>
  name.padEnd(15) +
  (ms / SECOND_MS).toFixed(2).padStart(10) +
  Math.round((count / ms) * SECOND_MS)
    .toLocaleString('en')
    .padStart(9) +
  (bytes / MB).toFixed(1).padStart(8)

await runToEnd(run, ends)
