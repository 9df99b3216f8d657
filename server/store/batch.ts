import { isDiskFull, isUnavailable, Overloaded } from './database.ts'

const BATCH_MAX = 64
const WAITING_MAX = 1000
const CONCURRENT_BATCHES = 2

interface Waiting<Input, Output> {
  input: Input
  resolve(output: Output): void
  reject(reason: unknown): void
}

/**
 * Collects concurrent calls into batches: what arrives in the same turn of the event loop, or while two batches are running,
 * goes into the next one. No timer delays a call.
 * @param run processes a batch and answers in its order, in one of two slots (0 or 1) for concurrent batches; when it fails,
 * every input runs alone, so that one bad row fails no other, unless the database does not answer: then all fail, those that wait too
 * @returns a function that rejects with {@link Overloaded} when too many wait
 */
export function batched<Input, Output>(run: (inputs: Input[], slot: number) => Promise<Output[]>) {
  const waiting: Waiting<Input, Output>[] = []
  const freeSlots = Array.from({ length: CONCURRENT_BATCHES }, (_, slot) => slot)
  let scheduled = false

  const schedule = () => {
    if (scheduled || waiting.length === 0 || freeSlots.length === 0) return
    scheduled = true
    setImmediate(start)
  }
  const start = () => {
    scheduled = false
    const slot = freeSlots.pop()
    if (slot === undefined) return
    void settle(waiting.splice(0, BATCH_MAX), slot).finally(() => {
      freeSlots.push(slot)
      schedule()
    })
    schedule()
  }
  const settle = async (batch: Waiting<Input, Output>[], slot: number) => {
    try {
      const outputs = await run(
        batch.map(({ input }) => input),
        slot,
      )
      batch.forEach(({ resolve }, index) => resolve(outputs[index]!))
    } catch (error) {
      // Those behind would only wait for the same answer.
      if (isUnavailable(error) || isDiskFull(error))
        for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error)
      else if (batch.length === 1) batch[0]?.reject(error)
      else for (const one of batch) await settle([one], slot)
    }
  }

  return (input: Input): Promise<Output> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= WAITING_MAX) return reject(new Overloaded())
      waiting.push({ input, resolve, reject })
      schedule()
    })
}
