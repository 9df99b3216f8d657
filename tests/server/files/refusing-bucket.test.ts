import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase, type Database } from '../../../server/store/database.ts'
import { aFile, responsesFrom, someFields } from '../../support/builders.ts'
import { onBothDatabases } from '../support/databases.ts'
import { beginSession, freePort, logIn, startProcess, submit, type Running } from '../support/processes.ts'
import { startRefusing } from '../support/refusing-bucket.ts'
import { anS3Server } from '../support/s3-server.ts'

// Servers are processes of their own: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const UNTIL = { timeout: 60_000 }
const REFUSALS = [
  { status: 507, code: 'InsufficientStorage' },
  { status: 403, code: 'QuotaExceeded' },
  { status: 403, code: 'AccessDenied' },
] as const

onBothDatabases((newPlace) => {
  const s3 = anS3Server()
  let refusing: Awaited<ReturnType<typeof startRefusing>>
  let running: Running
  let database: Database
  let metricsPort: number
  beforeEach(async () => {
    refusing = await startRefusing(s3())
    const place = await newPlace()
    metricsPort = await freePort()
    running = await startProcess(place, { ...refusing.env, METRICS_PORT: String(metricsPort) })
    database = openDatabase(place, () => {})
  })
  afterEach(async () => {
    await running.stop('SIGKILL')
    await Promise.all([database.destroy(), refusing.close()])
  })

  const aFormOfFiles = async () => {
    const owner = await logIn(running)
    const structure = { fields: someFields({}, { type: 'file' }) }
    const { id }: { id: string } = await owner.call('POST', '/forms/', { title: 'Files', structure })
    const answer = async (text: string): Promise<string> => {
      const value = aFile(text.length, { data: Buffer.from(text).toString('base64') })
      const body = { responses: responsesFrom({}, { fieldId: 'f2', fieldType: 'file', value }) }
      const taken = await submit(running, await beginSession(running, id), body)
      expect(taken.status, 'answers never wait for the bucket').toBe(201)
      return (await taken.json()).submission_id
    }
    const read = async (response_id: string) => {
      const { url } = await owner.call('POST', `/forms/${id}/downloads`, { kind: 'file', response_id, field_id: 'f2' })
      return (await fetch(`${running.url}${url}`)).text()
    }
    return { answer, read, remove: (response: string) => owner.call('DELETE', `/forms/${id}/responses/${response}`) }
  }
  const health = async () => (await fetch(`${running.url}/api/v1/health/ready`)).json()
  const metric = async () =>
    /^sayform_files_waiting (\d+)$/m.exec(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())?.[1]
  const inDatabase = async () => {
    const rows = await database.selectFrom('attachment').select('data').execute()
    return rows.map(({ data }) => Buffer.from(data).toString()).toSorted()
  }
  /** Instead of half a minute. */
  const tryAgain = () => database.updateTable('bucket_object').set({ busy_until: 0 }).execute()

  describe('a bucket that refuses what is to be stored', () => {
    it('loses nothing, is told of, and is filled by itself when it takes files again', async () => {
      const { answer, read } = await aFormOfFiles()
      refusing.refuse(REFUSALS[0])
      const ids = [await answer('one'), await answer('two')]
      for (const said of REFUSALS) {
        refusing.refuse(said)
        await tryAgain()
        const warnings = [`The storage of files refuses (${said.status} ${said.code}); 2 files wait in the database`]
        await expect.poll(health, UNTIL).toMatchObject({ status: 'degraded', warnings })
      }
      expect(await metric()).toBe('2')
      expect(running.output()).toContain('refuses what is to be stored')
      expect(running.output()).toContain(REFUSALS[0].code)
      expect([await inDatabase(), await read(ids[0] ?? '')]).toEqual([['one', 'two'], 'one'])
      const soon = Date.now() + 60_000
      const rows = await database.selectFrom('bucket_object').select('busy_until').execute()
      expect(
        rows.filter(({ busy_until }) => Number(busy_until) > soon),
        'what was refused cannot arrive later',
      ).toEqual([])

      refusing.take()
      await tryAgain()
      await expect.poll(inDatabase, UNTIL).toEqual(['', ''])
      await expect.poll(health, UNTIL).toMatchObject({ status: 'ok' })
      expect([await metric(), s3().countObjects()]).toEqual(['0', 2])
      expect(await Promise.all(ids.map(read))).toEqual(['one', 'two'])
    })

    it('goes on to say so while nothing is due, and what is deleted leaves it all the same', async () => {
      const { answer, remove } = await aFormOfFiles()
      const stored = await answer('stored')
      await expect.poll(inDatabase, UNTIL).toEqual([''])
      refusing.refuse({ status: 507, code: 'InsufficientStorage' })
      await answer('waits')
      await expect.poll(health, UNTIL).toMatchObject({ status: 'degraded' })
      await remove(stored)
      await expect.poll(() => s3().countObjects(), UNTIL).toBe(0)
      expect(await health()).toMatchObject({ status: 'degraded' })
      expect(await inDatabase()).toEqual(['waits'])
    })
  })
})
