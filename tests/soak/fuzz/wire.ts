import type { Random } from '../support/random.ts'

const HOST = 'Host: sayform\r\n'
const POST = `POST /api/v1/reset-password/ HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`

/** Messages that are no HTTP, or HTTP that two readers would cut into different requests. */
const MESSAGES: ((random: Random) => string | Buffer)[] = [
  () => 'GET /api/v1/health/live\r\n\r\n',
  () => `GET /api/v1/health/live HTTP/3.0\r\n${HOST}\r\n`,
  () => `GET /api/v1/health/live HTTP/1.1\n${HOST}\n\n`,
  () => 'GET /api/v1/health/live HTTP/1.1\r\n\r\n',
  () => `GET /api/v1/health/live HTTP/1.1\r\n${HOST}${HOST}Connection: close\r\n\r\n`,
  () => `GET /api/v1/health live HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET /api/v1/hé\u0001alth HTTP/1.1\r\n${HOST}\r\n`,
  () => `GET http://evil.example/api/v1/health/live HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  () => `GET /api/v1/health/live HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`,
  () => `GET /api/v1/health/live HTTP/1.1\r\n${HOST}X : a\r\n\r\n`,
  () => `GET /api/v1/health/live HTTP/1.1\r\n${HOST}X: a\r\n folded\r\n\r\n`,
  () => `GET /api/v1/health/live HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`,
  () =>
    `GET /api/v1/health/live HTTP/1.1\r\n${HOST}${Array.from({ length: 1500 }, (_, index) => `x${index}: 1\r\n`).join('')}\r\n`,
  () => `GET /api/v1/forms/${'a'.repeat(30_000)} HTTP/1.1\r\n${HOST}\r\n`,
  () => `CONNECT sayform:443 HTTP/1.1\r\n${HOST}\r\n`,
  () => `TRACE /api/v1/health/live HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  () => `${POST}Content-Length: -1\r\n\r\n{}`,
  () => `${POST}Content-Length: 99999999999999999999\r\n\r\n{}`,
  () => `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  () => `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  () => `${POST}Transfer-Encoding: chunked, identity\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  () => `${POST}Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  () => `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  () => `${POST}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2;a=${'b'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  () => `${POST}Content-Length: 100\r\n\r\n{"token":`,
  () => `${POST}Content-Length: 2\r\nExpect: 200-maybe\r\nConnection: close\r\n\r\n{}`,
  () => `${POST}Content-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n{}`,
  (random) => Buffer.from(Array.from({ length: 1 + random.below(500) }, () => random.below(256))),
  (random) => `${POST}Content-Length: 2\r\n\r\n{}`.slice(0, random.below(120)),
  () => '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
]

/** @returns bytes as they go over the wire; what they begin may be left unfinished */
export const brokenMessage = (random: Random): Buffer => {
  const message = random.pick(MESSAGES)(random)
  return typeof message === 'string' ? Buffer.from(message, 'latin1') : message
}
