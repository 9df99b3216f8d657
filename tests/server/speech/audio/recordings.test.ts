import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { recordingFolder, removeOrphanedRecordings } from '../../../../server/speech/audio/recordings.ts'

const made: string[] = []
afterEach(() => Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))))

async function aRecordingIn(folder: string, touched = new Date()) {
  made.push(folder)
  await mkdir(folder)
  await writeFile(join(folder, 'a.wav'), 'words')
  await utimes(folder, touched, touched)
  return folder
}

it('removes the recordings of a server that was killed, at once', async () => {
  const folder = await aRecordingIn(recordingFolder(spawnSync('true').pid))
  await removeOrphanedRecordings()
  expect(existsSync(folder)).toBe(false)
})

it('keeps those of another living server, and its own', async () => {
  const folders = [await aRecordingIn(recordingFolder(process.ppid)), await aRecordingIn(recordingFolder())]
  await removeOrphanedRecordings()
  expect(folders.map((folder) => existsSync(folder))).toEqual([true, true])
})

it('removes those of an earlier server that had the same number', async () => {
  const folder = await aRecordingIn(recordingFolder(), new Date(0))
  await removeOrphanedRecordings()
  expect(existsSync(folder)).toBe(false)
})
