import { once } from 'node:events'
import { statSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { databaseFile } from '../store/database.ts'
import { dropOldBackups, listBackups } from '../store/operation/backups.ts'
import { repeatInBackground } from '../background/repeat.ts'

const CHECK_MS = 30 * 60_000
const DAY_MS = 24 * 60 * 60_000
const COMMAND = fileURLToPath(new URL('../cli.ts', import.meta.url))

/** Of SQLite, once a day, in a process of its own, since SQLite would hold the event loop; the newest few stay. */
export function backUpDaily(app: FastifyInstance, settings: Settings): void {
  const { databaseUrl, dataDir, backupsKept } = settings
  if (databaseUrl !== undefined || backupsKept === 0) return
  const work = async (closing: AbortSignal) => {
    if (!isDue(dataDir)) return
    await backUp(dataDir, closing)
    dropOldBackups(dataDir, backupsKept)
  }
  repeatInBackground(app, { everyMs: CHECK_MS, work, problem: 'The daily backup could not be made' })
}

/** A day after the last one, or after the data began. */
export function isDue(dataDir: string, now = Date.now()): boolean {
  const [newest] = listBackups(dataDir)
  const { mtimeMs, birthtimeMs } = statSync(newest ?? databaseFile({ dataDir }))
  return now - (newest ? mtimeMs : birthtimeMs) > DAY_MS
}

/** @throws with what the command says */
export async function backUp(dataDir: string, signal?: AbortSignal): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const { spawn } = await import('node:child_process')
  const child = spawn(process.execPath, [COMMAND, 'backup'], { env, stdio: ['ignore', 'ignore', 'pipe'], signal })
  const [problem, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(problem.trim() || 'The backup ended early')
}
