import { hash } from 'node:crypto'
import { MAX_FILE_BYTES } from '../../rules/limits.ts'
import type { BucketSettings } from './bucket-settings.ts'

/** People wait for what is read; what is written waits in the database. */
const READ_MS = 4000
const WRITE_MS = 30_000
const LIST_MAX = 1000
/** A page of a list of so many names. */
const LIST_BYTES_MAX = 2_000_000

/** What the server keeps in a bucket is below this name, and nothing else of the bucket is touched. */
const PREFIX = 'sayform/'

/** The bucket gives no answer, or another one than it should; people read the message. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown) {
    super('The storage of files does not answer. Please try again later.', { cause })
  }
}

/** The bucket answered, and will not do it: it is full, or the key may not. Nothing of the request arrives later. */
export class Refusal extends Error {
  /** As `507 InsufficientStorage`. */
  readonly reason: string

  constructor(method: string, status: number, body: string) {
    super(`${method} was answered by ${status}: ${body.slice(0, 300)}`)
    this.reason = [status, /<Code>([A-Za-z]+)<\/Code>/.exec(body)?.[1] ?? []].flat().join(' ')
  }
}

/** The row of a file is there, and its bytes are nowhere. */
export class FileMissing extends Error {
  constructor() {
    super('The storage of files does not have this file any more.')
  }
}

/** Where the bytes of files are. Each call ends within seconds, and rejects with {@link FilesUnavailable}. */
export interface Bucket {
  isConfigured: boolean
  put(key: string, bytes: Uint8Array): Promise<void>
  /** @returns undefined when there is no such object */
  get(key: string): Promise<Buffer | undefined>
  /** What is gone already is no error. */
  remove(key: string): Promise<void>
  /** @returns keys after one, or from the first, in their order; at most 1000 */
  list(after?: string, limit?: number): Promise<string[]>
  /** @throws {FilesUnavailable} unless the bucket answers, and the key opens it */
  check(): Promise<void>
}

const notConfigured = () => Promise.reject(new FilesUnavailable(new Error('FILES_URL is not set')))

/** Files stay in the database. */
export const noBucket: Bucket = {
  isConfigured: false,
  put: notConfigured,
  get: notConfigured,
  remove: notConfigured,
  list: notConfigured,
  check: notConfigured,
}

/** Opens nothing yet: each call is one request. */
export function openBucket(settings: BucketSettings | undefined): Bucket {
  if (!settings) return noBucket
  const send = sender(settings)
  const list: Bucket['list'] = async (after, limit = LIST_MAX) => {
    const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(limit), prefix: PREFIX })
    if (after !== undefined) query.set('start-after', `${PREFIX}${after}`)
    const page = await bytesOf(await send('GET', `?${query}`, { ms: READ_MS }), LIST_BYTES_MAX)
    return keysIn(page.toString())
  }
  return {
    isConfigured: true,
    list,

    async check() {
      await list(undefined, 1)
    },

    async put(key, bytes) {
      await drained(await send('PUT', pathOf(key), { body: bytes, ms: WRITE_MS }))
    },

    async get(key) {
      const answer = await send('GET', pathOf(key), { ms: READ_MS, passes: [404] })
      return answer.status === 404 ? drained(answer) : bytesOf(answer, MAX_FILE_BYTES)
    },

    async remove(key) {
      await drained(await send('DELETE', pathOf(key), { ms: WRITE_MS, passes: [404] }))
    },
  }
}

/** Keys are ids, and so have no characters that addresses or XML write in another way. */
const pathOf = (key: string): string => `/${PREFIX}${key}`
const KEY = new RegExp(`<Key>${PREFIX}([^<]+)</Key>`, 'g')
const keysIn = (xml: string): string[] => [...xml.matchAll(KEY)].map(([, key = '']) => key)

interface Sent {
  body?: Uint8Array
  ms: number
  /** Statuses that are no failure, beside those of success. */
  passes?: number[]
}

function sender({ url, key, secret, region }: BucketSettings) {
  // Loaded only where it is asked for.
  const opened = import('aws4fetch').then(
    ({ AwsClient }) => new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3' }),
  )
  return async (method: string, path: string, { body, ms, passes = [] }: Sent): Promise<Response> => {
    // The hash is signed, so that the bucket refuses bytes that were changed on their way.
    const headers = { 'x-amz-content-sha256': hash('sha256', body ?? '') }
    try {
      const request = await (
        await opened
      ).sign(`${url}${path}`, { method, headers, ...(body && { body: body as BodyInit }) })
      const answer = await fetch(request, { signal: AbortSignal.timeout(ms), redirect: 'error' })
      if (answer.ok || passes.includes(answer.status)) return answer
      const text = (await bytesOf(answer, LIST_BYTES_MAX)).toString()
      if (isFinal(answer.status)) throw new Refusal(method, answer.status, text)
      throw new Error(`${method} was answered by ${answer.status}: ${text.slice(0, 300)}`)
    } catch (error) {
      throw new FilesUnavailable(error)
    }
  }
}

/** After any other failure what was sent may still arrive: a gateway gave up, or the storage was too busy to say. */
const isFinal = (status: number): boolean => (status >= 400 && status < 500) || status === 507

/** A body that is left unread would hold its connection. */
async function drained(answer: Response): Promise<undefined> {
  await bytesOf(answer, LIST_BYTES_MAX)
}

/** @throws {FilesUnavailable} when the connection breaks, or more comes than was ever stored */
async function bytesOf(answer: Response, max: number): Promise<Buffer> {
  try {
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > max) throw new Error(`The bucket sends more than ${max} bytes`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw new FilesUnavailable(error)
  }
}
