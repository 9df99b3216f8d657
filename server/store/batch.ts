import { isDiskFull, isUnavailable, Overloaded } from './database.ts'

const BATCH_MAX = 64
const WAITING_MAX = 1000

interface Waiting<Input, Output> {
  input: Input
  resolve(output: Output): void
  reject(reason: unknown): void
}

interface Options {
  /** For a database that works by itself. One in this process would hold the event loop from the first batch to the last. */
  overlaps?: boolean
}

/**
 * Collects concurrent calls into batches: what arrives in the same turn of the event loop, or while a batch is running, goes
 * into the next one. No timer delays a call. One batch runs at a time: two at once would be half as large, and take more of
 * both processes' time for the same rows.
 * @param run processes a batch and answers in its order; when it fails, every input runs alone, so that one bad row fails no
 * other, unless the database does not answer: then all fail, those that wait too
 * @returns a function that rejects with {@link Overloaded} when too many wait
 */
export function batched<Input, Output>(
  run: (inputs: Input[]) => Promise<Output[]>,
  { overlaps = false }: Options = {},
) {
  const waiting: Waiting<Input, Output>[] = []
  let isBusy = false

  const schedule = () => {
    if (isBusy || waiting.length === 0) return
    isBusy = true
    setImmediate(start)
  }
  const start = async () => {
    const answer = await outcomeOf(waiting.splice(0, BATCH_MAX))
    if (overlaps && waiting.length > 0) {
      void start()
      // The statement has left before: a connection comes from the pool in the next tick.
      setImmediate(answer)
    } else {
      answer()
      isBusy = false
      schedule()
    }
  }
  /** @returns what tells the callers */
  const outcomeOf = async (batch: Waiting<Input, Output>[]): Promise<() => void> => {
    try {
      const outputs = await run(batch.map(({ input }) => input))
      return () => batch.forEach(({ resolve }, index) => resolve(outputs[index]!))
    } catch (error) {
      // Those behind would only wait for the same answer.
      if (isUnavailable(error) || isDiskFull(error)) return rejectAll([...batch, ...waiting.splice(0)], error)
      if (batch.length === 1) return rejectAll(batch, error)
      for (const one of batch) (await outcomeOf([one]))()
      return () => {}
    }
  }

  return (input: Input): Promise<Output> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= WAITING_MAX) return reject(new Overloaded())
      waiting.push({ input, resolve, reject })
      schedule()
    })
}

const rejectAll = (failed: Waiting<unknown, never>[], reason: unknown) => () =>
  failed.forEach(({ reject }) => reject(reason))
