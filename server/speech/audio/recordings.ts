import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Wav, writeWav } from './wav.ts'

export const FOLDER_PREFIX = 'sayform-heard-'
/** A recording of a living server is minutes old at most. */
const LEFT_BEHIND_MS = 10 * 60_000
const STARTED = Date.now() - process.uptime() * 1000

/** A private folder for the recordings of this process, whose number its name tells. It is made by the first of them. */
export const recordingFolder = (): string => join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-${randomUUID()}`)

/** Takes a name without its ending. */
export async function keepRecording(folder: string, name: string, audio: Wav): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, `${name}.wav`), writeWav(audio), { mode: 0o600 })
}

/** Removes the recording and whatever else begins with its name. */
export async function forgetRecording(folder: string, name: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  await Promise.all(
    names.filter((file) => file.startsWith(name)).map((file) => rm(join(folder, file), { force: true })),
  )
}

/** A killed server cannot remove its recordings; the next start does. Never throws: a folder of another user stays. */
export async function removeLeftRecordings(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => [])
  const folders = names.filter((name) => name.startsWith(FOLDER_PREFIX))
  await Promise.all(folders.map((name) => removeIfLeft(name).catch(() => {})))
}

async function removeIfLeft(name: string): Promise<void> {
  const folder = join(tmpdir(), name)
  const pid = Number.parseInt(name.slice(FOLDER_PREFIX.length), 10)
  if (isLeft(pid, (await stat(folder)).mtimeMs)) await rm(folder, { recursive: true, force: true })
}

/** Numbers of processes come again, in a container even at once. */
function isLeft(pid: number, touched: number): boolean {
  if (pid === process.pid) return touched < STARTED
  return !isAlive(pid) || Date.now() - touched > LEFT_BEHIND_MS
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
