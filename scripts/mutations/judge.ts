import { globSync, rmSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { Crew } from './crew.ts'
import type { Instrumented, Mutant } from './instrumented.ts'
import { CODE_FILE, type Known, writeCode } from './known.ts'
import type { Order, Reading, Task } from './messages.ts'

/**
 * The page's pattern engine comes by a mock that only Vitest knows; and a diagram differs from its chart after any change,
 * which says nothing about what the chart does. To fill 500 random forms for each mutant would take days.
 */
const NOT_HERE = [
  'tests/rules/pattern-in-the-page.test.ts',
  'tests/machines/diagrams.test.ts',
  'tests/machines/random-forms.test.ts',
]
/** Few enough that the processes end together. */
const AT_ONCE = 25
/** A loop that comes by this many times as often as it should has no end. */
const HITS = 100

type Verdicts = Map<Mutant, string | undefined>

/** Judges all mutants that are not known, and says of each who killed it: undefined for a survivor. */
export async function judgeAll({ code, mutants }: Instrumented, known: Known): Promise<Verdicts> {
  const verdicts: Verdicts = new Map(mutants.map((mutant) => [mutant, known.killerOf(mutant)]))
  const tests = testsFor(mutants)
  const isOpen = (test: string) => (mutant: Mutant) =>
    verdicts.get(mutant) === undefined && testsFor([mutant]).includes(test) && !known.isUnmoved(test, mutant)
  const asked = tests.filter((test) => mutants.some(isOpen(test)))
  if (asked.length === 0) return verdicts
  writeCode(code)
  const crew = new Crew(resolve(CODE_FILE))
  try {
    const readings = await readTests(crew, asked)
    for (const isOwn of [true, false])
      for (const reading of readings) {
        const { test } = reading
        const open = mutants.filter(isOpen(test)).filter(({ file }) => isTestOf(test, file) === isOwn)
        if (open.length === 0) continue
        await judgeWith(crew, reading, open, (mutant, killer) => {
          verdicts.set(mutant, killer)
          known.keepKilled(mutant, test, killer)
        })
        known.save()
        progress(`${test}: ${mutants.filter((mutant) => verdicts.get(mutant) === undefined).length} are left`)
      }
    const fit = readings.filter(({ unfit }) => unfit.length === 0).map(({ test }) => test)
    const broken = new Set(asked.filter((test) => !fit.includes(test)))
    for (const mutant of mutants)
      if (verdicts.get(mutant) === undefined)
        known.keepSurvivor(
          mutant,
          testsFor([mutant]).filter((test) => !broken.has(test)),
        )
    known.save()
  } finally {
    crew.end()
    rmSync(CODE_FILE, { force: true })
  }
  return verdicts
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
function testsFor(mutants: Mutant[]): string[] {
  const folders = new Set(mutants.map(({ file }) => `tests/${file.split('/', 1)[0]}/`))
  return allTests.filter((test) => [...folders].some((folder) => test.startsWith(folder)))
}

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
  return readings.filter(({ problem }) => !problem).toSorted((a, b) => a.milliseconds - b.milliseconds)
}

async function judgeWith(
  crew: Crew,
  reading: Reading,
  mutants: Mutant[],
  onKilled: (mutant: Mutant, killer: string) => void,
): Promise<void> {
  progress(`${reading.test}, ${Math.round(reading.milliseconds)} ms`)
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
    reading.milliseconds,
  )
}

/** The cases that come by the mutant; all of them when it is in what runs on loading. */
function taskOf({ onLoad, inCases }: Reading, { id, file }: Mutant): Task | undefined {
  const fit = [...inCases.keys()].filter((index) => inCases[index])
  const passing = fit.filter((index) => inCases[index]?.[id])
  const hits = passing.reduce((sum, index) => sum + (inCases[index]?.[id] ?? 0), onLoad[id] ?? 0)
  if (hits === 0) return undefined
  const isOnLoad = onLoad[id] !== undefined
  return { id, file, cases: isOnLoad ? fit : passing, isOnLoad, hitLimit: hits * HITS }
}

function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${line}`)
  else process.stderr.write(`${line}\n`)
}
