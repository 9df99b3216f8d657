import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import type { Form, Session, Token, User } from '../../../contract/types.gen.ts'
import { buildServer } from '../../../server/build-server.ts'
import type { Lookup } from '../../../server/delivery/addresses.ts'
import type { Bucket } from '../../../server/bucket/bucket.ts'
import type { Mail } from '../../../server/mail/mail.ts'
import { hashPassword } from '../../../server/accounts/passwords.ts'
import type { SecretKeys } from '../../../server/keys/secret-keys.ts'
import { createTokens } from '../../../server/http/security.ts'
import { servePagesFrom, type PageSource } from '../../../server/pages/pages.ts'
import { readSettings, type Settings } from '../../../server/settings.ts'
import type { TranscriberChain } from '../../../server/speech/transcriber-chain.ts'
import { columnStore } from '../../../server/store/columns/index.ts'
import { isPostgresDatabase, openDatabase, type Database, type Place } from '../../../server/store/database.ts'
import { createStores, type Stores } from '../../../server/store/index.ts'
import { readinessCheck } from '../../../server/store/operation/readiness.ts'
import { migrate } from '../../../server/store/migrate.ts'
import { aForm } from '../../support/builders.ts'
import { validateResponse } from './validate-response.ts'

export interface Answer<Body = unknown> {
  status: number
  body: Body
  text: string
  headers: Record<string, unknown>
}
export interface Call {
  token?: string | undefined
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is. */
  raw?: string | Buffer
  headers?: Record<string, string>
}
export interface Person {
  id: string
  email: string
  password: string
  token: string
}
export type Api = Awaited<ReturnType<typeof openApi>>

export const PASSWORD = 'correct horse battery'
export const SECRET = 's'.repeat(40)
const passwordHash = await hashPassword(PASSWORD)

export interface ApiOptions {
  settings?: Partial<Settings>
  pages?: PageSource
  send?: (mail: Mail) => Promise<void>
  transcribers?: TranscriberChain
  /** Of the disk that holds the data folder. */
  readFreeBytes?: () => Promise<number>
  /** What the server says of itself, beside its database and its disk. */
  health?: () => string[]
  secret?: SecretKeys
  bucket?: Bucket
  lookup?: Lookup
  /** Where the lines of the log go; with it everything from `info` is logged. */
  log?: string[]
  /** How long a link to a new password waits before it is mailed. */
  recoveryPaceMs?: number
}

/** Every host is in the internet. */
const publicLookup: Lookup = async () => [{ address: '93.184.216.34', family: 4 }]

/** A server on an empty place, spoken to without a network; every answer of the API is held against the contract. */
export async function openApi(place: Place, options: ApiOptions = {}) {
  const { settings, pages, send, transcribers = noTranscribers, secret = SECRET, lookup = publicLookup } = options
  const { readFreeBytes, health = () => [], recoveryPaceMs = 0, bucket, log } = options
  const database = openDatabase(place, () => {})
  // The requests are what is tested, not what outlives a machine that loses its power: nothing waits for the disk.
  if (!isPostgresDatabase(database)) await sql`pragma synchronous = off`.execute(database)
  await migrate(database)
  const stores = createStores(database, secret, bucket, settings?.protection)
  const columns = columnStore(database, place)
  const canStore = readinessCheck(database, place, readFreeBytes)
  const mails: Mail[] = []
  const app = await buildServer({
    settings: { ...readSettings({ LOG_LEVEL: log ? 'info' : 'silent' }), ...place, ...settings },
    secret,
    stores,
    columns,
    checkReadiness: () => canStore().then(health),
    send: send ?? (async (mail) => void mails.push(mail)),
    openTranscribers: async () => transcribers,
    lookup,
    recoveryPaceMs,
    ...(log && { logStream: { write: (line: string) => void log.push(line) } }),
    ...(pages && { servePages: servePagesFrom(pages) }),
  })
  const call = callerOf(app)
  return {
    app,
    database,
    stores,
    columns,
    mails,
    call,
    ...people(call, stores),
    close: async () => {
      await app.close()
      await database.destroy()
    },
  }
}

const noTranscribers = {
  capabilities: [],
  transcribe: async () => ({ text: '', transcriber: 'pocketsphinx' }),
  close: async () => {},
}

const callerOf =
  (app: Awaited<ReturnType<typeof buildServer>>) =>
  async <Body = unknown>(method: string, path: string, { token, body, raw, headers }: Call = {}) => {
    const url = path.startsWith('/api') ? path : `/api/v1${path}`
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(raw !== undefined && { payload: raw }),
      ...(body !== undefined && { headers: { ...auth(token), 'content-type': 'application/json', ...headers } }),
    })
    const type = String(answer.headers['content-type'] ?? '')
    const departure = validateResponse(method, url, answer.statusCode, type, answer.payload)
    if (departure !== undefined) throw new Error(departure)
    return {
      status: answer.statusCode,
      body: (type.startsWith('application/json') && answer.payload ? JSON.parse(answer.payload) : undefined) as Body,
      text: answer.payload,
      headers: answer.headers,
    } satisfies Answer<Body>
  }

const auth = (token: string | undefined) => (token === undefined ? {} : { authorization: `Bearer ${token}` })

let peopleMade = 0

function people(call: ReturnType<typeof callerOf>, stores: Stores) {
  const signed = createTokens(SECRET, stores)
  /** The server trusts the forwarded addresses of the tests, as of any proxy on its own machine. */
  const login = (username: string, password = PASSWORD, { from, cookie }: { from?: string; cookie?: string } = {}) =>
    call<Token & { step_token: string; detail: string }>('POST', '/login/access-token', {
      raw: new URLSearchParams({ username, password }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(from && { 'x-forwarded-for': from }),
        ...(cookie && { cookie }),
      },
    })

  /** Somebody with an account who is logged in. */
  const aPerson = async (changes: Partial<User> = {}): Promise<Person> => {
    const email = changes.email ?? `person${(peopleMade += 1)}@example.com`
    const user = await stores.users.insert({ ...changes, email, password_hash: passwordHash })
    const id = user?.id ?? ''
    return { id, email, password: PASSWORD, token: await signed.issue(id, 'access') }
  }

  const createForm = async ({ token }: Person, changes: Partial<Form> = {}): Promise<Form> => {
    const { title, description, structure, is_active, tags } = aForm(changes)
    const sent = { title, description, structure, is_active, tags }
    const { body } = await call<Form>('POST', '/forms/', { token, body: sent })
    return body
  }

  const beginSession = async ({ id }: Form): Promise<Session> =>
    (await call<Session>('POST', `/public/forms/${id}/sessions`, { body: { type: 'voice' } })).body

  return { login, aPerson, createForm, beginSession }
}

export type { Database }
