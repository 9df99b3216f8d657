import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logIn, NO_QUOTAS, startProcess, type Running } from '../../tests/server/support/processes.ts'
import { fields, payloadFor, SESSION_MARK } from './submission.ts'
import { wrk, type Figure, type Load } from './load.ts'
import type { Place } from '../../server/store/database.ts'
import type { Row } from './inserts.ts'
import { openStore, type Store } from './stores.ts'

/** Each submit needs a session of its own: more than twice as many in a second as have been seen. */
const SUBMITS_MAX = 25_000

/** A server that has just started is not yet compiled by V8. */
const WARMING: Load = { connections: 32, seconds: 3 }

/** A server that is measured, or several on one database. */
export interface Subject {
  formUrl: string
  dataDir: string
  /** @param servers how many of them get the load, each its part of the connections; all unless told */
  read(load: Load, servers?: number): Promise<Figure>
  /** Answers that no row stands behind are errors. */
  submit(load: Load, servers?: number): Promise<Figure>
  /** A submission as the server stored it, but of another form. */
  row: Row
  close(): Promise<void>
}

interface Several {
  /** How many servers; those of one SQLite database would not know of each other. */
  servers?: number
}

/** The product on a database of its own, with one form of six fields. */
export async function startSubject(databaseUrl?: string, { servers = 1 }: Several = {}): Promise<Subject> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sayform-bench-'))
  const place = { databaseUrl, dataDir }
  const started: Running[] = []
  const end = async () => {
    for (const running of started) await running.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    for (let server = 0; server < servers; server += 1)
      started.push(await startProcess(placeOf(place, server), { LOG_LEVEL: 'warn', ...NO_QUOTAS }))
    const store = await openStore(place)
    const close = async () => {
      await store.close().catch(() => {})
      await end()
    }
    return { ...(await prepare(started, store, dataDir)), dataDir, close }
  } catch (error) {
    await end()
    const output = started.map((running) => running.output()).join('\n')
    throw new Error(`The server did not take the benchmark's form:\n${output}`, { cause: error })
  }
}

/** Each server has a folder of its own; the first one's is the place itself. */
function placeOf(place: Place, server: number): Place {
  if (server === 0) return place
  const dataDir = join(place.dataDir, `server-${server}`)
  mkdirSync(dataDir)
  return { ...place, dataDir }
}

async function prepare(servers: Running[], store: Store, dataDir: string) {
  const urls = servers.map(({ url }) => url)
  const [running] = servers
  if (!running) throw new Error('A subject has at least one server')
  const { call } = await logIn(running)
  const createForm = async (): Promise<string> =>
    (await call('POST', '/forms/', { title: 'Visitor feedback', structure: { fields } })).id
  const id = await createForm()
  const submit = submitter(urls, store, dataDir, id)
  const read = async (load: Load, count = urls.length): Promise<Figure> =>
    sumOf(await Promise.all(urls.slice(0, count).map((url) => wrk(url + formPath(id), shareOf(load, count)))))
  for (const step of [submit, read]) await step(WARMING)
  const row = { ...(await store.readSubmission(id)), form_id: await createForm() }
  return { formUrl: running.url + formPath(id), submit, read, row }
}

const formPath = (id: string): string => `/api/v1/public/forms/${id}`
const SUBMIT_PATH = `/api/v1/sessions/${SESSION_MARK}/submit`

const shareOf = ({ connections, seconds }: Load, servers: number): Load => ({
  connections: Math.max(1, Math.floor(connections / servers)),
  seconds,
})

const sumOf = (figures: Figure[]): Figure =>
  figures.reduce((sum, { perSecond, good, errors }) => ({
    perSecond: sum.perSecond + perSecond,
    good: sum.good + good,
    errors: sum.errors + errors,
  }))

function submitter(urls: string[], store: Store, dataDir: string, formId: string) {
  const bodyFile = join(dataDir, 'body.json')
  writeFileSync(bodyFile, JSON.stringify(payloadFor(formId)))
  let sessions = 0
  return async (load: Load, count = urls.length): Promise<Figure> => {
    const ofEach = Math.ceil(SUBMITS_MAX * load.seconds)
    const firsts = urls.slice(0, count).map((_, server) => sessions + server * ofEach)
    await store.addSessions(formId, sessions, ofEach * count)
    sessions += ofEach * count
    const before = await store.countSubmissions(formId)
    const figure = sumOf(
      await Promise.all(
        firsts.map((firstSession, server) =>
          wrk(urls[server] + SUBMIT_PATH, shareOf(load, count), { firstSession, bodyFile }),
        ),
      ),
    )
    const stored = (await store.countSubmissions(formId)) - before
    return { ...figure, errors: figure.errors + Math.max(0, figure.good - stored) }
  }
}
