import { readFileSync } from 'node:fs'
import type { Answer, Order, Reading, Task } from './messages.ts'
import type { Suite } from './suite.ts'
import { mutantSwitch, TestRunner } from './test-runner.ts'

type Judge = Extract<Order, { type: 'judge' }>

const runner = new TestRunner(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))
interface Loaded {
  test: string
  suite: Suite
  /** A mutant has failed with these modules, and the case passed again without it. */
  isUsed: boolean
}

/** A case that takes longer is not run a second time to measure it. */
const EXPENSIVE_MS = 100

/** Modules without a mutant on, for mutants that matter only when a case runs. */
let loaded: Loaded | undefined

const send = (answer: Answer) => process.send?.(answer)

process.on('message', (order: Order) => {
  void (order.type === 'read' ? read(order.test).then(send) : judge(order))
})
process.on('disconnect', () => process.exit())
console.log = console.error = console.warn = () => undefined

/** Runs a file without a mutant, and counts which mutants its cases pass. */
async function read(test: string): Promise<Reading> {
  const coverage = { static: {}, perTest: {} as Record<string, Record<string, number>> }
  Object.assign(mutantSwitch, { activeMutant: undefined, mutantCoverage: coverage, hitCount: undefined })
  const [start, before] = [performance.now(), effortSince(0)]
  const spent = () => ({ milliseconds: performance.now() - start, effort: effortSince(before) })
  const result = { type: 'read' as const, test, onLoad: coverage.static }
  try {
    const suite = await runner.loadAll(test)
    loaded = { test, suite, isUsed: false }
    const { unfit, efforts: first } = await runCounting(suite)
    const efforts = await effortsOf(suite, first)
    const inCases = suite.cases.map((_, index) =>
      unfit.has(index) ? undefined : (coverage.perTest[String(index)] ?? {}),
    )
    return { ...result, ...spent(), efforts, inCases, unfit: [...unfit.values()] }
  } catch (error) {
    return { ...result, ...spent(), efforts: [], inCases: [], unfit: [], problem: String(error) }
  }
}

const effortSince = (before: number): number => process.cpuUsage().user / 1000 - before

/** @returns the cases that fail, by their place, and what each takes */
async function runCounting(suite: Suite): Promise<{ unfit: Map<number, string>; efforts: number[] }> {
  const unfit = new Map<number, string>()
  const efforts: number[] = []
  for (const index of suite.cases.keys()) {
    const { failure, effort } = await runCase(suite, index)
    if (failure) unfit.set(index, failure.reason)
    efforts.push(effort)
  }
  return { unfit, efforts }
}

/** What each case takes once the code is compiled, a fraction of the first time; expensive ones are not measured again. */
async function effortsOf(suite: Suite, first: number[]): Promise<number[]> {
  const efforts: number[] = []
  for (const [index, effort] of first.entries())
    efforts.push(effort > EXPENSIVE_MS ? effort : (await runCase(suite, index)).effort)
  return efforts
}

async function runCase(suite: Suite, index: number) {
  mutantSwitch.currentTestId = String(index)
  const before = effortSince(0)
  const failure = await runner.firstFailure(suite, [index])
  mutantSwitch.currentTestId = undefined
  return { failure, effort: effortSince(before) }
}

async function judge({ test, mutants }: Judge): Promise<void> {
  await withoutMutant(test)
  send({ type: 'ready', test })
  for (const mutant of mutants) send({ type: 'judged', test, mutant: mutant.id, killer: await killerOf(test, mutant) })
  send({ type: 'done', test })
}

/** The case that fails while the mutant is on; a module that cannot even be loaded fails too. */
const killerOf = (test: string, task: Task): Promise<string | undefined> =>
  task.isOnLoad ? killerOnLoad(test, task) : killerInCases(test, task)

async function killerOnLoad(test: string, { id, file, cases, hitLimit }: Task): Promise<string | undefined> {
  turnOn(id, hitLimit)
  try {
    const failure = await runner.firstFailure(await runner.load(test, file), cases)
    return failure?.reason
  } catch (error) {
    return `on loading: ${String(error).split('\n')[0]}`
  } finally {
    turnOff()
    runner.markStale(file)
    loaded = undefined
  }
}

/**
 * The modules are used again as long as the case that failed passes without the mutant. Where it does not, this mutant or one
 * before it left something behind: then only the verdict with newly loaded modules counts.
 */
async function killerInCases(test: string, task: Task): Promise<string | undefined> {
  const { suite, isUsed } = await withoutMutant(test)
  turnOn(task.id, task.hitLimit)
  const failure = await runner.firstFailure(suite, task.cases)
  turnOff()
  if (!failure) return undefined
  runner.markStale(task.file)
  const isClean = failure.index !== undefined && !(await runner.firstFailure(suite, [failure.index]))
  loaded = isClean ? { test, suite, isUsed: true } : undefined
  return isClean || !isUsed ? failure.reason : killerInCases(test, task)
}

const turnOn = (id: string, hitLimit: number) =>
  Object.assign(mutantSwitch, { activeMutant: id, hitCount: 0, hitLimit })
const turnOff = () => Object.assign(mutantSwitch, { activeMutant: undefined, hitCount: undefined })

async function withoutMutant(test: string): Promise<Loaded> {
  if (loaded?.test !== test) loaded = { test, suite: await runner.load(test), isUsed: false }
  return loaded
}
