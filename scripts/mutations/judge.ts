import { globSync, rmSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { Crew } from './crew.ts'
import type { Instrumented, Mutant } from './instrumented.ts'
import { CODE_FILE, type Known, writeCode } from './known.ts'
import type { Order, Reading, Task } from './messages.ts'

/**
 * The page's pattern engine comes by a mock that only Vitest knows; and a diagram differs from its chart after any change,
 * which says nothing about what the chart does. To fill 500 random forms for each mutant, to put every remark around every
 * answer, or to say thousands of random words would take days, and what measures time says nothing on a busy machine.
 */
const NOT_HERE = [
  'tests/rules/pattern/engine-lazy.test.ts',
  'tests/machines/diagrams.test.ts',
  'tests/machines/simulation/random-forms.test.ts',
  'tests/rules/transcript/laws.test.ts',
  'tests/rules/transcript/length.test.ts',
  'tests/rules/transcript/fillers-and-repairs.test.ts',
]
/** Few enough that the processes end together. */
const AT_ONCE = 25
/**
 * Of the processor, for a mutant in the cases of one file: else a survivor, which meets them all, would take minutes. What
 * does not fit in are the dearest, such as those that try a law on thousands of texts.
 */
const SHARE_MS = 500
/** A loop that comes by this many times as often as it should has no end. */
const HITS = 100

/**
 * Judges all mutants that are not known, and says of each who killed it: undefined for a survivor.
 * @param by what the paths of the tests that are asked have in common
 */
export async function judgeAll({ code, mutants }: Instrumented, known: Known, by: string): Promise<Verdicts> {
  const trial = new Trial(mutants, known)
  const tests = trial.openTests().filter((test) => test.includes(by))
  if (tests.length === 0) return trial.verdicts
  writeCode(code)
  const crew = new Crew(resolve(CODE_FILE))
  try {
    await trial.hold(crew, await readTests(crew, tests))
  } finally {
    crew.end()
    rmSync(CODE_FILE, { force: true })
  }
  return trial.verdicts
}

type Verdicts = Map<Mutant, string | undefined>

class Trial {
  readonly verdicts: Verdicts
  readonly #mutants: Mutant[]
  readonly #known: Known

  constructor(mutants: Mutant[], known: Known) {
    this.#mutants = mutants
    this.#known = known
    this.verdicts = new Map(mutants.map((mutant) => [mutant, known.killerOf(mutant)]))
  }

  /** The tests that have not judged each mutant that is alive. */
  openTests(): string[] {
    return allTests.filter((test) => this.#openFor(test).length > 0)
  }

  async hold(crew: Crew, readings: Reading[]): Promise<void> {
    for (const isOwn of [true, false])
      for (const reading of readings)
        await this.#judge(
          crew,
          reading,
          this.#openFor(reading.test).filter(({ file }) => isTestOf(reading.test, file) === isOwn),
        )
  }

  async #judge(crew: Crew, reading: Reading, mutants: Mutant[]): Promise<void> {
    if (mutants.length === 0) return
    await judgeWith(crew, reading, mutants, (mutant, killer) => {
      this.verdicts.set(mutant, killer)
      this.#known.keepKilled(mutant, reading.test, killer)
    })
    if (reading.unfit.length === 0)
      for (const mutant of mutants)
        if (this.verdicts.get(mutant) === undefined) this.#known.keepSurvivor(mutant, reading.test)
    this.#known.save()
    progress(`${reading.test}: ${this.#alive().length} are left`)
  }

  #alive(): Mutant[] {
    return this.#mutants.filter((mutant) => this.verdicts.get(mutant) === undefined)
  }

  #openFor(test: string): Mutant[] {
    return this.#alive().filter((mutant) => mayJudge(test, mutant) && !this.#known.isUnmoved(test, mutant))
  }
}

/** A file's own tests bear its name, or that of its folder; they are asked first, since most mutants die there. */
function isTestOf(test: string, file: string): boolean {
  const names = file
    .split('/')
    .slice(1)
    .map((part) => part.split('.', 1)[0])
  return names.some((name) => basename(test).startsWith(`${name}.`) || basename(test).startsWith(`${name}-`))
}

/** Rules are judged by the tests of rules and machines by those of machines: what only others notice has no test. */
const mayJudge = (test: string, { file }: Mutant): boolean => test.startsWith(`tests/${file.split('/', 1)[0]}/`)

const allTests = globSync('tests/{rules,machines}/**/*.test.ts').filter((test) => !NOT_HERE.includes(test))

/** Runs the tests once without a mutant; the quickest judge comes first. */
async function readTests(crew: Crew, tests: string[]): Promise<Reading[]> {
  const readings: Reading[] = []
  await crew.work(
    tests.map((test) => ({ type: 'read', test })),
    (answer) => void (answer.type === 'read' && readings.push(answer)),
  )
  for (const { test, problem } of readings) if (problem) progress(`${test} does not judge: ${problem}`)
  for (const { test, unfit } of readings) for (const failure of unfit) progress(`${test} does not judge by: ${failure}`)
  return readings.filter(({ problem }) => !problem).toSorted((a, b) => a.effort - b.effort)
}

async function judgeWith(
  crew: Crew,
  reading: Reading,
  mutants: Mutant[],
  onKilled: (mutant: Mutant, killer: string) => void,
): Promise<void> {
  progress(`${reading.test}, ${Math.round(reading.effort)} ms`)
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]))
  const tasks = mutants.flatMap((mutant) => taskOf(reading, mutant) ?? [])
  const orders = Array.from({ length: Math.ceil(tasks.length / AT_ONCE) }, (_, index): Order => {
    return { type: 'judge', test: reading.test, mutants: tasks.slice(index * AT_ONCE, (index + 1) * AT_ONCE) }
  })
  await crew.work(
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
  return cases.toSorted((a, b) => effortOf(a) - effortOf(b)).filter((index) => (spent += effortOf(index)) <= SHARE_MS)
}

function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${line}`)
  else process.stderr.write(`${line}\n`)
}
