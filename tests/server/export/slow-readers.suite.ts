import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DownloadCreate, DownloadKind } from '../../../contract/types.gen.ts'
import { aFile, someFields } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import { anAnsweredForm, type Answered } from '../support/answered.ts'
import type { NewPlace } from '../support/databases.ts'
import { askFor } from '../support/downloads.ts'
import { writeRows } from '../support/stored-rows.ts'

/** 32 MB, which no buffer between a server and a client holds. */
const ROWS = 4000
const TEXT_BYTES = 8000
const FILES = 30
const FILE_BYTES = 399_999
/** Of both sockets, of the streams in front of them, and the slices that are being made. */
const BUFFERED_MAX = 16_000_000
/** A filter needs a copy of all the rows first. */
const WHOLE_MS = 60_000
/** Turns of the event loop without one more read: what goes on by itself has ended. */
const STILL_TURNS = 2000

/** An archive cannot make it much smaller. */
const noise = (bytes: number, seed = 1): string =>
  createHash('shake256', { outputLength: Math.ceil((bytes * 3) / 4) })
    .update(String(seed))
    .digest('base64')
    .slice(0, bytes)

const finish = async (answer: IncomingMessage): Promise<number> => {
  let bytes = 0
  for await (const chunk of answer) bytes += (chunk as Buffer).length
  return bytes
}

/** The client takes a part of it and then no more, until it is told to. */
export function slowReaderSuite(newPlace: NewPlace) {
  describe('a download that is read slowly', () => {
    let api: Api
    let owner: Person
    let form: Answered
    let address: string
    const sockets = new Set<Socket>()
    beforeAll(async () => {
      api = await openApi(await newPlace())
      api.app.server.on('connection', (socket) => sockets.add(socket))
      address = await api.app.listen({ port: 0, host: '127.0.0.1' })
      owner = await api.aPerson()
      form = await anAnsweredForm(api, owner, someFields({}, { type: 'file' }))
      await writeRows(api, form.form.id, ROWS, (row) => noise(TEXT_BYTES, row + 1))
      for (let file = 0; file < FILES; file += 1)
        await form.answer({
          fieldId: 'f2',
          fieldType: 'file',
          value: aFile(FILE_BYTES, { data: noise((FILE_BYTES / 3) * 4) }),
        })
    })
    afterEach(() => {
      vi.restoreAllMocks()
      for (const socket of sockets) socket.destroy()
    })
    afterAll(() => api.close())

    const begin = async (asked: DownloadCreate): Promise<IncomingMessage> => {
      const { body } = await askFor(api, owner, form.form.id, asked)
      const [answer] = (await once(get(address + body.url, { agent: false }), 'response')) as [IncomingMessage]
      expect(answer.statusCode).toBe(200)
      return answer
    }
    const spies = {
      rows: () => vi.spyOn(api.stores.responses, 'listBefore'),
      chosen: () => vi.spyOn(api.stores.responses, 'listByIds'),
      files: () => vi.spyOn(api.stores.attachments, 'find'),
    }
    /** What was read when nothing more is read. */
    const countWhenStill = async (spy: ReturnType<(typeof spies)[keyof typeof spies]>): Promise<number> => {
      for (let [still, known] = [0, -1]; still < STILL_TURNS; still += 1) {
        await Promise.all(spy.mock.results.map(({ value }) => value as Promise<unknown>))
        if (spy.mock.results.length !== known) still = 0
        known = spy.mock.results.length
        await nextTurn()
      }
      const read = await Promise.all(spy.mock.results.map(({ value }) => value as Promise<unknown>))
      return read.reduce(
        (sum: number, part) => sum + (Array.isArray(part) ? part.length : Number(part !== undefined)),
        0,
      )
    }
    const filter = { where: [{ field: 'f1', op: 'answered' as const }] }
    it.each<DownloadCreate & { reads: keyof typeof spies; of: number; each: number; whole: number }>([
      { kind: 'csv', reads: 'rows', of: ROWS, each: TEXT_BYTES, whole: ROWS * TEXT_BYTES },
      { kind: 'csv', filter, reads: 'chosen', of: ROWS, each: TEXT_BYTES, whole: ROWS * TEXT_BYTES },
      { kind: 'jsonl', reads: 'rows', of: ROWS, each: TEXT_BYTES, whole: ROWS * TEXT_BYTES },
      { kind: 'xlsx', reads: 'rows', of: ROWS, each: TEXT_BYTES / 2, whole: (ROWS * TEXT_BYTES) / 2 },
      { kind: 'files', reads: 'files', of: FILES, each: FILE_BYTES, whole: FILES * FILE_BYTES },
    ])(
      'holds the reading back, and goes on where it stopped: %j',
      async ({ reads, of, each, whole, ...asked }) => {
        const spy = spies[reads]()
        const answer = await begin(asked)
        await expect
          .poll(() => [...sockets].some(({ writableNeedDrain }) => writableNeedDrain), { timeout: WHOLE_MS / 2 })
          .toBe(true)
        const first = await countWhenStill(spy)
        expect(first).toBeLessThan(of)
        expect(first * each).toBeLessThan(BUFFERED_MAX)
        // Others are served while it waits, and it reads nothing more for that.
        for (let count = 0; count < 3; count += 1)
          expect(await form.call('GET', '?limit=1')).toMatchObject({ status: 200 })
        expect(await finish(answer)).toBeGreaterThan(whole * 0.9)
        expect(await countWhenStill(spy)).toBeGreaterThanOrEqual(of)
      },
      WHOLE_MS,
    )

    it.each<DownloadKind>(['csv', 'jsonl', 'xlsx', 'files', 'parquet'])(
      'lets go of everything when the client goes away instead: %s',
      async (kind) => {
        const spy = spies.rows()
        const answer = await begin({ kind })
        const closed = once(answer, 'close')
        answer.destroy()
        await closed
        await expect
          .poll(() => new Promise((resolve) => api.app.server.getConnections((_, count) => resolve(count))), {
            timeout: WHOLE_MS / 2,
          })
          .toBe(0)
        expect(await countWhenStill(spy)).toBeLessThan(ROWS)
      },
    )
  })
}
