import type { FastifyReply, FastifyRequest } from 'fastify'

type Done = (error: Error | null, payload: unknown) => void

/** An `onSend` hook: whoever has this version already is told so, instead of getting it again. */
export function answerUnchanged({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown, done: Done): void {
  const known = headers['if-none-match']
  if (known === undefined || reply.statusCode !== 200 || known !== reply.getHeader('etag')) return done(null, payload)
  reply.code(304).removeHeader('content-length')
  done(null, null)
}
