import type {
  FastifyInstance,
  FastifyRequest,
  onRequestHookHandler,
  preParsingHookHandler,
  preValidationHookHandler,
} from 'fastify'
import { HttpError, Unprocessable } from './errors.ts'
import { isOversized } from './json-size.ts'
import { ownTurn } from '../event-loop/own-turn.ts'

const FORM_BYTES = 64_000
/** To read and judge more than this takes some milliseconds: of those that come at once each has a turn for itself. */
const LARGE_CHARACTERS = 64_000
const BYTES = ['audio/wav', 'image/png', 'image/jpeg', 'image/webp', 'application/octet-stream']

type Done = (error: Error | null, body?: unknown) => void
type ReadJson = (request: FastifyRequest, text: string, done: Done) => void

/** Parsers of bodies. Types that no operation takes are read too, within the limit, so that `refuseOtherBodies` can answer. */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  const readJson = (request: FastifyRequest, text: string, done: Done): void => {
    if (text === '') done(null, undefined)
    else if (isOversized(text)) done(invalid('The body has too many parts'))
    else parseJson(request, text, (error, body) => (error ? done(error) : done(null, storableJson(text, body))))
  }
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text.length < LARGE_CHARACTERS) return readJson(request, text, done)
    return ownTurn().then(() => readAll(readJson, request, text))
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    async (_: FastifyRequest, text: string) => refuseUnstorable(Object.fromEntries(new URLSearchParams(text))),
  )
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: FORM_BYTES }, readMultipart)
  app.addContentTypeParser(BYTES, { parseAs: 'buffer' }, async (_: FastifyRequest, bytes: Buffer) => bytes)
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined)
}

const readAll = (read: ReadJson, request: FastifyRequest, text: string): Promise<unknown> =>
  new Promise((resolve, reject) => read(request, text, (error, body) => (error ? reject(error) : resolve(body))))

async function readMultipart({ headers }: FastifyRequest, body: Buffer): Promise<unknown> {
  try {
    const response = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } })
    return refuseUnstorable(Object.fromEntries(await response.formData()))
  } catch (error) {
    if (error instanceof Unprocessable) throw error
    throw invalid('The form data cannot be read')
  }
}

const invalid = (msg: string) => new Unprocessable([{ loc: ['body'], msg, type: 'body_invalid' }])

/** Only an escape can bring such a character into JSON, so most bodies are not searched. */
const storableJson = (text: string, body: unknown): unknown =>
  /\\u(0000|d[89a-f])/i.test(text) ? refuseUnstorable(body) : body

/** Neither database stores a NUL or a lone surrogate. */
function refuseUnstorable(body: unknown): unknown {
  const rest = [body]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throw invalid('The text has a character that cannot be stored')
    if (typeof value === 'object' && value !== null) for (const entry of Object.entries(value)) rest.push(...entry)
  }
  return body
}

/** An operation with a larger body limit reads only its declared types; `refuseOtherBodies` handles bodies without a type. */
export const refuseOtherTypes =
  (declared: string[]): preParsingHookHandler =>
  (request, _, payload, done) => {
    const type = typeOf(request)
    if (type !== '' && !declared.includes(type)) done(new HttpError(415, `Unsupported Media Type: ${type}`))
    else done(null, payload)
  }

const typeOf = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/**
 * Fastify skips validation for content types that the contract does not declare, and for absent bodies.
 * @param declared the content types of the operation's body
 */
export const refuseOtherBodies =
  (declared: string[]): preValidationHookHandler =>
  (request, _, done) => {
    const type = typeOf(request)
    const isEmpty = request.body === undefined || request.body === null
    if (type !== '' && !declared.includes(type)) done(new HttpError(415, `Unsupported Media Type: ${type}`))
    else if (isEmpty && hasBytes(request)) done(new HttpError(415, 'Unsupported Media Type: none'))
    else if (isEmpty) done(new Unprocessable([{ loc: ['body'], msg: 'Field required', type: 'missing' }]))
    else done()
  }

/** An operation whose contract names no body reads none, whatever it is called. */
export const ignoreBody: onRequestHookHandler = ({ raw }, _, done) => {
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) delete raw.headers[name]
  done()
}

const hasBytes = ({ headers }: FastifyRequest): boolean =>
  headers['content-type'] === undefined && Number(headers['content-length'] ?? 0) > 0
