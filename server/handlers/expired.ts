import { SESSION_LIFE_MS } from '../../rules/limits.ts'
import { Forbidden, NotFound } from '../http/errors.ts'
import type { StoredSession } from '../store/sessions.ts'

/** A session takes answers for a day, even when its form was closed meanwhile. */
export const isOverdue = ({ startedAt }: StoredSession): boolean => Date.now() - startedAt > SESSION_LIFE_MS

/** @throws {Forbidden} when the form is closed too, else {@link NotFound} */
export function refuseOverdue(session: StoredSession): void {
  if (!isOverdue(session)) return
  if (!session.isFormActive) throw new Forbidden('This form is not publicly accessible')
  throw new NotFound('Session')
}
