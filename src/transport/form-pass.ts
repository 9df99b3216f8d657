import { readSaved, removeSaved, save } from './device-storage.ts'

/** What a form asks of the device that answers it. It lies with answers that wait, since they are sent without a page too. */
export interface FormPass {
  /** That its password was entered. */
  token?: string
  /** Where a device answers once: made for this form alone. */
  deviceId?: string
}

const tokenKey = (formId: string) => `form-token:${formId}`
const deviceKey = (formId: string) => `form-device:${formId}`
/** The first part of the page looks for it, too. */
const answeredKey = (formId: string) => `answered:${formId}`

export const passOf = (formId: string): FormPass => {
  const [token, deviceId] = [readSaved(tokenKey(formId)), readSaved(deviceKey(formId))]
  return { ...(token !== null && { token }), ...(deviceId !== null && { deviceId }) }
}

export const keepToken = (formId: string, token: string): void => save(tokenKey(formId), token)
export const forgetToken = (formId: string): void => removeSaved(tokenKey(formId))

/** @param given by another device, whose answers go on here: the two answer once together */
export function keepDevice(formId: string, given?: string): void {
  if (given !== undefined || readSaved(deviceKey(formId)) === null) save(deviceKey(formId), given ?? randomId())
}

/** The id of the response that this device has sent; undefined where it has sent none. */
export const answeredBefore = (formId: string): string | undefined => readSaved(answeredKey(formId)) ?? undefined
export const keepAnswered = (formId: string, submissionId: string): void => save(answeredKey(formId), submissionId)
export const forgetAnswered = (formId: string): void => removeSaved(answeredKey(formId))

/** A UUID of version 4; without TLS a browser does not make one by itself. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
