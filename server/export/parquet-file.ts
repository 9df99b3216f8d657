import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A file that is older was left by a process that ended while it wrote. */
const LEFT_MS = 60 * 60_000

/**
 * A Parquet file ends with what its beginning refers to, so it is written before it is sent.
 * @param write is given the file to write
 * @returns its bytes; the file itself is gone already
 */
export async function throughFile(dataDir: string, write: (file: string) => Promise<unknown>): Promise<Readable> {
  const folder = join(dataDir, 'exports')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeft(folder)
  const file = join(folder, randomUUID())
  try {
    await write(file)
    return (await open(file)).createReadStream()
  } finally {
    await rm(file, { force: true })
  }
}

async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > LEFT_MS) await rm(file, { force: true })
  }
}
