import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60_000
/** Links in mails end long before; the addresses and answers in them need not stay for ever. */
const KEPT_MS = 30 * DAY_MS

/**
 * Removes mails that were written to the outbox a month ago, and what an interrupted process left of one.
 * @param now milliseconds since 1970
 */
export async function sweepOutbox(dataDir: string, now = Date.now()): Promise<void> {
  const outbox = join(dataDir, 'outbox')
  const files = await opendir(outbox).catch(() => undefined)
  if (!files) return
  for await (const { name } of files) {
    const file = join(outbox, name)
    // The folder is the operator's to look into: what is none of ours stays, and what went meanwhile is gone.
    if (/\.eml(\.part)?$/.test(name) && (await isOlder(file, now - KEPT_MS))) await rm(file, { force: true })
  }
}

const isOlder = async (file: string, before: number): Promise<boolean> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs < before,
    () => false,
  )
