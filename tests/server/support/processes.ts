import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Place } from '../../../server/store/database.ts'
import { freePort } from '../../support/free-port.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
export const account = { email: 'owner@example.com', password: 'correct horse battery' }

/** As `npm start` has them. */
const V8_OPTIONS = ['--max-semi-space-size=8', '--no-parallel-scavenge', '--heap-growing-percent=40', '--expose-gc']

/** For what sends more from one address than people do. */
export const NO_QUOTAS = {
  QUOTA_FORM_RESPONSES_PER_DAY: '0',
  QUOTA_FORM_MB_PER_DAY: '0',
  QUOTA_ADDRESS_SUBMITS_PER_DAY: '0',
  QUOTA_ADDRESS_MB_PER_DAY: '0',
  QUOTA_ADDRESS_FORM_MB_PER_MINUTE: '0',
}

export interface Running {
  url: string
  child: ChildProcess
  output(): string
  /** @returns the exit code; null when a signal ended it */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** The server as it really runs, in a process of its own; resolves when it listens or has ended. */
export async function startProcess(place: Place, env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, [...V8_OPTIONS, 'server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '32768',
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      SECRET_KEY: 's'.repeat(40),
      FIRST_SUPERUSER: account.email,
      FIRST_SUPERUSER_PASSWORD: account.password,
      TRANSCRIBER: 'browser',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = once(child, 'exit')
  const listening = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        text += String(chunk)
        if (text.includes('Sayform is at')) resolve()
      })
  })
  await Promise.race([listening, ended])
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => text,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}

const json = { 'content-type': 'application/json' }

/** The first superuser, logged in over the network. */
export async function logIn({ url }: Running) {
  const login = await fetch(`${url}/api/v1/login/access-token`, {
    method: 'POST',
    body: new URLSearchParams({ username: account.email, password: account.password }),
  })
  const { access_token: token } = await login.json()
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && json) }
    return (
      await fetch(`${url}/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    ).json()
  }
  return { status: login.status, token: token as string, call }
}

/** A visitor who begins a session, over the network. */
export async function beginSession({ url }: Running, formId: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/public/forms/${formId}/sessions`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ type: 'voice' }),
  })
  return (await answer.json()).id
}

export const submit = ({ url }: Running, sessionId: string, body: object) =>
  fetch(`${url}/api/v1/sessions/${sessionId}/submit`, { method: 'POST', headers: json, body: JSON.stringify(body) })
