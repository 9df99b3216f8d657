import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { ScannerPlace } from '../protection.ts'
import { ScannerUnavailable } from './scanner.ts'

/** A file of half a megabyte takes far less, a reload of the signatures longer. */
const WAIT_MS = 20_000
/** Who asks whether the server is ready hears so within five seconds. */
const PING_WAIT_MS = 3000
/** A reply is a line: the name of what was found. */
const REPLY_BYTES_MAX = 4096
const CHUNK_BYTES = 65_536

/** Whether clamd answers at all. */
export async function ping(place: ScannerPlace): Promise<void> {
  const reply = await ask(place, [Buffer.from('zPING\0')], PING_WAIT_MS)
  if (reply !== 'PONG') throw new ScannerUnavailable(`clamd answers a ping with ${JSON.stringify(reply)}`)
}

/**
 * Sends the bytes themselves (INSTREAM), so that the scanner may be another machine.
 * @param waitMs for everything from the connection to the reply
 * @returns the name of what was found, or undefined for nothing
 * @throws {ScannerUnavailable} for every other reply, also when the file is larger than clamd takes
 */
export async function scanBytes(place: ScannerPlace, bytes: Uint8Array, waitMs = WAIT_MS): Promise<string | undefined> {
  const reply = await ask(place, streamOf(bytes), waitMs)
  if (reply === 'stream: OK') return undefined
  const [, found] = /^stream: (.+) FOUND$/.exec(reply) ?? []
  if (found !== undefined) return found
  throw new ScannerUnavailable(`clamd answers ${JSON.stringify(reply)}`)
}

/** Each part after its length; an empty one ends the stream. */
function* streamOf(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    const chunk = bytes.subarray(from, from + CHUNK_BYTES)
    yield lengthOf(chunk.length)
    yield chunk
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** One connection for each question, as clamd closes it after its reply. */
async function ask(place: ScannerPlace, parts: Iterable<Uint8Array>, waitMs: number): Promise<string> {
  const socket = connect(place)
  const timer = setTimeout(() => socket.destroy(new Error('clamd does not answer in time')), waitMs)
  try {
    const reply = replyOf(socket)
    await once(socket, 'connect')
    for (const part of parts) socket.write(part)
    return await reply
  } catch (error) {
    throw new ScannerUnavailable(error)
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}

/** What clamd refuses it may answer before all was sent, and close then: what it said counts more than the failed write. */
function replyOf(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let text = ''
  const finish = (error: unknown): void => (text.includes('\0') ? resolve(text.split('\0', 1)[0] ?? '') : reject(error))
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
    if (text.includes('\0')) finish(undefined)
    else if (text.length > REPLY_BYTES_MAX) reject(new Error('clamd answers too much'))
  })
  socket.on('error', finish).on('close', () => finish(new Error('clamd closed the connection without a reply')))
  // It is awaited after the connection, which may fail first.
  promise.catch(() => {})
  return promise
}
