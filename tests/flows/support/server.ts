import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'

export const superuser = { email: 'owner@example.com', password: 'correct horse battery' }

export interface RunningServer {
  url: string
  dataDir: string
  /** Ends the process as an operator would, and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>
  /** The same address and the same data again, with other settings where they are given. */
  start(changed?: Record<string, string>): Promise<void>
  /** Stops, and removes the data. */
  close(): Promise<void>
}

const healthy = async (url: string, child: ChildProcess, output: () => string) => {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`)
    const answer = await fetch(`${url}/api/v1/health`).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error(`the server did not become healthy:\n${output()}`)
}

/** The product as `npm start` runs it, on a free port, with a data folder of its own. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sayform-flow-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined

  const start = async (changed: Record<string, string> = {}) => {
    let output = ''
    child = spawn('node', ['server/main.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: 'node_modules/.cache/node',
        PORT: String(port),
        DATA_DIR: dataDir,
        PUBLIC_URL: url,
        FIRST_SUPERUSER: superuser.email,
        FIRST_SUPERUSER_PASSWORD: superuser.password,
        ...env,
        ...changed,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
    await healthy(url, child, () => output)
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const abandon = () => {
    child?.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', abandon)
  const close = async () => {
    process.off('exit', abandon)
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  await start().catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { url, dataDir, stop, start, close }
}

const shared = new Map<string, Promise<RunningServer>>()

/**
 * The one server of this process with these settings, which ends with it: for files of flows that count nothing of others'
 * and neither stop it nor change a setting. A start takes a second of a core, and what is asked for first another one; there
 * are dozens of such files.
 */
export function sharedServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const key = JSON.stringify(env)
  const server = shared.get(key) ?? startServer(env)
  shared.set(key, server)
  return server
}
