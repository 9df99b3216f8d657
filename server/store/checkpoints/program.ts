import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import { RUNNING, type CheckpointOrder } from './order.ts'

/** So many pages of the log are moved at once at least: the same page is written many times. */
const PAGES_MIN = 250
const PAUSE_MS = 10

const { file, state } = workerData as CheckpointOrder

const database = new DatabaseSync(file)
try {
  database.exec('pragma busy_timeout = 0')
  database.exec('pragma synchronous = full')
  const [look, move] = ['noop', 'passive'].map((mode) => database.prepare(`pragma wal_checkpoint(${mode})`))
  const pagesToMove = () => {
    const { log, checkpointed } = look!.get() as { log: number; checkpointed: number }
    return log - checkpointed
  }
  while (Atomics.wait(state, 0, RUNNING, PAUSE_MS) === 'timed-out') if (pagesToMove() >= PAGES_MIN) move!.get()
  move!.get()
} finally {
  database.close()
}
