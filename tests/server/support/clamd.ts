import { hash } from 'node:crypto'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect } from 'vitest'
import { ping } from '../../../server/scanner/clamd.ts'
import type { ScannerPlace } from '../../../server/protection.ts'

/** What every scanner finds and nothing is harmed by; in two parts, so that none finds it in this file. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  'latin1',
)

interface Clamd {
  place: ScannerPlace
  /** As `SCANNER_URL` names it. */
  url: string
  /** What was scanned, in its order. */
  scanned: Buffer[]
  stop(): Promise<void>
}

/** What it does with a whole stream; the texts are clamd's own. */
const verdictOn = (bytes: Buffer, limit: number): string => {
  if (bytes.length > limit) return 'INSTREAM size limit exceeded. ERROR'
  return bytes.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
}

/** Splits what comes into whole messages: a command, or the parts of a stream with their lengths. */
async function serve(socket: Socket, { scanned, limit }: { scanned: Buffer[]; limit: number }): Promise<void> {
  let held = Buffer.alloc(0)
  const parts = socket[Symbol.asyncIterator]()
  const more = async () => {
    const { value, done } = await parts.next()
    if (done) throw new Error('The client went away')
    held = Buffer.concat([held, value as Buffer])
  }
  const take = async (bytes: number) => {
    while (held.length < bytes) await more()
    const taken = held.subarray(0, bytes)
    held = held.subarray(bytes)
    return taken
  }
  while (!held.includes(0)) await more()
  const command = String(await take(held.indexOf(0) + 1))
  if (command === 'zPING\0') return void socket.end('PONG\0')
  if (command !== 'zINSTREAM\0') return void socket.end('UNKNOWN COMMAND\0')
  const stream: Buffer[] = []
  for (let length = -1; length !== 0;) {
    length = (await take(4)).readUInt32BE()
    stream.push(await take(length))
  }
  const bytes = Buffer.concat(stream)
  scanned.push(bytes)
  socket.end(`${verdictOn(bytes, limit)}\0`)
}

const serveAll: (socket: Socket) => void | true = () => true

/** Speaks clamd's protocol. @param answer what it does instead with every connection */
export async function aClamd({ limit = 25_000_000, path = '', port: given = 0, answer = serveAll } = {}) {
  const scanned: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    if (answer(socket)) serve(socket, { scanned, limit }).catch(() => socket.destroy())
  })
  server.listen(path ? { path } : { port: given, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    place: path ? { path } : { host: '127.0.0.1', port },
    url: path ? `unix://${path}` : `tcp://127.0.0.1:${port}`,
    scanned,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  } satisfies Clamd
}

export const hasClamd = spawnSync('clamd', ['--help']).error === undefined

/** The real one, with a signature of its own: those of its maker are hundreds of megabytes. */
export async function realClamd(folder: string): Promise<{ place: ScannerPlace; stop(): Promise<void> }> {
  const [socket, config] = [join(folder, 'clamd.ctl'), join(folder, 'clamd.conf')]
  writeFileSync(join(folder, 'test.hdb'), `${hash('md5', EICAR)}:${EICAR.length}:Eicar-Test-Signature\n`)
  writeFileSync(
    config,
    [
      `DatabaseDirectory ${folder}`,
      `LocalSocket ${socket}`,
      'Foreground yes',
      `LogFile ${folder}/log`,
      'User root',
    ].join('\n'),
  )
  const child = spawn('clamd', ['--config-file', config], { stdio: 'ignore' })
  const place = { path: socket }
  await expect.poll(() => ping(place).then(String, String), { timeout: 60_000 }).toBe('undefined')
  return {
    place,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
