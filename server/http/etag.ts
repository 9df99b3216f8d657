import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Done = (error: Error | null, payload: unknown) => void

/** An `onSend` hook: answers 304 to a client that has this version. */
export function answerNotModified(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: Done,
): void {
  const known = headers['if-none-match']
  if (known === undefined || reply.statusCode !== 200 || known !== reply.getHeader('etag')) return done(null, payload)
  reply.code(304).removeHeader('content-length')
  // Fastify's own hook for HEAD comes after this one: it fails at null, and gives other empty bodies a length.
  done(null, method === 'HEAD' ? Readable.from([]) : null)
}
