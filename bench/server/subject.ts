import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logIn, NO_QUOTAS, startProcess, type Running } from '../../tests/server/support/processes.ts'
import { fields, payloadFor, SESSION_MARK } from './submission.ts'
import { wrk, type Figure, type Load } from './load.ts'
import type { Row } from './inserts.ts'
import { openStore, type Store } from './stores.ts'

/** Each submit needs a session of its own: more than twice as many in a second as have been seen. */
const SUBMITS_MAX = 25_000

/** A server that has just started is not yet compiled by V8. */
const WARMING: Load = { connections: 32, seconds: 3 }

/** A server that is measured. */
export interface Subject {
  formUrl: string
  dataDir: string
  read(load: Load): Promise<Figure>
  /** Answers that no row stands behind are errors. */
  submit(load: Load): Promise<Figure>
  /** A submission as the server stored it, but of another form. */
  row: Row
  close(): Promise<void>
}

/** The product on a database of its own, with one form of six fields. */
export async function startSubject(databaseUrl?: string): Promise<Subject> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sayform-bench-'))
  const place = { databaseUrl, dataDir }
  const running = await startProcess(place, { LOG_LEVEL: 'warn', ...NO_QUOTAS })
  const end = async () => {
    await running.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const store = await openStore(place)
    const close = async () => {
      await store.close().catch(() => {})
      await end()
    }
    return { ...(await prepare(running, store, dataDir)), dataDir, close }
  } catch (error) {
    await end()
    throw new Error(`The server did not take the benchmark's form:\n${running.output()}`, { cause: error })
  }
}

async function prepare(running: Running, store: Store, dataDir: string) {
  const { call } = await logIn(running)
  const createForm = async (): Promise<string> =>
    (await call('POST', '/forms/', { title: 'Visitor feedback', structure: { fields } })).id
  const id = await createForm()
  const formUrl = `${running.url}/api/v1/public/forms/${id}`
  const submit = submitter(`${running.url}/api/v1/sessions/${SESSION_MARK}/submit`, store, dataDir, id)
  const read = (load: Load) => wrk(formUrl, load)
  for (const step of [submit, read]) await step(WARMING)
  const row = { ...(await store.readSubmission(id)), form_id: await createForm() }
  return { formUrl, submit, read, row }
}

function submitter(url: string, store: Store, dataDir: string, formId: string) {
  const bodyFile = join(dataDir, 'body.json')
  writeFileSync(bodyFile, JSON.stringify(payloadFor(formId)))
  let sessions = 0
  return async (load: Load): Promise<Figure> => {
    const firstSession = sessions
    sessions += Math.ceil(SUBMITS_MAX * load.seconds)
    await store.addSessions(formId, firstSession, sessions - firstSession)
    const before = await store.countSubmissions(formId)
    const figure = await wrk(url, load, { firstSession, bodyFile })
    const stored = (await store.countSubmissions(formId)) - before
    return { ...figure, errors: figure.errors + Math.max(0, figure.good - stored) }
  }
}
