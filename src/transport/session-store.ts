import type { FormSession } from '../../rules/payload.ts'
import type { SavedSession } from '../../machines/form-session/types.ts'
import { isEmptyAnswer } from '../../rules/answers.ts'
import { SAVED_SESSION_MS } from '../../rules/limits.ts'

/** The two keys of a form on this device: the form session, and what belongs to the server's session. */
const sessionKey = (formId: string) => `form-session:${formId}`
const serverKey = (formId: string) => `voice-session:${formId}`

type ServerSide = Omit<SavedSession, 'session'>

/** Without storage, or when it is full, nothing is saved and the page works as usual. */
export function saveSession(saved: SavedSession): void {
  const { session, ...serverSide } = saved
  try {
    localStorage.setItem(sessionKey(session.formId), JSON.stringify(session))
    localStorage.setItem(serverKey(session.formId), JSON.stringify(serverSide))
  } catch {
    forgetSession(session.formId)
  }
}

export function forgetSession(formId: string): void {
  try {
    localStorage.removeItem(sessionKey(formId))
    localStorage.removeItem(serverKey(formId))
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

/** The saved session; null when there is none, when nothing was answered or said in it, or after 24 hours. */
export function readSession(formId: string, now = Date.now()): SavedSession | null {
  const session = read<FormSession>(sessionKey(formId))
  if (!session || !isWorthKeeping(session, formId, now)) return null
  const { voiceSessionId = null, formVersion = '' } = read<ServerSide>(serverKey(formId)) ?? {}
  return { session, voiceSessionId, formVersion }
}

/** Other scripts and older versions of this page may have written here, so nothing is assumed of the value. */
function read<Shape extends object>(key: string): Partial<Shape> | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function isWorthKeeping(session: Partial<FormSession>, formId: string, now: number): session is FormSession {
  const { startedAt = '', lastActiveAt = '', fieldStates, unconfirmed } = session
  const age = now - Date.parse(lastActiveAt)
  const isWhole = session.formId === formId && !Number.isNaN(Date.parse(startedAt)) && age < SAVED_SESSION_MS
  const isAnswered = Object.values(fieldStates ?? {}).some((state) => !isEmptyAnswer(state?.value))
  return isWhole && (isAnswered || Object.keys(unconfirmed ?? {}).length > 0)
}
