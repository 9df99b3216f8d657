import type { FastifyReply, FastifyRequest } from 'fastify'
import { validate as isUuid } from 'uuid'
import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import type { FormField, TranscribeData } from '../../contract/types.gen.ts'
import { fieldsOf, languageOf } from '../../rules/fields.ts'
import { TRANSCRIPTIONS_PER_MINUTE } from '../../rules/limits.ts'
import { Conflict, HttpError, NotFound, Unprocessable } from '../http/errors.ts'
import { limitAddressTo, limitTo } from '../http/rate-limits.ts'
import { callerOf } from '../http/security.ts'
import { refuseExpired } from './expired.ts'
import type { StoredSession } from '../store/sessions.ts'
import type { Dependencies } from './dependencies.ts'

/** The recording is not stored: only the words go back. */
export const transcribeHandlers = ({ transcribers }: Pick<Dependencies, 'transcribers'>) => {
  const hear = async (request: Recording, reply: FastifyReply) => {
    const { asked, field } = requireAdmitted(request)
    const { listenFor, transcriber, host } = request.query
    const hints = { field, fields: asked.fields, lang: asked.language, listenFor, transcriber, host }
    const from = performance.now()
    const heard = await transcribers.transcribe(bytesOf(request.body), hints, closedSignal(reply))
    reply.header('server-timing', timing(performance.now() - from))
    return heard
  }
  return {
    transcribe: async (request, reply) => reply.code(200).send(await hear(request, reply)),
    tryTranscribe: async (request, reply) => reply.code(200).send(await hear(request, reply)),
  } satisfies Pick<RouteHandlers, 'transcribe' | 'tryTranscribe'>
}

type Recording = Pick<FastifyRequest, 'body'> & { query: TranscribeData['query'] }

interface Admitted {
  asked: Pick<StoredSession, 'fields' | 'language'>
  field: FormField
}

const admitted = new WeakMap<object, Admitted>()

/** A recording has up to ten megabytes: before any of them is read, its session, its field and the limits are checked. */
export function admitRecordings({ sessions }: Pick<Dependencies, 'sessions'>) {
  const takeFromAddress = limitAddressTo(TRANSCRIPTIONS_PER_MINUTE, 60_000)
  const takeInSession = limitTo(TRANSCRIPTIONS_PER_MINUTE / 2, 60_000)
  return async (request: FastifyRequest): Promise<void> => {
    const { id, fieldId } = requireAddress(request)
    takeFromAddress(request.ip)
    const session = await sessions.find(id)
    if (!session) throw new NotFound('Session')
    takeInSession(session.id)
    refuseExpired(session)
    const field = session.fields.find((one) => one.id === fieldId)
    if (!field) throw new NotFound('Field')
    if (await sessions.isSubmitted(session)) throw new Conflict('This session was already submitted')
    admitted.set(request, { asked: session, field })
  }
}

/** The same for an owner who tries a form: the field stands in its draft, or in what is published. */
export function admitTrials(parts: Dependencies) {
  const { drafts, forms } = parts
  const takeFromOwner = limitTo(TRANSCRIPTIONS_PER_MINUTE, 60_000)
  return async (request: FastifyRequest): Promise<void> => {
    const { id, fieldId } = requireAddress(request)
    const { user } = callerOf(request)
    takeFromOwner(user.id)
    const form = await forms.find(user.id, id)
    if (!form) throw new NotFound('Form')
    const shown = [(await drafts.find(form.id)) ?? form, form]
    const asked = shown.find((each) => fieldsOf(each).some((field) => field.id === fieldId))
    const field = asked && fieldsOf(asked).find((one) => one.id === fieldId)
    if (!asked || !field) throw new NotFound('Field')
    admitted.set(request, { asked: { fields: fieldsOf(asked), language: languageOf(asked) }, field })
  }
}

/**
 * The contract's validation comes after the body.
 * @throws {Unprocessable} as it does
 */
function requireAddress({ params, query }: FastifyRequest): { id: string; fieldId: string } {
  const { id, fieldId }: Record<string, unknown> = { ...Object(query), ...Object(params) }
  if (typeof id !== 'string' || !isUuid(id))
    throw new Unprocessable([{ loc: ['path', 'id'], msg: 'Must be a valid uuid', type: 'format' }])
  if (fieldId === undefined)
    throw new Unprocessable([{ loc: ['query', 'fieldId'], msg: 'Field required', type: 'missing' }])
  if (typeof fieldId !== 'string')
    throw new Unprocessable([{ loc: ['query', 'fieldId'], msg: 'Must be of type string', type: 'type' }])
  return { id, fieldId }
}

function requireAdmitted(request: object): Admitted {
  const found = admitted.get(request)
  if (!found) throw new NotFound('Session')
  return found
}

/** How long the transcription took, with its time in the queue; browsers show it beside their own figures. */
const timing = (milliseconds: number): string => `recognition;dur=${milliseconds.toFixed(1)}`

/** The contract's tools call every file a Blob; here it arrives as bytes. */
function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body
  throw new HttpError(415, 'The audio is not a WAV file')
}

/** nginx's code for a client that closed the connection; only the log shows it. */
const CLIENT_CLOSED = 499

/** Aborts the transcription when the client cancels the request or leaves the page. */
function closedSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new HttpError(CLIENT_CLOSED, 'The caller left'))
  })
  return controller.signal
}
