import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Of a test and of all that it may import from beside it. */
const testHash = (test: string): string => `${fileHash(test)} ${helpersHash(test.split('/').slice(0, 2).join('/'))}`

function helpersHash(folder: string): string {
  const known = hashes.get(folder)
  if (known) return known
  const helpers = globSync([`${folder}/**/*.*`, 'tests/*.ts']).filter((path) => !path.endsWith('.test.ts'))
  hashes.set(folder, hashOf(helpers.toSorted().map(fileHash).join()))
  return helpersHash(folder)
}

/**
 * Earlier verdicts: a killed mutant stays so while its file and the killing test do, and a survivor is asked only about
 * tests that have changed since. What else has changed may kill more, never less.
 */
export class Known {
  readonly #verdicts: Record<string, Verdict>

  constructor() {
    this.#verdicts = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  }

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
    this.#verdicts[mutant.key] = { world: `${fileHash(mutant.file)} ${fileHash(test)}`, test, killer }
  }

  keepSurvivor(mutant: Mutant, tests: string[]): void {
    const world = fileHash(mutant.file)
    const before = this.#verdicts[mutant.key]
    const unmoved = [...(before?.world === world ? (before.unmoved ?? []) : []), ...tests.map(testHash)]
    this.#verdicts[mutant.key] = { world, unmoved: [...new Set(unmoved)] }
  }

  save(): void {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(FILE, JSON.stringify(this.#verdicts))
  }
}

export function writeCode(code: Record<string, string>): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(CODE_FILE, JSON.stringify(code))
}
