import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Mutant } from './instrumented.ts'

const FOLDER = 'node_modules/.cache/mutations'
const FILE = `${FOLDER}/verdicts.json`
/** The mutated code, for the processes that judge. */
export const CODE_FILE = `${FOLDER}/code-${process.pid}.json`

/** What became of a mutant, and in which world. */
interface Verdict {
  killer?: string
  /** The test file that killed it. */
  test?: string
  /** The mutated file, and the test that killed it, as they were. */
  world: string
  /** The tests, as they were, that did not notice it. */
  unmoved?: string[]
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)
const hashes = new Map<string, string>()

function fileHash(path: string): string {
  const known = hashes.get(path) ?? (existsSync(path) ? hashOf(readFileSync(path, 'utf8')) : 'none')
  hashes.set(path, known)
  return known
}

/** Of a test and of all that it imports from tests/ or reads there. */
function testHash(test: string): string {
  const known = hashes.get(`all of ${test}`) ?? hashOf([...helpersOf(test)].toSorted().map(fileHash).join())
  hashes.set(`all of ${test}`, known)
  return known
}

/** A table is named where it is read, so whatever the tests name of each other is taken for an import. */
function helpersOf(path: string, found = new Set<string>()): Set<string> {
  found.add(path)
  for (const [, named = ''] of readFileSync(path, 'utf8').matchAll(/'([\w./-]+\.(?:ts|tsv|json))'/g)) {
    const helper = join(dirname(path), named)
    if (helper.startsWith('tests/') && existsSync(helper) && !found.has(helper)) helpersOf(helper, found)
  }
  return found
}

/**
 * Earlier verdicts: a killed mutant stays so while its file and the killing test do, and a survivor is asked only about
 * tests that have changed since. What else has changed may kill more, never less.
 */
export class Known {
  readonly #verdicts = readVerdicts()
  readonly #changed = new Set<string>()

  /** Undefined while nobody is known to have noticed the mutant. */
  killerOf(mutant: Mutant): string | undefined {
    const { killer, test, world } = this.#verdicts[mutant.key] ?? {}
    return test && world === `${fileHash(mutant.file)} ${fileHash(test)}` ? killer : undefined
  }

  /** Whether the test, as it is now, did not notice the mutant. */
  isUnmoved(test: string, mutant: Mutant): boolean {
    const { world, unmoved = [] } = this.#verdicts[mutant.key] ?? {}
    return world === fileHash(mutant.file) && unmoved.includes(testHash(test))
  }

  keepKilled(mutant: Mutant, test: string, killer: string): void {
    this.#keep(mutant, { world: `${fileHash(mutant.file)} ${fileHash(test)}`, test, killer })
  }

  keepSurvivor(mutant: Mutant, test: string): void {
    const world = fileHash(mutant.file)
    const before = this.#verdicts[mutant.key]
    const unmoved = [...(before?.world === world ? (before.unmoved ?? []) : []), testHash(test)]
    this.#keep(mutant, { world, unmoved: [...new Set(unmoved)] })
  }

  /** Leaves what another run has found meanwhile. */
  save(): void {
    const changes = [...this.#changed].map((key) => [key, this.#verdicts[key]])
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(`${FILE}.${process.pid}`, JSON.stringify({ ...readVerdicts(), ...Object.fromEntries(changes) }))
    renameSync(`${FILE}.${process.pid}`, FILE)
  }

  #keep({ key }: Mutant, verdict: Verdict): void {
    this.#verdicts[key] = verdict
    this.#changed.add(key)
  }
}

const readVerdicts = (): Record<string, Verdict> => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {})

export function writeCode(code: Record<string, string>): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(CODE_FILE, JSON.stringify(code))
}
