import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Client } from 'pg'

const binaries = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)

/** Whether this machine can run a PostgreSQL of its own. */
export const hasPostgres = binaries !== undefined

export interface Cluster {
  /**
   * @param like the address of a database that nobody is connected to
   * @returns the address of an empty database, or of a copy
   */
  createDatabase(like?: string): Promise<string>
  /** It answers nothing any more, without an error, until it is thawed. */
  freeze(): void
  thaw(): void
  /** All its processes are killed at once; connections are refused until it is started again. */
  crash(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Of the server and of each connection's process. */
const processesOf = (pid: number): number[] => [
  pid,
  ...execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split(/\s+/)
    .filter(Boolean)
    .map(Number),
]

const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))

interface Owner {
  uid?: number
  gid?: number
}

/** PostgreSQL refuses to run as root; an unprivileged user runs it then. */
const unprivileged = (): Owner => {
  if (process.getuid?.() !== 0) return {}
  const user = ['postgres', 'nobody'].find((name) => {
    try {
      return idOf('-u', name) > 0
    } catch {
      return false
    }
  })
  return user ? { uid: idOf('-u', user), gid: idOf('-g', user) } : {}
}

function newFolder({ uid, gid }: Owner): string {
  const folder = mkdtempSync(join(tmpdir(), 'sayform-pg-'))
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/**
 * Gives the folder of an empty cluster, which is kept in the temp folder: a copy takes a quarter of the time of `initdb`.
 * Made aside and renamed: two tests may make it at once.
 */
function initialised(owner: Owner): string {
  const version = basename(dirname(binaries ?? ''))
  const kept = join(tmpdir(), `sayform-postgres-${version}-${owner.uid ?? process.getuid?.()}`)
  if (existsSync(kept)) return kept
  const folder = newFolder(owner)
  const data = join(folder, 'data')
  const settings = ['-D', data, '-U', 'sayform', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(binaries ?? '', 'initdb'), settings, { ...owner, cwd: folder, stdio: 'ignore' })
  try {
    renameSync(data, kept)
  } catch (error) {
    if (!existsSync(kept)) throw error
  }
  rmSync(folder, { recursive: true, force: true })
  return kept
}

/**
 * A real PostgreSQL in a throw-away folder; it listens on a socket in that folder only.
 * @param settings `name=value` each, stronger than what suits tests
 */
export async function startPostgres(settings: string[] = []): Promise<Cluster> {
  const owner = unprivileged()
  const folder = newFolder(owner)
  const data = join(folder, 'data')
  execFileSync('cp', ['-r', initialised(owner), data], { ...owner, cwd: folder })
  const all = ['listen_addresses=', 'fsync=off', 'max_connections=100', ...settings]
  const start = () =>
    startServer(data, ['-k', folder, ...all.flatMap((setting) => ['-c', setting])], { ...owner, cwd: folder })
  let server = await start()
  let made = 0
  return {
    async createDatabase(like) {
      const name = `test${(made += 1)}`
      const template = like === undefined ? 'template1' : new URL(like).pathname.slice(1)
      await run(addressOf(folder, 'postgres'), `create database ${name} template ${template}`)
      return addressOf(folder, name)
    },
    freeze: () => processesOf(server.pid ?? 0).forEach((pid) => process.kill(pid, 'SIGSTOP')),
    thaw: () => processesOf(server.pid ?? 0).forEach((pid) => process.kill(pid, 'SIGCONT')),
    async crash() {
      const gone = once(server, 'exit')
      processesOf(server.pid ?? 0).forEach((pid) => process.kill(pid, 'SIGKILL'))
      await gone
    },
    async restart() {
      server = await start()
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const gone = once(server, 'exit')
        server.kill('SIGINT')
        await gone
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startServer(data: string, parameters: string[], options: SpawnOptions): Promise<ChildProcess> {
  const server = spawn(join(binaries ?? '', 'postgres'), ['-D', data, ...parameters], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (server.stderr) await untilReady(server.stderr)
  return server
}

const addressOf = (folder: string, database: string) =>
  `postgresql://sayform@localhost/${database}?host=${encodeURIComponent(folder)}`

async function run(connectionString: string, text: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** Said to a client that connects while the server starts, as servers under test do when it comes back. */
const TOO_EARLY = /FATAL: {2}the database system is (?:starting up|not yet accepting connections|in recovery mode)/

/**
 * Waits until a log of PostgreSQL says that connections are accepted.
 * @throws with the log, when the server could not start
 */
export async function untilReady(log: NodeJS.ReadableStream): Promise<void> {
  let text = ''
  for await (const chunk of log) {
    text += String(chunk)
    if (text.includes('database system is ready to accept connections')) break
    // The last line may not be whole yet.
    const lines = text.split('\n').slice(0, -1)
    if (lines.some((line) => line.includes('FATAL:') && !TOO_EARLY.test(line))) throw new Error(text)
  }
  log.resume()
}
