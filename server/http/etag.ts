import type { FastifyReply, FastifyRequest } from 'fastify'

type Done = (error: Error | null, payload: unknown) => void

/** An `onSend` hook: answers 304 to a client that has this version. */
export function answerNotModified(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: Done,
): void {
  const known = headers['if-none-match']
  if (known === undefined || reply.statusCode !== 200 || known !== reply.getHeader('etag')) return done(null, payload)
  reply.code(304).removeHeader('content-length')
  done(null, null)
}
