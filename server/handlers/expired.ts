import { SESSION_LIFE_MS } from '../../rules/limits.ts'
import { FormClosed, NotFound } from '../http/errors.ts'
import type { StoredSession } from '../store/sessions.ts'

/** A session accepts answers for a day, even when its form is closed meanwhile. */
export const isExpired = ({ startedAt }: StoredSession): boolean => Date.now() - startedAt > SESSION_LIFE_MS

/** @throws {FormClosed} when the form is closed too, else {@link NotFound} */
export function refuseExpired(session: StoredSession): void {
  if (!isExpired(session)) return
  if (!session.isFormActive) throw new FormClosed()
  throw new NotFound('Session')
}
