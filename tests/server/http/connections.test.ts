import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { followConnections, type DrainTimes } from '../../../server/http/connections.ts'

const AT_ONCE: DrainTimes = { graceMs: 0, newcomersMs: 0, quietMs: 0, answersMs: 10_000 }
/** More than the buffers of a connection hold. */
const LARGE = 'x'.repeat(20_000_000)

/** A server that answers `/later` when it is told to, and `/past` past Fastify, as it answers from the cache. */
async function aServer() {
  const app = Fastify({ forceCloseConnections: 'idle' })
  const held = Promise.withResolvers<void>()
  app.get('/', async () => 'now')
  app.get('/past', (_, reply) => void reply.hijack().raw.end('past'))
  app.get('/large', async () => LARGE)
  app.get('/later', async () => held.promise.then(() => 'later'))
  const connections = followConnections(app)
  const accepted: Socket[] = []
  app.server.on('connection', (socket: Socket) => accepted.push(socket))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const port = Number(new URL(app.listeningOrigin).port)
  return { app, port, accepted, answer: held.resolve, drain: () => connections.drain(AT_ONCE) }
}

async function aClient(port: number) {
  const socket = connect({ port, host: '127.0.0.1' })
  const seen = { text: '', isClosed: false }
  socket.on('data', (chunk) => (seen.text += String(chunk))).on('close', () => (seen.isClosed = true))
  await once(socket, 'connect')
  return { socket, seen, ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`) }
}

it('connections that were silent, or are answered, do not hold up the end', async () => {
  const { port, accepted, drain } = await aServer()
  const [silent, answered] = [await aClient(port), await aClient(port)]
  await expect.poll(() => accepted.length).toBe(2)
  answered.ask('/')
  await expect.poll(() => answered.seen.text).toMatch(/now$/)
  expect(await drain()).toBe(0)
  await expect.poll(() => [silent, answered].every(({ seen }) => seen.isClosed)).toBe(true)
})

it('an answer that a slow reader still receives arrives whole', async () => {
  const { port, accepted, drain } = await aServer()
  const [{ socket, seen, ask }, silent] = [await aClient(port), await aClient(port)]
  socket.pause()
  ask('/large')
  await expect.poll(() => accepted.map(({ writableLength }) => writableLength > 0)).toEqual([true, false])
  const drained = drain()
  // What is idle was looked for.
  await expect.poll(() => silent.seen.isClosed).toBe(true)
  socket.resume()
  expect(await drained).toBe(0)
  await expect.poll(() => seen.isClosed).toBe(true)
  expect(seen.text.endsWith(LARGE)).toBe(true)
})

it('an answer under way says that it is the last of its connection', async () => {
  const { app, port, answer, drain } = await aServer()
  const { seen, ask } = await aClient(port)
  const begun = once(app.server, 'request')
  ask('/later')
  await begun
  const drained = drain()
  await expect.poll(() => app.server.listening).toBe(false)
  answer()
  expect(await drained).toBe(0)
  await expect.poll(() => seen.isClosed).toBe(true)
  expect(seen.text).toMatch(/^HTTP\/1.1 200 .*connection: close.*later$/is)
})

it('who asks while the server drains is answered, and told that the connection ends', async () => {
  const { app, port, accepted, answer, drain } = await aServer()
  const [waiting, other] = [await aClient(port), await aClient(port)]
  waiting.ask('/later')
  other.socket.write('GET /past HTTP/1.1\r\n')
  await expect.poll(() => accepted.filter(({ bytesRead }) => bytesRead > 0).length).toBe(2)
  const drained = drain()
  await expect.poll(() => app.server.listening).toBe(false)
  other.socket.write('host: here\r\n\r\n')
  await expect.poll(() => other.seen.isClosed).toBe(true)
  expect(other.seen.text).toMatch(/^HTTP\/1.1 200 .*connection: close.*past$/is)
  answer()
  expect(await drained).toBe(0)
})
