import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Wav, writeWav } from './wav.ts'

const FOLDER_PREFIX = 'sayform-heard-'
/** A recording of a running server is minutes old at most. */
const ORPHANED_MS = 10 * 60_000
const STARTED = Date.now() - process.uptime() * 1000

/** A private folder for the recordings of a process, with its id in the name; `saveRecording` creates it. */
export const recordingFolder = (pid = process.pid): string => join(tmpdir(), `${FOLDER_PREFIX}${pid}-${randomUUID()}`)

/** @param name without its extension */
export async function saveRecording(folder: string, name: string, audio: Wav): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, `${name}.wav`), writeWav(audio), { mode: 0o600 })
}

/** Removes all files that begin with the name: the recording and what was made for it. */
export async function removeRecording(folder: string, name: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  await Promise.all(
    names.filter((file) => file.startsWith(name)).map((file) => rm(join(folder, file), { force: true })),
  )
}

/** A killed server cannot remove its recordings; the next start does. Never throws: it leaves folders of other users. */
export async function removeOrphanedRecordings(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => [])
  const folders = names.filter((name) => name.startsWith(FOLDER_PREFIX))
  await Promise.all(folders.map((name) => removeIfOrphaned(name).catch(() => {})))
}

async function removeIfOrphaned(name: string): Promise<void> {
  const folder = join(tmpdir(), name)
  const pid = Number.parseInt(name.slice(FOLDER_PREFIX.length), 10)
  if (isOrphaned(pid, (await stat(folder)).mtimeMs)) await rm(folder, { recursive: true, force: true })
}

/** Process ids are reused, in a container even at once. */
function isOrphaned(pid: number, touched: number): boolean {
  if (pid === process.pid) return touched < STARTED
  return !isAlive(pid) || Date.now() - touched > ORPHANED_MS
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
