/** One `it`, ready to run. */
interface Case {
  name: string
  run: () => unknown
}

type Run = (...values: unknown[]) => unknown
type Define = (name: string, ...rest: unknown[]) => void

/**
 * Replaces `describe` and `it` of Vitest, as far as the tests of rules and machines use them: the cases of a file run many
 * times in one process, for which Vitest, with a worker for each run of a file, is too slow.
 */
export class Suite {
  readonly cases: Case[] = []
  #path: string[] = []

  readonly it = Object.assign(this.#case.bind(this), { each: eachWith(this.#case.bind(this)) })
  readonly describe = Object.assign(this.#group.bind(this), { each: eachWith(this.#group.bind(this)) })

  #case(name: string, ...rest: unknown[]): void {
    const run = bodyOf(rest)
    this.cases.push({ name: [...this.#path, name].join(' > '), run: () => run() })
  }

  #group(name: string, ...rest: unknown[]): void {
    this.#path = [...this.#path, name]
    bodyOf(rest)()
    this.#path = this.#path.slice(0, -1)
  }
}

const eachWith =
  (define: Define) =>
  (rows: readonly unknown[]) =>
  (name: string, ...rest: unknown[]): void => {
    const run = bodyOf(rest)
    for (const row of rows) define(name, () => run(...(Array.isArray(row) ? row : [row])))
  }

function bodyOf(rest: unknown[]): Run {
  const body = rest.find((each) => typeof each === 'function')
  if (!isRun(body)) throw new Error('A test without a body')
  return body
}

const isRun = (value: unknown): value is Run => typeof value === 'function'
