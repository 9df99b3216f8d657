import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Session } from '../../../contract/types.gen.ts'
import { someFields } from '../../support/builders.ts'
import { openApi, type Api } from '../support/api.ts'
import { newFolder } from '../support/databases.ts'

const MEGABYTE = 1_000_000
const absent = '01890000-0000-7000-8000-000000000000'

let api: Api
let session: Session
const sockets: Socket[] = []

beforeAll(async () => {
  api = await openApi({ databaseUrl: undefined, dataDir: newFolder() })
  session = await api.beginSession(await api.createForm(await api.aPerson(), { structure: { fields: someFields({}) } }))
  await api.app.listen({ port: 0, host: '127.0.0.1' })
})
const leave = () => {
  for (const socket of sockets.splice(0)) socket.destroy()
}
afterEach(leave)
afterAll(() => api.close())

/** Announces a recording of nine megabytes and sends only the first `bytes` of it. */
function beginUpload(id: string, bytes: number): { status: Promise<string>; sent: Promise<void> } {
  const socket = connect(Number(new URL(api.app.listeningOrigin).port), '127.0.0.1')
  socket.on('error', () => {}) // the server may close it in the middle of what is sent
  sockets.push(socket)
  const status = once(socket, 'data').then(([chunk]) => String(chunk).slice(9, 12))
  socket.write(
    `POST /api/v1/sessions/${id}/transcribe?fieldId=f1 HTTP/1.1\r\nHost: sayform\r\n` +
      `Content-Type: audio/wav\r\nContent-Length: ${9 * MEGABYTE}\r\n\r\n`,
  )
  const sent = new Promise<void>((resolve) =>
    socket.write(Buffer.alloc(bytes), (error) => {
      if (!error) resolve()
    }),
  )
  return { status, sent }
}

it('a recording for a session that does not exist is refused before it is read', async () =>
  expect(await beginUpload(absent, 0).status).toBe('404'))

it('more recordings than fit, for a session that does not exist, are each refused while it is looked for', async () => {
  const uploads = Array.from({ length: 60 }, () => beginUpload(absent, 4 * MEGABYTE))
  expect(await Promise.race(uploads.map(({ status }) => status))).toMatch(/404|503/)
  leave()
  expect((await fetch(`${api.app.listeningOrigin}/api/v1/health`)).status).toBe(200)
})

it('recordings that never end take no more than their share of the memory, and give it back', async () => {
  const uploads = Array.from({ length: 4 }, () => beginUpload(session.id, 8 * MEGABYTE))
  expect(await Promise.race(uploads.map(({ status }) => status))).toBe('503')
  await expect
    .poll(
      async () => {
        // Those of the last try would take the room themselves.
        leave()
        const next = [beginUpload(session.id, 8 * MEGABYTE), beginUpload(session.id, 8 * MEGABYTE)]
        return Promise.race([
          Promise.all(next.map(({ sent }) => sent)).then(() => 'room'),
          ...next.map(({ status }) => status),
        ])
      },
      { timeout: 10_000 },
    )
    .toBe('room')
})
