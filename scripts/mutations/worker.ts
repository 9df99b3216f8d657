import { readFileSync } from 'node:fs'
import type { Answer, Order, Reading, Task } from './messages.ts'
import type { Suite } from './suite.ts'
import { mutantSwitch, TestRunner } from './test-runner.ts'

type Judge = Extract<Order, { type: 'judge' }>

const runner = new TestRunner(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))
/** Of the processor. */
const LONGEST_CASE_MS = 1_000
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
  const [start, before] = [performance.now(), effortSince(0)]
  const spent = () => ({ milliseconds: performance.now() - start, effort: effortSince(before) })
  const result = { type: 'read' as const, test, onLoad: coverage.static }
  try {
    const suite = await runner.loadAll(test)
    loaded = { test, suite }
    const { unfit, efforts } = await runCounting(suite)
    const inCases = suite.cases.map((_, index) =>
      unfit.has(index) ? undefined : (coverage.perTest[String(index)] ?? {}),
    )
    return { ...result, ...spent(), efforts, inCases, unfit: [...unfit.values()] }
  } catch (error) {
    return { ...result, ...spent(), efforts: [], inCases: [], unfit: [], problem: String(error) }
  }
}

const effortSince = (before: number): number => process.cpuUsage().user / 1000 - before

/** @returns the cases that fail, or would take hours for all mutants, by their place; and what each takes */
async function runCounting(suite: Suite): Promise<{ unfit: Map<number, string>; efforts: number[] }> {
  const unfit = new Map<number, string>()
  const efforts: number[] = []
  for (const [index, { name }] of suite.cases.entries()) {
    mutantSwitch.currentTestId = String(index)
    const before = effortSince(0)
    const failure = await runner.firstFailure(suite, [index])
    const effort = effortSince(before)
    mutantSwitch.currentTestId = undefined
    const reason = failure ?? (effort > LONGEST_CASE_MS ? 'takes too long' : undefined)
    if (reason) unfit.set(index, `${name}: ${reason}`)
    efforts.push(effort)
  }
  return { unfit, efforts }
}

async function judge({ test, mutants }: Judge): Promise<void> {
  await calm(test)
  tell({ type: 'ready', test })
  for (const mutant of mutants) tell({ type: 'judged', test, mutant: mutant.id, killer: await killerOf(test, mutant) })
  tell({ type: 'done', test })
}

/** The case that fails while the mutant is on; a module that cannot even be loaded fails too. */
async function killerOf(test: string, { id, file, cases, isOnLoad, hitLimit }: Task): Promise<string | undefined> {
  const suite = isOnLoad ? undefined : await calm(test)
  Object.assign(mutantSwitch, { activeMutant: id, hitCount: 0, hitLimit })
  try {
    const killer = await runner.firstFailure(suite ?? (await runner.load(test, file)), cases)
    if (isOnLoad || killer) spoil(file)
    return killer
  } catch (error) {
    spoil(file)
    return `on loading: ${String(error).split('\n')[0]}`
  } finally {
    Object.assign(mutantSwitch, { activeMutant: undefined, hitCount: undefined })
  }
}

/** What the mutant left behind in a module must not fail the next one. */
function spoil(file: string): void {
  runner.spoil(file)
  loaded = undefined
}

async function calm(test: string): Promise<Suite> {
  if (loaded?.test !== test) loaded = { test, suite: await runner.load(test) }
  return loaded.suite
}
