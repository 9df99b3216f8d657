import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Answer, Order } from './messages.ts'

/** A mutant that makes a loop endless is as good as found. */
const ENDLESS = 'no end'
/** How long a process may take until its first answer. */
const FIRST_MS = 600_000
/** Without a limit of its own a rule may build what fills the machine; then the process ends soon. */
const MEMORY = '--max-old-space-size=2048'
const SLACK_MS = 3_000
const SLOWER = 3
/** On a busy machine a process waits for its turn; as long as it has not had it, it is not called endless. */
const BUSY = 10

type Judge = Extract<Order, { type: 'judge' }>
type Listener = (answer: Answer) => void

/** Processes that judge, one task at a time; one that hangs is ended and its task goes on in another. */
export class Crew {
  readonly #code: string
  readonly #idle: ChildProcess[] = []
  readonly #all = new Set<ChildProcess>()

  constructor(code: string) {
    this.#code = code
  }

  /** Carries out all orders, some at a time. */
  async work(orders: Order[], listener: Listener, milliseconds = FIRST_MS): Promise<void> {
    const left = [...orders]
    const next = async (): Promise<void> => {
      for (let order = left.shift(); order; order = left.shift()) await this.#carryOut(order, listener, milliseconds)
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
        else this.#lose(child)
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

  #lose(child: ChildProcess): void {
    child.kill('SIGKILL')
    this.#all.delete(child)
  }
}

/** Milliseconds of the processor; where the system does not tell, all that have passed. */
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
