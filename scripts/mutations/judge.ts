import { globSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Instrumented, Mutant } from './instrumented.ts'
import type { Order, Reading, Task } from './messages.ts'
import { CODE_FILE, type VerdictCache, writeCode } from './verdicts.ts'
import { WorkerPool } from './worker-pool.ts'

/**
 * The lazy pattern engine and the lazy judge of file types need a mock of Vitest; and a diagram differs from its chart after any change, which says nothing
 * about what the chart does. To fill 500 random forms for each mutant, to put every filler around every answer, or to say
 * thousands of random words would take days, and what measures time says nothing on a busy machine.
 */
const EXCLUDED = [
  'tests/rules/pattern/engine-lazy.test.ts',
  'tests/rules/answers/judge-lazy.test.ts',
  'tests/machines/diagrams.test.ts',
  'tests/machines/simulation/random-forms.test.ts',
  'tests/rules/transcript/laws.test.ts',
  'tests/rules/transcript/length.test.ts',
  'tests/rules/transcript/fillers-and-repairs.test.ts',
]
/** Mutants in one order: few enough that the processes end at about the same time. */
const BATCH_SIZE = 25
/**
 * Time of the processor for one mutant in the cases of one file: else a survivor, which runs them all, would take minutes.
 * The cases that do not fit are the most expensive ones, such as laws over thousands of texts.
 */
const BUDGET_MS = 500
/** Parts of `tests/rules/`, in which all tests lie. */
const ROOT_DEPTH = 3
/** A mutant that is passed this many times as often as without a change is in an endless loop. */
const HITS = 100

/**
 * Judges all mutants without a cached verdict.
 * @param by only tests with this in their path are asked
 * @returns the case that killed each mutant; undefined for a survivor
 */
export async function judgeAll({ code, mutants }: Instrumented, cache: VerdictCache, by: string): Promise<Verdicts> {
  const trial = new Trial(mutants, cache)
  if (DISTANCES.every((distance) => trial.openTests(distance, by).length === 0)) return trial.verdicts
  writeCode(code)
  const pool = new WorkerPool(resolve(CODE_FILE))
  try {
    await trial.run(pool, by)
  } finally {
    pool.end()
    rmSync(CODE_FILE, { force: true })
  }
  return trial.verdicts
}

type Verdicts = Map<Mutant, string | undefined>

class Trial {
  readonly verdicts: Verdicts
  readonly #mutants: Mutant[]
  readonly #cache: VerdictCache

  constructor(mutants: Mutant[], cache: VerdictCache) {
    this.#mutants = mutants
    this.#cache = cache
    this.verdicts = new Map(mutants.map((mutant) => [mutant, cache.killerOf(mutant)]))
  }

  /** The tests at this distance that have mutants left to judge. */
  openTests(distance: Distance, by: string): string[] {
    return allTests.filter((test) => test.includes(by) && this.#openFor(test, distance).length > 0)
  }

  /** Farther tests are not even read while nearer ones kill all mutants. */
  async run(pool: WorkerPool, by: string): Promise<void> {
    const readings = new Map<string, Reading>()
    for (const distance of DISTANCES) {
      const tests = this.openTests(distance, by)
      const unread = tests.filter((test) => !readings.has(test))
      for (const reading of await readTests(pool, unread)) readings.set(reading.test, reading)
      for (const reading of quickestFirst(tests.flatMap((test) => readings.get(test) ?? [])))
        await this.#judge(pool, reading, this.#openFor(reading.test, distance))
    }
  }

  async #judge(pool: WorkerPool, reading: Reading, mutants: Mutant[]): Promise<void> {
    if (mutants.length === 0) return
    await judgeWith(pool, reading, mutants, (mutant, killer) => {
      this.verdicts.set(mutant, killer)
      this.#cache.addKilled(mutant, reading.test, killer)
    })
    if (reading.unfit.length === 0)
      for (const mutant of mutants)
        if (this.verdicts.get(mutant) === undefined) this.#cache.addSurvivor(mutant, reading.test)
    this.#cache.save()
    progress(`${reading.test}: ${this.#alive().length} survive so far`)
  }

  #alive(): Mutant[] {
    return this.#mutants.filter((mutant) => this.verdicts.get(mutant) === undefined)
  }

  #openFor(test: string, distance: Distance): Mutant[] {
    const isOpen = (mutant: Mutant) => mayJudge(test, mutant) && !this.#cache.hasSurvived(test, mutant)
    return this.#alive().filter((mutant) => distanceOf(test, mutant.file) === distance && isOpen(mutant))
  }
}

/** In this order tests are asked, since most mutants die in the nearest one. */
const DISTANCES = ['own', 'same folder', 'far'] as const
type Distance = (typeof DISTANCES)[number]

/** Tests mirror what they test: `rules/a/b.ts` has its own test in `tests/rules/a/b.test.ts`, and others beside it. */
function distanceOf(test: string, file: string): Distance {
  const mirrored = `tests/${file}`
  if (test === mirrored.replace(/\.ts$/, '.test.ts')) return 'own'
  const folder = `${dirname(mirrored)}/`
  return folder.split('/').length > ROOT_DEPTH && test.startsWith(folder) ? 'same folder' : 'far'
}

/** Rules are judged by the tests of rules and machines by those of machines: what only others notice has no test. */
const mayJudge = (test: string, { file }: Mutant): boolean => test.startsWith(`tests/${file.split('/', 1)[0]}/`)

const allTests = globSync('tests/{rules,machines}/**/*.test.ts').filter((test) => !EXCLUDED.includes(test))

const quickestFirst = (readings: Reading[]): Reading[] => readings.toSorted((a, b) => a.effort - b.effort)

/** Runs the tests once without a mutant. */
async function readTests(pool: WorkerPool, tests: string[]): Promise<Reading[]> {
  const readings: Reading[] = []
  await pool.run(
    tests.map((test) => ({ type: 'read', test })),
    (answer) => void (answer.type === 'read' && readings.push(answer)),
  )
  for (const { test, problem } of readings) if (problem) progress(`${test} does not judge: ${problem}`)
  for (const { test, unfit } of readings) for (const failure of unfit) progress(`${test} does not judge by: ${failure}`)
  return readings.filter(({ problem }) => !problem)
}

async function judgeWith(
  pool: WorkerPool,
  reading: Reading,
  mutants: Mutant[],
  onKilled: (mutant: Mutant, killer: string) => void,
): Promise<void> {
  progress(`${reading.test}, ${Math.round(reading.effort)} ms`)
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]))
  const tasks = mutants.flatMap((mutant) => taskOf(reading, mutant) ?? [])
  const orders = Array.from({ length: Math.ceil(tasks.length / BATCH_SIZE) }, (_, index): Order => {
    return { type: 'judge', test: reading.test, mutants: tasks.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE) }
  })
  await pool.run(
    orders,
    (answer) => {
      const mutant = answer.type === 'judged' ? byId.get(answer.mutant) : undefined
      if (mutant && answer.type === 'judged' && answer.killer !== undefined) onKilled(mutant, answer.killer)
    },
    reading.effort,
  )
}

/** The cases that come by the mutant; all of them when it is in what runs on loading. */
function taskOf({ onLoad, inCases, efforts }: Reading, { id, file }: Mutant): Task | undefined {
  const fit = [...inCases.keys()].filter((index) => inCases[index])
  const passing = fit.filter((index) => inCases[index]?.[id])
  const hits = passing.reduce((sum, index) => sum + (inCases[index]?.[id] ?? 0), onLoad[id] ?? 0)
  if (hits === 0) return undefined
  const isOnLoad = onLoad[id] !== undefined
  return { id, file, cases: affordable(isOnLoad ? fit : passing, efforts), isOnLoad, hitLimit: hits * HITS }
}

/** The cheapest cases first, as far as a mutant's share of the processor goes. */
function affordable(cases: number[], efforts: number[]): number[] {
  let spent = 0
  const effortOf = (index: number) => efforts[index] ?? 0
  return cases.toSorted((a, b) => effortOf(a) - effortOf(b)).filter((index) => (spent += effortOf(index)) <= BUDGET_MS)
}

function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${line}`)
  else process.stderr.write(`${line}\n`)
}
