import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const FOLDERS_MAX = 64

/** Of the file of a form's copy, which begins with the form's id. */
export const ENDING = '.duckdb'

/** A folder that only this process writes to, as long as it lives. */
export interface OwnFolder {
  path: string
  release(): void
}

/**
 * Takes the first folder below `columns` that no living process has: DuckDB lets one process write a file, and several
 * servers may share a data folder. The lock goes with its process, and what lies there is used again by the next one.
 * @throws when more processes than FOLDERS_MAX share the data folder
 */
export function takeFolder(dataDir: string): OwnFolder {
  for (let number = 0; number < FOLDERS_MAX; number += 1) {
    const path = join(dataDir, 'columns', String(number))
    const release = lockFolder(path)
    if (release) return { path, release }
  }
  throw new Error('Too many servers share one data folder')
}

/** Throws away the folders of processes that ended, since removals elsewhere do not reach them. */
export function removeAbandoned(dataDir: string, own: string): void {
  for (const name of readdirSync(join(dataDir, 'columns'))) {
    const path = join(dataDir, 'columns', name)
    if (path === own) continue
    const release = lockFolder(path)
    if (!release) continue
    release()
    rmSync(path, { recursive: true, force: true })
  }
}

/** An empty SQLite file serves as the lock: the system drops it when its holder dies. */
function lockFolder(path: string): (() => void) | undefined {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(path, 'lock'))
  try {
    lock.exec('begin exclusive')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return undefined
    throw error
  }
}
