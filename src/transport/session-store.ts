import type { FormSession } from '../../rules/payload.ts'
import type { SavedSession } from '../../machines/form-session/types.ts'
import { isEmptyAnswer } from '../../rules/answers.ts'
import { SAVED_SESSION_MS } from '../../rules/limits.ts'

/** The two keys of a form on this device (specification, section 4): the filling, and what belongs to the server's session. */
const fillingKey = (formId: string) => `form-session:${formId}`
const serverKey = (formId: string) => `voice-session:${formId}`

type ServerSide = Omit<SavedSession, 'session'>

/** A full or forbidden storage keeps nothing, and the page goes on. */
export function saveSession(saved: SavedSession): void {
  const { session, ...serverSide } = saved
  try {
    localStorage.setItem(fillingKey(session.formId), JSON.stringify(session))
    localStorage.setItem(serverKey(session.formId), JSON.stringify(serverSide))
  } catch {
    forgetSession(session.formId)
  }
}

export function forgetSession(formId: string): void {
  try {
    localStorage.removeItem(fillingKey(formId))
    localStorage.removeItem(serverKey(formId))
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

/** What was begun on this device; null when there is nothing, when it holds no answer, or after 24 hours. */
export function readSession(formId: string, now = Date.now()): SavedSession | null {
  const session = read<FormSession>(fillingKey(formId))
  if (!session || !isWorthKeeping(session, formId, now)) return null
  const { voiceSessionId = null, formVersion = '' } = read<ServerSide>(serverKey(formId)) ?? {}
  return { session, voiceSessionId, formVersion }
}

/** The storage is open to other scripts and to older versions of this page, so nothing is assumed of it. */
function read<Shape extends object>(key: string): Partial<Shape> | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function isWorthKeeping(session: Partial<FormSession>, formId: string, now: number): session is FormSession {
  const { startedAt = '', lastActiveAt = '', fieldStates } = session
  const age = now - Date.parse(lastActiveAt)
  const isWhole = session.formId === formId && !Number.isNaN(Date.parse(startedAt)) && age < SAVED_SESSION_MS
  return isWhole && Object.values(fieldStates ?? {}).some((state) => !isEmptyAnswer(state?.value))
}
