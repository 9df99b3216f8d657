import { openDatabase } from '../../database.ts'
import type { CopyNews, CopyOrder } from './copy-apart.ts'
import { openCopy } from '../copy.ts'
import { openEngine } from '../engine.ts'
import { copyAll } from './first-copy.ts'
import { followForm } from './job.ts'
import { openSource } from '../source.ts'

/** A program of its own: makes one first copy and ends. What it is to do comes as a message; without its parent it stops. */
const stopping = new AbortController()
process.once('disconnect', () => stopping.abort())
// The parent is asked to end too, and decides.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

/** A small part of the copy is in memory at a time, and the server needs the other processors. */
const SETTINGS = { memory_limit: '64MB', threads: '1' }

const tell = (news: CopyNews): void => {
  if (process.connected) process.send?.(news)
}

async function run({ place, formId, file, folder }: CopyOrder): Promise<void> {
  const database = openDatabase(place, () => {})
  const source = openSource(database)
  const engine = await openEngine(folder, SETTINGS)
  try {
    const copy = await openCopy(engine, file, 'form')
    const head = await source.head(formId)
    if (head) {
      await followForm({ copy, source, formId }, head)
      await copyAll({ copy, source, formId }, head, stopping.signal, (percent) => tell({ percent }))
    }
    await copy.close()
  } finally {
    engine.close()
    await database.destroy()
  }
}

process.once('message', (order: CopyOrder) => {
  run(order)
    .then(
      () => tell({ done: true }),
      (error: unknown) => tell({ failed: failureOf(error) }),
    )
    .finally(() => process.disconnect?.())
})

const failureOf = (error: unknown) => {
  const { code, errcode } = Object(error)
  return { message: error instanceof Error ? error.message : String(error), code, errcode }
}
