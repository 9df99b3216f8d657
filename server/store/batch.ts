import { isUnavailable, Overloaded } from './database.ts'

const GROUP_MAX = 64
const WAITING_MAX = 1000
const LANES = 2

interface Waiting<Input, Output> {
  input: Input
  resolve(output: Output): void
  reject(reason: unknown): void
}

/**
 * Lets calls that arrive together reach the database together: one goes at once, what arrives in the same turn of the
 * event loop or while two groups are under way waits for the next. No timer holds anything back.
 * @param run answers a group in its order; when it fails, every input runs alone, so that one bad row spoils no other,
 * unless the database does not answer: then trying again row by row would only take as long for each
 * @returns a function that rejects with {@link Overloaded} when too many wait
 */
export function grouped<Input, Output>(run: (inputs: Input[], lane: number) => Promise<Output[]>) {
  const waiting: Waiting<Input, Output>[] = []
  const freeLanes = Array.from({ length: LANES }, (_, lane) => lane)
  let scheduled = false

  const schedule = () => {
    if (scheduled || waiting.length === 0 || freeLanes.length === 0) return
    scheduled = true
    setImmediate(start)
  }
  const start = () => {
    scheduled = false
    const lane = freeLanes.pop()
    if (lane === undefined) return
    void settle(waiting.splice(0, GROUP_MAX), lane).finally(() => {
      freeLanes.push(lane)
      schedule()
    })
    schedule()
  }
  const settle = async (group: Waiting<Input, Output>[], lane: number) => {
    try {
      const outputs = await run(
        group.map(({ input }) => input),
        lane,
      )
      group.forEach(({ resolve }, index) => resolve(outputs[index]!))
    } catch (error) {
      if (group.length === 1 || isUnavailable(error)) for (const { reject } of group) reject(error)
      else for (const one of group) await settle([one], lane)
    }
  }

  return (input: Input): Promise<Output> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= WAITING_MAX) return reject(new Overloaded())
      waiting.push({ input, resolve, reject })
      schedule()
    })
}
