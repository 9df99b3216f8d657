import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { BadRequest } from './errors.ts'
import { NO_SNIFFING } from './response-headers.ts'

/** Code of the error: status line, and what is said. Node's own names of statuses would load all of node:http's exports. */
const ANSWERS: Record<string, [string, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large'],
}
const OTHERWISE: [string, string] = ['400 Bad Request', 'This is no valid HTTP request']

/** Answers what is no HTTP request in the shape of every other error; Node's own answers have another, or none. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [status, detail] = ANSWERS[error.code ?? ''] ?? OTHERWISE
  socket.end(rawAnswer(status, detail), () => socket.destroy())
}

function rawAnswer(status: string, detail: string): string {
  const body = JSON.stringify({ detail })
  const headers = {
    ...NO_SNIFFING,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`
}

/** With `requireHostHeader` Node would answer without a body. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _, done) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') done(new BadRequest('The Host header is missing'))
    else done()
  })
  app.server.on('checkExpectation', (_, response) => {
    const body = JSON.stringify({ detail: 'Only 100-continue can be expected' })
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }
    response.writeHead(417, { ...NO_SNIFFING, ...headers }).end(body)
  })
}
