import type { IncomingMessage, RequestOptions } from 'node:http'
import type { LookupFunction } from 'node:net'
import { isAllowedHost, OTHER_HOST } from '../networks.ts'
import { AddressRefused, isPublicAddress, resolveHost, systemLookup, type Address, type Lookup } from './addresses.ts'

const TIMEOUT_MS = 10_000
/** What is kept of an answer, in characters. */
const ANSWER_MAX = 2000

export interface Answer {
  status: number
  /** The beginning of the body. */
  text: string
}

/** No answer came; the message is a sentence for the form's owner. */
export class NoAnswer extends Error {}

export interface CallOptions {
  allowPrivate: boolean
  /** The only hosts that may be called; any without them. */
  hosts?: readonly string[] | undefined
  lookup?: Lookup
  /** Which addresses may be connected to, unless private ones are allowed. */
  isAllowed?: (address: string) => boolean
  timeoutMs?: number
}

export type Call = ReturnType<typeof createCall>

/**
 * Calls receivers: one POST, no redirects, to an address that was checked, within ten seconds in all.
 * @returns a function that throws {@link NoAnswer} when there is no answer
 */
export function createCall(options: CallOptions) {
  const { allowPrivate, hosts, lookup = systemLookup, isAllowed = isPublicAddress, timeoutMs = TIMEOUT_MS } = options
  return async (url: URL, headers: Record<string, string>, body: string, stop?: AbortSignal): Promise<Answer> => {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stop ? [stop] : [])])
    try {
      if (url.protocol !== 'https:' && !allowPrivate) throw new AddressRefused('The address must begin with https://')
      if (!isAllowedHost(url, hosts)) throw new AddressRefused(OTHER_HOST)
      const addresses = await abortable(resolveHost(url, allowPrivate ? () => true : isAllowed, lookup), signal)
      return await post(url, { headers, signal, lookup: pinned(addresses) }, body)
    } catch (error) {
      throw new NoAnswer(sentenceOf(error, timeoutMs), { cause: error })
    }
  }
}

/** The system's resolver cannot be stopped; its late answer is not waited for. */
const abortable = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])

/** Connects to what was checked, whatever the name resolves to by now. */
const pinned =
  (addresses: Address[]): LookupFunction =>
  (_, { all }, done) =>
    all ? done(null, addresses) : done(null, addresses[0]?.address ?? '', addresses[0]?.family)

/** An import of these modules loads Node's whole fetch too: it waits for the first call instead of the start. */
const clientFor = async ({ protocol }: URL) =>
  protocol === 'https:' ? (await import('node:https')).request : (await import('node:http')).request

async function post(url: URL, options: RequestOptions, body: string): Promise<Answer> {
  const begin = await clientFor(url)
  return new Promise((resolve, reject) => {
    const headers = { ...options.headers, 'content-length': Buffer.byteLength(body) }
    const sent = begin(url, { ...options, headers, method: 'POST', agent: false }, (response) => {
      beginningOf(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The rest of a long body is not read: the connection ends. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= ANSWER_MAX * 4) break
  }
  // PostgreSQL stores no NUL, and a cut may have split a pair of surrogates.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '\ufffd').slice(0, ANSWER_MAX).toWellFormed()
}

const SENTENCES: Record<string, string> = {
  ENOTFOUND: 'The host of this address was not found',
  EAI_AGAIN: 'The host of this address was not found',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed before an answer came',
  EHOSTUNREACH: 'The host of this address cannot be reached',
  ENETUNREACH: 'The host of this address cannot be reached',
}

function sentenceOf(error: unknown, timeoutMs: number): string {
  if (error instanceof AddressRefused) return error.message
  if (!(error instanceof Error)) return 'The message could not be sent'
  const cause = error.name === 'AbortError' && error.cause instanceof Error ? error.cause : error
  if (cause.name === 'TimeoutError') return `No answer came within ${Math.round(timeoutMs / 1000)} seconds`
  if (cause.name === 'AbortError') return 'The server was stopped before an answer came'
  const code = 'code' in cause ? String(cause.code) : ''
  if (/CERT|TLS|SSL|ERR_SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return `The certificate was not accepted (${code})`
  return SENTENCES[code] ?? `The message could not be sent${code && ` (${code})`}`
}
