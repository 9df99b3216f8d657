import { createTokens } from '../../../server/http/security.ts'
import { writeWav } from '../../../server/speech/audio/wav.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'
import { PASSWORD, SECRET, type Call } from '../../server/support/api.ts'
import { examplesOf, type operations } from '../../server/support/contract.ts'
import { codeFor, credentialAt, newCredentialAt, stepToken } from './factors.ts'
import type { Meaning } from './meaning.ts'
import type { Place } from './table.ts'
import { addressOf, aNewImage } from './things.ts'

type Operation = (typeof operations)[number]
type Body = Pick<Call, 'body' | 'raw' | 'headers'>

let made = 0
const aNewEmail = (): string => `new${(made += 1)}@example.com`

const form = (fields: Record<string, string>): Body => ({
  raw: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

const silence = writeWav({ samples: new Int16Array(1600), durationMs: 100 })

/** A link's token at a place: one's own, another person's, made up, used already. */
async function linkToken({ api, place, me }: Meaning, purpose: 'reset' | 'undo-email'): Promise<string> {
  if (place === 'absent') return 'token'
  const tokens = createTokens(SECRET, api.stores)
  const owner = place === 'own' ? me : await api.aPerson()
  const token =
    purpose === 'reset' ? await tokens.issue(owner.id, purpose) : await tokens.issueUndo(owner.id, aNewEmail())
  const row = purpose === 'reset' ? await tokens.read(token, purpose) : (await tokens.readUndo(token))?.tokenId
  if (place === 'deleted') await api.stores.tokens.remove(row ?? '')
  return token
}

/** The field of another form: the session that is named has no such field. */
const fieldAt = (place: Place): string => (place === 'crossed' ? 'another' : 'f1')

/** What the contract's example does not fit. */
const BODIES: Record<string, (meaning: Meaning) => Body | Promise<Body>> = {
  loginAccessToken: ({ me }) => form({ username: me.email, password: me.password }),
  registerUser: () => ({ body: { email: aNewEmail(), password: PASSWORD } }),
  createUser: () => ({ body: { email: aNewEmail(), password: PASSWORD } }),
  resetPassword: async (meaning) => ({
    body: { token: await linkToken(meaning, 'reset'), new_password: 'a new long password' },
  }),
  undoEmailChange: async (meaning) => ({ body: { token: await linkToken(meaning, 'undo-email') } }),
  loginSecondStep: async (meaning) => ({ body: await stepToken(meaning) }),
  loginPasskey: async (meaning) => ({ body: { credential: await credentialAt(meaning) } }),
  beginTotp: () => ({ body: { current_password: PASSWORD } }),
  confirmTotp: async (meaning) => ({ body: { code: await codeFor(meaning, { isConfirmed: false }) } }),
  renewRecoveryCodes: async (meaning) => ({ body: { current_password: PASSWORD, code: await codeFor(meaning) } }),
  turnOffTotp: async (meaning) => ({ body: { current_password: PASSWORD, code: await codeFor(meaning) } }),
  readPasskeyOptions: () => ({ body: { current_password: PASSWORD } }),
  createPasskey: async (meaning) => ({ body: { name: 'Phone', credential: await newCredentialAt(meaning) } }),
  deletePasskey: () => ({ body: { current_password: PASSWORD } }),
  updateUserMe: () => ({ body: { full_name: 'Ada King' } }),
  updatePasswordMe: () => ({ body: { current_password: PASSWORD, new_password: 'a new long password' } }),
  createImage: () => ({ raw: aNewImage(), headers: { 'content-type': 'image/png' } }),
  createTransfer: () => ({ raw: Buffer.from('sealed'), headers: { 'content-type': 'application/octet-stream' } }),
  markResponsesRead: () => ({ body: { filter: {} } }),
  deleteResponses: () => ({ body: { filter: {}, count: 0 } }),
  createDownload: () => ({ body: { kind: 'csv' } }),
  submitSession: ({ place }) => ({ body: { responses: responsesFrom({ fieldId: fieldAt(place) }) } }),
  recordProgress: ({ place }) => ({ body: { reached: fieldAt(place), left: fieldAt(place), elapsed: 1 } }),
  saveFormDraft: () => ({ body: { version: 1, title: 'Draft', structure: { fields: someFields({}) } } }),
  transcribe: () => ({ raw: silence, headers: { 'content-type': 'audio/wav' } }),
  tryTranscribe: () => ({ raw: silence, headers: { 'content-type': 'audio/wav' } }),
}

const QUERIES: Record<string, (meaning: Meaning) => string> = {
  createTransfer: () => `?transfer_id=${crypto.randomUUID()}`,
  transcribe: ({ place }) => `?fieldId=${fieldAt(place)}`,
  tryTranscribe: () => '?fieldId=f1',
}

/** @returns a request that is right in all but the question whether this caller may make it */
export async function requestOf(operation: Operation, meaning: Meaning): Promise<Body & { path: string }> {
  const { path, operationId } = operation
  const address = await addressOf(meaning.api, path, meaning.place, meaning.me)
  const body = (await BODIES[operationId]?.(meaning)) ?? exampleBody(operation)
  return { path: address + (QUERIES[operationId]?.(meaning) ?? ''), ...body }
}

function exampleBody({ requestBody }: Operation): Body {
  const media = requestBody?.content?.['application/json']
  const [example] = media ? examplesOf(media) : []
  return example === undefined ? {} : { body: example }
}
