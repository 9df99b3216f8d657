import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Answer, Order } from './messages.ts'

/** A mutant that makes a loop endless counts as killed. */
const ENDLESS = 'no end'
/** How long a process may take until its first answer. */
const FIRST_MS = 600_000
/** A mutant may allocate without end; with this limit only its process dies. */
const MEMORY = '--max-old-space-size=2048'
const SLACK_MS = 3_000
const SLOWER = 3
/** On a busy machine a process waits for the processor; only after this many times its limit is it ended without having had it. */
const BUSY = 10

type Judge = Extract<Order, { type: 'judge' }>
type Listener = (answer: Answer) => void

/** Processes that judge, one order at a time each; one that hangs is ended and the rest of its order goes to another. */
export class WorkerPool {
  readonly #code: string
  readonly #idle: ChildProcess[] = []
  readonly #all = new Set<ChildProcess>()

  constructor(code: string) {
    this.#code = code
  }

  /** Carries out all orders, as many at a time as there are processors. */
  async run(orders: Order[], listener: Listener, milliseconds = FIRST_MS): Promise<void> {
    const remaining = [...orders]
    const next = async (): Promise<void> => {
      for (let order = remaining.shift(); order; order = remaining.shift())
        await this.#carryOut(order, listener, milliseconds)
    }
    await Promise.all(Array.from({ length: availableParallelism() }, next))
  }

  end(): void {
    for (const child of this.#all) child.kill('SIGKILL')
  }

  async #carryOut(order: Order, listener: Listener, milliseconds: number): Promise<void> {
    const judged = new Set<string>()
    let isReady = order.type === 'read'
    const isFinished = await this.#ask(order, milliseconds, (answer) => {
      if (answer.type === 'ready') isReady = true
      if (answer.type === 'judged') judged.add(answer.mutant)
      listener(answer)
    })
    if (isFinished) return
    if (!isReady) throw new Error(`${order.test} could not be loaded in ${FIRST_MS / 1000} s`)
    if (order.type === 'read') return listener(unread(order.test))
    const [endless, ...rest] = order.mutants.filter(({ id }) => !judged.has(id))
    if (endless) listener({ type: 'judged', test: order.test, mutant: endless.id, killer: ENDLESS })
    if (rest.length > 0) await this.#carryOut({ ...order, mutants: rest } satisfies Judge, listener, milliseconds)
  }

  /** False when the process was silent for too long, or died. */
  #ask(order: Order, milliseconds: number, listener: Listener): Promise<boolean> {
    const child = this.#idle.pop() ?? this.#spawn()
    return new Promise((resolve) => {
      const finish = (isFinished: boolean) => {
        clearTimeout(timer)
        child.removeAllListeners()
        if (isFinished) this.#idle.push(child)
        else this.#discard(child)
        resolve(isFinished)
      }
      const wait = (most: number) => {
        const [start, before] = [performance.now(), effortOf(child)]
        const isOver = () => effortOf(child) - before >= most || performance.now() - start >= most * BUSY
        const look = () => (isOver() ? finish(false) : (timer = setTimeout(look, most / 2)))
        return setTimeout(look, most)
      }
      let timer = wait(FIRST_MS)
      child.on('exit', () => finish(false))
      child.on('message', (answer: Answer) => {
        clearTimeout(timer)
        timer = wait(milliseconds * SLOWER + SLACK_MS)
        listener(answer)
        if (answer.type === 'read' || answer.type === 'done') finish(true)
      })
      child.send(order)
    })
  }

  #spawn(): ChildProcess {
    const child = fork(new URL('worker.ts', import.meta.url), [this.#code], { execArgv: [MEMORY] })
    this.#all.add(child)
    return child
  }

  #discard(child: ChildProcess): void {
    child.kill('SIGKILL')
    this.#all.delete(child)
  }
}

/** Milliseconds of the processor; where the system does not say, milliseconds since the start. */
function effortOf({ pid }: ChildProcess): number {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return performance.now()
  const [, , , , , , , , , , , user = '0', system = '0'] = readFileSync(path, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(user) + Number(system)) * 10
}

const unread = (test: string): Answer => ({
  type: 'read',
  test,
  milliseconds: 0,
  effort: 0,
  efforts: [],
  onLoad: {},
  inCases: [],
  unfit: [],
  problem: 'it did not end',
})
