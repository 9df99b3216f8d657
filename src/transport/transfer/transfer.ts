import { createTransfer, readTransfer } from '../../../contract/sdk.gen.ts'
import type { SavedSession } from '../../../machines/form-session/types.ts'
import { readSession, saveSession } from '../session-store.ts'
import { ApiFailure, toFailure } from '../api-failure.ts'
import { keepDevice, passOf } from '../form-pass.ts'
import { deviceStore, keepRenewal } from '../outbox/database.ts'
import { newCode, readCode } from './code.ts'
import { keysOf, seal, unseal } from './seal.ts'

/** In the fragment of an address, which browsers send to no server. */
const MARK = '#continue='

/** Without an address with TLS a browser does not encrypt. */
export const canTransfer = (): boolean => globalThis.crypto?.subtle !== undefined && 'CompressionStream' in globalThis

interface Transferred extends SavedSession {
  renewal?: string | undefined
  /** Where a device answers once. */
  deviceId?: string | undefined
}

/**
 * Leaves a session with the server, encrypted, for seven days.
 * @returns the code that opens it on another device
 * @throws ApiFailure
 */
export async function sendTransfer(saved: SavedSession): Promise<string> {
  const code = newCode()
  const { formId } = saved.session
  const { id, key } = await keysOf(code, formId)
  const { voiceSessionId } = saved
  const renewal = voiceSessionId ? await deviceStore.renewalOf(voiceSessionId).catch(() => undefined) : undefined
  const transferred: Transferred = { ...saved, renewal, deviceId: passOf(formId).deviceId }
  await createTransfer({
    path: { id: formId },
    query: { transfer_id: id },
    body: await seal(JSON.stringify(transferred), key),
  })
  return code
}

type Outcome = 'received' | 'no-code' | 'not-found' | 'failed'

/** Puts the session behind a code on this device, as if it had been left here just now. */
export async function receiveTransfer(formId: string, text: string): Promise<Outcome> {
  const code = readCode(text)
  if (!code) return 'no-code'
  try {
    const { id, key } = await keysOf(code, formId)
    const { data } = await readTransfer({ path: { transferId: id }, parseAs: 'blob' })
    const { renewal, deviceId, ...saved }: Transferred = JSON.parse(await unseal(data as Blob, key))
    if (saved.session.formId !== formId) return 'not-found'
    if (renewal && saved.voiceSessionId) await keepRenewal(saved.voiceSessionId, renewal)
    if (deviceId) keepDevice(formId, deviceId)
    saveSession({ ...saved, session: { ...saved.session, lastActiveAt: new Date().toISOString() } })
    return 'received'
  } catch (error) {
    return error instanceof ApiFailure && toFailure(error).status === 404 ? 'not-found' : 'failed'
  }
}

/** Whether answers of another session lie on this device, which those of another device would replace. */
export const wouldReplace = (formId: string): boolean => readSession(formId) !== null

export const linkOf = (code: string): string => `${location.origin}${location.pathname}${MARK}${code}`

/** What the address of this page brings; it is taken out of the address, where others may see it. */
export function takeCodeFromAddress(): string | undefined {
  if (!location.hash.startsWith(MARK)) return undefined
  const code = location.hash.slice(MARK.length)
  history.replaceState(history.state, '', location.pathname + location.search)
  return code
}
