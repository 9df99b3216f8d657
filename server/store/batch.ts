import { isDiskFull, isUnavailable, Overloaded } from './database.ts'

const BATCH_MAX = 64
const WAITING_MAX = 1000

interface Waiting<Input, Output> {
  input: Input
  resolve(output: Output): void
  reject(reason: unknown): void
}

/**
 * Collects concurrent calls into batches: what arrives in the same turn of the event loop, or while a batch is running, goes
 * into the next one. No timer delays a call. One batch runs at a time: two at once would be half as large, and take more of
 * both processes' time for the same rows.
 * @param run processes a batch and answers in its order; when it fails, every input runs alone, so that one bad row fails no
 * other, unless the database does not answer: then all fail, those that wait too
 * @returns a function that rejects with {@link Overloaded} when too many wait
 */
export function batched<Input, Output>(run: (inputs: Input[]) => Promise<Output[]>) {
  const waiting: Waiting<Input, Output>[] = []
  let isBusy = false

  const schedule = () => {
    if (isBusy || waiting.length === 0) return
    isBusy = true
    setImmediate(start)
  }
  const start = () =>
    void settle(waiting.splice(0, BATCH_MAX)).finally(() => {
      isBusy = false
      schedule()
    })
  const settle = async (batch: Waiting<Input, Output>[]) => {
    try {
      const outputs = await run(batch.map(({ input }) => input))
      batch.forEach(({ resolve }, index) => resolve(outputs[index]!))
    } catch (error) {
      // Those behind would only wait for the same answer.
      if (isUnavailable(error) || isDiskFull(error))
        for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error)
      else if (batch.length === 1) batch[0]?.reject(error)
      else for (const one of batch) await settle([one])
    }
  }

  return (input: Input): Promise<Output> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= WAITING_MAX) return reject(new Overloaded())
      waiting.push({ input, resolve, reject })
      schedule()
    })
}
