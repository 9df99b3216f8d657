import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBucket } from '../../../server/bucket/bucket.ts'
import { storeInBackground } from '../../../server/files/start.ts'
import { serveMetrics } from '../../../server/metrics.ts'
import { aFile, responsesFrom, someFields } from '../../support/builders.ts'
import { openApi, type Api } from '../support/api.ts'
import { onBothDatabases } from '../support/databases.ts'
import { freePort } from '../../support/free-port.ts'
import { download } from '../support/downloads.ts'
import { startRefusing } from '../support/refusing-bucket.ts'
import { anS3Server } from '../support/s3-server.ts'

const UNTIL = { timeout: 60_000 }
/** Between two rounds, instead of five seconds. */
const EVERY_MS = 50
const REFUSALS = [
  { status: 507, code: 'InsufficientStorage' },
  { status: 403, code: 'QuotaExceeded' },
  { status: 403, code: 'AccessDenied' },
] as const

onBothDatabases((newPlace) => {
  const s3 = anS3Server()
  let refusing: Awaited<ReturnType<typeof startRefusing>>
  let api: Api
  let metricsPort: number
  let log: string[]
  beforeEach(async () => {
    refusing = await startRefusing(s3())
    const bucket = openBucket({ ...s3().settings, url: refusing.env.FILES_URL })
    let bucketHealth: (() => string[]) | undefined
    log = []
    api = await openApi(await newPlace(), { bucket, log, health: () => bucketHealth?.() ?? [] })
    bucketHealth = storeInBackground(api.app, api.stores, bucket, EVERY_MS)
    metricsPort = await freePort()
    await serveMetrics(api.app, api.stores, { metricsHost: '127.0.0.1', metricsPort })
    await api.app.listen({ port: 0 })
  })
  afterEach(async () => {
    await api.close()
    await refusing.close()
  })

  const aFormOfFiles = async () => {
    const owner = await api.aPerson()
    const form = await api.createForm(owner, { structure: { fields: someFields({}, { type: 'file' }) } })
    const answer = async (text: string): Promise<string> => {
      const value = aFile(text.length, { data: Buffer.from(text).toString('base64') })
      const body = { responses: responsesFrom({}, { fieldId: 'f2', fieldType: 'file', value }) }
      const { id } = await api.beginSession(form)
      const taken = await api.call<{ submission_id: string }>('POST', `/sessions/${id}/submit`, { body })
      expect(taken.status, 'answers never wait for the bucket').toBe(201)
      return taken.body.submission_id
    }
    const read = async (response_id: string) =>
      (await download(api, owner, form.id, { kind: 'file', response_id, field_id: 'f2' })).text
    const remove = (response: string) =>
      api.call('DELETE', `/forms/${form.id}/responses/${response}`, { token: owner.token })
    return { answer, read, remove }
  }
  const health = async () => (await api.call('GET', '/health/ready')).body
  const metric = async () =>
    /^sayform_files_waiting (\d+)$/m.exec(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())?.[1]
  const inDatabase = async () => {
    const rows = await api.database.selectFrom('attachment').select('data').execute()
    return rows.map(({ data }) => Buffer.from(data).toString()).toSorted()
  }
  /** Instead of half a minute. */
  const tryAgain = () => api.database.updateTable('bucket_object').set({ busy_until: 0 }).execute()

  describe('a bucket that refuses what is to be stored', () => {
    it('loses nothing, is told of, and is filled by itself when it takes files again', async () => {
      const { answer, read } = await aFormOfFiles()
      refusing.refuse(REFUSALS[0])
      const warningOf = ({ status, code }: (typeof REFUSALS)[number], waiting: string) =>
        `The storage of files refuses (${status} ${code}); ${waiting} in the database`
      const ids = [await answer('one')]
      await expect.poll(health, UNTIL).toMatchObject({ warnings: [warningOf(REFUSALS[0], '1 file waits')] })
      ids.push(await answer('two'))
      for (const said of REFUSALS) {
        refusing.refuse(said)
        await tryAgain()
        const warnings = [warningOf(said, '2 files wait')]
        await expect.poll(health, UNTIL).toMatchObject({ status: 'degraded', warnings })
      }
      expect(await metric()).toBe('2')
      expect(log.join('')).toContain('refuses what is to be stored')
      expect(log.join('')).toContain(REFUSALS[0].code)
      expect([await inDatabase(), await read(ids[0] ?? '')]).toEqual([['one', 'two'], 'one'])
      const soon = Date.now() + 60_000
      const rows = await api.database.selectFrom('bucket_object').select('busy_until').execute()
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
