import { readFileSync } from 'node:fs'
import type { Answer, Order, Reading } from './messages.ts'
import type { Suite } from './suite.ts'
import { mutantSwitch, TestRunner } from './test-runner.ts'

type Judge = Extract<Order, { type: 'judge' }>

const runner = new TestRunner(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))
/** Modules without a mutant on, for mutants that matter only when a case runs. */
let loaded: { test: string; suite: Suite } | undefined

const tell = (answer: Answer) => process.send?.(answer)

process.on('message', (order: Order) => {
  void (order.type === 'read' ? read(order.test).then(tell) : judge(order))
})
process.on('disconnect', () => process.exit())
console.log = console.error = console.warn = () => undefined

/** Runs a file without a mutant, and notes what it comes by. */
async function read(test: string): Promise<Reading> {
  const coverage = { static: {}, perTest: {} as Record<string, Record<string, number>> }
  Object.assign(mutantSwitch, { activeMutant: undefined, mutantCoverage: coverage, hitCount: undefined })
  const start = performance.now()
  const nothing = { type: 'read', test, onLoad: {}, inCases: [] } as const
  try {
    const suite = await runner.load(test)
    loaded = { test, suite }
    const problem = await runCounting(suite)
    const milliseconds = performance.now() - start
    const inCases = suite.cases.map((_, index) => coverage.perTest[String(index)] ?? {})
    return { type: 'read', test, milliseconds, onLoad: coverage.static, inCases, ...(problem && { problem }) }
  } catch (error) {
    return { ...nothing, inCases: [], milliseconds: performance.now() - start, problem: String(error) }
  }
}

async function runCounting(suite: Suite): Promise<string | undefined> {
  for (const index of suite.cases.keys()) {
    mutantSwitch.currentTestId = String(index)
    const failure = await runner.firstFailure(suite, [index])
    mutantSwitch.currentTestId = undefined
    if (failure) return failure
  }
  return undefined
}

async function judge({ test, mutants }: Judge): Promise<void> {
  await calm(test)
  tell({ type: 'ready', test })
  for (const { id, cases, hitLimit } of mutants) {
    const killer = await killerOf(test, id, cases, hitLimit)
    tell({ type: 'judged', test, mutant: id, killer })
  }
  tell({ type: 'done', test })
}

/** The case that fails while the mutant is on; a module that cannot even be loaded fails too. */
async function killerOf(test: string, id: string, cases: number[] | 'all', hitLimit: number) {
  const isOnLoad = cases === 'all'
  const suite = isOnLoad ? undefined : await calm(test)
  Object.assign(mutantSwitch, { activeMutant: id, hitCount: 0, hitLimit })
  try {
    const killer = await runner.firstFailure(suite ?? (await runner.load(test)), cases)
    // What the mutant left behind in a module, such as a memory of answers, must not fail the next one.
    if (isOnLoad || killer) loaded = undefined
    return killer
  } catch (error) {
    loaded = undefined
    return `on loading: ${String(error).split('\n')[0]}`
  } finally {
    Object.assign(mutantSwitch, { activeMutant: undefined, hitCount: undefined })
  }
}

async function calm(test: string): Promise<Suite> {
  if (loaded?.test !== test) loaded = { test, suite: await runner.load(test) }
  return loaded.suite
}
