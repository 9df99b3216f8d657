import { randomBytes } from 'node:crypto'
import { readdirSync, readlinkSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DownloadCreate } from '../../../contract/types.gen.ts'
import { Preparing } from '../../../server/store/columns/preparing.ts'
import { aFile } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import { aFormWithFiles, type Answered } from '../support/answered.ts'
import type { NewPlace } from '../support/databases.ts'
import { askFor } from '../support/downloads.ts'
import { writeRows } from '../support/stored-rows.ts'

/** More than the buffers between a server and a client that does not read. */
const ROWS = 800
const TEXT = 'all work and no play '.repeat(1000)
const FILES = 24
const FILE_BYTES = 500_000

/** An archive cannot make it smaller. */
const aNoisyFile = () => aFile(FILE_BYTES, { data: randomBytes(FILE_BYTES).toString('base64') })

/** Of this process, as the kernel names them. */
const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)]
    } catch {
      return []
    }
  })

const connectionsOf = ({ app }: Api) =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))

/** Asked again then; any other failure is one of the test. */
function isPreparing(error: unknown): false {
  if (!(error instanceof Preparing)) throw error
  return false
}

export function leftDownloadSuite(newPlace: NewPlace) {
  describe('a download that is left in the middle', () => {
    let api: Api
    let owner: Person
    let form: Answered
    let address: string
    let folder: string
    beforeAll(async () => {
      const place = await newPlace()
      folder = place.dataDir
      api = await openApi(place)
      address = await api.app.listen({ port: 0, host: '127.0.0.1' })
      ;({ owner, form } = await aFormWithFiles(api))
      await writeRows(api, form.form.id, ROWS, () => TEXT)
      for (let file = 0; file < FILES; file += 1)
        await form.answer({ fieldId: 'f2', fieldType: 'file', value: aNoisyFile() })
    })
    afterEach(() => vi.restoreAllMocks())
    afterAll(() => api.close())

    /** What the server does for it goes on until this is answered, and is broken off then. */
    const leave = async (asked: DownloadCreate) => {
      const { body } = await askFor(api, owner, form.form.id, asked)
      const answer = await new Promise<IncomingMessage>((resolve) => get(`${address}${body.url}`, resolve))
      expect(answer.statusCode).toBe(200)
      await new Promise((resolve) => answer.once('readable', resolve))
      answer.destroy()
    }

    const filter = { where: [{ field: 'f1', op: 'contains' as const, value: 'play' }] }

    it.each<DownloadCreate & { reads: 'listBefore' | 'listByIds' }>([
      { kind: 'csv', reads: 'listBefore' },
      { kind: 'csv', filter, reads: 'listByIds' },
      { kind: 'jsonl', reads: 'listBefore' },
      { kind: 'xlsx', options: 'values', reads: 'listBefore' },
    ])('is not read to its end: %j', async ({ reads, ...asked }) => {
      const whole = vi.spyOn(api.stores.responses, reads)
      const alarms = [vi.spyOn(api.app.log, 'warn'), vi.spyOn(api.app.log, 'error')]
      await leave(asked)
      // The slices that are on their way end, and no more begin.
      await api.stores.responses.status(form.form.id)
      const rows = async () => {
        const slices = await Promise.all(whole.mock.results.map(({ value }) => value as Promise<unknown[]>))
        return slices.reduce((sum, slice) => sum + slice.length, 0)
      }
      expect(await rows()).toBeLessThan(ROWS)
      expect(await api.app.inject({ url: '/api/v1/health' })).toMatchObject({ statusCode: 200 })
      for (const alarm of alarms) expect(alarm).not.toHaveBeenCalled()
    })

    it('fetches no more of the files than were sent', async () => {
      const find = vi.spyOn(api.stores.attachments, 'find')
      await leave({ kind: 'files' })
      expect(await Promise.all(find.mock.results.map(({ value }) => value))).not.toHaveLength(FILES)
      await expect.poll(() => connectionsOf(api)).toBe(0)
    })

    it('leaves no file and no connection behind', async () => {
      await leave({ kind: 'parquet' })
      expect(readdirSync(join(folder, 'exports'))).toEqual([])
      await expect.poll(() => openFiles().filter((name) => name.includes('/exports/'))).toEqual([])
      await expect.poll(() => connectionsOf(api)).toBe(0)
    })

    it('lets go of the copy: what takes long there ends at once', async () => {
      // A copy that another test has not left is made first.
      await vi.waitUntil(() => api.columns.read(form.form.id, async () => true).catch(isPreparing), { timeout: 60_000 })
      const leaving = new AbortController()
      const work = api.columns.read(form.form.id, async ({ session }) => {
        const endless = session.run('select sum(sqrt(range)) from range(1000000000000)', [], leaving.signal)
        leaving.abort()
        await endless
      })
      await expect(work).rejects.toThrow(/interrupt|abort/i)
      await api.columns.forget(form.form.id)
    })
  })
}
