import { afterEach, beforeEach, expect, it } from 'vitest'
import { openBucket } from '../../../server/bucket/bucket.ts'
import { openDatabase, type Database, type Place } from '../../../server/store/database.ts'
import { aFile, responsesFrom, someFields } from '../../support/builders.ts'
import { onBothDatabases } from '../support/databases.ts'
import { beginSession, logIn, startProcess, submit, type Running } from '../support/processes.ts'
import { anS3Server } from '../support/s3-server.ts'

const UNTIL = { timeout: 60_000 }
const BYTES = 100_000

onBothDatabases((newPlace) => {
  const s3 = anS3Server()
  let place: Place
  let running: Running
  let database: Database
  beforeEach(async () => {
    place = await newPlace()
    running = await startProcess(place, s3().env)
    database = openDatabase(place, () => {})
  })
  afterEach(async () => {
    await running.stop('SIGKILL')
    await database.destroy()
  })

  const createForm = async (): Promise<string> => {
    const structure = { fields: someFields({}, { type: 'file' }) }
    return (await (await logIn(running)).call('POST', '/forms/', { title: 'Files', structure })).id
  }
  const submitFile = async (formId: string) => {
    const value = aFile(BYTES)
    const body = { responses: responsesFrom({}, { fieldId: 'f2', fieldType: 'file', value }) }
    return (await submit(running, await beginSession(running, formId), body)).status
  }
  const submitFiles = async (formId: string, count: number) =>
    new Set(await Promise.all(Array.from({ length: count }, () => submitFile(formId))))
  const health = async () => {
    const answer = await fetch(`${running.url}/api/v1/health/ready`)
    return { status: answer.status, ...(await answer.json()) }
  }
  const leftInDatabase = async () => {
    const rows = await database.selectFrom('bucket_object').select('is_stored').execute()
    return rows.filter(({ is_stored }) => !is_stored).length
  }

  it('a server that is killed while it moves files loses none, stores none twice, and goes on after its start', async () => {
    const formId = await createForm()
    expect(await submitFiles(formId, 12)).toEqual(new Set([201]))
    await expect.poll(() => s3().countObjects(), { ...UNTIL, interval: 1 }).toBeGreaterThan(0)
    await running.stop('SIGKILL')
    // What was on its way is taken again when nobody else can have it any more.
    await database.updateTable('bucket_object').set({ busy_until: 0 }).execute()
    running = await startProcess(place, s3().env)
    expect(running.output()).toContain('Sayform is at')
    await expect.poll(leftInDatabase, UNTIL).toBe(0)
    const keys = await database.selectFrom('bucket_object').select('key').execute()
    expect([keys.length, s3().countObjects()]).toEqual([12, 12])
    const bucket = openBucket(s3().settings)
    for (const { key } of keys) expect((await bucket.get(key))?.byteLength).toBe(BYTES)
  })

  it('while the bucket is gone answers are taken, the server says what waits, and goes on by itself', async () => {
    const formId = await createForm()
    expect(await health()).toMatchObject({ status: 'ok' })
    await s3().stop()
    expect(await submitFiles(formId, 3)).toEqual(new Set([201]))
    await expect.poll(health, UNTIL).toMatchObject({
      status: 'degraded',
      warnings: ['The storage of files does not answer; 3 files wait in the database'],
    })
    await expect.poll(running.output, UNTIL).toContain('The storage of files does not answer')
    expect(running.output()).not.toContain(s3().settings.secret)
    await s3().resume()
    // Those that were tried wait until their attempt has surely ended.
    await database.updateTable('bucket_object').set({ busy_until: 0 }).execute()
    await expect.poll(leftInDatabase, UNTIL).toBe(0)
    await expect.poll(health, UNTIL).toMatchObject({ status: 'ok' })
  })

  it('a server whose setting is gone says that files cannot be read', async () => {
    await submitFiles(await createForm(), 1)
    await expect.poll(() => s3().countObjects(), UNTIL).toBe(1)
    await expect.poll(leftInDatabase, UNTIL).toBe(0)
    await running.stop()
    running = await startProcess(place)
    await expect.poll(health, UNTIL).toMatchObject({
      warnings: ['Files are in a bucket, and FILES_URL is not set: they cannot be read'],
    })
  })
})
