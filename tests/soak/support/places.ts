import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from '../../../server/store/database.ts'
import { hasPostgres, startPostgres, type Cluster } from '../../server/support/postgres.ts'
import { startProcess, type Running } from '../../server/support/processes.ts'

export type DatabaseName = 'SQLite' | 'PostgreSQL'
export const DATABASES: DatabaseName[] = hasPostgres ? ['SQLite', 'PostgreSQL'] : ['SQLite']

/** Where a part of the soak runs. */
export interface Ground {
  place: Place
  /** Undefined on SQLite. */
  cluster: Cluster | undefined
  /** A server of this place, which ends with the work at the latest. */
  start(env?: Record<string, string>): Promise<Running>
}

/** @param work what it started with `start` is ended, and the place removed, however it ends */
export async function onGround<Result>(
  database: DatabaseName,
  work: (ground: Ground) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sayform-soak-'))
  const cluster = database === 'PostgreSQL' ? await startPostgres(['max_connections=200']) : undefined
  const started: Running[] = []
  // Of a soak that is interrupted nothing stays.
  const abandon = () => {
    for (const { child } of started) child.kill('SIGKILL')
    void cluster?.crash()
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', abandon)
  try {
    const place = { dataDir, databaseUrl: await cluster?.createDatabase() }
    const start = async (env: Record<string, string> = {}) => {
      const running = await startProcess(place, { LOG_LEVEL: 'warn', ...env })
      started.push(running)
      if (running.child.exitCode !== null) throw new Error(`The server did not start:\n${running.output()}`)
      return running
    }
    return await work({ place, cluster, start })
  } finally {
    process.off('exit', abandon)
    await Promise.all(started.map((running) => running.stop('SIGKILL')))
    await cluster?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
