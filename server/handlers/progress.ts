import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import type { SessionProgress } from '../../contract/types.gen.ts'
import { PROGRESS_PER_MINUTE } from '../../rules/limits.ts'
import { NotFound, Unprocessable } from '../http/errors.ts'
import { limitAddressTo } from '../http/rate-limits.ts'
import { isForeignKeyViolation } from '../store/database.ts'
import type { StoredSession } from '../store/sessions.ts'
import type { Dependencies } from './dependencies.ts'
import { refuseExpired } from './expired.ts'

/** How far sessions come: no token is needed, and the answer is empty. */
export const progressHandlers = ({ sessions, progress }: Dependencies) => {
  const take = limitAddressTo(PROGRESS_PER_MINUTE, 60_000)
  return {
    async recordProgress(request, reply) {
      take(request.ip)
      const session = await sessions.find(request.params.id)
      if (!session) throw new NotFound('Session')
      refuseExpired(session)
      refuseUnknownFields(session, request.body)
      await progress.record({ session, progress: request.body }).catch(sayGone)
      return reply.code(204).send()
    },
  } satisfies Pick<RouteHandlers, 'recordProgress'>
}

function refuseUnknownFields(
  { fields }: StoredSession,
  { reached, left, skipped = [], fields: counts = {} }: SessionProgress,
): void {
  const known = new Set(fields.map(({ id }) => id))
  const named = [
    { loc: ['body', 'reached'], id: reached },
    { loc: ['body', 'left'], id: left },
    ...skipped.map((id) => ({ loc: ['body', 'skipped'], id })),
    ...Object.keys(counts).map((id) => ({ loc: ['body', 'fields', id], id })),
  ]
  const problems = named
    .filter(({ id }) => !known.has(id))
    .map(({ loc }) => ({ loc, msg: 'This form has no such field', type: 'value_error' }))
  if (problems.length > 0) throw new Unprocessable(problems)
}

function sayGone(error: unknown): never {
  throw isForeignKeyViolation(error) ? new NotFound('Session') : error
}
